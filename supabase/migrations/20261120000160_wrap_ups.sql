-- Emotional wrap-ups: the weekly report that the relay writes, whose turn it is, and the figures it is written
-- from.
--
-- Longer than most files, because one report is made here from end to end: claiming the turn, the figures, the quotes
-- and storing it, which agree on the week and its time zone.

create table public.emotional_wrap_ups (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  type text not null check (type in ('weekly', 'monthly')),
  period_start date not null,
  period_end date not null,
  mood_trend text not null default 'stable' check (mood_trend in ('improving', 'declining', 'stable')),
  mood_average numeric(3, 2) check (mood_average between 1 and 5),
  energy_average numeric(3, 2) check (energy_average between 1 and 5),
  stress_average numeric(3, 2) check (stress_average between 1 and 5),
  sleep_average numeric(3, 2) check (sleep_average between 1 and 5),
  -- check-ins in the period; too few of them show no trend
  entry_count integer not null default 0 check (entry_count >= 0),
  total_sessions integer not null default 0 check (total_sessions >= 0),
  -- seconds
  total_duration integer not null default 0 check (total_duration >= 0),
  key_insights text[] not null default '{}'
    check (cardinality(key_insights) <= 20 and char_length(key_insights::text) <= 10000),
  personalized_recommendations text[] not null default '{}'
    check (cardinality(personalized_recommendations) <= 20 and char_length(personalized_recommendations::text) <= 10000),
  ai_summary text check (char_length(ai_summary) <= 8000),
  -- what came up, in a few words each
  themes text[] not null default '{}' check (cardinality(themes) <= 5 and char_length(themes::text) <= 1000),
  -- how conversations began and ended: [{ "day": date, "before": text, "after": text }, …]
  session_moods jsonb not null default '[]' check (
    jsonb_typeof(session_moods) = 'array' and jsonb_array_length(session_moods) <= 20
    and char_length(session_moods::text) <= 4000),
  created_at timestamptz not null default now(),
  check (period_end >= period_start),
  -- generating a period again replaces its row
  unique (user_id, type, period_start)
);
create index emotional_wrap_ups_user_id_created_at_idx on public.emotional_wrap_ups (user_id, created_at desc);
alter table public.emotional_wrap_ups enable row level security;
grant select, delete on public.emotional_wrap_ups to authenticated;
grant select, insert, update, delete on public.emotional_wrap_ups to service_role;
create policy "People read their own wrap-ups" on public.emotional_wrap_ups
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "People delete their own wrap-ups" on public.emotional_wrap_ups
  for delete to authenticated using ((select auth.uid()) = user_id);

-- A person's own words in a week's wrap-up, word for word from a conversation or a journal entry, and gone with it.
-- A hidden one never comes back: it outlives its wrap-up, and no piece of it is quoted again.
create table public.wrap_up_quotes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  -- the first day of the wrap-up's period
  period_start date not null,
  -- when it was said or written, where the person lives
  day date not null,
  quote text not null check (char_length(quote) between 1 and 200),
  session_id uuid references public.sessions (id) on delete cascade,
  entry_id uuid references public.journal_entries (id) on delete cascade,
  hidden boolean not null default false,
  check (num_nonnulls(session_id, entry_id) = 1)
);
create index wrap_up_quotes_user_id_idx on public.wrap_up_quotes (user_id, period_start, day);
create index wrap_up_quotes_session_id_idx on public.wrap_up_quotes (session_id);
create index wrap_up_quotes_entry_id_idx on public.wrap_up_quotes (entry_id);
alter table public.wrap_up_quotes enable row level security;
grant select, update (hidden) on public.wrap_up_quotes to authenticated;
grant select, insert, update, delete on public.wrap_up_quotes to service_role;
create policy "People read their own quotes" on public.wrap_up_quotes
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "People hide their own quotes, for good" on public.wrap_up_quotes
  for update to authenticated using ((select auth.uid()) = user_id)
  with check ((select auth.uid()) = user_id and hidden);
create trigger bound_writes before update on public.wrap_up_quotes
  for each statement execute function private.bound_writes();

/* Deletes the quotes of a deleted wrap-up, except hidden ones. Runs as the owner, because people may not delete quotes
   and could then undo their hiding. */
create function private.drop_quotes() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.wrap_up_quotes q
    where q.user_id = old.user_id and q.period_start = old.period_start and not q.hidden;
  return null;
end $$;
create trigger drop_quotes after delete on public.emotional_wrap_ups
  for each row execute function private.drop_quotes();

