-- The queue of outgoing mail. A relay claims a row with a token and hands it over just before the mail server would
-- accept it; from then on nobody else is offered it, so each mail goes out at most once. A row says who and what
-- kind, never an address or a mood.

create table public.mail_outbox (
  id uuid primary key default gen_random_uuid(),
  -- null: mail to the operator
  user_id uuid references auth.users (id) on delete cascade,
  kind text not null check (kind in (
    'mood_reminder', 'reminder_confirmation', 'test_reminder', 'session_summary', 'weekly_wrap_up', 'contact_message')),
  -- set for kinds that exist once per local day
  local_date date,
  payload jsonb not null default '{}' check (jsonb_typeof(payload) = 'object' and char_length(payload::text) <= 20000),
  -- skipped: no longer wanted or too late; unconfirmed: handed over, but the mail server's answer never came
  status text not null default 'pending' check (status in (
    'pending', 'sending', 'handing_over', 'sent', 'failed', 'skipped', 'unconfirmed')),
  attempts integer not null default 0 check (attempts >= 0),
  send_after timestamptz not null default now(),
  claimed_until timestamptz,
  sent_at timestamptz,
  created_at timestamptz not null default now(),
  -- the session or the contact message that it is about
  subject_id uuid,
  -- the token that allows a worker to hand it over and finish it
  claim uuid,
  -- after this it is of no use to anybody
  expires_at timestamptz,
  unique (user_id, kind, local_date)
);
create index mail_outbox_due_idx on public.mail_outbox (send_after) where status in ('pending', 'sending');
create index mail_outbox_handed_over_idx on public.mail_outbox (claimed_until) where status = 'handing_over';
create index mail_outbox_created_at_idx on public.mail_outbox (created_at);
create unique index mail_outbox_session_idx on public.mail_outbox (subject_id) where kind = 'session_summary';

alter table public.mail_outbox enable row level security;
grant select, insert, update, delete on public.mail_outbox to service_role;
create policy "Only the relay sends mail" on public.mail_outbox
  for all to service_role using (true) with check (true);

/* How often a mail is tried. The operator's mail gets more attempts, because nobody else would tell them. */
create function private.mail_attempts(mail_kind text) returns integer
language sql immutable set search_path = '' as $$
  select case when mail_kind = 'contact_message' then l.contact_mail_attempts else l.mail_attempts end
    from private.limits() l;
$$;
grant execute on function private.mail_attempts(text) to service_role;

/* Whether a mail should still go out at `moment`: the address is confirmed, it isn't too late, and in the meantime
   the person has neither switched it off nor done what it is about. */
create function private.mail_is_wanted(mail public.mail_outbox, moment timestamptz) returns boolean
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
      -- A check-in on the day it was due, even if midnight has passed since.
      and not exists (select from public.mood_entries m where m.user_id = mail.user_id
        and m.local_date >= (coalesce(mail.expires_at - private.late_reminder(), moment) at time zone zone)::date)
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

/* Claims mail that is due at `moment`, for `lease_seconds`; if a claim expires before the mail is handed over, the
   mail is due again and the late worker's token is rejected. Returns an array of {id, kind, attempts, subject_id,
   user_id, address, name, language, reminder, contact}. Mail that is no longer wanted is skipped, and mail that was
   handed over without an answer becomes unconfirmed. Runs as the owner, because only auth.users says whether an
   address is confirmed. */
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

/* Called just before the mail server would accept a mail. `go`: send it, nobody else will; `unwanted`: skipped,
   because something changed in the meantime; `lost`: the claim no longer belongs to the caller. Runs as the owner,
   as claim_mail does. */
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

/* Ends the caller's own claim: `sent`, `failed`, `unconfirmed`, or `retry` after a delay, while attempts are left.
   False if the claim no longer belongs to the caller. */
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

/* Queues a mail that a person asked for about their own reminder. Returns 0 when it is queued; the number of
   seconds to wait if they asked too often (for tests the limits say how often, twice that for confirmations); -1 if
   there is no confirmed address, or no reminder by mail to confirm. Runs as the owner, as claim_mail does. */
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
  -- Concurrent requests take turns here, so that none of them miscounts.
  perform 1 from public.profiles p where p.id = user_uuid for no key update;
  select ceil(extract(epoch from max(n.created_at + l.span - moment))) into wait
    from (select interval '1 hour' as span, limits.test_mails_per_hour * factor as allowed from private.limits()
        union all select interval '1 day', limits.test_mails_per_day * factor from private.limits()) as l
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
    values (user_uuid, mail_kind, moment, moment + private.late_reminder(), moment);
  return 0;
end $$;
grant execute on function public.request_mail(uuid, text, timestamptz) to service_role;

/* Stops one kind of mail for a person, as the link in each of them asks. False if there is no such person. */
create function public.unsubscribe_mail(user_uuid uuid, list text) returns boolean
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
grant execute on function public.unsubscribe_mail(uuid, text) to service_role;

/* Deletes finished mail and visitors' messages, each after its own retention period; returns how many mails were
   deleted. */
create function public.forget_old_mail(moment timestamptz default now()) returns integer
language plpgsql set search_path = '' as $$
declare
  forgotten integer;
begin
  delete from public.mail_outbox o where o.id in (
    select d.id from public.mail_outbox d cross join private.limits() l
    where d.created_at < moment - make_interval(days => l.outbox_days)
      and d.status not in ('pending', 'sending', 'handing_over')
    limit 1000 for update of d skip locked);
  get diagnostics forgotten = row_count;
  delete from public.contact_messages c where c.id in (
    select d.id from public.contact_messages d cross join private.limits() l
    where d.created_at < moment - make_interval(days => l.contact_message_days) limit 1000 for update of d skip locked);
  return forgotten;
end $$;
grant execute on function public.forget_old_mail(timestamptz) to service_role;
