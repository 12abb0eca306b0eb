-- How a relay keeps a session: starts it, writes what is said, and hands it over to another relay. Exactly one
-- relay keeps a session at a time: each relay that takes it sets itself as `owner`, and an earlier owner can no longer
-- change how the session stands. Messages are different: a person may have been told that their words are stored while
-- the write was still on its way, so an earlier owner's late messages are kept. They can't collide with the new
-- owner's, because each owner numbers its messages from a block of its own.

/* How many positions lie between the last message that a new owner finds and the first that it writes: more than any
   relay has on its way. */
create function private.positions_per_owner() returns integer
language sql immutable set search_path = '' as $$ select 1000 $$;
grant execute on function private.positions_per_owner() to service_role;

/* Starts a session and returns {id, started_at, memories, voice, pace, carried}. `carried` holds id, title, summary and
   the last messages of the session that this one continues, if that belongs to the same person; otherwise null. A
   private session (`without_trace`) continues none, and neither its title nor its mood is stored. Raises PT402 if the plan allows no more calls for now, and
   PT429 beyond what anybody starts in a day: of chats no plan sets a number, and each leaves rows. */
create function public.create_session(
  user_uuid uuid, new_owner uuid, session_mode text, session_title text, title_given boolean, session_language text,
  mood text default null, continues uuid default null, without_trace boolean default false)
returns jsonb
language plpgsql set search_path = '' as $$
declare
  session public.sessions;
  earlier public.sessions;
begin
  perform 1 from public.profiles p where p.id = user_uuid for no key update;
  perform private.count_write(user_uuid, 'session_starts', l.writes_per_day) from private.limits() l;
  select * into earlier from public.sessions s
    where s.id = continues and s.user_id = user_uuid and not s.is_private and not without_trace;
  insert into public.sessions (
      user_id, owner, type, title, own_title, language, mood_before, continued_from, is_private, resume_state)
    values (user_uuid, new_owner, session_mode,
      case when without_trace then 'Private' else session_title end, title_given and not without_trace,
      session_language, case when not without_trace then mood end, earlier.id, without_trace,
      jsonb_build_object('mode', session_mode))
    returning * into session;
  return jsonb_build_object(
    'id', session.id, 'started_at', session.created_at, 'memories', private.memories_of(user_uuid),
    'voice', private.voice_of(user_uuid), 'pace', private.pace_of(user_uuid),
    'carried', case when earlier.id is not null then jsonb_build_object(
      'id', earlier.id, 'title', earlier.title,
      'summary', concat_ws(E'\n', earlier.ai_summary, nullif(earlier.running_summary, '')), 'messages', private.messages_of(earlier.id, 6)) end);
end $$;
grant execute on function public.create_session(uuid, uuid, text, text, boolean, text, text, uuid, boolean) to service_role;

/* The earlier owners of a session when `owner` becomes one of them: the newest twenty. */
create function private.with_earlier_owner(earlier_owners uuid[], owner uuid) returns uuid[]
language sql immutable set search_path = '' as $$
  select (array_remove(owner || earlier_owners, null))[1:20];
$$;
grant execute on function private.with_earlier_owner(uuid[], uuid) to service_role;

/* Hands a session to the relay that asks and fences the previous owner and its call. Null if it isn't this person's, has ended,
   has been silent for two minutes, or is private: only the relay that has it knows what was said. `messages` are the last ones up to `position`, as many as fit into one answer to
   the browser; `earlier` tells whether there are any before them. The new owner's messages come after
   `numbered_after`. `amended` and `removed` are the ids of messages that were changed or taken back, as far as `messages`
   reaches and the newest twenty, for a browser that was away meanwhile. `safety` is what `open_safety` says: in the same answer, so that no danger is forgotten between. */
create function public.restore_session(user_uuid uuid, session_uuid uuid, new_owner uuid) returns jsonb
language plpgsql set search_path = '' as $$
declare
  session public.sessions;
  messages jsonb;
