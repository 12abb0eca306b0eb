-- A socket is opened by a short-lived ticket that works once. Only its hash is kept.

create table public.socket_tickets (
  -- SHA-256, hex
  token_hash text primary key check (token_hash ~ '^[0-9a-f]{64}$'),
  user_id uuid not null references auth.users (id) on delete cascade,
  -- The sign-in that asked for it: the socket ends with it.
  auth_session_id uuid not null,
  expires_at timestamptz not null
);
create index socket_tickets_user_id_idx on public.socket_tickets (user_id);
create index socket_tickets_expires_at_idx on public.socket_tickets (expires_at);
alter table public.socket_tickets enable row level security;
grant select, insert, update, delete on public.socket_tickets to service_role;
create policy "Only the relay issues tickets" on public.socket_tickets
  for all to service_role using (true) with check (true);

/* Stores a ticket and sweeps a few that have expired. Answers issued; or, without a ticket, signed_out where the sign-in
   has ended, and unconfirmed where the account has yet to confirm its age and the terms. */
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

/* Whose ticket it is, once; no row when it is unknown, used or expired, or when its sign-in has ended. */
create function public.redeem_socket_ticket(ticket_hash text) returns table (user_id uuid, auth_session_id uuid)
language sql set search_path = '' as $$
  with redeemed as (
    delete from public.socket_tickets t where t.token_hash = ticket_hash and t.expires_at > now()
      returning t.user_id, t.auth_session_id)
  select r.user_id, r.auth_session_id from redeemed r
    where exists (select from public.valid_auth_sessions(array[r.auth_session_id]));
$$;
grant execute on function public.redeem_socket_ticket(text) to service_role;
