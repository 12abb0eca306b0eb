-- Reminders by Web Push: the browsers that a person has turned them on in, and the queue of what goes to each of them.
-- When a reminder is due is decided together with the mail.
--
-- Longer than most files, because whether a push goes out depends on the browser until the moment it is sent: whose it
-- is, whether its sign-in still stands, and what its push service answers.

create table public.push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  -- the browser's sign-in; its reminders end when that does
  auth_session_id uuid not null,
  -- Where the push service takes messages for this browser. Only https on the default port and only a host name: an
  -- address would let people point the relay at its own network.
  endpoint text not null unique
    check (char_length(endpoint) <= 1000 and endpoint ~ '^https://([a-z0-9-]+[.])+[a-z]{2,}/[!-~]+$'),
  -- the browser's public key and its secret, base64url
  p256dh text not null check (p256dh ~ '^B[A-Za-z0-9_-]{86}$'),
  auth text not null check (auth ~ '^[A-Za-z0-9_-]{22}$'),
  -- what the person recognizes it by, such as "Firefox, Android"
  device text not null check (char_length(device) between 1 and 60),
  created_at timestamptz not null default now(),
  renewed_at timestamptz not null default now()
);
create index push_subscriptions_user_id_idx on public.push_subscriptions (user_id);
alter table public.push_subscriptions enable row level security;
grant select, insert, update, delete on public.push_subscriptions to service_role;
create policy "Only the functions below and the relay use subscriptions" on public.push_subscriptions
  for all to service_role using (true) with check (true);
create trigger bound_writes before insert or update on public.push_subscriptions
  for each statement execute function private.bound_writes();

-- A row is claimed once and then never offered again unless its sender reports that nothing was sent, so a push goes
-- out at most once. It says who and what kind, never a mood.
create table public.push_outbox (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  subscription_id uuid not null references public.push_subscriptions (id) on delete cascade,
  -- later: the person asked for it again on the same day
  kind text not null check (kind in ('mood_reminder', 'mood_reminder_later')),
  local_date date not null,
  -- skipped: no longer wanted or too late; unconfirmed: claimed, but nobody knows whether it was sent
  status text not null default 'pending' check (status in (
    'pending', 'sending', 'sent', 'failed', 'skipped', 'unconfirmed')),
  attempts integer not null default 0 check (attempts >= 0),
  send_after timestamptz not null,
  claimed_until timestamptz,
  claim uuid,
  sent_at timestamptz,
  -- also how long the push service may keep it for a device that is off
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  unique (subscription_id, kind, local_date)
);
create index push_outbox_user_id_idx on public.push_outbox (user_id);
create index push_outbox_due_idx on public.push_outbox (send_after) where status = 'pending';
create index push_outbox_sending_idx on public.push_outbox (claimed_until) where status = 'sending';
create index push_outbox_created_at_idx on public.push_outbox (created_at);
alter table public.push_outbox enable row level security;
grant select, insert, update, delete on public.push_outbox to service_role;
create policy "Only the relay sends pushes" on public.push_outbox
  for all to service_role using (true) with check (true);

/* Forgets a person's browsers that are no longer signed in. A sign-in that was ended elsewhere has no way of its own to
   stop what comes to a device that may be in other hands. */
create function private.forget_signed_out_browsers(person uuid) returns void
language sql set search_path = '' as $$
  delete from public.push_subscriptions s
    where s.user_id = person and not exists (select from public.valid_auth_sessions(array[s.auth_session_id]));
$$;
grant execute on function private.forget_signed_out_browsers(uuid) to service_role;

/* The caller's sign-in; null if it has ended, which its token may outlive by an hour. */
create function private.my_sign_in() returns uuid
language sql stable set search_path = '' as $$
  select s.auth_session_id from public.valid_auth_sessions(array[(auth.jwt() ->> 'session_id')::uuid]) s;
$$;

/* Stores the browser's subscription for the signed-in person and returns its id. A browser that someone else used
   before changes hands, which only the browser itself can ask for, because it alone knows the keys. Of more browsers
   than allowed, the longest unused ones go. Runs as the owner, because people may not see other people's rows. */
