-- Conversations (spec 1, section 3). Written by the relay alone, so that a duration or a start cannot be forged;
-- people read and delete their own.

create table public.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  title text not null check (char_length(btrim(title)) between 1 and 120 and char_length(title) <= 120),
  -- call is voice, chat is text
  type text not null check (type in ('call', 'chat')),
  mood_before text check (mood_before in (
    'great', 'good', 'okay', 'stressed', 'anxious', 'sad', 'angry', 'overwhelmed')),
  mood_after text check (mood_after in ('much-better', 'better', 'same', 'worse', 'much-worse')),
  -- seconds
  duration integer not null default 0 check (duration between 0 and 604800),
  created_at timestamptz not null default now(),
  ended_at timestamptz check (ended_at >= created_at),
  end_reason text check (char_length(end_reason) between 1 and 40),
  ai_summary text check (char_length(ai_summary) <= 4000),
  transcript text check (char_length(transcript) <= 500000),
  -- What another relay needs to carry on where this one stopped.
  language text check (language in ('en', 'es', 'fr', 'de', 'it', 'pt', 'zh', 'ja', 'ko', 'ar')),
  running_summary text not null default '' check (char_length(running_summary) <= 8000),
  -- The last message (seq) that the running summary covers.
  summarised_through integer not null default 0 check (summarised_through >= 0),
  message_count integer not null default 0 check (message_count >= 0),
  risk_level text not null default 'none' check (risk_level in ('none', 'possible', 'active', 'imminent')),
  -- The session whose context this one carries on after the 900-second cap.
  continued_from uuid references public.sessions (id) on delete set null,
  resume_state jsonb not null default '{}'
    check (jsonb_typeof(resume_state) = 'object' and char_length(resume_state::text) <= 20000),
  last_active_at timestamptz not null default now(),
  unique (id, user_id)
);
create index sessions_user_id_created_at_idx on public.sessions (user_id, created_at desc);
create index sessions_user_id_duration_idx on public.sessions (user_id, duration desc);
create index sessions_continued_from_idx on public.sessions (continued_from);

alter table public.sessions enable row level security;
grant select, delete on public.sessions to authenticated;
grant select, insert, update, delete on public.sessions to service_role;
create policy "People read their own sessions" on public.sessions
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "People delete their own sessions" on public.sessions
  for delete to authenticated using ((select auth.uid()) = user_id);

-- How many sessions were started on a local day. Kept apart from the sessions, so that deleting one gives none back.
create table public.session_starts (
  user_id uuid not null references auth.users (id) on delete cascade,
  local_date date not null,
  started integer not null check (started > 0),
  primary key (user_id, local_date)
);
alter table public.session_starts enable row level security;
grant select, insert, update, delete on public.session_starts to service_role;
create policy "Only the relay counts session starts" on public.session_starts
  for all to service_role using (true) with check (true);

/* Free: as many sessions a day as the profile's daily_session_limit. The upsert locks the day's row, so parallel
   starts queue. Raises PT402 (payment required) over the limit. */
create function private.count_session_start() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  allowed integer;
  so_far integer;
begin
  insert into public.session_starts as s (user_id, local_date, started)
    values (new.user_id, private.local_date_of(new.user_id), 1)
    on conflict (user_id, local_date) do update set started = s.started + 1
    returning s.started into so_far;
  select l.sessions_per_day into allowed from private.plan_limits(public.current_plan(new.user_id)) l;
  if allowed <> -1 then
    allowed := coalesce((select p.daily_session_limit from public.profiles p where p.id = new.user_id), allowed);
    if so_far > allowed then
      raise exception using errcode = 'PT402', message = 'session_limit_reached',
        detail = format('The plan allows %s sessions a day.', allowed);
    end if;
  end if;
  return new;
end $$;
create trigger count_session_start before insert on public.sessions
  for each row execute function private.count_session_start();