/* Whether a conversation may be quoted: not if danger was suspected in it. */
create function private.may_be_quoted(session public.sessions) returns boolean
language sql immutable set search_path = '' as $$
  select session.risk_level = 'none'
    and coalesce(private.risk_of(session) -> 'confirmed_peak' ->> 'level', 'none') = 'none';
$$;
grant execute on function private.may_be_quoted(public.sessions) to service_role;

/* Deletes the quotes of a conversation once danger is found in it; hidden ones stay, as they are never shown. */
create function private.drop_quotes_in_danger() returns trigger
language plpgsql set search_path = '' as $$
begin
  delete from public.wrap_up_quotes q where q.session_id = new.id and not q.hidden;
  return null;
end $$;
create trigger drop_quotes_in_danger after update of risk_level, resume_state on public.sessions
  for each row when (private.may_be_quoted(old) and not private.may_be_quoted(new))
  execute function private.drop_quotes_in_danger();

/* Where `part` begins in `whole`: every place, overlapping ones too. */
create function private.places_of(part text, whole text) returns setof integer
language plpgsql immutable set search_path = '' as $$
declare
  place integer := 0;
  step integer;
begin
  loop
    step := strpos(substr(whole, place + 1), part);
    exit when step = 0;
    place := place + step;
    return next place;
  end loop;
end $$;
grant execute on function private.places_of(text, text) to service_role;

/* Puts new quotes, [{quote, day, session_id, entry_id}, …], in place of a period's visible ones: at most four, each
   only if the person's own text still has it, word for word, and none that shares a piece of that text with a hidden
   one, however the two were cut. */
