-- What was said. Written by the relay alone: nobody can put words into the assistant's mouth, or take them back.

create table public.session_messages (
  id uuid primary key default gen_random_uuid(),
  session_id uuid not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  -- 1, 2, 3, … within the session; given by the database
  seq integer not null default 0,
  -- the browser's id for a message it sent, so that a resend is not a second message
  client_id text check (char_length(client_id) between 1 and 64),
  role text not null check (role in ('user', 'assistant')),
  content text not null check (char_length(content) between 1 and 20000),
  audio_url text check (char_length(audio_url) <= 1000),
  -- the person spoke over this reply; content is what was heard
  interrupted boolean not null default false,
  timestamp timestamptz not null default now(),
  unique (session_id, seq),
  unique (session_id, client_id),
  foreign key (session_id, user_id) references public.sessions (id, user_id) on delete cascade
);
create index session_messages_user_id_idx on public.session_messages (user_id, timestamp desc);

alter table public.session_messages enable row level security;
grant select on public.session_messages to authenticated;
grant select, insert, update, delete on public.session_messages to service_role;
create policy "People read the messages of their own sessions" on public.session_messages
  for select to authenticated using ((select auth.uid()) = user_id);

/* Numbers the messages of a session. The update of the session's row makes parallel writers queue. */
create function private.number_message() returns trigger
language plpgsql set search_path = '' as $$
begin
  update public.sessions s set message_count = s.message_count + 1, last_active_at = now()
    where s.id = new.session_id
    returning s.message_count into new.seq;
  return new;
end $$;
create trigger number_message before insert on public.session_messages
  for each row execute function private.number_message();

-- What the companion remembers (long-term memory), each with the conversation it came from.
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