begin
  perform 1 from public.voice_windows w where w.user_id = user_uuid for update;
  update public.sessions s
    set owner = new_owner, last_active_at = now(),
      earlier_owners = private.with_earlier_owner(s.earlier_owners, s.owner),
      numbered_after = greatest(s.message_count, s.numbered_after) + private.positions_per_owner()
    where s.id = session_uuid and s.user_id = user_uuid and s.ended_at is null and not s.is_private
      and private.silence_since(s.last_active_at) < interval '2 minutes'
    returning * into session;
  if not found then
    return null;
  end if;
  -- The previous owner doesn't know what the person says from now on, and might charge them through a danger.
  update public.voice_windows w set epoch = w.epoch + 1, session_id = null
    where w.user_id = user_uuid and w.session_id = session.id;
  messages := (
    select private.messages_of(session.id, l.resume_messages, l.resume_bytes) from private.limits() l);
  return jsonb_build_object(
    'title', session.title, 'mode', coalesce(session.resume_state ->> 'mode', session.type),
    'language', coalesce(session.language, 'en'), 'started_at', session.created_at, 'duration', session.duration,
    'running_summary', session.running_summary, 'summarised_through', session.summarised_through,
    'safety', public.open_safety(user_uuid, session.id, false), 'position', session.message_count, 'numbered_after', session.numbered_after, 'messages', messages,
    'amended', (
      select coalesce(jsonb_agg(m.id order by m.seq), '[]') from public.session_messages m
      where m.session_id = session.id and m.amended
        and m.seq >= coalesce((messages -> 0 ->> 'position')::integer, session.message_count + 1)),
    'removed', coalesce(session.resume_state -> 'removed', '[]'),
    'earlier', exists (select from public.session_messages m where m.session_id = session.id
      and m.seq < coalesce((messages -> 0 ->> 'position')::integer, session.message_count + 1)),
    'utterance', (
      select coalesce(max(coalesce(m.joined_through, m.utterance)), 0) from public.session_messages m
      where m.session_id = session.id),
    'memories', private.memories_of(user_uuid), 'voice', private.voice_of(user_uuid),
    'pace', private.pace_of(user_uuid));
end $$;
grant execute on function public.restore_session(uuid, uuid, uuid) to service_role;

/* Whether the relay is still the one that took the session last. */
create function public.holds_session(session_uuid uuid, session_owner uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.sessions s where s.id = session_uuid and s.owner = session_owner);
$$;
grant execute on function public.holds_session(uuid, uuid) to service_role;

/* Removes a session in which nothing was said, with its reservations and its place in the day's count of calls. */
create function private.discard_session(session public.sessions) returns void
language plpgsql set search_path = '' as $$
begin
  perform public.call_close(c.session_id, c.epoch, 0) from public.calls c
    where c.session_id = session.id and c.closed_at is null;
  delete from public.sessions s where s.id = session.id;
  delete from public.call_starts c where c.session_id = session.id;
end $$;
grant execute on function private.discard_session(public.sessions) to service_role;

/* Takes up a session again that was given up: its relay lives and was only cut off. What was written about it was
   written without the words that waited there, and is written anew at its end. */
create function private.take_up_again(session public.sessions) returns void
language plpgsql set search_path = '' as $$
begin
  update public.sessions s
    set given_up_at = null, ended_at = null, end_reason = null, last_active_at = now(), ai_summary = null,
      transcript = null, wrapped_at = null, wrap_claim = null, wrap_claimed_until = null, wrap_attempts = 0
    where s.id = session.id;
  if session.type = 'call' then
    insert into public.call_starts (session_id, user_id, started_at)
      values (session.id, session.user_id, session.created_at) on conflict do nothing;
  end if;
end $$;
grant execute on function private.take_up_again(public.sessions) to service_role;

/* Saves, amends or removes a message; false if the entry is about something else. */
create function private.write_message(session public.sessions, entry jsonb) returns boolean
language plpgsql set search_path = '' as $$
declare
  spoken integer := (entry ->> 'utterance')::integer;
begin
  -- A relay that another one has followed cuts and takes back only what that one didn't find.
  if (entry ->> 'only_late')::boolean and exists (
      select from public.session_messages m
      where m.session_id = session.id and m.id = (entry ->> 'id')::uuid
        and m.seq <= session.numbered_after - private.positions_per_owner()) then
    return true;
  end if;
  -- What the owner stores of something said takes the place of what an earlier owner stored of it late.
  if session.owner = (entry ->> 'owner')::uuid and entry ->> 'op' in ('save', 'amend') then
    delete from public.session_messages m
      where m.session_id = session.id and m.id <> (entry ->> 'id')::uuid
        and m.seq > session.numbered_after - private.positions_per_owner() and m.seq <= session.numbered_after
        and (m.client_id = entry ->> 'client_id' or m.utterance = spoken);
  end if;
  case entry ->> 'op'
    when 'save' then
      -- A repeated id, client id or utterance is the same message.
      insert into public.session_messages (
          id, session_id, user_id, seq, client_id, utterance, role, content, interrupted, timestamp)
        select (entry ->> 'id')::uuid, session.id, session.user_id, (entry ->> 'position')::integer,
          entry ->> 'client_id', spoken, entry ->> 'role', entry ->> 'text',
          (entry ->> 'interrupted')::boolean, (entry ->> 'at')::timestamptz
        where not exists (select from public.session_messages m
          where m.session_id = session.id and spoken between m.utterance and m.joined_through)
        on conflict do nothing;
    when 'amend' then
      update public.session_messages m
        set amended = true, content = entry ->> 'text', interrupted = (entry ->> 'interrupted')::boolean,
          joined_through = coalesce(spoken, m.joined_through)
        where m.id = (entry ->> 'id')::uuid and m.session_id = session.id
          -- Words that stand in another message already aren't joined to this one too.
          and not exists (select from public.session_messages o
            where o.session_id = session.id and o.id <> m.id
              and spoken between o.utterance and coalesce(o.joined_through, o.utterance));
    when 'remove' then
      delete from public.session_messages m where m.id = (entry ->> 'id')::uuid and m.session_id = session.id;
      update public.sessions s
        set resume_state = s.resume_state || jsonb_build_object('removed', jsonb_path_query_array(
          jsonb_build_array(entry ->> 'id') || coalesce(s.resume_state -> 'removed', '[]'), '$[0 to 19]'))
        where s.id = session.id;
    else
      return false;
  end case;
  return true;
