-- What each person caused in the last day, for the bounds that hold over all relays together. Counts, and nothing of
-- what was said.

create table public.recent_use (
  user_id uuid not null references auth.users (id) on delete cascade,
  -- full hours
  hour timestamptz not null,
  typed_characters bigint not null default 0 check (typed_characters >= 0),
  provider_calls bigint not null default 0 check (provider_calls >= 0),
  -- given to models and taken from them
  provider_characters bigint not null default 0 check (provider_characters >= 0),
  -- heard and spoken by models
  sound_seconds bigint not null default 0 check (sound_seconds >= 0),
  primary key (user_id, hour)
);
alter table public.recent_use enable row level security;
grant select, insert, update, delete on public.recent_use to service_role;
create policy "Only the relay keeps recent use" on public.recent_use
  for all to service_role using (true) with check (true);

/* Adds what several people caused, and answers for each of them what this hour and the last 24 hours come to. `batch` is
   an array of {user_id, typed_characters, provider_calls, provider_characters, sound_seconds}; zeros only ask. People are
   locked in sorted order. Who has no account any more is left out. Hours that count no longer are deleted. */
create function public.count_use(batch jsonb)
returns table (
  user_id uuid,
  hour_typed_characters bigint, hour_provider_calls bigint, hour_provider_characters bigint, hour_sound_seconds bigint,
  day_typed_characters bigint, day_provider_calls bigint, day_provider_characters bigint, day_sound_seconds bigint)
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  this_hour timestamptz := date_trunc('hour', now());
  people uuid[];
begin
  insert into public.recent_use as r
      (user_id, hour, typed_characters, provider_calls, provider_characters, sound_seconds)
    select b.user_id, this_hour, sum(b.typed_characters), sum(b.provider_calls), sum(b.provider_characters),
        sum(b.sound_seconds)
      from jsonb_to_recordset(batch) as b(user_id uuid, typed_characters bigint, provider_calls bigint,
        provider_characters bigint, sound_seconds bigint)
      where exists (select from public.profiles p where p.id = b.user_id)
      group by b.user_id order by b.user_id
    on conflict (user_id, hour) do update set
      typed_characters = r.typed_characters + excluded.typed_characters,
      provider_calls = r.provider_calls + excluded.provider_calls,
      provider_characters = r.provider_characters + excluded.provider_characters,
      sound_seconds = r.sound_seconds + excluded.sound_seconds;
  select array_agg((item ->> 'user_id')::uuid) into people from jsonb_array_elements(batch) as item;
  delete from public.recent_use r where r.user_id = any (people) and r.hour <= this_hour - interval '24 hours';
  return query
    select r.user_id,
      coalesce(sum(r.typed_characters) filter (where r.hour = this_hour), 0)::bigint,
      coalesce(sum(r.provider_calls) filter (where r.hour = this_hour), 0)::bigint,
      coalesce(sum(r.provider_characters) filter (where r.hour = this_hour), 0)::bigint,
      coalesce(sum(r.sound_seconds) filter (where r.hour = this_hour), 0)::bigint,
      sum(r.typed_characters)::bigint, sum(r.provider_calls)::bigint, sum(r.provider_characters)::bigint,
      sum(r.sound_seconds)::bigint
    from public.recent_use r where r.user_id = any (people) group by r.user_id order by r.user_id;
end $$;
grant execute on function public.count_use(jsonb) to service_role;

/* How many accounts talked at least so many seconds uncharged in the last 24 hours: one sentence makes talking free for
   as long as the danger lasts, and somebody may live in it, in need or in bad faith. */
create function public.accounts_living_in_danger(least_seconds integer) returns integer
language sql stable set search_path = '' as $$
  select count(*)::integer from (
    select from public.calls c where c.opened_at > now() - interval '24 hours' and c.uncharged_seconds > 0
      group by c.user_id having sum(c.uncharged_seconds) >= least_seconds) as living;
$$;
grant execute on function public.accounts_living_in_danger(integer) to service_role;
