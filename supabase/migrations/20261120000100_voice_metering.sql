-- The meter of talking time: one 24-hour window and one voice slot per person, and seconds that are charged before
-- they are spoken. A crash can charge up to one lease too much, never too little. Functions lock the people they
-- touch first, sorted.
--
-- Longer than most files, because every function charges or returns the same seconds under the same locks: whether a
-- second can be lost or charged twice is judged by reading them together.

create table public.voice_windows (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- the first second of talking in the window; null before that
  window_started_at timestamptz,
  -- charged in this window
  seconds integer not null default 0 check (seconds >= 0),
  -- increases with each call; a call with an older epoch is fenced
  epoch bigint not null default 0,
  -- the session that holds the slot
  session_id uuid
);
create index voice_windows_window_started_at_idx on public.voice_windows (window_started_at);
alter table public.voice_windows enable row level security;
grant select on public.voice_windows to authenticated;
grant select, insert, update, delete on public.voice_windows to service_role;
create policy "People read their own talking time" on public.voice_windows
  for select to authenticated using ((select auth.uid()) = user_id);

-- One row each time the slot was taken; a session that reconnects has several.
create table public.calls (
  session_id uuid not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  epoch bigint not null,
  opened_at timestamptz not null default now(),
  closed_at timestamptz,
  -- granted in this call, and how many of those were not charged because of a confirmed danger
  reserved_seconds integer not null default 0 check (reserved_seconds >= 0),
  uncharged_seconds integer not null default 0 check (uncharged_seconds >= 0),
  -- spoken; set when the call closes
  used_seconds integer check (used_seconds between 0 and reserved_seconds),
  -- the 24-hour window that was charged, and with how much of it
  window_started_at timestamptz,
  window_seconds integer not null default 0 check (window_seconds >= 0),
  charging_suspended boolean not null default false,
  primary key (session_id, epoch),
  foreign key (session_id, user_id) references public.sessions (id, user_id) on delete cascade
);
create index calls_user_id_idx on public.calls (user_id, opened_at desc);
alter table public.calls enable row level security;
grant select, insert, update, delete on public.calls to service_role;
create policy "Only the relay keeps calls" on public.calls
  for all to service_role using (true) with check (true);

-- What each tick was granted, so that a repeated tick is charged once. Emptied when the call closes.
create table public.call_reservations (
  session_id uuid not null,
  epoch bigint not null,
  seq integer not null,
  seconds integer not null check (seconds >= 0),
  primary key (session_id, epoch, seq),
  foreign key (session_id, epoch) references public.calls (session_id, epoch) on delete cascade
);
alter table public.call_reservations enable row level security;
grant select, insert, update, delete on public.call_reservations to service_role;
create policy "Only the relay keeps reservations" on public.call_reservations
  for all to service_role using (true) with check (true);

/* Seconds of talking in a session: spoken seconds of closed calls, reserved seconds of the open call. Seconds that
   went uncharged during a confirmed danger don't count against the session afterward. */
create function private.session_voice_seconds(session_uuid uuid) returns integer
language sql stable set search_path = '' as $$
  select coalesce(sum(least(c.used_seconds, c.reserved_seconds - c.uncharged_seconds)), 0)::integer
  from public.calls c where c.session_id = session_uuid;
$$;
grant execute on function private.session_voice_seconds(uuid) to service_role;

/* How many seconds of talking a session has left. */
create function private.session_seconds_left(session_uuid uuid) returns integer
language sql stable set search_path = '' as $$
  select greatest(0, l.max_session_seconds - private.session_voice_seconds(session_uuid)) from private.limits() l;
$$;
grant execute on function private.session_seconds_left(uuid) to service_role;

create type private.voice_balance as (
  limit_seconds integer, used_seconds integer, remaining_seconds integer, resets_at timestamptz);

