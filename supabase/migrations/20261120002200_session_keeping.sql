-- How a relay keeps a session: begins it, writes what is said, and hands it over to another relay. Exactly one relay
-- writes at a time: each that takes a session writes its own `owner`, and what an older one still sends does nothing.

alter table public.sessions
  add column owner uuid,
  -- the person gave the title; one of ours may be replaced by a better one
  add column own_title boolean not null default false;
comment on column public.sessions.message_count is 'The highest message position given out; it never goes back.';
create index sessions_open_idx on public.sessions (last_active_at) where ended_at is null;

alter table public.session_messages
  -- which utterance was spoken; null for what was typed and for replies
  add column utterance integer check (utterance between 1 and 65535),
  add constraint session_messages_session_id_utterance_key unique (session_id, utterance);

/* Numbers a message that came without a number; the relay numbers its own. The update of the session's row makes
   parallel writers queue. */
create or replace function private.number_message() returns trigger
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

/* What is left of a person's talking time; -1 is unlimited, resets_at null while no window is open. */
create function public.voice_usage(user_uuid uuid)
returns table (limit_seconds integer, remaining_seconds integer, resets_at timestamptz)
language sql volatile set search_path = '' as $$
  select b.limit_seconds, b.remaining_seconds, b.resets_at from private.voice_balance(user_uuid) b;
$$;
grant execute on function public.voice_usage(uuid) to service_role;

/* What the companion may remember of a person, oldest first; nothing where they turned that off. */
create function private.memories_of(user_uuid uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(m.content order by m.created_at, m.id), '[]') from public.memories m
  where m.user_id = user_uuid
    and exists (select from public.profiles p where p.id = user_uuid and p.memory_enabled);
$$;
grant execute on function private.memories_of(uuid) to service_role;

/* The last messages of a session, oldest first, as {id, position, role, text, at, interrupted, client_id}: so many at
   most, and so many that their texts, as JSON, take less than `most_bytes`. */
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

/* Begins a session and answers {id, started_at, memories, voice, carried}: `carried` holds the running summary and last
   messages of the session that this one goes on from, where that is the same person's; else null. Raises PT402 where
   the plan allows no more calls for now. */
create function public.create_session(
  user_uuid uuid, new_owner uuid, session_mode text, session_title text, title_given boolean, session_language text,
  mood text default null, continues uuid default null)
returns jsonb
language plpgsql set search_path = '' as $$
declare
  session public.sessions;
  earlier public.sessions;
begin
  select * into earlier from public.sessions s where s.id = continues and s.user_id = user_uuid;
  insert into public.sessions (user_id, owner, type, title, own_title, language, mood_before, continued_from, resume_state)
    values (user_uuid, new_owner, session_mode, session_title, title_given, session_language, mood, earlier.id,
      jsonb_build_object('mode', session_mode))
    returning * into session;
  return jsonb_build_object(
    'id', session.id, 'started_at', session.created_at, 'memories', private.memories_of(user_uuid),
    'voice', private.voice_of(user_uuid),
    'carried', case when earlier.id is not null then jsonb_build_object(
      'summary', earlier.running_summary, 'messages', private.messages_of(earlier.id, 6)) end);
end $$;
grant execute on function public.create_session(uuid, uuid, text, text, boolean, text, text, uuid) to service_role;

/* Hands a session to the relay that asks, and fences whoever had it. Null where it is not theirs, has ended, or nothing
   was heard of it for two minutes. `messages` are the last ones, as many as fit into one answer to the browser, without a
   gap up to `position`; `earlier` says whether there are any before them. */
create function public.restore_session(user_uuid uuid, session_uuid uuid, new_owner uuid) returns jsonb
language plpgsql set search_path = '' as $$
declare
  session public.sessions;
  messages jsonb;
begin
  update public.sessions s set owner = new_owner, last_active_at = now()
    where s.id = session_uuid and s.user_id = user_uuid and s.ended_at is null
      and s.last_active_at > now() - interval '2 minutes'
    returning * into session;
  if not found then
    return null;
  end if;
  messages := (
    select private.messages_of(session.id, l.resume_messages, l.resume_bytes) from private.limits() l);
  return jsonb_build_object(
    'title', session.title, 'mode', coalesce(session.resume_state ->> 'mode', session.type),
    'language', coalesce(session.language, 'en'), 'started_at', session.created_at, 'duration', session.duration,
    'running_summary', session.running_summary, 'summarised_through', session.summarised_through,
    'position', session.message_count, 'messages', messages,
    'earlier', exists (select from public.session_messages m where m.session_id = session.id
      and m.seq < coalesce((messages -> 0 ->> 'position')::integer, session.message_count + 1)),
    'utterance', (select coalesce(max(m.utterance), 0) from public.session_messages m where m.session_id = session.id),
    'memories', private.memories_of(user_uuid), 'voice', private.voice_of(user_uuid));
end $$;
grant execute on function public.restore_session(uuid, uuid, uuid) to service_role;

