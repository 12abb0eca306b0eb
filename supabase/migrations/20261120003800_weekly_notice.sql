-- The weekly notice has a switch of its own, so that leaving it leaves the reminders as they are. The switch is on where
-- it was never touched; whoever had switched mails off before it was there wanted no notice either.

alter table public.profiles drop constraint profiles_notification_preferences_check;
update public.profiles set notification_preferences = notification_preferences || '{"weekly_notice": false}'
  where not (notification_preferences ->> 'email_reminders')::boolean;
alter table public.profiles add constraint profiles_notification_preferences_check check (
    coalesce(jsonb_typeof(notification_preferences) = 'object', false)
    and notification_preferences - array['email_reminders', 'mood_reminders', 'session_summaries', 'weekly_notice',
      'preferred_language', 'voice_preference'] = '{}'
    and coalesce(jsonb_typeof(notification_preferences -> 'email_reminders') = 'boolean', false)
    and coalesce(jsonb_typeof(notification_preferences -> 'mood_reminders') = 'boolean', false)
    and coalesce(jsonb_typeof(notification_preferences -> 'session_summaries') = 'boolean', false)
    and coalesce(jsonb_typeof(notification_preferences -> 'weekly_notice') = 'boolean', true)
    and coalesce(notification_preferences ->> 'preferred_language'
      in ('en', 'es', 'fr', 'de', 'it', 'pt', 'zh', 'ja', 'ko', 'ar'), true)
    and coalesce(notification_preferences ->> 'voice_preference'
      in ('warm', 'professional', 'friendly', 'gentle'), true));

/* As before, but for the day where a person lives, which is read together with the rest. */
create or replace function public.enqueue_due_reminders(batch_size integer default 200, moment timestamptz default now())
returns integer
language plpgsql set search_path = '' as $$
declare
  due record;
  written integer := 0;
begin
  for due in
    select r.*, (r.next_fire_at at time zone r.timezone)::date as day,
      (r.next_fire_at at time zone p.timezone)::date as day_at_home,
      r.email_enabled and (p.notification_preferences ->> 'email_reminders')::boolean
        and (p.notification_preferences ->> 'mood_reminders')::boolean as by_mail
    from public.mood_reminders r join public.profiles p on p.id = r.user_id
    where r.next_fire_at <= moment order by r.next_fire_at
    limit batch_size for update of r skip locked
  loop
    if due.by_mail and due.next_fire_at > moment - interval '2 hours' and not exists (
      select from public.mood_entries m
        where m.user_id = due.user_id and m.local_date >= due.day_at_home)
    then
      insert into public.mail_outbox (user_id, kind, local_date, send_after, expires_at, created_at)
        values (due.user_id, 'mood_reminder', due.day, moment, due.next_fire_at + interval '2 hours', moment)
        on conflict (user_id, kind, local_date) do nothing;
      if found then
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

/* As before, but for its own switch. */
create or replace function public.enqueue_weekly_notices(batch_size integer default 200, moment timestamptz default now())
returns integer
language plpgsql set search_path = '' as $$
declare
  written integer;
begin
  -- Somewhere it is Monday morning from Sunday 19:00 to Monday 23:00 UTC alone: else nobody need be looked at.
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
          where s.user_id = p.id and s.created_at >= (w.monday - 7)::timestamp at time zone p.timezone
            and s.created_at < w.monday::timestamp at time zone p.timezone))
    limit batch_size
    on conflict (user_id, kind, local_date) do nothing;
  get diagnostics written = row_count;
  return written;
end $$;

/* As before, but for the weekly notice's own switch, and the day where a person lives, read together with the rest. */
create or replace function private.mail_is_wanted(mail public.mail_outbox, moment timestamptz) returns boolean
language plpgsql stable set search_path = '' as $$
declare
  switches jsonb;
  zone text;
begin
  if mail.expires_at <= moment then
    return false;
  end if;
  if mail.kind = 'contact_message' then
    return exists (select from public.contact_messages c where c.id = mail.subject_id);
  end if;
  select p.notification_preferences, p.timezone into switches, zone
    from public.profiles p join auth.users u on u.id = p.id
    where p.id = mail.user_id and u.email_confirmed_at is not null;
  return found and case mail.kind
    when 'mood_reminder' then
      (switches ->> 'email_reminders')::boolean and (switches ->> 'mood_reminders')::boolean
      and exists (select from public.mood_reminders r
        where r.user_id = mail.user_id and r.is_enabled and r.email_enabled)
      -- A check-in of the day it was due on, also when midnight has passed since.
      and not exists (select from public.mood_entries m where m.user_id = mail.user_id
        and m.local_date >= (coalesce(mail.expires_at - interval '2 hours', moment) at time zone zone)::date)
    when 'session_summary' then
      (switches ->> 'session_summaries')::boolean
      and exists (select from public.sessions s where s.id = mail.subject_id)
    when 'weekly_wrap_up' then
      coalesce((switches ->> 'weekly_notice')::boolean, true)
      and not exists (select from public.emotional_wrap_ups w where w.user_id = mail.user_id
        and w.type = 'weekly' and w.period_start = mail.local_date - 7)
    when 'reminder_confirmation' then exists (select from public.mood_reminders r
        where r.user_id = mail.user_id and r.is_enabled and r.email_enabled)
    else true end;
end $$;

/* As before, but for the weekly notice's own switch. */
create or replace function public.unsubscribe_mail(user_uuid uuid, list text) returns boolean
language plpgsql set search_path = '' as $$
begin
  if list = 'reminders' then
    update public.mood_reminders r set email_enabled = false where r.user_id = user_uuid;
  elsif list in ('summaries', 'weekly') then
    update public.profiles p set notification_preferences = p.notification_preferences || jsonb_build_object(
      case list when 'summaries' then 'session_summaries' else 'weekly_notice' end, false)
      where p.id = user_uuid;
  else
    raise exception using errcode = '22023', message = 'unknown_list';
  end if;
  return exists (select from public.profiles p where p.id = user_uuid);
end $$;