/* What is left of a person's window right now; remaining -1 means unlimited. */
create function private.voice_balance(user_uuid uuid) returns private.voice_balance
language sql volatile set search_path = '' as $$
  select row(
    l.daily_voice_seconds, coalesce(w.seconds, 0),
    case when l.daily_voice_seconds = -1 then -1
      else greatest(0, l.daily_voice_seconds - coalesce(w.seconds, 0)) end,
    w.window_started_at + interval '24 hours')::private.voice_balance
  from private.plan_limits(public.current_plan(user_uuid)) l
  left join public.voice_windows w
    on w.user_id = user_uuid and w.window_started_at > clock_timestamp() - interval '24 hours';
$$;
grant execute on function private.voice_balance(uuid) to service_role;

/* The same for the relay; resets_at is null while no window is open. */
create function public.voice_usage(user_uuid uuid)
returns table (limit_seconds integer, remaining_seconds integer, resets_at timestamptz)
language sql volatile set search_path = '' as $$
  select b.limit_seconds, b.remaining_seconds, b.resets_at from private.voice_balance(user_uuid) b;
$$;
grant execute on function public.voice_usage(uuid) to service_role;

/* Takes the person's only voice slot for a session and fences whichever relay held it. */
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

/* Charges up to that many seconds to a call, as far as the person's window and the session have any left, and returns
   how many; the caller has locked the person's row. The first second opens the 24-hour window. */
create function private.charge_call(call public.calls, seconds integer) returns integer
language plpgsql set search_path = '' as $$
declare
  now_ timestamptz := clock_timestamp();
  voice public.voice_windows;
  balance private.voice_balance := private.voice_balance(call.user_id);
  granted integer := least(seconds, private.session_seconds_left(call.session_id),
    case when balance.remaining_seconds = -1 then seconds else balance.remaining_seconds end);
begin
  if granted <= 0 then
    return 0;
  end if;
  select * into voice from public.voice_windows w where w.user_id = call.user_id;
  if voice.window_started_at is null or voice.window_started_at <= now_ - interval '24 hours' then
    voice.window_started_at := now_;
    voice.seconds := 0;
  end if;
  if call.window_started_at is distinct from voice.window_started_at then
    call.window_seconds := 0;
  end if;
  update public.voice_windows w
    set window_started_at = voice.window_started_at, seconds = voice.seconds + granted
    where w.user_id = call.user_id;
  update public.calls c set reserved_seconds = c.reserved_seconds + granted,
      window_started_at = voice.window_started_at, window_seconds = call.window_seconds + granted
    where c.session_id = call.session_id and c.epoch = call.epoch;
  return granted;
end $$;
grant execute on function private.charge_call(public.calls, integer) to service_role;

create type private.call_tick as (
  user_id uuid, session_id uuid, epoch bigint, seq integer, seconds integer, charge boolean);

/* Grants one tick; the caller has locked the person's row. */
create function private.reserve_tick(tick private.call_tick, out status text, out granted integer)
language plpgsql set search_path = '' as $$
declare
  voice public.voice_windows;
  call public.calls;
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
  granted := least(greatest(tick.seconds, 0), (select l.max_session_seconds from private.limits() l));
  if call.charging_suspended or not coalesce(tick.charge, true) then
    -- During a confirmed danger, nothing is charged and no limit interrupts.
    update public.calls c set charging_suspended = true,
        reserved_seconds = c.reserved_seconds + granted, uncharged_seconds = c.uncharged_seconds + granted
      where c.session_id = tick.session_id and c.epoch = tick.epoch;
  else
    granted := private.charge_call(call, granted);
    if granted = 0 then
      status := case when private.session_seconds_left(tick.session_id) = 0 then 'session_cap'
        else 'window_exhausted' end;
      return;
    end if;
  end if;
  insert into public.call_reservations (session_id, epoch, seq, seconds)
    values (tick.session_id, tick.epoch, tick.seq, granted);
  status := 'granted';
end $$;
grant execute on function private.reserve_tick(private.call_tick) to service_role;

/* Charges the seconds that many calls are about to speak, in one round trip. `batch` is an array of {user_id,
   session_id, epoch, seq, seconds, charge}; `charge: false` suspends charging for the call from then on. Status:
   granted (possibly fewer seconds than requested), window_exhausted, session_cap, fenced, closed. Repeating the
   same (session, epoch, seq) returns the same answer and charges nothing. */
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

