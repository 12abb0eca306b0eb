-- How much of everything a person has used: the dashboard's numbers, what counts toward the plan, and what each
-- person caused over all relays.

/* The dashboard's numbers, computed on request so that they cannot drift from what they count. */
create view public.user_stats with (security_invoker = true) as
select
  p.id as user_id,
  (select count(*) from public.sessions s where s.user_id = p.id and not s.is_private)::integer as total_sessions,
  -- seconds
  coalesce((select sum(s.duration) from public.sessions s where s.user_id = p.id and not s.is_private), 0)::integer as total_duration,
  coalesce((
    select (array['very sad', 'sad', 'neutral', 'good', 'great'])[m.mood_score]
    from public.mood_entries m where m.user_id = p.id order by m.local_date desc limit 1
  ), 'neutral') as current_mood,
  coalesce(w.seconds, 0) as daily_usage_seconds,
  -- -1: unlimited
  (select l.daily_voice_seconds from private.plan_limits(public.current_plan(p.id)) l) as daily_limit_seconds,
  w.window_started_at + interval '24 hours' as daily_usage_resets_at
from public.profiles p
left join public.voice_windows w on w.user_id = p.id and w.window_started_at > now() - interval '24 hours';

grant select on public.user_stats to authenticated, service_role;

/* The current plan, when the last of the person's passes ends, and what counts toward the plan's limits: seconds of
   talking in the open 24-hour window and when it closes, check-ins this week (Monday to Sunday, where the person
   lives), calls started in the last 24 hours, and when the first of the counted calls stops counting (once the
   limit is reached, the next call is possible then). A limit of -1 means unlimited. Runs as the owner, because only
   the relay may read the starts of calls. Returns one JSON object, so that times have the same format everywhere. */
create function public.get_usage() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  person uuid := auth.uid();
  held text := public.current_plan(person);
  today date := private.local_date_of(person, now());
begin
  return (
    select jsonb_build_object(
      'plan', held,
      'pass_ends_at', (select max(q.ends_at) from public.passes q
        where q.user_id = person and q.revoked_at is null and q.ends_at > now()),
      'voice_seconds', coalesce(w.seconds, 0),
      'voice_resets_at', w.window_started_at + interval '24 hours',
      'week_check_ins', (select count(*) from public.check_in_days d
        where d.user_id = person and date_trunc('week', d.local_date) = date_trunc('week', today)),
      'last_check_in', (select max(m.created_at) from public.mood_entries m where m.user_id = person),
      'calls', recent.calls,
      'calls_limit', allowed.calls,
      'next_call_at', case when allowed.calls <> -1 then (select min(c.started_at) + interval '24 hours' from (
        select s.started_at from public.call_starts s
          where s.user_id = person and s.started_at > now() - interval '24 hours'
          order by s.started_at desc limit allowed.calls) as c) end)
    from public.profiles p
    cross join private.plan_limits(held) l
    cross join lateral (
      select case when l.calls_per_day = -1 then -1 else p.daily_session_limit end as calls) as allowed
    cross join lateral (
      select count(*) as calls from public.call_starts s
        where s.user_id = person and s.started_at > now() - interval '24 hours') as recent
    left join public.voice_windows w
      on w.user_id = p.id and w.window_started_at > now() - interval '24 hours'
    where p.id = person);
end $$;
grant execute on function public.get_usage() to authenticated;

-- What each person caused in the last day, for the limits that apply to all relays together. Counts only; nothing
-- that was said.
create table public.recent_use (
  user_id uuid not null references auth.users (id) on delete cascade,
  -- the full hour
  hour timestamptz not null,
  typed_characters bigint not null default 0 check (typed_characters >= 0),
  provider_calls bigint not null default 0 check (provider_calls >= 0),
  -- sent to models and received from them
  provider_characters bigint not null default 0 check (provider_characters >= 0),
  -- of text and of sound, as providers tell them
  tokens_in bigint not null default 0 check (tokens_in >= 0),
  tokens_out bigint not null default 0 check (tokens_out >= 0),
  -- heard and spoken by models
  sound_seconds bigint not null default 0 check (sound_seconds >= 0),
  primary key (user_id, hour)
);
create index recent_use_hour_idx on public.recent_use (hour);
alter table public.recent_use enable row level security;
grant select, insert, update, delete on public.recent_use to service_role;
create policy "Only the relay keeps recent use" on public.recent_use
  for all to service_role using (true) with check (true);

/* Adds what several people caused and returns each person's totals for this hour and for the last 24 hours. `batch`
   is an array of {user_id, typed_characters, provider_calls, provider_characters, tokens_in, tokens_out,
   sound_seconds}; zeros only query. People are locked in sorted order. People without an account are left out. Hours that no longer count are
   deleted. */