end $$;
grant execute on function private.write_message(public.sessions, jsonb) to service_role;

/* Performs one write; the caller has locked the session's row. `late`: a message of an earlier owner, which is kept.
   `fenced`: another relay has the session. `gone`: it no longer exists. `refused`: the database can't accept this
   entry, now or later. */
create function private.write_session(entry jsonb) returns text
language plpgsql set search_path = '' as $$
declare
  session public.sessions;
  writer uuid;
begin
  writer := (entry ->> 'owner')::uuid;
  select * into session from public.sessions s where s.id = (entry ->> 'session_id')::uuid;
  if not found then
    return 'gone';
  elsif session.owner is distinct from writer then
    if writer = any (session.earlier_owners) and private.write_message(session, entry) then
      return 'late';
    end if;
    return 'fenced';
  end if;
  if session.given_up_at is not null then
    perform private.take_up_again(session);
  end if;
  if private.write_message(session, entry) then
    return 'done';
  end if;
  case entry ->> 'op'
    when 'summary' then
      update public.sessions s
        set running_summary = entry ->> 'text', summarised_through = (entry ->> 'through')::integer
        where s.id = session.id;
    when 'progress' then
      -- A session in which somebody talked counts as a call.
      update public.sessions s
        set duration = (entry ->> 'duration')::integer, last_active_at = now(),
          type = case when entry ->> 'mode' = 'call' then 'call' else s.type end,
          resume_state = s.resume_state || jsonb_build_object('mode', entry ->> 'mode')
        where s.id = session.id and s.ended_at is null;
    when 'describe' then
      update public.sessions s
        set title = coalesce(entry ->> 'title', s.title), own_title = s.own_title or entry ->> 'title' is not null,
          mood_before = coalesce(entry ->> 'mood_before', s.mood_before)
        where s.id = session.id and s.ended_at is null;
    when 'end' then
      update public.sessions s
        set ended_at = greatest(s.created_at, now()), end_reason = entry ->> 'reason',
          mood_after = case when not s.is_private then coalesce(entry ->> 'mood_after', s.mood_after) end,
          duration = (entry ->> 'duration')::integer, last_active_at = now()
        where s.id = session.id and s.ended_at is null;
      perform private.forget_private_session(session.id);
    when 'discard' then
      -- Messages of an earlier owner may still come: `private.end_abandoned_sessions` sees whether they did.
      if session.message_count = 0 and session.earlier_owners = '{}' then
        perform private.discard_session(session);
      end if;
  end case;
  return 'done';
exception when integrity_constraint_violation or data_exception or case_not_found then
  return 'refused';
end $$;
grant execute on function private.write_session(jsonb) to service_role;

/* Writes the entries of a relay's sessions, in order, in one round trip, each fenced by its owner. Repeating an
   entry changes nothing. `batch` is an array of {op, session_id, owner, …}: save {id, position, role, text, at,
   interrupted, client_id, utterance}, amend {id, text, interrupted, utterance?, only_late?}, remove {id, only_late?}, summary {text, through}, progress
   {duration, mode}, describe {title, mood_before}, end {reason, mood_after, duration}, discard. Returns one row per entry, counted from 1; status:
   done, late, fenced, gone, refused. */
create function public.write_sessions(batch jsonb)
returns table (entry_number integer, status text)
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  entry record;
begin
  -- Discarding a session closes its calls, ending a private one deletes them, and a longer duration counts as use of the AI: lock those rows in order.
  perform 1 from public.voice_windows w
    where w.user_id in (select s.user_id from jsonb_array_elements(batch) e
      join public.sessions s on s.id = (e ->> 'session_id')::uuid where e ->> 'op' = 'discard' or e ->> 'op' = 'end' and s.is_private)
    order by w.user_id for update;
  -- `no key update` doesn't block the foreign key checks of the meter.
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
