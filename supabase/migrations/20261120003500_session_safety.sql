-- What the relay keeps about risk and about AI notices while somebody talks. No text is kept here.

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

/* How a session's risk stands: {level, concerns, confirmed, dismissed, confirmed_peak: {level, concerns}}. */
create function private.risk_of(session public.sessions) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('level', 'none', 'concerns', '[]'::jsonb, 'confirmed', false, 'dismissed', false,
      'confirmed_peak', jsonb_build_object('level', 'none', 'concerns', '[]'::jsonb))
    || coalesce(session.resume_state -> 'risk', '{}');
$$;
grant execute on function private.risk_of(public.sessions) to service_role;

/* What a session on its way needs to know, as {risk, country, notice_due, used_seconds}. A new session (`starting`) that
   goes on from one where danger was confirmed and isn't over begins at `possible`, so that help stays pointed to. The AI notice is due
   before first use, at the start of a session at most once in 24 hours, and after seven days away; due, it counts as
   shown. */
create function public.open_safety(user_uuid uuid, session_uuid uuid, starting boolean) returns jsonb
language plpgsql set search_path = '' as $$
declare
  session public.sessions;
  notice public.ai_notices;
  due boolean := false;
begin
  if starting then
    update public.sessions s set risk_level = 'possible',
        resume_state = s.resume_state || jsonb_build_object('risk', jsonb_build_object(
          'level', 'possible', 'concerns', private.risk_of(e) -> 'confirmed_peak' -> 'concerns'))
      from public.sessions e
      where s.id = session_uuid and s.user_id = user_uuid and e.id = s.continued_from and e.user_id = user_uuid
        and s.risk_level = 'none' and e.risk_level <> 'none'
        and private.risk_of(e) -> 'confirmed_peak' ->> 'level' <> 'none';
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
  return jsonb_build_object('risk', private.risk_of(session),
    'country', (select p.country from public.profiles p where p.id = user_uuid),
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

/* Counts that a person was shown help lines, under the country they gave. */
create function public.count_referral_of(user_uuid uuid, risk_level text) returns void
language sql set search_path = '' as $$
  select public.count_referral(risk_level, (select p.country from public.profiles p where p.id = user_uuid));
$$;
grant execute on function public.count_referral_of(uuid, text) to service_role;

/* Writes down how a session's risk stands now; it can fall. Changes may arrive late or twice: one that is older than
   what is kept, by the relay's clock and then by its number, changes nothing. Each new height from which help lines are
   shown is counted once. */
create function public.note_risk(session_uuid uuid, at_ms bigint, change_number integer, new_risk jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  session public.sessions;
  known jsonb;
  new_level text := new_risk ->> 'level';
  counted text;
begin
  select * into session from public.sessions s where s.id = session_uuid for no key update;
  if not found then
    return;
  end if;
  known := coalesce(session.resume_state -> 'risk', '{}');
  if (coalesce((known ->> 'at_ms')::bigint, 0), coalesce((known ->> 'change_number')::integer, 0))
      >= (at_ms, change_number) then
    return;
  end if;
  counted := coalesce(known ->> 'counted', 'none');
  if private.risk_rank(new_level) > greatest(private.risk_rank(counted), private.risk_rank('possible')) then
    perform public.count_referral_of(session.user_id, new_level);
    counted := new_level;
  end if;
  update public.sessions s set risk_level = new_level,
      resume_state = s.resume_state || jsonb_build_object('risk', new_risk || jsonb_build_object(
        'at_ms', at_ms, 'change_number', change_number, 'counted', counted))
    where s.id = session_uuid;
end $$;
grant execute on function public.note_risk(uuid, bigint, integer, jsonb) to service_role;

/* Stops charging for a call and gives back what was reserved ahead and not spoken yet. Again, it gives nothing. */
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

/* The public counts: referrals by month, level and country. A count so small that it may be one person's is null. */
create function public.referral_counts() returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'month', to_char(c.month, 'YYYY-MM'), 'level', c.level, 'country', c.country,
    'count', case when c.count >= l.smallest_public_count then c.count end)
    order by c.month desc, c.level, c.country), '[]')
  from public.safety_referral_counts c cross join private.limits() l
  where c.month > (now() at time zone 'UTC')::date - interval '13 months';
$$;
grant execute on function public.referral_counts() to service_role;
