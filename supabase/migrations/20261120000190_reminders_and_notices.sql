-- What is sent because of the clock or an event: the daily mood reminder and its settings, by mail, push or both, the
-- weekly notice, and the mail about a session's summary. All of it goes into the outboxes.

-- One reminder per person, at a local time. People set the time, zone and switches; the database computes when it
-- fires next.
create table public.mood_reminders (
  user_id uuid primary key default auth.uid() references auth.users (id) on delete cascade,
  reminder_time time(0) not null default '20:00',
  timezone text not null default 'UTC' check (char_length(timezone) <= 64),
  is_enabled boolean not null default false,
  email_enabled boolean not null default false,
  push_enabled boolean not null default false,
  next_fire_at timestamptz,
  -- consecutive reminders without a check-in; they pause at 30
  ignored_count integer not null default 0 check (ignored_count >= 0),
  paused_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index mood_reminders_next_fire_at_idx on public.mood_reminders (next_fire_at) where next_fire_at is not null;

alter table public.mood_reminders enable row level security;
grant select, delete on public.mood_reminders to authenticated;
grant insert (user_id, reminder_time, timezone, is_enabled, email_enabled, push_enabled)
  on public.mood_reminders to authenticated;
-- user_id too, because an upsert sets every column it carries, including the key; the policy keeps it the person's own.
grant update (user_id, reminder_time, timezone, is_enabled, email_enabled, push_enabled)
  on public.mood_reminders to authenticated;
grant select, insert, update, delete on public.mood_reminders to service_role;
create policy "People read their own reminder" on public.mood_reminders
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "People set their own reminder" on public.mood_reminders
  for insert to authenticated with check ((select auth.uid()) = user_id);
create policy "People change their own reminder" on public.mood_reminders
  for update to authenticated using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy "People delete their own reminder" on public.mood_reminders
  for delete to authenticated using ((select auth.uid()) = user_id);

/* The first moment after `after` at which it is `local_time` in `zone`. If the clocks skip that time, the moment
   they skip to; if it occurs twice, it fires once. */
create function private.next_reminder_at(local_time time, zone text, after timestamptz) returns timestamptz
language sql stable set search_path = '' as $$
  select min(moment) from (
    select ((after at time zone zone)::date + days + local_time) at time zone zone as moment
    from generate_series(0, 2) as days
  ) as candidates where moment > after;
$$;
grant execute on function private.next_reminder_at(time, text, timestamptz) to authenticated, service_role;

/* Sets when a reminder fires next, and resumes one that was paused. */
create function private.schedule_reminder() returns trigger
language plpgsql set search_path = '' as $$
begin
  -- Changing the settings shows that the person is still there.
  new.ignored_count := 0;
  new.paused_at := null;
  new.next_fire_at := case when new.is_enabled
    then private.next_reminder_at(new.reminder_time, new.timezone, now()) end;
  return new;
end $$;

create trigger bound_writes before insert or update on public.mood_reminders
  for each statement execute function private.bound_writes();
-- Triggers run in order of their names: the zone is checked before it is used.
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

/* When a person moves, their reminder moves along, unless it was set to a zone other than theirs. */
create function private.move_reminder() returns trigger
language plpgsql set search_path = '' as $$
begin
  update public.mood_reminders r set timezone = new.timezone where r.user_id = new.id and r.timezone = old.timezone;
  return null;
end $$;
create trigger move_reminder after update of timezone on public.profiles
  for each row when (old.timezone is distinct from new.timezone) execute function private.move_reminder();

/* Turns reminders that are due at `moment` into outbox rows and sets when they fire next; returns how many people are
   reminded. Nobody is if the reminder is too late, the person has already checked in that day, or both ways
   are switched off; push also counts as off if no relay sends any (`pushes_are_sent`). After 30 ignored reminders it
   pauses. */
create function public.enqueue_due_reminders(
  batch_size integer default 200, moment timestamptz default now(), pushes_are_sent boolean default true)
returns integer
language plpgsql set search_path = '' as $$
declare
  due record;
  reminded boolean;
  written integer := 0;
begin
  for due in
    select r.*, (r.next_fire_at at time zone r.timezone)::date as day,
      (r.next_fire_at at time zone p.timezone)::date as day_at_home,
      r.email_enabled and (p.notification_preferences ->> 'email_reminders')::boolean
        and (p.notification_preferences ->> 'mood_reminders')::boolean as by_mail,
      pushes_are_sent and r.push_enabled and (p.notification_preferences ->> 'mood_reminders')::boolean as by_push
    from public.mood_reminders r join public.profiles p on p.id = r.user_id
    where r.next_fire_at <= moment order by r.next_fire_at
    limit batch_size for update of r skip locked
  loop
    if due.next_fire_at > moment - private.late_reminder() and not exists (
      select from public.mood_entries m
        where m.user_id = due.user_id and m.local_date >= due.day_at_home)
    then
      reminded := due.by_push
        and private.enqueue_push(due.user_id, due.day, due.next_fire_at, due.timezone, moment) > 0;
      if due.by_mail then
        insert into public.mail_outbox (user_id, kind, local_date, send_after, expires_at, created_at)
          values (due.user_id, 'mood_reminder', due.day, moment, due.next_fire_at + private.late_reminder(), moment)
          on conflict (user_id, kind, local_date) do nothing;
        reminded := reminded or found;
      end if;
      if reminded then
        written := written + 1;
        due.ignored_count := due.ignored_count + 1;
      end if;
    end if;
    update public.mood_reminders r set
      ignored_count = due.ignored_count,
      paused_at = case when due.ignored_count >= 30 then moment end,
      next_fire_at = case when due.ignored_count < 30
        then private.next_reminder_at(due.reminder_time, due.timezone, moment) end
      where r.user_id = due.user_id;
  end loop;
  return written;
end $$;
grant execute on function public.enqueue_due_reminders(integer, timestamptz, boolean) to service_role;

/* Queues, on Monday between nine and eleven where a person lives, one notice that last week can be looked back on,
   if there is something to look back on and no wrap-up of it yet. Returns how many were written. The notice has a
   switch of its own, which is on until the person turns it off, so that unsubscribing from it leaves the reminders
   on. */
create function public.enqueue_weekly_notices(batch_size integer default 200, moment timestamptz default now())
returns integer
language plpgsql set search_path = '' as $$
declare
  written integer;
begin
  -- It is Monday morning somewhere only from Sunday 19:00 to Monday 23:00 UTC; at other times, skip the scan.
  if extract(dow from moment at time zone 'UTC' - interval '19 hours') not in (0, 1) then
    return 0;
  end if;
  insert into public.mail_outbox (user_id, kind, local_date, send_after, expires_at, created_at)
    select p.id, 'weekly_wrap_up', w.monday, moment, (w.monday + time '11:00') at time zone p.timezone, moment
    from public.profiles p
      cross join lateral (select moment at time zone p.timezone as clock) l
      cross join lateral (select date_trunc('week', l.clock)::date as monday) w
    where extract(isodow from l.clock) = 1 and l.clock::time >= time '09:00' and l.clock::time < time '11:00'
      and coalesce((p.notification_preferences ->> 'weekly_notice')::boolean, true)
      and not exists (select from public.mail_outbox o
        where o.user_id = p.id and o.kind = 'weekly_wrap_up' and o.local_date = w.monday)
      and not exists (select from public.emotional_wrap_ups u
        where u.user_id = p.id and u.type = 'weekly' and u.period_start = w.monday - 7)
      and (exists (select from public.mood_entries m
          where m.user_id = p.id and m.local_date >= w.monday - 7 and m.local_date < w.monday)
        or exists (select from public.sessions s
          where s.user_id = p.id and not s.is_private and s.created_at >= (w.monday - 7)::timestamp at time zone p.timezone
            and s.created_at < w.monday::timestamp at time zone p.timezone))
    limit batch_size
    on conflict (user_id, kind, local_date) do nothing;
  get diagnostics written = row_count;
  return written;
end $$;
grant execute on function public.enqueue_weekly_notices(integer, timestamptz) to service_role;

/* Queues one mail per session, as soon as its summary exists, if the person has summaries switched on. Runs as the
   owner, because only the relay may write to the outbox. */
create function private.enqueue_session_summary() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.mail_outbox (user_id, kind, subject_id, expires_at)
    select new.user_id, 'session_summary', new.id, now() + interval '1 day' from public.profiles p
    where p.id = new.user_id and (p.notification_preferences ->> 'session_summaries')::boolean
    on conflict do nothing;
  return null;
end $$;
create trigger enqueue_session_summary after update of ai_summary on public.sessions
  for each row when (old.ai_summary is null and new.ai_summary is not null)
  execute function private.enqueue_session_summary();
