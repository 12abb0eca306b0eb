-- A socket is opened by a short-lived ticket that works once. Only its hash is kept.

create table public.socket_tickets (
  -- SHA-256, hex
  token_hash text primary key check (token_hash ~ '^[0-9a-f]{64}$'),
  user_id uuid not null references auth.users (id) on delete cascade,
  expires_at timestamptz not null
);
create index socket_tickets_user_id_idx on public.socket_tickets (user_id);
create index socket_tickets_expires_at_idx on public.socket_tickets (expires_at);
alter table public.socket_tickets enable row level security;
grant select, insert, update, delete on public.socket_tickets to service_role;
create policy "Only the relay issues tickets" on public.socket_tickets
  for all to service_role using (true) with check (true);

/* Stores a ticket and sweeps a few that have expired. */
create function public.issue_socket_ticket(user_uuid uuid, ticket_hash text, ttl_seconds integer default 30)
returns void
language sql set search_path = '' as $$
  delete from public.socket_tickets t where t.token_hash in (
    select e.token_hash from public.socket_tickets e where e.expires_at < now() limit 20 for update skip locked);
  insert into public.socket_tickets (token_hash, user_id, expires_at)
    values (ticket_hash, user_uuid, now() + make_interval(secs => ttl_seconds));
$$;
grant execute on function public.issue_socket_ticket(uuid, text, integer) to service_role;

/* Whose ticket it is, once; null when it is unknown, used or expired. */
create function public.redeem_socket_ticket(ticket_hash text) returns uuid
language sql set search_path = '' as $$
  delete from public.socket_tickets t where t.token_hash = ticket_hash and t.expires_at > now() returning t.user_id;
$$;
grant execute on function public.redeem_socket_ticket(text) to service_role;
