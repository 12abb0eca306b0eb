-- How mail leaves the outbox. A row is claimed with a token for a while, and handed over at the last moment before the
-- mail server would take it: from then on nobody offers it again, so that a mail goes out at most once. A claim that
-- ran out before that is offered to the next relay; the late worker's token is refused.

drop function public.claim_mail(integer, integer);
drop function public.finish_mail(uuid, text, integer);
drop function public.enqueue_due_reminders(integer);

alter table public.mail_outbox
  drop constraint mail_outbox_kind_check,
  drop constraint mail_outbox_status_check,
  -- the session or the contact message that it is about
  add column subject_id uuid,
  -- whoever may hand it over and finish it
  add column claim uuid,
  -- later than this it is of no use to anybody
  add column expires_at timestamptz,
  add constraint mail_outbox_kind_check check (kind in (
    'mood_reminder', 'reminder_confirmation', 'test_reminder', 'session_summary', 'weekly_wrap_up', 'contact_message')),
  -- skipped: no longer wanted or too late; unconfirmed: handed over, and the mail server's answer never came
  add constraint mail_outbox_status_check check (status in (
    'pending', 'sending', 'handing_over', 'sent', 'failed', 'skipped', 'unconfirmed'));
create unique index mail_outbox_session_idx on public.mail_outbox (subject_id) where kind = 'session_summary';
create index mail_outbox_handed_over_idx on public.mail_outbox (claimed_until) where status = 'handing_over';
create index mail_outbox_created_at_idx on public.mail_outbox (created_at);

/* Turns reminders that are due at `moment` into outbox rows and sets when they fire next; returns how many rows were
   written. Over two hours late, already checked in today, or mail switched off: no row. After 30 ignored ones it
   pauses. */
create function public.enqueue_due_reminders(batch_size integer default 200, moment timestamptz default now())
returns integer
language plpgsql set search_path = '' as $$
declare
  due record;
  written integer := 0;
begin
  for due in
    select r.*, (r.next_fire_at at time zone r.timezone)::date as day,
      r.email_enabled and (p.notification_preferences ->> 'email_reminders')::boolean
        and (p.notification_preferences ->> 'mood_reminders')::boolean as by_mail
    from public.mood_reminders r join public.profiles p on p.id = r.user_id
    where r.next_fire_at <= moment order by r.next_fire_at
    limit batch_size for update of r skip locked
  loop
    if due.by_mail and due.next_fire_at > moment - interval '2 hours' and not exists (
      select from public.mood_entries m
        where m.user_id = due.user_id and m.local_date >= private.local_date_of(due.user_id, due.next_fire_at))
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
grant execute on function public.enqueue_due_reminders(integer, timestamptz) to service_role;

/* On Monday from nine to eleven where a person lives: one notice that last week can be looked back on, where there is
   something to look back on and no wrap-up of it yet. Returns how many were written. */
create function public.enqueue_weekly_notices(batch_size integer default 200, moment timestamptz default now())
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
      and (p.notification_preferences ->> 'email_reminders')::boolean
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
grant execute on function public.enqueue_weekly_notices(integer, timestamptz) to service_role;

/* One mail a session, as soon as its summary is there and where summaries are switched on. Runs as the owner, since
   nobody but the relay may write to the outbox. */
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

/* Whoever moves takes their reminder along, unless they had set it to another zone than their own. */
create function private.move_reminder() returns trigger
language plpgsql set search_path = '' as $$
begin
  update public.mood_reminders r set timezone = new.timezone where r.user_id = new.id and r.timezone = old.timezone;
  return null;
end $$;
create trigger move_reminder after update of timezone on public.profiles
  for each row when (old.timezone is distinct from new.timezone) execute function private.move_reminder();

/* How often a mail is tried: the operator's longer, since nobody else would tell them. */
create function private.mail_attempts(mail_kind text) returns integer
language sql immutable set search_path = '' as $$
  select case when mail_kind = 'contact_message' then 12 else 6 end;
$$;

/* Whether a mail should still go out at `moment`: to a confirmed address, in time, and neither switched off nor answered
   meanwhile. */
