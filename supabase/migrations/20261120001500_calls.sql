-- call_open, call_reserve, call_close: the meter's three questions. All of them first lock the people they touch, in
-- sorted order, so that they queue and never deadlock. A crash over-counts by one lease at most, never under-counts.

/* Takes the person's single voice slot for a session and fences whoever held it, on whichever relay. */
create function public.call_open(user_uuid uuid, session_uuid uuid)
returns table (
  epoch bigint, limit_seconds integer, used_seconds integer, remaining_seconds integer,
  session_remaining_seconds integer, resets_at timestamptz)
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  taken bigint;
begin
  if not exists (select from public.sessions s where s.id = session_uuid and s.user_id = user_uuid) then
    raise exception using errcode = 'PT404', message = 'unknown_session';
  end if;
  insert into public.voice_windows as w (user_id, epoch, session_id) values (user_uuid, 1, session_uuid)
    on conflict (user_id) do update set epoch = w.epoch + 1, session_id = session_uuid
    returning w.epoch into taken;
  insert into public.calls (session_id, user_id, epoch) values (session_uuid, user_uuid, taken);
  return query select taken, b.limit_seconds, b.used_seconds, b.remaining_seconds,
    private.session_seconds_left(session_uuid), b.resets_at
    from private.voice_balance(user_uuid) b;
end $$;
grant execute on function public.call_open(uuid, uuid) to service_role;

create type private.call_tick as (
  user_id uuid, session_id uuid, epoch bigint, seq integer, seconds integer, charge boolean);

/* Grants one tick; the person's row is locked by the caller. Opens the 24-hour window with the first second. */
create function private.reserve_tick(tick private.call_tick, out status text, out granted integer)
language plpgsql set search_path = '' as $$
declare
  now_ timestamptz := clock_timestamp();
  voice public.voice_windows;
  call public.calls;
  balance private.voice_balance;
  session_left integer;
begin
  granted := 0;
  select * into voice from public.voice_windows w where w.user_id = tick.user_id;
  if not found or voice.epoch <> tick.epoch or voice.session_id is distinct from tick.session_id then
    status := 'fenced';
    return;
  end if;
  select * into call from public.calls c
    where c.session_id = tick.session_id and c.epoch = tick.epoch and c.closed_at is null;
  if not found then
    status := 'closed';
    return;
  end if;
  select r.seconds into granted from public.call_reservations r
    where r.session_id = tick.session_id and r.epoch = tick.epoch and r.seq = tick.seq;
  if found then
    status := 'granted';
    return;
  end if;
  call.charging_suspended := call.charging_suspended or not coalesce(tick.charge, true);
  granted := least(greatest(tick.seconds, 0), (select l.max_session_seconds from private.limits() l));
  if call.charging_suspended then
    -- While a confirmed danger lasts nothing is charged and no limit interrupts.
    call.uncharged_seconds := call.uncharged_seconds + granted;
  else
    balance := private.voice_balance(tick.user_id);
    session_left := private.session_seconds_left(tick.session_id);
    granted := least(granted, session_left,
      case when balance.remaining_seconds = -1 then granted else balance.remaining_seconds end);
    if granted = 0 then
      status := case when session_left = 0 then 'session_cap' else 'window_exhausted' end;
      return;
    end if;
    if voice.window_started_at is null or voice.window_started_at <= now_ - interval '24 hours' then
      voice.window_started_at := now_;
      voice.seconds := 0;
    end if;
    if call.window_started_at is distinct from voice.window_started_at then
      call.window_started_at := voice.window_started_at;
      call.window_seconds := 0;
    end if;
    call.window_seconds := call.window_seconds + granted;
    update public.voice_windows w
      set window_started_at = voice.window_started_at, seconds = voice.seconds + granted
      where w.user_id = tick.user_id;
  end if;
  update public.calls c set
    charging_suspended = call.charging_suspended,
    reserved_seconds = c.reserved_seconds + granted, uncharged_seconds = call.uncharged_seconds,
    window_started_at = call.window_started_at, window_seconds = call.window_seconds
    where c.session_id = tick.session_id and c.epoch = tick.epoch;
  insert into public.call_reservations (session_id, epoch, seq, seconds)
    values (tick.session_id, tick.epoch, tick.seq, granted);
  status := 'granted';
