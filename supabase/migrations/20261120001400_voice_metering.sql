-- Metering of talking time: a 24-hour window a person, one voice slot a person, seconds charged before they are spoken.

create table public.voice_windows (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- the first talking second of the window; null before any
  window_started_at timestamptz,
  -- charged in this window
  seconds integer not null default 0 check (seconds >= 0),
  -- grows with each call; a call with an older epoch is fenced
  epoch bigint not null default 0,
  -- who holds the slot
  session_id uuid
);
alter table public.voice_windows enable row level security;
grant select on public.voice_windows to authenticated;
grant select, insert, update, delete on public.voice_windows to service_role;
create policy "People read their own talking time" on public.voice_windows
  for select to authenticated using ((select auth.uid()) = user_id);

-- One row for each time the slot was taken; a session that reconnects has several.
create table public.calls (
  session_id uuid not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  epoch bigint not null,
  opened_at timestamptz not null default now(),
  closed_at timestamptz,
  -- granted in this call, and how many of those were not charged (at-risk sessions)
  reserved_seconds integer not null default 0 check (reserved_seconds >= 0),
  uncharged_seconds integer not null default 0 check (uncharged_seconds >= 0),
  -- spoken, once closed
  used_seconds integer check (used_seconds between 0 and reserved_seconds),
  -- what of it was charged to the window that began then
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

-- What was granted for each tick, so that a tick sent twice is charged once. Emptied when the call closes.
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

/* Talking seconds of a session: spoken ones of closed calls, reserved ones of the open call. What wasn't charged since a
   danger was confirmed isn't held against it once that is over. */
create function private.session_voice_seconds(session_uuid uuid) returns integer
language sql stable set search_path = '' as $$
  select coalesce(sum(least(c.used_seconds, c.reserved_seconds - c.uncharged_seconds)), 0)::integer
  from public.calls c where c.session_id = session_uuid;
$$;
grant execute on function private.session_voice_seconds(uuid) to service_role;

/* How long may still be talked in a session. */
create function private.session_seconds_left(session_uuid uuid) returns integer
language sql stable set search_path = '' as $$
  select greatest(0, l.max_session_seconds - private.session_voice_seconds(session_uuid)) from private.limits() l;
$$;
grant execute on function private.session_seconds_left(uuid) to service_role;

create type private.voice_balance as (
  limit_seconds integer, used_seconds integer, remaining_seconds integer, resets_at timestamptz);

/* What is left of a person's window at this moment; remaining -1 is unlimited. */
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
