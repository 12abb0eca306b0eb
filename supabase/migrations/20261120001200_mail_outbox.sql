-- Mail goes out through an outbox: a row is written first, then one relay claims and sends it. Two relays never send
-- the same one, and a day's reminder exists once. A row says who and what kind; never an address, never a mood.

create table public.mail_outbox (
  id uuid primary key default gen_random_uuid(),
  -- null: to the operator
  user_id uuid references auth.users (id) on delete cascade,
  kind text not null check (kind in (
    'mood_reminder', 'reminder_confirmation', 'test_reminder', 'session_summary', 'contact_message')),
  -- set for kinds that exist once a local day
  local_date date,
  payload jsonb not null default '{}' check (jsonb_typeof(payload) = 'object' and char_length(payload::text) <= 20000),
  status text not null default 'pending' check (status in ('pending', 'sending', 'sent', 'failed')),
  attempts integer not null default 0 check (attempts >= 0),
  send_after timestamptz not null default now(),
  claimed_until timestamptz,
  sent_at timestamptz,
  created_at timestamptz not null default now(),
  unique (user_id, kind, local_date)
);
create index mail_outbox_due_idx on public.mail_outbox (send_after) where status in ('pending', 'sending');

alter table public.mail_outbox enable row level security;
grant select, insert, update, delete on public.mail_outbox to service_role;
create policy "Only the relay sends mail" on public.mail_outbox
  for all to service_role using (true) with check (true);

/* Turns reminders that are due into outbox rows and sets when they fire next; returns how many rows were written.
   Over two hours late, already checked in today, or mail switched off: no row. After 30 ignored ones it pauses. */
create function public.enqueue_due_reminders(batch_size integer default 200) returns integer
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
    where r.next_fire_at <= now() order by r.next_fire_at
    limit batch_size for update of r skip locked
  loop
    if due.by_mail and due.next_fire_at > now() - interval '2 hours' and not exists (
      select from public.mood_entries m
        where m.user_id = due.user_id and m.local_date = private.local_date_of(due.user_id))
    then
      insert into public.mail_outbox (user_id, kind, local_date) values (due.user_id, 'mood_reminder', due.day)
        on conflict (user_id, kind, local_date) do nothing;
      if found then
        written := written + 1;
        due.ignored_count := due.ignored_count + 1;
      end if;
    end if;
    update public.mood_reminders r set
      ignored_count = due.ignored_count,
      paused_at = case when due.ignored_count >= 30 then now() end,
      next_fire_at = case when due.ignored_count < 30
        then private.next_reminder_at(due.reminder_time, due.timezone, now()) end
      where r.user_id = due.user_id;
  end loop;
  return written;
end $$;
grant execute on function public.enqueue_due_reminders(integer) to service_role;

/* Claims mail that is due, for `lease_seconds`. A claim that was never finished is not offered again, since it may
   have gone out; only a message to the operator is, because there losing one is worse than sending it twice. */
create function public.claim_mail(batch_size integer default 20, lease_seconds integer default 120)
returns setof public.mail_outbox
language sql set search_path = '' as $$
  update public.mail_outbox o set
    status = 'sending', attempts = o.attempts + 1, claimed_until = now() + make_interval(secs => lease_seconds)
  where o.id in (
    select d.id from public.mail_outbox d
    where d.send_after <= now() and (
      d.status = 'pending'
      or (d.status = 'sending' and d.kind = 'contact_message' and d.claimed_until < now()))
    order by d.send_after limit batch_size for update skip locked)
  returning o.*;
$$;
grant execute on function public.claim_mail(integer, integer) to service_role;

/* Ends a claim: `sent`, `failed`, or `retry` after a delay (at most five attempts). */
create function public.finish_mail(mail_id uuid, outcome text, retry_after_seconds integer default 60) returns void
language plpgsql set search_path = '' as $$
begin
  if outcome not in ('sent', 'failed', 'retry') then
    raise exception using errcode = '22023', message = 'unknown_outcome';
  end if;
  update public.mail_outbox o set
    status = case when outcome = 'retry' and o.attempts < 5 then 'pending' when outcome = 'sent' then 'sent' else 'failed' end,
    sent_at = case when outcome = 'sent' then now() end,
    send_after = case when outcome = 'retry' then now() + make_interval(secs => retry_after_seconds) else o.send_after end,
    claimed_until = null
  where o.id = mail_id and o.status = 'sending';
end $$;
grant execute on function public.finish_mail(uuid, text, integer) to service_role;