end $$;
grant execute on function private.reserve_tick(private.call_tick) to service_role;

/* Charges the seconds that many calls are about to speak, in one round trip. `batch` is an array of
   {user_id, session_id, epoch, seq, seconds, charge}; `charge: false` suspends charging for the call from then on.
   Status: granted (perhaps fewer seconds than asked), window_exhausted, session_cap, fenced, closed. The same
   (session, epoch, seq) again answers the same and charges nothing. */
create function public.call_reserve(batch jsonb)
returns table (
  session_id uuid, epoch bigint, seq integer, status text, granted_seconds integer,
  remaining_seconds integer, session_remaining_seconds integer, resets_at timestamptz)
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  tick private.call_tick;
  outcome record;
begin
  perform 1 from public.voice_windows w
    where w.user_id in (select (item ->> 'user_id')::uuid from jsonb_array_elements(batch) as item)
    order by w.user_id for update;
  for tick in
    select t.* from jsonb_populate_recordset(null::private.call_tick, batch) as t
    order by t.user_id, t.session_id, t.epoch, t.seq
  loop
    outcome := private.reserve_tick(tick);
    return query select tick.session_id, tick.epoch, tick.seq, outcome.status, outcome.granted,
      b.remaining_seconds, private.session_seconds_left(tick.session_id), b.resets_at
      from private.voice_balance(tick.user_id) b;
  end loop;
end $$;
grant execute on function public.call_reserve(jsonb) to service_role;

/* Ends a call and gives back what it reserved and did not speak. Allowed after a newer call took the slot; closing
   again changes nothing and gives nothing back. Of the seconds used, `uncharged_seconds` were not charged. */
create function public.call_close(session_uuid uuid, call_epoch bigint, spoken_seconds integer)
returns table (
  returned_seconds integer, used_seconds integer, uncharged_seconds integer, remaining_seconds integer,
  resets_at timestamptz)
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  call public.calls;
  returned integer := 0;
begin
  perform 1 from public.voice_windows w
    where w.user_id = (select c.user_id from public.calls c where c.session_id = session_uuid and c.epoch = call_epoch)
    for update;
  select * into call from public.calls c where c.session_id = session_uuid and c.epoch = call_epoch;
  if not found then
    return;
  end if;
  if call.closed_at is null then
    call.used_seconds := least(greatest(spoken_seconds, 0), call.reserved_seconds);
    -- What was reserved last goes back first; seconds that were never charged do not go back to the window.
    returned := least(call.window_seconds,
      greatest(0, call.reserved_seconds - call.used_seconds - call.uncharged_seconds));
    update public.calls c set closed_at = now(), used_seconds = call.used_seconds
      where c.session_id = session_uuid and c.epoch = call_epoch;
    -- A window from which everything went back was never opened.
    update public.voice_windows w set
      seconds = w.seconds - returned,
      window_started_at = case when w.seconds > returned then w.window_started_at end
      where w.user_id = call.user_id and w.window_started_at = call.window_started_at and returned > 0;
    update public.voice_windows w set session_id = null
      where w.user_id = call.user_id and w.session_id = session_uuid and w.epoch = call_epoch;
    delete from public.call_reservations r where r.session_id = session_uuid and r.epoch = call_epoch;
  end if;
  return query select returned, call.used_seconds,
    greatest(0, call.used_seconds - (call.reserved_seconds - call.uncharged_seconds)), b.remaining_seconds, b.resets_at
    from private.voice_balance(call.user_id) b;
end $$;
grant execute on function public.call_close(uuid, bigint, integer) to service_role;
