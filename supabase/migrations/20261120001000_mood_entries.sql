-- The daily mood check-in: one a local day (spec 1, sections 4 and 5).

create table public.mood_entries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  mood_score smallint not null check (mood_score between 1 and 5),
  -- the chosen emotions, joined by comma and space
  mood_label text not null check (char_length(btrim(mood_label)) between 1 and 200 and char_length(mood_label) <= 200),
  notes text check (char_length(notes) <= 2000),
  energy_level numeric(2, 1) not null default 3 check (energy_level between 1 and 5),
  stress_level numeric(2, 1) not null default 3 check (stress_level between 1 and 5),
  sleep_quality numeric(2, 1) not null default 3 check (sleep_quality between 1 and 5),
  created_at timestamptz not null default now(),
  -- the day of created_at where the person lives; always computed by the database
  local_date date not null default current_date,
  -- and its hour there, 0 to 23, so that a later change of zone does not move it
  local_hour smallint not null default 0 check (local_hour between 0 and 23),
  unique (user_id, local_date)
);
create index mood_entries_user_id_created_at_idx on public.mood_entries (user_id, created_at desc);

alter table public.mood_entries enable row level security;
grant select, delete on public.mood_entries to authenticated;
grant insert (user_id, mood_score, mood_label, notes, energy_level, stress_level, sleep_quality)
  on public.mood_entries to authenticated;
grant select, insert, update, delete on public.mood_entries to service_role;
create policy "People read their own check-ins" on public.mood_entries
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "People check in for themselves" on public.mood_entries
  for insert to authenticated with check ((select auth.uid()) = user_id);
create policy "People delete their own check-ins" on public.mood_entries
  for delete to authenticated using ((select auth.uid()) = user_id);

create trigger bound_writes before insert on public.mood_entries
  for each statement execute function private.bound_writes();

-- The days on which somebody checked in, of the last weeks. Kept apart from the check-ins, so that deleting one gives
-- none back.
create table public.check_in_days (
  user_id uuid not null references auth.users (id) on delete cascade,
  local_date date not null,
  primary key (user_id, local_date)
);
alter table public.check_in_days enable row level security;
grant select, insert, update, delete on public.check_in_days to service_role;
create policy "Only the database counts check-ins" on public.check_in_days
  for all to service_role using (true) with check (true);

/* How many days of the week (Monday to Sunday) that holds `day` somebody checked in on, that day left out. */
create function private.other_check_ins(person uuid, day date) returns integer
language sql stable set search_path = '' as $$
  select count(*)::integer from public.check_in_days d
    where d.user_id = person and d.local_date <> day
      and d.local_date between date_trunc('week', day)::date and date_trunc('week', day)::date + 6;
$$;

/* Dates a check-in, by day and by hour, and holds a plan to its check-ins a week, Monday to Sunday where the person
   lives. A second one on a day is the unique constraint's (23505), and one in the place of a deleted one counts once;
   over the week's limit raises PT402 (payment required). */
create function private.prepare_mood_entry() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  allowed integer;
begin
  -- Triggers run before row-level security looks: without this, refusals would tell about other people.
  perform private.require_self(new.user_id);
  -- Two check-ins of one person at once queue here, so that both cannot be the third.
  perform 1 from public.profiles p where p.id = new.user_id for no key update;
  new.local_date := private.local_date_of(new.user_id, new.created_at);
  new.local_hour := extract(hour from new.created_at at time zone private.zone_of(new.user_id));
  select l.mood_check_ins_per_week into allowed from private.plan_limits(public.current_plan(new.user_id)) l;
  if allowed <> -1 and private.other_check_ins(new.user_id, new.local_date) >= allowed then
    raise exception using errcode = 'PT402', message = 'mood_check_in_limit_reached',
      detail = format('The plan allows %s check-ins a week.', allowed);
  end if;
  delete from public.check_in_days d where d.user_id = new.user_id and d.local_date < new.local_date - 60;
  insert into public.check_in_days (user_id, local_date) values (new.user_id, new.local_date) on conflict do nothing;
  return new;
end $$;
create trigger prepare_mood_entry before insert on public.mood_entries
  for each row execute function private.prepare_mood_entry();

/* {today, others_this_week}: the day that a check-in of the caller would get now, and how many others of its week count
   towards the plan. Runs as the owner, since what counts is the database's alone. */
create function public.check_in_state() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('today', d.today, 'others_this_week', private.other_check_ins(auth.uid(), d.today))
    from (select private.local_date_of(auth.uid()) as today) d;
$$;
grant execute on function public.check_in_state() to authenticated;