/* Deletes the row of a private session that has ended, unless a call of it is still to be settled. The seconds that
   count toward the plan stand in the person's window, and the call in the day's count. */
create function private.forget_private_session(session_uuid uuid) returns void
language sql set search_path = '' as $$
  delete from public.sessions s
    where s.id = session_uuid and s.is_private and s.ended_at is not null
      and not exists (select from public.calls c where c.session_id = s.id and c.closed_at is null);
$$;
grant execute on function private.forget_private_session(uuid) to service_role;

/* Ends a call and returns what it reserved but did not speak. With `charge_rest`, what was spoken without having been
   reserved is charged as far as there are seconds left: sound can come faster than time passes. Allowed after a newer
   call has taken the slot; closing again changes and returns nothing. `uncharged_seconds` of the used seconds were not
   charged. The row of a private session that has ended goes with its last call. */
create function public.call_close(
  session_uuid uuid, call_epoch bigint, spoken_seconds integer, charge_rest boolean default false)
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
    if charge_rest and not call.charging_suspended then
      perform private.charge_call(call, spoken_seconds - call.reserved_seconds);
      select * into call from public.calls c where c.session_id = session_uuid and c.epoch = call_epoch;
    end if;
    call.used_seconds := least(greatest(spoken_seconds, 0), call.reserved_seconds);
    -- What was reserved last is returned first; seconds that were never charged are not returned to the window.
    returned := least(call.window_seconds,
      greatest(0, call.reserved_seconds - call.used_seconds - call.uncharged_seconds));
    update public.calls c set closed_at = now(), used_seconds = call.used_seconds
      where c.session_id = session_uuid and c.epoch = call_epoch;
    -- A window to which everything was returned counts as never opened.
    update public.voice_windows w set
      seconds = w.seconds - returned,
      window_started_at = case when w.seconds > returned then w.window_started_at end
      where w.user_id = call.user_id and w.window_started_at = call.window_started_at and returned > 0;
    update public.voice_windows w set session_id = null
      where w.user_id = call.user_id and w.session_id = session_uuid and w.epoch = call_epoch;
    delete from public.call_reservations r where r.session_id = session_uuid and r.epoch = call_epoch;
    -- A call in which nothing was spoken counts for nothing. Without this, somebody with no time left could open one
    -- after another, and every later reservation in the session would add all of them up.
    delete from public.calls c where c.session_id = session_uuid and c.epoch = call_epoch
      and call.used_seconds = 0 and call.uncharged_seconds = 0;
  end if;
  return query select returned, call.used_seconds,
    greatest(0, call.used_seconds - (call.reserved_seconds - call.uncharged_seconds)), b.remaining_seconds, b.resets_at
    from private.voice_balance(call.user_id) b;
  perform private.forget_private_session(session_uuid);
end $$;
grant execute on function public.call_close(uuid, bigint, integer, boolean) to service_role;

/* Stops charging for a call and returns what was reserved ahead but not spoken yet. Repeating it returns nothing. */
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
  -- A window to which everything was returned counts as never opened.
  update public.voice_windows w set
      seconds = w.seconds - unspoken,
      window_started_at = case when w.seconds > unspoken then w.window_started_at end
    where w.user_id = call.user_id and w.window_started_at = call.window_started_at and unspoken > 0;
end $$;
grant execute on function public.call_suspend(uuid, bigint, integer) to service_role;

/* How many accounts talked uncharged for at least `least_seconds` in the last 24 hours. A single sentence makes
   talking free for as long as the danger lasts, and an account may stay in that state, in need or in bad faith. */
create function public.accounts_with_uncharged_talk(least_seconds integer) returns integer
language sql stable set search_path = '' as $$
  select count(*)::integer from (
    select from public.calls c where c.opened_at > now() - interval '24 hours' and c.uncharged_seconds > 0
      group by c.user_id having sum(c.uncharged_seconds) >= least_seconds) as living;
$$;
grant execute on function public.accounts_with_uncharged_talk(integer) to service_role;