create function private.mail_is_wanted(mail public.mail_outbox, moment timestamptz) returns boolean
language plpgsql stable set search_path = '' as $$
declare
  switches jsonb;
begin
  if mail.expires_at <= moment then
    return false;
  end if;
  if mail.kind = 'contact_message' then
    return exists (select from public.contact_messages c where c.id = mail.subject_id);
  end if;
  select p.notification_preferences into switches
    from public.profiles p join auth.users u on u.id = p.id
    where p.id = mail.user_id and u.email_confirmed_at is not null;
  return found and case mail.kind
    when 'mood_reminder' then
      (switches ->> 'email_reminders')::boolean and (switches ->> 'mood_reminders')::boolean
      and exists (select from public.mood_reminders r
        where r.user_id = mail.user_id and r.is_enabled and r.email_enabled)
      -- A check-in of the day it was due on, also when midnight has passed since.
      and not exists (select from public.mood_entries m where m.user_id = mail.user_id
        and m.local_date >= private.local_date_of(mail.user_id, coalesce(mail.expires_at - interval '2 hours', moment)))
    when 'session_summary' then
      (switches ->> 'session_summaries')::boolean
      and exists (select from public.sessions s where s.id = mail.subject_id)
    when 'weekly_wrap_up' then
      (switches ->> 'email_reminders')::boolean
      and not exists (select from public.emotional_wrap_ups w where w.user_id = mail.user_id
        and w.type = 'weekly' and w.period_start = mail.local_date - 7)
    when 'reminder_confirmation' then exists (select from public.mood_reminders r
        where r.user_id = mail.user_id and r.is_enabled and r.email_enabled)
    else true end;
end $$;

/* Claims mail that is due at `moment`, for `lease_seconds`; a claim that ran out before the mail was handed over is due
   again. Answers an array of {id, kind, attempts, subject_id, user_id, address, name, language, reminder, contact}. What is
   no longer wanted is skipped, and what was handed over without an answer is put away as unconfirmed. Runs as the
   owner, since whether an address is confirmed stands in auth.users. */
create function public.claim_mail(
  claimant uuid, batch_size integer default 20, lease_seconds integer default 180, moment timestamptz default now())
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  mail public.mail_outbox;
  claimed jsonb := '[]';
begin
  update public.mail_outbox o set status = 'unconfirmed', claim = null where o.id in (
    select d.id from public.mail_outbox d
    where d.status = 'handing_over' and d.claimed_until < moment for update skip locked);
  for mail in
    select * from public.mail_outbox d
    where d.send_after <= moment
      and (d.status = 'pending' or (d.status = 'sending' and d.claimed_until < moment))
    order by d.send_after limit batch_size for update skip locked
  loop
    if mail.attempts >= private.mail_attempts(mail.kind) or not private.mail_is_wanted(mail, moment) then
      update public.mail_outbox o set claim = null, claimed_until = null,
        status = case when mail.attempts >= private.mail_attempts(mail.kind) then 'failed' else 'skipped' end
        where o.id = mail.id;
    else
      update public.mail_outbox o set status = 'sending', attempts = o.attempts + 1, claim = claimant,
        claimed_until = moment + make_interval(secs => lease_seconds)
        where o.id = mail.id;
      claimed := claimed || (
        select jsonb_build_object(
          'id', mail.id, 'kind', mail.kind, 'attempts', mail.attempts + 1, 'subject_id', mail.subject_id,
          'user_id', mail.user_id, 'address', u.email, 'name', p.full_name,
          'language', coalesce(p.notification_preferences ->> 'preferred_language', 'en'),
          'reminder', case when r.user_id is not null then jsonb_build_object(
            'time', to_char(r.reminder_time, 'HH24:MI'), 'timezone', r.timezone) end,
          'contact', case when c.id is not null then jsonb_build_object(
            'name', c.name, 'email', c.email, 'subject', c.subject, 'message', c.message,
            'sent_at', c.created_at) end)
        from (select 1) as one
          left join auth.users u on u.id = mail.user_id
          left join public.profiles p on p.id = mail.user_id
          left join public.mood_reminders r on r.user_id = mail.user_id
          left join public.contact_messages c on c.id = mail.subject_id and mail.kind = 'contact_message');
    end if;
  end loop;
  return claimed;
