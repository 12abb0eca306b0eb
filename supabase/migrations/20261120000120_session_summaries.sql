-- What is written about a session after it ends: transcript, summary, title and memories. Any relay may do it; when
-- a claim expires, the next relay can try.

/* Whether a session's relay has been silent for too long: ten minutes while the session lasts, or a further hour in which
   it didn't take the session up again. */
create function private.is_abandoned(session public.sessions) returns boolean
language sql stable set search_path = '' as $$
  select case when session.given_up_at is not null
    then private.silence_since(session.given_up_at) > interval '1 hour'
    else (session.ended_at is null or session.is_private)
      and private.silence_since(session.last_active_at) > interval '10 minutes' end;
$$;
grant execute on function private.is_abandoned(public.sessions) to service_role;

/* Ends a session whose relay is silent. That relay may only be cut off and still talk with the person, so everything
   stays as it can take it up again; but a call in which nothing was said doesn't count meanwhile. */
create function private.give_up_session(session public.sessions) returns void
language plpgsql set search_path = '' as $$
begin
  update public.sessions s set ended_at = s.last_active_at, end_reason = 'expired', given_up_at = now()
    where s.id = session.id;
  if session.message_count = 0 then
    delete from public.call_starts c where c.session_id = session.id;
  end if;
end $$;
grant execute on function private.give_up_session(public.sessions) to service_role;

/* Settles a session that its relay didn't take up again, or a private one, which no relay could: its calls are closed,
   and that relay can only add late messages. One in which nothing was said is removed, and so is a private one, whose
   call counts only if a second of it was reserved. */
create function private.settle_abandoned_session(session public.sessions) returns void
language plpgsql set search_path = '' as $$
begin
  if session.message_count = 0 and not session.is_private then
    perform private.discard_session(session);
    return;
  end if;
  if session.is_private and not exists (
      select from public.calls c where c.session_id = session.id and c.reserved_seconds > 0) then
    delete from public.call_starts c where c.session_id = session.id;
  end if;
  perform public.call_close(c.session_id, c.epoch, c.reserved_seconds) from public.calls c
    where c.session_id = session.id and c.closed_at is null;
  update public.sessions s
    set ended_at = coalesce(s.ended_at, s.last_active_at), end_reason = coalesce(s.end_reason, 'expired'),
      given_up_at = null, owner = null, earlier_owners = private.with_earlier_owner(s.earlier_owners, s.owner)
    where s.id = session.id;
  perform private.forget_private_session(session.id);
end $$;
grant execute on function private.settle_abandoned_session(public.sessions) to service_role;

/* Ends sessions whose relay is silent and that nobody resumed, and settles those that were ended so. */
create function private.end_abandoned_sessions() returns void
language plpgsql set search_path = '' as $$
declare
  left_behind record;
  session public.sessions;
begin
  perform private.hear_relay();
  for left_behind in
    select s.id, s.user_id from public.sessions s
    where ((s.ended_at is null or s.is_private) and s.last_active_at < now() - interval '10 minutes'
      or s.given_up_at < now() - interval '1 hour') and private.is_abandoned(s)
    order by s.last_active_at limit 20
  loop
    -- Skip people whose talking time is locked, and sessions that somebody is writing; a later call gets them.
    continue when not exists (
        select from public.voice_windows w where w.user_id = left_behind.user_id for update skip locked)
      and exists (select from public.voice_windows w where w.user_id = left_behind.user_id);
    select * into session from public.sessions s
      where s.id = left_behind.id and private.is_abandoned(s) for no key update skip locked;
    continue when not found;
    if session.is_private or session.given_up_at is not null then
      perform private.settle_abandoned_session(session);
    else
      perform private.give_up_session(session);
    end if;
  end loop;
end $$;
grant execute on function private.end_abandoned_sessions() to service_role;

/* Claims the ended sessions that nothing has been written about yet, oldest first, for `lease_seconds`; one that still
   fails after the attempts that relays make is claimed for longer each time, up to a day. Returns an
   array of {id, user_id, title, own_title, language, country, attempts, danger, messages, memories}; `danger` is what was
   confirmed and not withdrawn, or null; `memories` is null if the person turned memory off. */
create function public.claim_finished_sessions(
  claim uuid, at_most integer default 4, lease_seconds integer default 180)
returns jsonb
language plpgsql set search_path = '' as $$
declare
  claimed jsonb;
begin
  perform private.end_abandoned_sessions();
  with picked as (
    select s.id from public.sessions s
    where s.ended_at is not null and s.wrapped_at is null and not s.is_private
      and (s.given_up_at is null or s.message_count > 0)
      and (s.wrap_claimed_until is null or s.wrap_claimed_until < now())
    order by s.ended_at limit at_most for no key update skip locked
  ), taken as (
    update public.sessions s set wrap_claim = claim, wrap_attempts = s.wrap_attempts + 1,
      wrap_claimed_until = now() + make_interval(
        secs => lease_seconds * 2 ^ least(greatest(s.wrap_attempts - 3, 0), 9))
    from picked where s.id = picked.id returning s.*
  )
  select jsonb_agg(jsonb_build_object(
    'id', t.id, 'user_id', t.user_id, 'title', t.title, 'own_title', t.own_title, 'language', coalesce(t.language, 'en'),
    'country', p.country, 'attempts', t.wrap_attempts, 'danger', t.resume_state -> 'risk' -> 'confirmed_peak',
    'messages', private.messages_of(t.id, 2000),
    'memories', case when p.memory_enabled then private.memories_of(t.user_id) end))
  into claimed from taken t left join public.profiles p on p.id = t.user_id;
  return coalesce(claimed, '[]');
end $$;
grant execute on function public.claim_finished_sessions(uuid, integer, integer) to service_role;

/* Stores what was written about a session. False if the claim expired and another relay has done it. A new title
   replaces ours, never the person's. Each memory is kept once; a person keeps at most the newest hundred. */
create function public.finish_session(
  session_uuid uuid, claim uuid, new_transcript text default null, new_summary text default null,
  new_title text default null, new_memories jsonb default '[]')
returns boolean
language plpgsql set search_path = '' as $$
declare
  session public.sessions;
begin
  -- One writer at a time for each person's memories.
  perform 1 from public.profiles p
    where p.id = (select s.user_id from public.sessions s where s.id = session_uuid) for no key update;
  update public.sessions s set
    wrapped_at = now(), wrap_claim = null, wrap_claimed_until = null,
    transcript = new_transcript, ai_summary = new_summary,
    title = case when s.own_title then s.title else coalesce(nullif(btrim(new_title), ''), s.title) end
    where s.id = session_uuid and s.wrap_claim = claim and s.wrapped_at is null
    returning * into session;
  if not found then
    return false;
  end if;
  if exists (select from public.profiles p where p.id = session.user_id and p.memory_enabled) then
    insert into public.memories (user_id, session_id, content)
      select distinct on (lower(btrim(n.content))) session.user_id, session.id, btrim(left(btrim(n.content), 500))
      from jsonb_array_elements_text(new_memories) as n (content)
      where btrim(n.content) <> '' and not exists (
        select from public.memories m
        where m.user_id = session.user_id and lower(m.content) = lower(btrim(left(btrim(n.content), 500))))
      on conflict (user_id, content) do nothing;
    -- Skip locked memories: the person is deleting them already.
    delete from public.memories m where m.id in (
      select o.id from public.memories o where o.user_id = session.user_id
      order by o.created_at desc, o.id offset 100 for update skip locked);
  end if;
  return true;
end $$;
grant execute on function public.finish_session(uuid, uuid, text, text, text, jsonb) to service_role;
