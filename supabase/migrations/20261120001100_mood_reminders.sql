-- One reminder a person, at a local time. People set time, zone and switches; when it fires next is computed.

create table public.mood_reminders (
  user_id uuid primary key default auth.uid() references auth.users (id) on delete cascade,
  reminder_time time(0) not null default '20:00',
  timezone text not null default 'UTC' check (char_length(timezone) <= 64),
  is_enabled boolean not null default false,
  email_enabled boolean not null default false,
  next_fire_at timestamptz,
  -- reminders in a row that no check-in followed; at 30 they pause
  ignored_count integer not null default 0 check (ignored_count >= 0),
  paused_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index mood_reminders_next_fire_at_idx on public.mood_reminders (next_fire_at) where next_fire_at is not null;

alter table public.mood_reminders enable row level security;
grant select, delete on public.mood_reminders to authenticated;
grant insert (user_id, reminder_time, timezone, is_enabled, email_enabled) on public.mood_reminders to authenticated;
-- user_id as well: an upsert sets every column it carries, its key included; the policy keeps it the person's own.
grant update (user_id, reminder_time, timezone, is_enabled, email_enabled) on public.mood_reminders to authenticated;
grant select, insert, update, delete on public.mood_reminders to service_role;
create policy "People read their own reminder" on public.mood_reminders
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "People set their own reminder" on public.mood_reminders
  for insert to authenticated with check ((select auth.uid()) = user_id);
create policy "People change their own reminder" on public.mood_reminders
  for update to authenticated using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy "People delete their own reminder" on public.mood_reminders
  for delete to authenticated using ((select auth.uid()) = user_id);

/* The first moment after `after` at which it is `local_time` in `zone`. Where the clocks skip that time, it is the
   moment they skip to; where they show it twice, it fires once. */
create function private.next_reminder_at(local_time time, zone text, after timestamptz) returns timestamptz
language sql stable set search_path = '' as $$
  select min(moment) from (
    select ((after at time zone zone)::date + days + local_time) at time zone zone as moment
    from generate_series(0, 2) as days
  ) as candidates where moment > after;
$$;
grant execute on function private.next_reminder_at(time, text, timestamptz) to authenticated, service_role;

create function private.schedule_reminder() returns trigger
language plpgsql set search_path = '' as $$
begin
  -- Touching the settings is a sign of life.
  new.ignored_count := 0;
  new.paused_at := null;
  new.next_fire_at := case when new.is_enabled
    then private.next_reminder_at(new.reminder_time, new.timezone, now()) end;
  return new;
end $$;

create trigger bound_writes before insert or update on public.mood_reminders
  for each statement execute function private.bound_writes();
-- By name: the zone is checked before it is used.
create trigger a_check_zone before insert or update of timezone on public.mood_reminders
  for each row execute function private.check_zone();
create trigger b_schedule_reminder before insert or update of reminder_time, timezone, is_enabled
  on public.mood_reminders for each row execute function private.schedule_reminder();
create trigger touch_updated_at before update on public.mood_reminders
  for each row execute function private.touch_updated_at();

/* A check-in answers the reminders before it. */
create function private.answer_reminder() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.mood_reminders r set ignored_count = 0 where r.user_id = new.user_id and r.ignored_count > 0;
  return null;
end $$;
create trigger answer_reminder after insert on public.mood_entries
  for each row execute function private.answer_reminder();