end $$;
grant execute on function public.claim_mail(uuid, integer, integer, timestamptz) to service_role;

/* Forgets mails that are over, sixty days later, and what visitors wrote, after its own time; returns how many mails. */
create function public.forget_old_mail(moment timestamptz default now()) returns integer
language plpgsql set search_path = '' as $$
declare
  forgotten integer;
begin
  delete from public.mail_outbox o where o.id in (
    select d.id from public.mail_outbox d
    where d.created_at < moment - interval '60 days' and d.status not in ('pending', 'sending', 'handing_over')
    limit 1000 for update skip locked);
  get diagnostics forgotten = row_count;
  delete from public.contact_messages c where c.id in (
    select d.id from public.contact_messages d cross join private.limits() l
    where d.created_at < moment - make_interval(days => l.contact_message_days) limit 1000 for update of d skip locked);
  return forgotten;
end $$;
grant execute on function public.forget_old_mail(timestamptz) to service_role;

/* Asked just before the mail server would take a mail. `go`: it may, and from now on nobody else sends it; `unwanted`:
   skipped, since something changed meanwhile; `lost`: the claim is no longer the asker's. Runs as the owner, as above. */
create function public.hand_over_mail(mail_id uuid, claimant uuid, moment timestamptz default now()) returns text
language plpgsql security definer set search_path = '' as $$
declare
  mail public.mail_outbox;
begin
  select * into mail from public.mail_outbox o
    where o.id = mail_id and o.claim = claimant and o.status = 'sending' for update;
  if not found then
    return 'lost';
  end if;
  if not private.mail_is_wanted(mail, moment) then
    update public.mail_outbox o set status = 'skipped', claim = null, claimed_until = null where o.id = mail_id;
    return 'unwanted';
  end if;
  update public.mail_outbox o set status = 'handing_over', claimed_until = moment + interval '15 minutes'
    where o.id = mail_id;
  return 'go';
end $$;
grant execute on function public.hand_over_mail(uuid, uuid, timestamptz) to service_role;

/* Ends one's own claim: `sent`, `failed`, `unconfirmed`, or `retry` after a delay, while there are attempts left. False
   where the claim is no longer the asker's. */
create function public.finish_mail(
  mail_id uuid, claimant uuid, outcome text, retry_after_seconds integer default 60, moment timestamptz default now())
returns boolean
language plpgsql set search_path = '' as $$
begin
  if outcome is null or outcome not in ('sent', 'failed', 'unconfirmed', 'retry') then
    raise exception using errcode = '22023', message = 'unknown_outcome';
  end if;
  update public.mail_outbox o set
    status = case when outcome <> 'retry' then outcome
      when o.attempts < private.mail_attempts(o.kind) then 'pending' else 'failed' end,
    sent_at = case when outcome = 'sent' then moment end,
    send_after = case when outcome = 'retry'
      then moment + make_interval(secs => retry_after_seconds) else o.send_after end,
    claim = null, claimed_until = null
    where o.id = mail_id and o.claim = claimant and o.status in ('sending', 'handing_over');
  return found;
end $$;
grant execute on function public.finish_mail(uuid, uuid, text, integer, timestamptz) to service_role;
grant execute on function private.mail_attempts(text) to service_role;

/* Writes a mail that a person asked for about their own reminder. Answers 0 when it is written; how many seconds they
   must wait when they asked too often (three tests an hour and ten a day, twice that for confirmations); -1 when there is
   no confirmed address, or no reminder by mail to confirm. Runs as the owner: see claim_mail. */
create function public.request_mail(user_uuid uuid, mail_kind text, moment timestamptz default now()) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  mail public.mail_outbox;
  factor integer := case when mail_kind = 'test_reminder' then 1 else 2 end;
  wait integer;