create function public.count_use(batch jsonb)
returns table (
  user_id uuid,
  hour_typed_characters bigint, hour_provider_calls bigint, hour_provider_characters bigint,
  hour_tokens_in bigint, hour_tokens_out bigint, hour_sound_seconds bigint,
  day_typed_characters bigint, day_provider_calls bigint, day_provider_characters bigint,
  day_tokens_in bigint, day_tokens_out bigint, day_sound_seconds bigint)
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  this_hour timestamptz := date_trunc('hour', now());
  people uuid[];
begin
  insert into public.recent_use as r
      (user_id, hour, typed_characters, provider_calls, provider_characters, tokens_in, tokens_out, sound_seconds)
    select b.user_id, this_hour, sum(b.typed_characters), sum(b.provider_calls), sum(b.provider_characters),
        coalesce(sum(b.tokens_in), 0), coalesce(sum(b.tokens_out), 0), sum(b.sound_seconds)
      from jsonb_to_recordset(batch) as b(user_id uuid, typed_characters bigint, provider_calls bigint,
        provider_characters bigint, tokens_in bigint, tokens_out bigint, sound_seconds bigint)
      where exists (select from public.profiles p where p.id = b.user_id)
      group by b.user_id order by b.user_id
    on conflict (user_id, hour) do update set
      typed_characters = r.typed_characters + excluded.typed_characters,
      provider_calls = r.provider_calls + excluded.provider_calls,
      provider_characters = r.provider_characters + excluded.provider_characters,
      tokens_in = r.tokens_in + excluded.tokens_in,
      tokens_out = r.tokens_out + excluded.tokens_out,
      sound_seconds = r.sound_seconds + excluded.sound_seconds;
  select array_agg((item ->> 'user_id')::uuid) into people from jsonb_array_elements(batch) as item;
  delete from public.recent_use r where r.user_id = any (people) and r.hour <= this_hour - interval '24 hours';
  return query
    select r.user_id,
      coalesce(sum(r.typed_characters) filter (where r.hour = this_hour), 0)::bigint,
      coalesce(sum(r.provider_calls) filter (where r.hour = this_hour), 0)::bigint,
      coalesce(sum(r.provider_characters) filter (where r.hour = this_hour), 0)::bigint,
      coalesce(sum(r.tokens_in) filter (where r.hour = this_hour), 0)::bigint,
      coalesce(sum(r.tokens_out) filter (where r.hour = this_hour), 0)::bigint,
      coalesce(sum(r.sound_seconds) filter (where r.hour = this_hour), 0)::bigint,
      sum(r.typed_characters)::bigint, sum(r.provider_calls)::bigint, sum(r.provider_characters)::bigint,
      sum(r.tokens_in)::bigint, sum(r.tokens_out)::bigint, sum(r.sound_seconds)::bigint
    from public.recent_use r where r.user_id = any (people) group by r.user_id order by r.user_id;
end $$;
grant execute on function public.count_use(jsonb) to service_role;

/* Deletes what no longer counts of people who haven't come back since; whoever does has their own deleted by what counts
   them. A window of talking that is over is emptied: its row holds the epoch. */
create function public.forget_old_counts() returns void
language sql set search_path = '' as $$
  delete from public.recent_use r where (r.user_id, r.hour) in (
    select d.user_id, d.hour from public.recent_use d
    where d.hour <= date_trunc('hour', now()) - interval '24 hours' limit 10000 for update skip locked);
  delete from public.call_starts c where c.session_id in (
    select d.session_id from public.call_starts d
    where d.started_at <= now() - interval '24 hours' limit 10000 for update skip locked);
  delete from public.write_allowances a where (a.user_id, a.kind) in (
    select d.user_id, d.kind from public.write_allowances d
    where d.window_started_at <= now() - interval '24 hours' limit 10000 for update skip locked);
  -- A day more than a person's next check-in leaves, because their day may be behind UTC's.
  delete from public.check_in_days c where (c.user_id, c.local_date) in (
    select d.user_id, d.local_date from public.check_in_days d
    where d.local_date < (now() at time zone 'UTC')::date - 61 limit 10000 for update skip locked);
  delete from public.wrap_up_generations g where g.id in (
    select d.id from public.wrap_up_generations d cross join private.limits() l
    where d.generated_at < now() - make_interval(days => l.wrap_up_generation_days)
    limit 10000 for update of d skip locked);
  update public.voice_windows w set window_started_at = null, seconds = 0 where w.user_id in (
    select d.user_id from public.voice_windows d
    where d.window_started_at <= now() - interval '24 hours' and d.session_id is null
    limit 10000 for update skip locked);
$$;
grant execute on function public.forget_old_counts() to service_role;
