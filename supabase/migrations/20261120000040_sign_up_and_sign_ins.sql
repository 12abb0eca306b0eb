-- From an account to a profile, from a sign-in to a socket: creating and confirming profiles, checking which
-- sign-ins are still valid, and issuing the tickets that open sockets.

/* Creates the profile at sign-up. Nothing in the metadata may make sign-up fail, so whatever is read from it is
   trimmed to fit the columns. */
create function private.handle_new_user() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  metadata jsonb := coalesce(new.raw_user_meta_data, '{}');
  preferences jsonb := '{"email_reminders": true, "mood_reminders": true, "session_summaries": true}';
begin
  if metadata ->> 'preferred_language' in ('en', 'es', 'fr', 'de', 'it', 'pt', 'zh', 'ja', 'ko', 'ar') then
    preferences := preferences || jsonb_build_object('preferred_language', metadata ->> 'preferred_language');
  end if;
  insert into public.profiles (id, email, full_name, notification_preferences, age_confirmed_at, terms_accepted_at)
  values (
    new.id,
    coalesce(new.email, ''),
    nullif(btrim(left(btrim(metadata ->> 'full_name'), 120)), ''),
    preferences,
    case when metadata -> 'age_confirmed' = 'true' then now() end,
    case when metadata -> 'terms_accepted' = 'true' then now() end
  )
  on conflict (id) do nothing;
  return new;
end $$;

create trigger hearken_profile_on_sign_up after insert on auth.users
  for each row execute function private.handle_new_user();

/* Copies an address that the auth service has changed, after confirmation; nothing else changes it. */
create function private.follow_email() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.profiles set email = coalesce(new.email, '') where id = new.id;
  return new;
end $$;

create trigger hearken_profile_follows_email after update of email on auth.users
  for each row when (old.email is distinct from new.email) execute function private.follow_email();

/* Whether the person has confirmed their age and accepted the terms. Until both are done, nothing that costs money
   runs for them. */
create function public.has_confirmed(user_uuid uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.profiles p
    where p.id = user_uuid and p.age_confirmed_at is not null and p.terms_accepted_at is not null);
$$;
grant execute on function public.has_confirmed(uuid) to service_role;

/* Which of the given auth sessions are still signed in, and how many seconds ago each of them signed in. An access
   token stays valid for its full hour even after sign-out, so anything that outlives a request or can't be undone
   checks here. Signing out, a new password, a ban and account deletion all end a session. Runs as the owner,
   because nobody else may read the auth schema. */
create function public.valid_auth_sessions(auth_sessions uuid[])
returns table (auth_session_id uuid, signed_in_seconds_ago integer)
language sql stable security definer set search_path = '' as $$
  select s.id, floor(extract(epoch from now() - s.created_at))::integer
    from auth.sessions s join auth.users u on u.id = s.user_id
    where s.id = any (auth_sessions)
      and (s.not_after is null or s.not_after > now())
      and (u.banned_until is null or u.banned_until <= now())
      and u.deleted_at is null;
$$;
grant execute on function public.valid_auth_sessions(uuid[]) to service_role;

/* Whether a person has set up a second step, which each sign-in then has to pass. Runs as the owner, because nobody
   else may read the auth schema. */
create function public.has_second_step(user_uuid uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from auth.mfa_factors f where f.user_id = user_uuid and f.status = 'verified');
$$;
grant execute on function public.has_second_step(uuid) to service_role;

/* Whether the sign-in that asks has passed every step that the person set up. A restrictive policy on each table asks
   it, so a password alone opens nothing. Runs as the owner, as above. */
create function private.has_passed_steps() returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(auth.jwt() ->> 'aal', '') = 'aal2' or not public.has_second_step(auth.uid());
$$;
grant execute on function private.has_passed_steps() to authenticated, service_role;

/* The signed-in person, null until they have passed every step: for functions that policies don't bind. */
create function private.signed_in_person() returns uuid
language sql stable set search_path = '' as $$
  select case when private.has_passed_steps() then auth.uid() end;
$$;

/* Records, once, that the signed-in person confirms being 18 or over and accepts the terms. The date of birth never
   leaves the browser. */
