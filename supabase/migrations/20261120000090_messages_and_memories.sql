-- What was said in a session, and what the companion remembers of a person. Only the relay writes messages, so
-- nobody can put words into the assistant's mouth or take them back.

create table public.session_messages (
  id uuid primary key default gen_random_uuid(),
  session_id uuid not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  -- 1, 2, 3, … within the session; assigned by the relay, or by the database if the relay leaves it out
  seq integer not null default 0,
  -- the browser's id for a message it sent, so that a resend doesn't create a second message
  client_id text check (char_length(client_id) between 1 and 64),
  role text not null check (role in ('user', 'assistant')),
  content text not null check (char_length(content) between 1 and 20000),
  audio_url text check (char_length(audio_url) <= 1000),
  -- the person spoke over this reply; content is the part that was heard
  interrupted boolean not null default false,
  timestamp timestamptz not null default now(),
  -- the utterance that was spoken; null for typed messages and for replies
  utterance integer check (utterance between 1 and 65535),
  -- the last utterance that went on with that one and was joined to the message
  joined_through integer check (joined_through between utterance and 65535),
  unique (session_id, seq),
  unique (session_id, client_id),
  unique (session_id, utterance),
  foreign key (session_id, user_id) references public.sessions (id, user_id) on delete cascade
);
create index session_messages_user_id_idx on public.session_messages (user_id, timestamp desc);

alter table public.session_messages enable row level security;
grant select on public.session_messages to authenticated;
grant select, insert, update, delete on public.session_messages to service_role;
create policy "People read the messages of their own sessions" on public.session_messages
  for select to authenticated using ((select auth.uid()) = user_id);

/* Numbers a message that has no number yet; the relay numbers its own. Updating the session's row makes concurrent
   writers take turns. */
create function private.number_message() returns trigger
language plpgsql set search_path = '' as $$
begin
  if coalesce(new.seq, 0) = 0 then
    update public.sessions s set message_count = s.message_count + 1, last_active_at = now()
      where s.id = new.session_id
      returning s.message_count into new.seq;
  else
    update public.sessions s set message_count = greatest(s.message_count, new.seq), last_active_at = now()
      where s.id = new.session_id;
  end if;
  return new;
end $$;
create trigger number_message before insert on public.session_messages
  for each row execute function private.number_message();

/* The last messages of a session, oldest first, as {id, position, role, text, at, interrupted, client_id}: at most
   `at_most` of them, and only as many as have texts that, as JSON, take less than `most_bytes` in total. */
create function private.messages_of(session_uuid uuid, at_most integer, most_bytes bigint default null) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', m.id, 'position', m.seq, 'role', m.role, 'text', m.content, 'at', m.timestamp,
    'interrupted', m.interrupted, 'client_id', m.client_id) order by m.seq), '[]')
  from (
    select n.*, case when most_bytes is not null
      then sum(octet_length(to_json(n.content)::text) + 1) over (order by n.seq desc) end as bytes
    from (
      select * from public.session_messages o where o.session_id = session_uuid order by o.seq desc limit at_most
    ) as n
  ) as m
  where most_bytes is null or m.bytes < most_bytes;
$$;
grant execute on function private.messages_of(uuid, integer, bigint) to service_role;

-- The companion's long-term memory: each memory with the conversation it came from.
create table public.memories (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  session_id uuid references public.sessions (id) on delete set null,
  content text not null check (char_length(btrim(content)) between 1 and 500 and char_length(content) <= 500),
  created_at timestamptz not null default now(),
  unique (user_id, content)
);
create index memories_user_id_created_at_idx on public.memories (user_id, created_at desc);
create index memories_session_id_idx on public.memories (session_id);

alter table public.memories enable row level security;
grant select, delete on public.memories to authenticated;
grant select, insert, update, delete on public.memories to service_role;
create policy "People read what is remembered of them" on public.memories
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "People forget what is remembered of them" on public.memories
  for delete to authenticated using ((select auth.uid()) = user_id);

/* What the companion may remember of a person, oldest first; nothing if they turned memory off. */
create function private.memories_of(user_uuid uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(m.content order by m.created_at, m.id), '[]') from public.memories m
  where m.user_id = user_uuid
    and exists (select from public.profiles p where p.id = user_uuid and p.memory_enabled);
$$;
grant execute on function private.memories_of(uuid) to service_role;