create function public.save_push_subscription(
  push_endpoint text, browser_key text, browser_secret text, device_name text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.signed_in_person();
  sign_in uuid := private.my_sign_in();
  saved uuid;
begin
  if me is null or sign_in is null then
    raise exception using errcode = '42501', message = 'not_signed_in';
  end if;
  perform 1 from public.profiles p where p.id = me for no key update;
  delete from public.push_subscriptions s
    where s.endpoint = push_endpoint and s.user_id <> me and s.p256dh = browser_key and s.auth = browser_secret;
  perform private.forget_signed_out_browsers(me);
  insert into public.push_subscriptions as s (user_id, auth_session_id, endpoint, p256dh, auth, device)
    values (me, sign_in, push_endpoint, browser_key, browser_secret, device_name)
    on conflict (endpoint) do update
      set auth_session_id = excluded.auth_session_id, p256dh = excluded.p256dh, auth = excluded.auth,
        device = excluded.device, renewed_at = now()
      where s.user_id = me
    returning s.id into saved;
  if saved is null then
    raise exception using errcode = '42501', message = 'not_your_own_data';
  end if;
  delete from public.push_subscriptions s where s.id in (
    select o.id from public.push_subscriptions o where o.user_id = me and o.id <> saved
      order by o.renewed_at desc, o.id offset (select l.push_devices - 1 from private.limits() l));
  return saved;
end $$;
grant execute on function public.save_push_subscription(text, text, text, text) to authenticated;

/* Takes the browser's subscription along to the sign-in that asks, where the same person has signed in anew; whether there
   is one. Runs as the owner, as above. */
create function public.keep_push_subscription(push_endpoint text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.push_subscriptions s set auth_session_id = private.my_sign_in()
    where s.endpoint = push_endpoint and s.user_id = private.signed_in_person() and private.my_sign_in() is not null;
  return found;
end $$;
grant execute on function public.keep_push_subscription(text) to authenticated;

/* The browsers in which the signed-in person gets reminders, without their secrets; `this_device` marks the one with
   that endpoint. Runs as the owner, because people may not read the keys. */
create function public.my_push_devices(push_endpoint text default null)
returns table (id uuid, device text, created_at timestamptz, this_device boolean)
language sql stable security definer set search_path = '' as $$
  select s.id, s.device, s.created_at, coalesce(s.endpoint = push_endpoint, false)
    from public.push_subscriptions s
    where s.user_id = private.signed_in_person()
      and exists (select from public.valid_auth_sessions(array[s.auth_session_id]))
    order by s.created_at, s.id;
$$;
grant execute on function public.my_push_devices(text) to authenticated;

/* Forgets one of the signed-in person's browsers; whether there was one. Runs as the owner, as above. */
create function public.remove_push_device(device_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.push_subscriptions s where s.id = device_id and s.user_id = private.signed_in_person();
  return found;
end $$;
grant execute on function public.remove_push_device(uuid) to authenticated;

/* A push service gave a browser a new address; the browser proves itself by the old one's secret. */
create function public.renew_push_subscription(
  old_endpoint text, old_secret text, push_endpoint text, browser_key text, browser_secret text) returns boolean
language plpgsql set search_path = '' as $$
begin
  update public.push_subscriptions s
    set endpoint = push_endpoint, p256dh = browser_key, auth = browser_secret, renewed_at = now()
    where s.endpoint = old_endpoint and s.auth = old_secret;
  return found;
exception when unique_violation then
  return false;
end $$;
grant execute on function public.renew_push_subscription(text, text, text, text, text) to service_role;

/* Until when a reminder that is due at `due` may arrive: as late as a reminder may, but not into the quiet hours from 22:00 to 08:00
   where the person lives. A time within them is the person's own choice. */
create function private.push_expires_at(due timestamptz, zone text) returns timestamptz
language sql stable set search_path = '' as $$
  select least(due + private.late_reminder(), case
      when l.clock::time >= time '08:00' and l.clock::time < time '22:00'
      then greatest((l.clock::date + time '22:00') at time zone zone, due + interval '15 minutes') end)
    from (select due at time zone zone as clock) l;
$$;
grant execute on function private.push_expires_at(timestamptz, text) to service_role;

/* When "later today" is: three hours from `moment`, at the latest at 21:30; null after 21:00 or before 05:00, when
   it would be at night. */
create function private.later_today(moment timestamptz, zone text) returns timestamptz
language sql stable set search_path = '' as $$
  select case when l.clock::time >= time '05:00' and l.clock::time < time '21:00'
      then least(moment + interval '3 hours', (l.clock::date + time '21:30') at time zone zone) end
    from (select moment at time zone zone as clock) l;
$$;
grant execute on function private.later_today(timestamptz, text) to service_role;

/* Queues a reminder for each of a person's browsers that are still signed in; returns for how many. */
create function private.enqueue_push(person uuid, day date, due timestamptz, zone text, moment timestamptz)
returns integer
language plpgsql set search_path = '' as $$
declare
  written integer;
begin
  perform private.forget_signed_out_browsers(person);
  insert into public.push_outbox (user_id, subscription_id, kind, local_date, send_after, expires_at, created_at)
    select person, s.id, 'mood_reminder', day, moment, private.push_expires_at(due, zone), moment
      from public.push_subscriptions s where s.user_id = person
    on conflict (subscription_id, kind, local_date) do nothing;
  get diagnostics written = row_count;
  return written;
end $$;
grant execute on function private.enqueue_push(uuid, date, timestamptz, text, timestamptz) to service_role;

/* Whether a push should still go out at `moment`: it isn't too late, and in the meantime the person has neither
   turned it off nor checked in, nor has the browser's sign-in ended. */
create function private.push_is_wanted(push public.push_outbox, moment timestamptz) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return push.expires_at > moment and exists (
    select from public.push_subscriptions s cross join public.valid_auth_sessions(array[s.auth_session_id])
    where s.id = push.subscription_id
  ) and exists (
    select from public.mood_reminders r join public.profiles p on p.id = r.user_id
    where r.user_id = push.user_id and r.is_enabled and r.push_enabled
      and (p.notification_preferences ->> 'mood_reminders')::boolean
      and not exists (select from public.mood_entries m where m.user_id = r.user_id
        and m.local_date >= (push.created_at at time zone p.timezone)::date));
end $$;
grant execute on function private.push_is_wanted(public.push_outbox, timestamptz) to service_role;

/* Claims pushes that are due at `moment`. Returns an array of {id, kind, attempts, user_id, subscription_id, local_date,
   endpoint, p256dh, auth, language, ttl_seconds, may_be_later}. One whose claim expires unfinished is unconfirmed and
   never offered again; one that is no longer wanted is skipped. */
create function public.claim_push(
  claimant uuid, batch_size integer default 20, lease_seconds integer default 120, moment timestamptz default now())
returns jsonb
language plpgsql set search_path = '' as $$
declare
  push public.push_outbox;
  claimed jsonb := '[]';
begin
  update public.push_outbox o set status = 'unconfirmed', claim = null where o.id in (
    select d.id from public.push_outbox d
    where d.status = 'sending' and d.claimed_until < moment for update skip locked);
  for push in
    select * from public.push_outbox d where d.status = 'pending' and d.send_after <= moment
    order by d.send_after limit batch_size for update skip locked
  loop
    if not private.push_is_wanted(push, moment) then
      update public.push_outbox o set status = 'skipped' where o.id = push.id;
      continue;
    end if;
    update public.push_outbox o set status = 'sending', attempts = o.attempts + 1, claim = claimant,
      claimed_until = moment + make_interval(secs => lease_seconds)
      where o.id = push.id;
    claimed := claimed || (
      select jsonb_build_object(
        'id', push.id, 'kind', push.kind, 'attempts', push.attempts + 1, 'user_id', push.user_id,
        'subscription_id', s.id, 'local_date', push.local_date,
        'endpoint', s.endpoint, 'p256dh', s.p256dh, 'auth', s.auth,
        'language', coalesce(p.notification_preferences ->> 'preferred_language', 'en'),
        'ttl_seconds', floor(extract(epoch from push.expires_at - moment))::integer,
        'may_be_later', push.kind = 'mood_reminder' and private.later_today(moment, p.timezone) is not null)
      from public.push_subscriptions s join public.profiles p on p.id = s.user_id
      where s.id = push.subscription_id);
  end loop;
  return claimed;
end $$;
grant execute on function public.claim_push(uuid, integer, integer, timestamptz) to service_role;

/* Ends the caller's own claim: `sent`, `failed`, `unconfirmed`, `gone` (the push service no longer knows the browser,
   which is forgotten), or `retry` after a delay, up to a limit of attempts. False if the claim isn't the caller's. */
create function public.finish_push(
  push_id uuid, claimant uuid, outcome text, retry_after_seconds integer default 60, moment timestamptz default now())
returns boolean
language plpgsql set search_path = '' as $$
declare
  subscription uuid;
  most integer := (select l.push_attempts from private.limits() l);
begin
  if outcome is null or outcome not in ('sent', 'failed', 'unconfirmed', 'gone', 'retry') then
    raise exception using errcode = '22023', message = 'unknown_outcome';
  end if;
  update public.push_outbox o set
    status = case outcome when 'gone' then 'failed'
      when 'retry' then case when o.attempts < most then 'pending' else 'failed' end else outcome end,
    sent_at = case when outcome = 'sent' then moment end,
    send_after = case when outcome = 'retry'
      then moment + make_interval(secs => retry_after_seconds) else o.send_after end,
    claim = null, claimed_until = null
    where o.id = push_id and o.claim = claimant and o.status = 'sending'
    returning o.subscription_id into subscription;
  if outcome = 'gone' then
    delete from public.push_subscriptions s where s.id = subscription;
  end if;
  return subscription is not null;
end $$;
grant execute on function public.finish_push(uuid, uuid, text, integer, timestamptz) to service_role;

/* Queues that day's reminder once more for the browser that asked for it; returns when, null if it isn't possible
   today or was asked for before. Today is where the person lives; the reminder's day may be another zone's. */
create function public.push_later_today(subscription uuid, day date, moment timestamptz default now())
returns timestamptz
language plpgsql set search_path = '' as $$
declare
  zone text;
  person uuid;
  later timestamptz;
begin
  select p.timezone, p.id into zone, person
    from public.push_outbox o join public.profiles p on p.id = o.user_id
    where o.subscription_id = subscription and o.local_date = day and o.kind = 'mood_reminder'
      and (o.created_at at time zone p.timezone)::date = (moment at time zone p.timezone)::date;
  later := private.later_today(moment, zone);
  if later is null then
    return null;
  end if;
  insert into public.push_outbox (user_id, subscription_id, kind, local_date, send_after, expires_at, created_at)
    values (person, subscription, 'mood_reminder_later', day, later, private.push_expires_at(later, zone), moment)
    on conflict (subscription_id, kind, local_date) do nothing;
  return case when found then later end;
end $$;
grant execute on function public.push_later_today(uuid, date, timestamptz) to service_role;

/* Deletes finished pushes after as long as finished mail; returns how many. */
create function public.forget_old_pushes(moment timestamptz default now()) returns integer
language plpgsql set search_path = '' as $$
declare
  forgotten integer;
begin
  delete from public.push_outbox o where o.id in (
    select d.id from public.push_outbox d cross join private.limits() l
    where d.created_at < moment - make_interval(days => l.outbox_days) and d.status not in ('pending', 'sending')
    limit 1000 for update of d skip locked);
  get diagnostics forgotten = row_count;
  return forgotten;
end $$;
grant execute on function public.forget_old_pushes(timestamptz) to service_role;