create function private.keep_quotes(person uuid, first_day date, quotes jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  -- Deleting a source locks it before its quotes, so this does too. A danger in a conversation waits for its quotes, so
  -- that it finds them.
  perform 1 from public.sessions s where s.user_id = person
    and s.id in (select (q ->> 'session_id')::uuid from jsonb_array_elements(quotes) q)
    order by s.id for share;
  perform 1 from public.journal_entries j where j.user_id = person
    and j.id in (select (q ->> 'entry_id')::uuid from jsonb_array_elements(quotes) q)
    order by j.id for key share;
  delete from public.wrap_up_quotes q where q.user_id = person and q.period_start = first_day and not q.hidden;
  insert into public.wrap_up_quotes (user_id, period_start, day, quote, session_id, entry_id)
  select person, first_day, n.day, n.quote, n.session_id, n.entry_id
  from jsonb_to_recordset(quotes) as n (quote text, day date, session_id uuid, entry_id uuid)
  cross join lateral (
    select array_agg(t.content) as texts from (
      select m.content from public.session_messages m join public.sessions s on s.id = m.session_id
        where m.session_id = n.session_id and m.user_id = person and m.role = 'user' and private.may_be_quoted(s)
      union all
      select r ->> 'response' from public.journal_entries j, jsonb_array_elements(j.responses) r
        where j.id = n.entry_id and j.user_id = person
    ) as t where strpos(t.content, n.quote) > 0
  ) as source
  where char_length(n.quote) between 1 and 200 and source.texts is not null
    and not exists (
      select from public.wrap_up_quotes h where h.user_id = person and h.hidden
        and (strpos(h.quote, n.quote) > 0 or exists (
          select from unnest(source.texts) as t (content), private.places_of(h.quote, t.content) as hidden_at,
            private.places_of(n.quote, t.content) as quoted_at
          where hidden_at < quoted_at + char_length(n.quote) and quoted_at < hidden_at + char_length(h.quote))))
  limit 4;
end $$;
grant execute on function private.keep_quotes(uuid, date, jsonb) to service_role;

-- When wrap-ups were started. Kept apart from the wrap-ups, so that deleting one doesn't allow another.
create table public.wrap_up_generations (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  generated_at timestamptz not null default now(),
  -- the day where the person lived, so that moving to another time zone doesn't start a new period
  local_date date not null default current_date,
  -- when writing ended; null while it is in progress
  finished_at timestamptz,
  -- it failed or produced only the plain texts, so the person keeps the plan's turn
  given_back boolean not null default false
);
create index wrap_up_generations_user_id_idx on public.wrap_up_generations (user_id, generated_at desc);
create index wrap_up_generations_generated_at_idx on public.wrap_up_generations (generated_at);
alter table public.wrap_up_generations enable row level security;
grant select, insert, update, delete on public.wrap_up_generations to service_role;
create policy "Only the relay counts wrap-ups" on public.wrap_up_generations
  for all to service_role using (true) with check (true);

/* Takes the turn to generate a weekly wrap-up: once per calendar month, week or day in the person's time zone,
   depending on the plan. It counts from here on; the turn is given back only if nothing came of it through no fault
   of the person. Returns the claim. Raises PT409 while another wrap-up for this person is being written, PT402 when
   the turn is used, and PT429 when too many were started in 24 hours. An abandoned claim is given back after five
   minutes. */
create function public.claim_wrap_up(user_uuid uuid) returns uuid
language plpgsql set search_path = '' as $$
declare
  today date;
  unit text;
  claim uuid;
begin
  select (now() at time zone p.timezone)::date into today
    from public.profiles p where p.id = user_uuid for no key update;
  if not found then
    raise exception using errcode = 'PT404', message = 'unknown_person';
  end if;
  delete from public.wrap_up_generations g using private.limits() l
    where g.user_id = user_uuid and g.generated_at < now() - make_interval(days => l.wrap_up_generation_days);
  update public.wrap_up_generations g set finished_at = now(), given_back = true
    where g.user_id = user_uuid and g.finished_at is null and g.generated_at < now() - interval '5 minutes';
  if exists (select from public.wrap_up_generations g where g.user_id = user_uuid and g.finished_at is null) then
    raise exception using errcode = 'PT409', message = 'wrap_up_in_progress';
  end if;
  select case l.wrap_up_frequency when 'daily' then 'day' when 'weekly' then 'week' else 'month' end into unit
    from private.plan_limits(public.current_plan(user_uuid)) l;
  if exists (
    select from public.wrap_up_generations g where g.user_id = user_uuid and not g.given_back
      and date_trunc(unit, g.local_date) >= date_trunc(unit, today))
  then
    raise exception using errcode = 'PT402', message = 'wrap_up_limit_reached',
      detail = format('The plan allows one wrap-up a %s.', unit);
  end if;
  if (select count(*) from public.wrap_up_generations g
      where g.user_id = user_uuid and g.generated_at > now() - interval '24 hours')
    >= (select l.wrap_up_starts_per_day from private.limits() l)
  then
    raise exception using errcode = 'PT429', message = 'too_many_wrap_ups';
  end if;
  insert into public.wrap_up_generations (user_id, local_date) values (user_uuid, today) returning id into claim;
  return claim;
end $$;
grant execute on function public.claim_wrap_up(uuid) to service_role;

/* Gives the turn back after a claim that came to nothing; the start still counts toward the day's limit. */
create function public.release_wrap_up(claim uuid) returns void
language sql set search_path = '' as $$
  update public.wrap_up_generations g set finished_at = now(), given_back = true
    where g.id = claim and g.finished_at is null;
$$;
grant execute on function public.release_wrap_up(uuid) to service_role;

/* Stores the wrap-up of a claim, replacing an earlier one for the same week, and returns its id; null if the claim
   no longer exists. `uses_turn` says whether it uses up the plan's turn. */
create function public.finish_wrap_up(claim uuid, wrap_up jsonb, uses_turn boolean) returns uuid
language plpgsql set search_path = '' as $$
declare
  owner uuid;
  kept uuid;
begin
  perform 1 from public.profiles p
    where p.id = (select g.user_id from public.wrap_up_generations g where g.id = claim) for no key update;
  update public.wrap_up_generations g set finished_at = now(), given_back = not uses_turn
    where g.id = claim and g.finished_at is null returning g.user_id into owner;
  if not found then
    return null;
  end if;
  perform private.keep_quotes(
    owner, (wrap_up ->> 'period_start')::date, coalesce(wrap_up -> 'quotes', '[]'));
  insert into public.emotional_wrap_ups as w (
    user_id, type, period_start, period_end, mood_trend, mood_average, energy_average, stress_average, sleep_average,
    entry_count, total_sessions, total_duration, key_insights, personalized_recommendations, ai_summary, themes,
    session_moods)
  select owner, 'weekly', r.period_start, r.period_end, r.mood_trend, r.mood_average, r.energy_average,
    r.stress_average, r.sleep_average, coalesce(r.entry_count, 0), r.total_sessions, r.total_duration, r.key_insights,
    r.personalized_recommendations, r.ai_summary, coalesce(r.themes, '{}'), coalesce(r.session_moods, '[]')
  from jsonb_to_record(wrap_up) as r (
    period_start date, period_end date, mood_trend text, mood_average numeric, energy_average numeric,
    stress_average numeric, sleep_average numeric, entry_count integer, total_sessions integer,
    total_duration integer, key_insights text[], personalized_recommendations text[], ai_summary text, themes text[],
    session_moods jsonb)
  on conflict (user_id, type, period_start) do update set
    period_end = excluded.period_end, mood_trend = excluded.mood_trend, mood_average = excluded.mood_average,
    energy_average = excluded.energy_average, stress_average = excluded.stress_average,
    sleep_average = excluded.sleep_average, entry_count = excluded.entry_count,
    total_sessions = excluded.total_sessions, themes = excluded.themes, session_moods = excluded.session_moods,
    total_duration = excluded.total_duration, key_insights = excluded.key_insights,
    personalized_recommendations = excluded.personalized_recommendations, ai_summary = excluded.ai_summary,
    created_at = now()
  returning w.id into kept;
  return kept;
end $$;
grant execute on function public.finish_wrap_up(uuid, jsonb, boolean) to service_role;

/* How the week that starts on a Monday compares with the 28 days before it: `stable` unless there are at least 4
   check-ins on each side and the means differ by at least half a point and by at least twice the standard error.
   The error is the pooled one, widened for how much of a day's mood carries over to the next: without that, 9 to 42
   of 100 people whose mood didn't change would be told that it did. */
create function private.weekly_trend(user_uuid uuid, monday date) returns text
language sql stable set search_path = '' as $$
  with entries as (
    select m.local_date as day, m.mood_score::double precision as score, m.local_date >= monday as week
    from public.mood_entries m
    where m.user_id = user_uuid and m.local_date between monday - 28 and monday + 6
  ), sides as (
    select count(*) filter (where week) as n_week, count(*) filter (where not week) as n_before,
      avg(score) filter (where week) - avg(score) filter (where not week) as difference
    from entries
  ), residuals as (
    select e.day, e.score - avg(e.score) over (partition by e.week) as rest from entries e
  ), pairs as (
    select r.rest, case when r.day - lag(r.day) over (order by r.day) = 1
      then r.rest * lag(r.rest) over (order by r.day) end as with_yesterday
    from residuals r
  ), spread as (
    select sum(p.rest * p.rest) as squares, avg(p.with_yesterday) as shared from pairs p
  ), errors as (
    select s.n_week, s.n_before, s.difference,
      x.squares / (s.n_week + s.n_before - 2) as variance,
      least(0.8, greatest(0, coalesce(x.shared * (s.n_week + s.n_before - 2) / nullif(x.squares, 0), 0))) as memory
    from sides s, spread x where s.n_week >= 4 and s.n_before >= 4
  )
  select coalesce((
    select case when e.difference > 0 then 'improving' else 'declining' end from errors e
    where abs(e.difference) >= 0.5
      and abs(e.difference) >= 2 * sqrt(
        e.variance * (1 + e.memory) / (1 - e.memory) * (1.0 / e.n_week + 1.0 / e.n_before))
  ), 'stable');
$$;
grant execute on function private.weekly_trend(uuid, date) to authenticated, service_role;

/* The figures of the Monday-to-Sunday week that contains `week_start`, in the person's time zone: {period_start,
   period_end, mood_trend, mood_data {…}, session_data {…}}. Days are ISO dates, durations are in seconds, averages
   are null without check-ins, and there is a best and a challenging day only with three check-ins that differ. */
create function public.generate_weekly_wrap_up_data(user_uuid uuid, week_start date) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  monday date := date_trunc('week', week_start)::date;
  zone text;
  mood jsonb;
  talks jsonb;
begin
  perform private.require_self(user_uuid);
  zone := private.zone_of(user_uuid);
  select jsonb_build_object(
    'mood_average', round(avg(m.mood_score), 2)::double precision,
    'energy_average', round(avg(m.energy_level), 2)::double precision,
    'stress_average', round(avg(m.stress_level), 2)::double precision,
    'sleep_average', round(avg(m.sleep_quality), 2)::double precision,
    'entry_count', count(*),
    'best_day', case when count(*) >= 3 and max(m.mood_score) > min(m.mood_score)
      then (array_agg(m.local_date order by m.mood_score desc, m.local_date))[1] end,
    'challenging_day', case when count(*) >= 3 and max(m.mood_score) > min(m.mood_score)
      then (array_agg(m.local_date order by m.mood_score, m.local_date))[1] end
  ) into mood from public.mood_entries m
    where m.user_id = user_uuid and m.local_date between monday and monday + 6;
  select jsonb_build_object(
    'total_sessions', coalesce(sum(d.sessions), 0),
    'total_duration', coalesce(sum(d.duration), 0),
    'avg_duration', coalesce(round(sum(d.duration) / nullif(sum(d.sessions), 0)), 0),
    'most_active_day', (array_agg(d.day order by d.sessions desc, d.duration desc, d.day))[1]
  ) into talks from (
    select (s.created_at at time zone zone)::date as day, count(*) as sessions, sum(s.duration) as duration
    from public.sessions s
    where s.user_id = user_uuid and not s.is_private
      and s.created_at >= monday::timestamp at time zone zone
      and s.created_at < (monday + 7)::timestamp at time zone zone
    group by 1
  ) as d;
  return jsonb_build_object(
    'period_start', monday, 'period_end', monday + 6,
    'mood_trend', private.weekly_trend(user_uuid, monday), 'mood_data', mood, 'session_data', talks);
end $$;
grant execute on function public.generate_weekly_wrap_up_data(uuid, date) to authenticated, service_role;

/* What a person said and wrote in the seven days from `monday`, newest first, as [{day, text, session_id, entry_id}]:
   nothing from a conversation in which danger was suspected, nor texts too short to be worth quoting. */
create function private.own_words(user_uuid uuid, monday date, zone text) returns jsonb
language sql stable set search_path = '' as $$
  with said as (
    select m.timestamp as at, m.content as text, m.session_id, null::uuid as entry_id
    from public.sessions s join public.session_messages m on m.session_id = s.id
    where s.user_id = user_uuid and m.role = 'user' and private.may_be_quoted(s)
      and s.created_at >= monday::timestamp at time zone zone
      and s.created_at < (monday + 7)::timestamp at time zone zone
      and char_length(m.content) >= 12
    order by m.timestamp desc limit 40
  ), written as (
    select j.created_at as at, r ->> 'response' as text, null::uuid as session_id, j.id as entry_id
    from public.journal_entries j, jsonb_array_elements(j.responses) r
    where j.user_id = user_uuid and j.date between monday and monday + 6 and char_length(r ->> 'response') >= 12
    order by j.created_at desc limit 20
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'day', (w.at at time zone zone)::date, 'text', left(w.text, 600),
    'session_id', w.session_id, 'entry_id', w.entry_id) order by w.at desc), '[]')
  from (select * from said union all select * from written) as w;
