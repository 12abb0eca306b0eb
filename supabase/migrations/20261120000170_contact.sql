-- What visitors write to the operator, and how often each of them may.

create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(btrim(name)) between 1 and 120 and char_length(name) <= 120),
  email text not null check (email ~ '^[^@[:space:]]+@[^@[:space:]]+$' and char_length(email) <= 254),
  subject text not null check (char_length(btrim(subject)) between 1 and 200 and char_length(subject) <= 200),
  message text not null check (char_length(btrim(message)) between 1 and 5000 and char_length(message) <= 5000),
  created_at timestamptz not null default now()
);
create index contact_messages_created_at_idx on public.contact_messages (created_at desc);
create index contact_messages_email_idx on public.contact_messages (lower(email));
alter table public.contact_messages enable row level security;
grant select, insert, update, delete on public.contact_messages to service_role;
create policy "Only the relay takes contact messages" on public.contact_messages
  for all to service_role using (true) with check (true);

-- How many messages came from each sender within an hour. Only a keyed hash of the sender's IP address is stored.
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

/* Stores a visitor's message to the operator and queues the mail about it. Returns 0, or how many seconds to wait:
   one IP address may send so many an hour, and everybody together so many. */
create function public.take_contact_message(
  sender text, sender_name text, sender_email text, message_subject text, message_text text,
  moment timestamptz default now())
returns integer
language plpgsql set search_path = '' as $$
declare
  limits record;
  allowance public.contact_allowances;
  message_id uuid;
begin
  select * into limits from private.limits();
  delete from public.contact_allowances a where a.sender_hash in (
    select d.sender_hash from public.contact_allowances d
    where d.window_started_at < moment - interval '1 hour' and d.sender_hash <> sender limit 50 for update skip locked);
  insert into public.contact_allowances as a (sender_hash, window_started_at, taken) values (sender, moment, 1)
    on conflict (sender_hash) do update set
      window_started_at = case when a.window_started_at <= moment - interval '1 hour' then moment
        else a.window_started_at end,
      taken = case when a.window_started_at <= moment - interval '1 hour' then 1
        else least(a.taken + 1, limits.contact_messages_per_sender + 1) end
    returning * into allowance;
  if allowance.taken > limits.contact_messages_per_sender then
    return greatest(1, ceil(extract(epoch from allowance.window_started_at + interval '1 hour' - moment)));
  end if;
  if (select count(*) from public.contact_messages c where c.created_at > moment - interval '1 hour')
    >= limits.contact_messages_per_hour
  then
    return 600;
  end if;
  insert into public.contact_messages (name, email, subject, message, created_at)
    values (sender_name, sender_email, message_subject, message_text, moment) returning id into message_id;
  insert into public.mail_outbox (kind, subject_id, send_after, created_at)
    values ('contact_message', message_id, moment, moment);
  return 0;
end $$;
grant execute on function public.take_contact_message(text, text, text, text, text, timestamptz) to service_role;