create function public.confirm_age_and_terms() returns void
language sql security definer set search_path = '' as $$
  update public.profiles set age_confirmed_at = coalesce(age_confirmed_at, now()),
      terms_accepted_at = coalesce(terms_accepted_at, now())
    where id = private.signed_in_person();
$$;
grant execute on function public.confirm_age_and_terms() to authenticated;

/* Where the person is signed in, the latest first. The device is the browser's own words; addresses stay out. Runs as
   the owner, as above. */
create function public.my_sign_ins()
returns table (id uuid, user_agent text, signed_in_at timestamptz, last_used_at timestamptz, this_one boolean)
language sql stable security definer set search_path = '' as $$
  select s.id, left(s.user_agent, 400), s.created_at,
      greatest(s.created_at, s.updated_at, s.refreshed_at at time zone 'UTC'),
      coalesce(s.id::text = auth.jwt() ->> 'session_id', false)
    from auth.sessions s
    where s.user_id = private.signed_in_person() and (s.not_after is null or s.not_after > now())
    order by 4 desc limit 50;
$$;
grant execute on function public.my_sign_ins() to authenticated;

/* Ends one of the person's own sign-ins; whether there was one. Its open sockets close within seconds, its access token
   within the hour. Runs as the owner, as above. */
create function public.end_sign_in(sign_in uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  delete from auth.sessions s where s.id = sign_in and s.user_id = private.signed_in_person();
  return found;
end $$;
grant execute on function public.end_sign_in(uuid) to authenticated;

-- A socket is opened with a short-lived ticket that works once. Only its hash is stored.
create table public.socket_tickets (
  -- SHA-256, hex
  token_hash text primary key check (token_hash ~ '^[0-9a-f]{64}$'),
  user_id uuid not null references auth.users (id) on delete cascade,
  -- the sign-in that requested it; the socket ends when that sign-in does
  auth_session_id uuid not null,
  expires_at timestamptz not null
);
create index socket_tickets_user_id_idx on public.socket_tickets (user_id);
create index socket_tickets_expires_at_idx on public.socket_tickets (expires_at);
alter table public.socket_tickets enable row level security;
grant select, insert, update, delete on public.socket_tickets to service_role;
create policy "Only the relay issues tickets" on public.socket_tickets
  for all to service_role using (true) with check (true);

/* Stores a ticket and deletes a few expired ones. Returns `issued`; or, without storing a ticket, `signed_out` if
   the sign-in has ended and `unconfirmed` if the account hasn't confirmed its age and the terms. */
create function public.issue_socket_ticket(
  user_uuid uuid, auth_session uuid, ticket_hash text, ttl_seconds integer default 30) returns text
language plpgsql set search_path = '' as $$
begin
  if not exists (select from public.valid_auth_sessions(array[auth_session])) then
    return 'signed_out';
  end if;
  if not public.has_confirmed(user_uuid) then
    return 'unconfirmed';
  end if;
  delete from public.socket_tickets t where t.token_hash in (
    select e.token_hash from public.socket_tickets e where e.expires_at < now() limit 20 for update skip locked);
  insert into public.socket_tickets (token_hash, user_id, auth_session_id, expires_at)
    values (ticket_hash, user_uuid, auth_session, now() + make_interval(secs => ttl_seconds));
  return 'issued';
end $$;
grant execute on function public.issue_socket_ticket(uuid, uuid, text, integer) to service_role;

/* Uses up a ticket and returns whose it is; no row if it is unknown, used or expired, or if its sign-in has ended. */
create function public.redeem_socket_ticket(ticket_hash text) returns table (user_id uuid, auth_session_id uuid)
language sql set search_path = '' as $$
  with redeemed as (
    delete from public.socket_tickets t where t.token_hash = ticket_hash and t.expires_at > now()
      returning t.user_id, t.auth_session_id)
  select r.user_id, r.auth_session_id from redeemed r
    where exists (select from public.valid_auth_sessions(array[r.auth_session_id]));
$$;
grant execute on function public.redeem_socket_ticket(text) to service_role;
