-- Emotional wrap-ups, written by the relay, and the reflection journal, written by its owner.

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
  total_sessions integer not null default 0 check (total_sessions >= 0),
  -- seconds
  total_duration integer not null default 0 check (total_duration >= 0),
  key_insights text[] not null default '{}'
    check (cardinality(key_insights) <= 20 and char_length(key_insights::text) <= 10000),
  personalized_recommendations text[] not null default '{}'
    check (cardinality(personalized_recommendations) <= 20 and char_length(personalized_recommendations::text) <= 10000),
  ai_summary text check (char_length(ai_summary) <= 8000),
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

-- When wrap-ups were begun. Kept apart from them, so that deleting one does not allow another.
create table public.wrap_up_generations (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  generated_at timestamptz not null default now(),
  -- the day that it was where the person lived, so that moving to another zone begins no new period
  local_date date not null default current_date,
  -- when it came to an end; null while it is being written
  finished_at timestamptz,
  -- nothing came of it, or only the plain texts: the plan's turn is the person's again
  given_back boolean not null default false
);
create index wrap_up_generations_user_id_idx on public.wrap_up_generations (user_id, generated_at desc);
alter table public.wrap_up_generations enable row level security;
grant select, insert, update, delete on public.wrap_up_generations to service_role;
create policy "Only the relay counts wrap-ups" on public.wrap_up_generations
  for all to service_role using (true) with check (true);

/* Takes the turn to generate a weekly wrap-up: once a calendar month, week or day of the person's zone, by plan. It
   counts from here on; only what came to nothing through no doing of the person is given back. Returns the claim. Raises
   PT409 while another one of this person is being written, PT402 when the turn is used, PT429 when too many were begun
   in 24 hours. A claim that was left behind is given back after five minutes. */
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
  delete from public.wrap_up_generations g where g.user_id = user_uuid and g.generated_at < now() - interval '70 days';
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

/* Nothing came of a claim: the turn is the person's again, and the start still counts towards the day's. */
create function public.release_wrap_up(claim uuid) returns void
language sql set search_path = '' as $$
  update public.wrap_up_generations g set finished_at = now(), given_back = true
    where g.id = claim and g.finished_at is null;
$$;
grant execute on function public.release_wrap_up(uuid) to service_role;

create table public.journal_entries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  title text not null check (char_length(btrim(title)) between 1 and 200 and char_length(title) <= 200),
  -- the day of created_at where the person lives; always computed by the database
  date date not null default current_date,
  -- [{ "prompt": text, "response": text }, …], at least one
  responses jsonb not null,
  -- bytes; always computed by the database
  size integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint journal_entries_responses_check check (
    coalesce(jsonb_typeof(responses) = 'array', false)
    and jsonb_array_length(responses) between 1 and 20
    and char_length(responses::text) <= 60000
    and not jsonb_path_exists(responses, 'strict $[*] ? (
      @.type() != "object" || @.prompt.type() != "string" || @.response.type() != "string"
      || (@.prompt.type() != "string") is unknown || (@.response.type() != "string") is unknown)')
  )
);
create index journal_entries_user_id_created_at_idx on public.journal_entries (user_id, created_at desc);
alter table public.journal_entries enable row level security;
grant select, delete on public.journal_entries to authenticated;
grant insert (user_id, title, responses), update (title, responses) on public.journal_entries to authenticated;
grant select, insert, update, delete on public.journal_entries to service_role;
create policy "People read their own journal" on public.journal_entries
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "People write their own journal" on public.journal_entries
  for insert to authenticated with check ((select auth.uid()) = user_id);
create policy "People change their own journal" on public.journal_entries
  for update to authenticated using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy "People delete from their own journal" on public.journal_entries
  for delete to authenticated using ((select auth.uid()) = user_id);

create function private.date_journal_entry() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.date := private.local_date_of(new.user_id, new.created_at);
  return new;
end $$;
create trigger date_journal_entry before insert on public.journal_entries
  for each row execute function private.date_journal_entry();
create trigger bound_writes before insert or update on public.journal_entries
  for each statement execute function private.bound_writes();

/* Measures an entry, and holds a journal to so many entries a day and to a size in all: raises PT429 and PT413 (too large). Runs as the owner,
   since nobody may write their own allowance. */
create function private.bound_journal() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  limits record;
  entries integer;
  bytes bigint;
begin
  perform private.require_self(new.user_id);
  select * into limits from private.limits();
  if private.acting_person() is not null then
    perform private.count_write(new.user_id, 'journal_rows', limits.journal_writes_per_day);
  end if;
  new.size := octet_length(new.title) + octet_length(new.responses::text);
  select count(*) + 1, coalesce(sum(j.size), 0) + new.size into entries, bytes
    from public.journal_entries j where j.user_id = new.user_id and j.id <> new.id;
  if entries > limits.journal_entries or bytes > limits.journal_bytes then
    raise exception using errcode = 'PT413', message = 'journal_full';
  end if;
  return new;
end $$;
create trigger bound_journal before insert or update on public.journal_entries
  for each row execute function private.bound_journal();
create trigger touch_updated_at before update on public.journal_entries
  for each row execute function private.touch_updated_at();
