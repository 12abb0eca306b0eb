-- What the relay keeps about risk and about AI notices while somebody talks (S2, S5, S7, S10). No text is kept here.

-- One row a person is enough for the notices; what a session lasts counts as use.
create function private.note_use() returns trigger
language plpgsql set search_path = '' as $$
begin
  update public.ai_notices a
    set used_seconds_since_shown = a.used_seconds_since_shown + (new.duration - old.duration), last_used_at = now()
    where a.user_id = new.user_id;
  return null;
end $$;
create trigger note_use after update of duration on public.sessions
  for each row when (new.duration > old.duration) execute function private.note_use();

create function private.risk_rank(level text) returns integer
language sql immutable set search_path = '' as $$
  select coalesce(array_position(array['none', 'possible', 'active', 'imminent'], level), 0);
$$;
grant execute on function private.risk_rank(text) to service_role;

/* The concerns noted in a session, as a JSON array of names. */
create function private.concerns_of(session public.sessions) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(session.resume_state -> 'concerns', '[]');
$$;
grant execute on function private.concerns_of(public.sessions) to service_role;

/* What a session on its way needs to know, as {level, concerns, notice_due, used_seconds}. A new session (`starting`)
   that goes on from one at risk begins at `possible`, so that the help card stays. The AI notice is due before first
   use, at the start of a session at most once in 24 hours, and after seven days away; due, it counts as shown. */
create function public.open_safety(user_uuid uuid, session_uuid uuid, starting boolean) returns jsonb
language plpgsql set search_path = '' as $$
declare
  session public.sessions;
  notice public.ai_notices;
  due boolean := false;
begin
  if starting then
    update public.sessions s set risk_level = 'possible',
        resume_state = s.resume_state || jsonb_build_object('concerns', private.concerns_of(e))
      from public.sessions e
      where s.id = session_uuid and s.user_id = user_uuid and e.id = s.continued_from and e.user_id = user_uuid
        and s.risk_level = 'none' and e.risk_level <> 'none';
    insert into public.ai_notices as a (user_id) values (user_uuid) on conflict (user_id) do nothing
      returning * into notice;
    due := found;
    if not due then
      update public.ai_notices a
        set last_shown_at = now(), last_used_at = now(), used_seconds_since_shown = 0
        where a.user_id = user_uuid
          and (a.last_shown_at <= now() - interval '24 hours' or a.last_used_at <= now() - interval '7 days');
      due := found;
    end if;
  end if;
  select * into notice from public.ai_notices a where a.user_id = user_uuid;
  select * into session from public.sessions s where s.id = session_uuid and s.user_id = user_uuid;
  if not found then
    return null;
  end if;
  return jsonb_build_object('level', session.risk_level, 'concerns', private.concerns_of(session),
    'notice_due', due, 'used_seconds', coalesce(notice.used_seconds_since_shown, 0));
end $$;
grant execute on function public.open_safety(uuid, uuid, boolean) to service_role;

/* The AI notice was given in the middle of a session. */
create function public.note_ai_notice(user_uuid uuid) returns void
language sql set search_path = '' as $$
  update public.ai_notices a set last_shown_at = now(), last_used_at = now(), used_seconds_since_shown = 0
    where a.user_id = user_uuid;
$$;
grant execute on function public.note_ai_notice(uuid) to service_role;

/* Counts that a person was shown help lines, under the country they gave (S10). */
create function public.count_referral_of(user_uuid uuid, risk_level text) returns void
language sql set search_path = '' as $$
  select public.count_referral(risk_level, (select p.country from public.profiles p where p.id = user_uuid));
$$;
grant execute on function public.count_referral_of(uuid, text) to service_role;

/* Raises a session's risk and adds to its concerns (a JSON array of names); it never sinks. Each rise is counted once:
   the same call again changes nothing. */
create function public.raise_risk(session_uuid uuid, new_level text, new_concerns jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  session public.sessions;
begin
  select * into session from public.sessions s where s.id = session_uuid for no key update;
  if not found then
    return;
  end if;
  update public.sessions s set
      risk_level = case when private.risk_rank(new_level) > private.risk_rank(s.risk_level) then new_level else s.risk_level end,
      resume_state = s.resume_state || jsonb_build_object('concerns', (
        select coalesce(jsonb_agg(distinct c), '[]')
        from jsonb_array_elements_text(private.concerns_of(session) || new_concerns) c))
    where s.id = session_uuid;
  if private.risk_rank(new_level) > private.risk_rank(session.risk_level) then
    perform public.count_referral_of(session.user_id, new_level);
  end if;
end $$;
grant execute on function public.raise_risk(uuid, text, jsonb) to service_role;

/* Stops charging for a call (S5) and gives back what was reserved ahead and not spoken yet. Again, it gives nothing. */
create function public.call_suspend(session_uuid uuid, call_epoch bigint, spoken_seconds integer) returns void
language plpgsql set search_path = '' as $$
declare
  call public.calls;
  unspoken integer;
begin
  perform 1 from public.voice_windows w
    where w.user_id = (select c.user_id from public.calls c where c.session_id = session_uuid and c.epoch = call_epoch)
    for update;
  select * into call from public.calls c
    where c.session_id = session_uuid and c.epoch = call_epoch and c.closed_at is null;
  if not found then
    return;
  end if;
  unspoken := least(call.window_seconds,
    greatest(0, call.reserved_seconds - call.uncharged_seconds - greatest(spoken_seconds, 0)));
  update public.calls c set charging_suspended = true, uncharged_seconds = c.uncharged_seconds + unspoken,
      window_seconds = c.window_seconds - unspoken
    where c.session_id = session_uuid and c.epoch = call_epoch;
  -- A window from which everything went back was never opened.
  update public.voice_windows w set
      seconds = w.seconds - unspoken,
      window_started_at = case when w.seconds > unspoken then w.window_started_at end
    where w.user_id = call.user_id and w.window_started_at = call.window_started_at and unspoken > 0;
end $$;
grant execute on function public.call_suspend(uuid, bigint, integer) to service_role;

/* The public counts: referrals by month, level and country. */
create function public.referral_counts() returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'month', to_char(c.month, 'YYYY-MM'), 'level', c.level, 'country', c.country, 'count', c.count)
    order by c.month desc, c.level, c.country), '[]')
  from public.safety_referral_counts c
  where c.month > (now() at time zone 'UTC')::date - interval '13 months';
$$;
grant execute on function public.referral_counts() to service_role;