/* Whether a relay that took a session is still the last one that did. */
create function public.holds_session(session_uuid uuid, session_owner uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.sessions s where s.id = session_uuid and s.owner = session_owner);
$$;
grant execute on function public.holds_session(uuid, uuid) to service_role;

/* Takes back a session that never began: what it had reserved, and its place among the day's calls. */
create function private.discard_session(session public.sessions) returns void
language plpgsql set search_path = '' as $$
begin
  perform public.call_close(c.session_id, c.epoch, 0) from public.calls c
    where c.session_id = session.id and c.closed_at is null;
  delete from public.sessions s where s.id = session.id;
  delete from public.call_starts c where c.session_id = session.id;
end $$;
grant execute on function private.discard_session(public.sessions) to service_role;

/* One write; the session's row is locked by the caller. `gone`: there is no such session any more. `fenced`: another
   relay has it. `refused`: the database cannot take it, now or later. */
create function private.write_session(entry jsonb) returns text
language plpgsql set search_path = '' as $$
declare
  session public.sessions;
begin
  select * into session from public.sessions s where s.id = (entry ->> 'session_id')::uuid;
  if not found then
    return 'gone';
  elsif session.owner is distinct from (entry ->> 'owner')::uuid then
    return 'fenced';
  end if;
  case entry ->> 'op'
    when 'save' then
      -- The same id, the same client id or the same utterance again is the same message.
      insert into public.session_messages (
          id, session_id, user_id, seq, client_id, utterance, role, content, interrupted, timestamp)
        values ((entry ->> 'id')::uuid, session.id, session.user_id, (entry ->> 'position')::integer,
          entry ->> 'client_id', (entry ->> 'utterance')::integer, entry ->> 'role', entry ->> 'text',
          (entry ->> 'interrupted')::boolean, (entry ->> 'at')::timestamptz)
        on conflict do nothing;
    when 'amend' then
      update public.session_messages m
        set content = entry ->> 'text', interrupted = (entry ->> 'interrupted')::boolean
        where m.id = (entry ->> 'id')::uuid and m.session_id = session.id;
    when 'remove' then
      delete from public.session_messages m where m.id = (entry ->> 'id')::uuid and m.session_id = session.id;
    when 'summary' then
      update public.sessions s
        set running_summary = entry ->> 'text', summarised_through = (entry ->> 'through')::integer
        where s.id = session.id;
    when 'progress' then
      -- One in which somebody talked counts as a call.
      update public.sessions s
        set duration = (entry ->> 'duration')::integer, last_active_at = now(),
          type = case when entry ->> 'mode' = 'call' then 'call' else s.type end,
          resume_state = s.resume_state || jsonb_build_object('mode', entry ->> 'mode')
        where s.id = session.id and s.ended_at is null;
    when 'end' then
      update public.sessions s
        set ended_at = greatest(s.created_at, now()), end_reason = entry ->> 'reason',
          mood_after = coalesce(entry ->> 'mood_after', s.mood_after), duration = (entry ->> 'duration')::integer, last_active_at = now()
        where s.id = session.id and s.ended_at is null;
    when 'discard' then
      if session.message_count = 0 then
        perform private.discard_session(session);
      end if;
  end case;
  return 'done';
exception when integrity_constraint_violation or data_exception or case_not_found then
  return 'refused';
end $$;
grant execute on function private.write_session(jsonb) to service_role;

/* Writes what the sessions of a relay have to say, in order, in one round trip, each fenced by its owner. The same
   entry again changes nothing. `batch` is an array of {op, session_id, owner, …}: save {id, position, role, text, at,
   interrupted, client_id, utterance}, amend {id, text, interrupted}, remove {id}, summary {text, through}, progress
   {duration, mode}, end {reason, mood_after, duration}, discard. Answers one row an entry, counted from 1; status: done,
   fenced, gone, refused. */
create function public.write_sessions(batch jsonb)
returns table (entry_number integer, status text)
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  entry record;
begin
  -- Taking a session back closes its calls, and a longer one is noted as use: locked in their order.
  perform 1 from public.voice_windows w
    where w.user_id in (select s.user_id from jsonb_array_elements(batch) e
      join public.sessions s on s.id = (e ->> 'session_id')::uuid where e ->> 'op' = 'discard')
    order by w.user_id for update;
  -- Weak enough for the meter's foreign keys.
  perform 1 from public.sessions s
    where s.id in (select (e ->> 'session_id')::uuid from jsonb_array_elements(batch) e)
    order by s.id for no key update;
  perform 1 from public.ai_notices a
    where a.user_id in (select s.user_id from jsonb_array_elements(batch) e
      join public.sessions s on s.id = (e ->> 'session_id')::uuid where e ->> 'op' in ('progress', 'end'))
    order by a.user_id for no key update;
  for entry in
    select e.value, e.ordinality::integer as number from jsonb_array_elements(batch) with ordinality e
  loop
    entry_number := entry.number;
    status := private.write_session(entry.value);
    return next;
  end loop;
end $$;
grant execute on function public.write_sessions(jsonb) to service_role;