begin
  if mail_kind is null or mail_kind not in ('test_reminder', 'reminder_confirmation') then
    raise exception using errcode = '22023', message = 'unknown_kind';
  end if;
  -- Several at once queue here, so that none of them miscounts.
  perform 1 from public.profiles p where p.id = user_uuid for no key update;
  select ceil(extract(epoch from max(n.created_at + l.span - moment))) into wait
    from (values (interval '1 hour', 3 * factor), (interval '1 day', 10 * factor)) as l (span, allowed)
      cross join lateral (select o.created_at from public.mail_outbox o
        where o.user_id = user_uuid and o.kind = mail_kind and o.created_at > moment - l.span
        order by o.created_at desc offset l.allowed - 1 limit 1) as n;
  if wait > 0 then
    return wait;
  end if;
  mail.user_id := user_uuid;
  mail.kind := mail_kind;
  if not private.mail_is_wanted(mail, moment) then
    return -1;
  end if;
  insert into public.mail_outbox (user_id, kind, send_after, expires_at, created_at)
    values (user_uuid, mail_kind, moment, moment + interval '2 hours', moment);
  return 0;
end $$;
grant execute on function public.request_mail(uuid, text, timestamptz) to service_role;

/* Stops mails of one list for a person, as the link in each of them asks. False: nobody of that id. */
create function public.unsubscribe_mail(user_uuid uuid, list text) returns boolean
language plpgsql set search_path = '' as $$
begin
  if list = 'reminders' then
    update public.mood_reminders r set email_enabled = false where r.user_id = user_uuid;
  elsif list in ('summaries', 'weekly') then
    update public.profiles p set notification_preferences = p.notification_preferences || jsonb_build_object(
      case list when 'summaries' then 'session_summaries' else 'email_reminders' end, false)
      where p.id = user_uuid;
  else
    raise exception using errcode = '22023', message = 'unknown_list';
  end if;
  return exists (select from public.profiles p where p.id = user_uuid);
end $$;
grant execute on function public.unsubscribe_mail(uuid, text) to service_role;

-- How many messages came from where, for an hour. Only a keyed hash of the address is kept.
create table public.contact_allowances (
  -- HMAC-SHA-256, hex
  sender_hash text primary key check (sender_hash ~ '^[0-9a-f]{64}$'),
  window_started_at timestamptz not null,
  taken integer not null check (taken > 0)
);
create index contact_allowances_window_started_at_idx on public.contact_allowances (window_started_at);
alter table public.contact_allowances enable row level security;
grant select, insert, update, delete on public.contact_allowances to service_role;
create policy "Only the relay counts contact messages" on public.contact_allowances
  for all to service_role using (true) with check (true);

/* Stores what a visitor writes to the operator and puts the mail about it into the outbox. Answers 0, or how many
   seconds to wait: five an hour from one address, 200 an hour from all of them together. */
create function public.take_contact_message(
  sender text, sender_name text, sender_email text, message_subject text, message_text text,
  moment timestamptz default now())
returns integer
language plpgsql set search_path = '' as $$
declare
  allowance public.contact_allowances;
  message_id uuid;
begin
  delete from public.contact_allowances a where a.sender_hash in (
    select d.sender_hash from public.contact_allowances d
    where d.window_started_at < moment - interval '1 hour' and d.sender_hash <> sender limit 50 for update skip locked);
  insert into public.contact_allowances as a (sender_hash, window_started_at, taken) values (sender, moment, 1)
    on conflict (sender_hash) do update set
      window_started_at = case when a.window_started_at <= moment - interval '1 hour' then moment
        else a.window_started_at end,
      taken = case when a.window_started_at <= moment - interval '1 hour' then 1 else least(a.taken + 1, 6) end
    returning * into allowance;
  if allowance.taken > 5 then
    return greatest(1, ceil(extract(epoch from allowance.window_started_at + interval '1 hour' - moment)));
  end if;
  if (select count(*) from public.contact_messages c where c.created_at > moment - interval '1 hour') >= 200 then
    return 600;
  end if;
  insert into public.contact_messages (name, email, subject, message, created_at)
    values (sender_name, sender_email, message_subject, message_text, moment) returning id into message_id;
  insert into public.mail_outbox (kind, subject_id, send_after, created_at)
    values ('contact_message', message_id, moment, moment);
  return 0;
end $$;
grant execute on function public.take_contact_message(text, text, text, text, text, timestamptz) to service_role;