$$;
grant execute on function private.own_words(uuid, date, text) to service_role;

/* What a weekly wrap-up is written from: {language, today, week, check_ins, talks, session_moods, own_words}. `week` is
   the result of generate_weekly_wrap_up_data for the week that contains `week_start`, or the current day where the
   person lives. */
create function public.wrap_up_material(user_uuid uuid, week_start date default null) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  zone text := private.zone_of(user_uuid);
  today date := (now() at time zone zone)::date;
  monday date := date_trunc('week', coalesce(week_start, today))::date;
begin
  return jsonb_build_object(
    'language', (
      select p.notification_preferences ->> 'preferred_language' from public.profiles p where p.id = user_uuid),
    'country', (select p.country from public.profiles p where p.id = user_uuid),
    'today', today,
    'week', public.generate_weekly_wrap_up_data(user_uuid, monday),
    'check_ins', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'day', m.local_date, 'score', m.mood_score, 'feelings', m.mood_label, 'notes', left(m.notes, 500)
      ) order by m.local_date), '[]')
      from public.mood_entries m
      where m.user_id = user_uuid and m.local_date between monday and monday + 6),
    'own_words', private.own_words(user_uuid, monday, zone),
    'session_moods', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'day', (t.created_at at time zone zone)::date, 'before', t.mood_before, 'after', t.mood_after
      ) order by t.created_at), '[]')
      from (
        select s.created_at, s.mood_before, s.mood_after from public.sessions s
        where s.user_id = user_uuid and s.mood_before is not null and s.mood_after is not null
          and s.created_at >= monday::timestamp at time zone zone
          and s.created_at < (monday + 7)::timestamp at time zone zone
        order by s.created_at desc limit 20
      ) as t),
    'talks', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'day', (t.created_at at time zone zone)::date, 'title', left(t.title, 120), 'summary', left(t.ai_summary, 600)
      ) order by t.created_at), '[]')
      from (
        select s.created_at, s.title, s.ai_summary from public.sessions s
        where s.user_id = user_uuid and not s.is_private
          and s.created_at >= monday::timestamp at time zone zone
          and s.created_at < (monday + 7)::timestamp at time zone zone
        order by s.created_at desc limit 20
      ) as t));
end $$;
grant execute on function public.wrap_up_material(uuid, date) to service_role;
