-- Conversations as they are stored and listed, and the count of calls that the free plan limits. Only the relay
-- writes them, so that a duration or a start cannot be forged; people read and delete their own.

/* A text as searches compare it: without case, accents, vowel signs and width, and with one form of the Arabic letters
   that people write in several ways. `client/features/sessions/list/marked-text.tsx` does the same to mark what was found. */
create function private.searchable(words text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select normalize(translate(lower(regexp_replace(normalize(words, nfkd),
    '[\u0300-\u036f\u0610-\u061a\u064b-\u065f\u0670\u0640]', '', 'g')), 'ىة', 'يه'), nfkc);
$$;
grant execute on function private.searchable(text) to authenticated, service_role;

create table public.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  title text not null check (char_length(btrim(title)) between 1 and 120 and char_length(title) <= 120),
  -- call: voice, chat: text
  type text not null check (type in ('call', 'chat')),
  mood_before text check (mood_before in (
    'great', 'good', 'okay', 'stressed', 'anxious', 'sad', 'angry', 'overwhelmed')),
  mood_after text check (mood_after in ('much-better', 'better', 'same', 'worse', 'much-worse')),
  -- seconds
  duration integer not null default 0 check (duration >= 0),
  created_at timestamptz not null default now(),
  ended_at timestamptz check (ended_at >= created_at),
  end_reason text check (char_length(end_reason) between 1 and 40),
  ai_summary text check (char_length(ai_summary) <= 4000),
  transcript text check (char_length(transcript) <= 500000),
  -- from here to last_active_at: what another relay needs to continue the session
  language text check (language in ('en', 'es', 'fr', 'de', 'it', 'pt', 'zh', 'ja', 'ko', 'ar')),
  running_summary text not null default '' check (char_length(running_summary) <= 8000),
  -- the last message (seq) that the running summary covers
  summarised_through integer not null default 0 check (summarised_through >= 0),
  message_count integer not null default 0 check (message_count >= 0),
  risk_level text not null default 'none' check (risk_level in ('none', 'possible', 'active', 'imminent')),
  -- the session whose context this one continues
  continued_from uuid references public.sessions (id) on delete set null,
  resume_state jsonb not null default '{}'
    check (jsonb_typeof(resume_state) = 'object' and char_length(resume_state::text) <= 20000),
  last_active_at timestamptz not null default now(),
  -- the relay that may write this session, those that had it before it, newest first, and the position after which
  -- it numbers its messages; see session_keeping
  owner uuid,
  earlier_owners uuid[] not null default '{}',
  numbered_after integer not null default 0 check (numbered_after >= 0),
  -- when it was ended because its relay was silent; that relay may still take it up again. See session_summaries
  given_up_at timestamptz,
  -- whether the person gave the title; ours may be replaced by a better one
  own_title boolean not null default false,
  -- when the texts about the session were written, and who is writing them; see session_summaries
  wrapped_at timestamptz,
  wrap_claim uuid,
  wrap_claimed_until timestamptz,
  wrap_attempts integer not null default 0 check (wrap_attempts >= 0),
  -- what a search of the list looks at, kept because comparing thousands of texts takes time
  searchable_title text generated always as (private.searchable(title)) stored,
  searchable_summary text generated always as (private.searchable(ai_summary)) stored,
  -- a private conversation: the row only carries the meter, and is deleted at the end
  is_private boolean not null default false,
  unique (id, user_id),
  constraint private_sessions_hold_nothing check (not is_private or (
    title = 'Private' and not own_title and mood_before is null and mood_after is null and ai_summary is null
    and transcript is null and running_summary = '' and message_count = 0 and risk_level = 'none'
    and continued_from is null and resume_state - 'mode' = '{}'))
);
comment on column public.sessions.message_count is 'The highest message position given out; it never goes back.';

-- The lists' four orders, with the id so that rows with equal times or durations keep one order in both directions.
create index sessions_newest_idx on public.sessions (user_id, created_at desc, id desc);
create index sessions_longest_idx on public.sessions (user_id, duration desc, id desc);
create index sessions_continued_from_idx on public.sessions (continued_from);
create index sessions_private_idx on public.sessions (last_active_at) where is_private;
create index sessions_open_idx on public.sessions (last_active_at) where ended_at is null;
create index sessions_given_up_idx on public.sessions (given_up_at) where given_up_at is not null;
create index sessions_unwrapped_idx on public.sessions (ended_at) where ended_at is not null and wrapped_at is null;

alter table public.sessions enable row level security;
grant select, delete on public.sessions to authenticated;
grant select, insert, update, delete on public.sessions to service_role;
create policy "People read their own sessions" on public.sessions
  for select to authenticated using ((select auth.uid()) = user_id and not is_private);
create policy "People delete their own sessions" on public.sessions
  for delete to authenticated using ((select auth.uid()) = user_id);

-- Only the person knows how they feel afterward, so they may add it even if the session ended without asking. They
-- may rename a session, too; `own_title` keeps the companion from replacing the name.
grant update (mood_after, title, own_title) on public.sessions to authenticated;
create policy "People say how they feel after their own sessions, and name them" on public.sessions
  for update to authenticated using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create trigger bound_writes before update of mood_after, title, own_title on public.sessions
  for each statement execute function private.bound_writes();

-- When each person's calls of the last 24 hours started. Kept apart from the sessions, so that deleting a session
-- doesn't restore a call.
create table public.call_starts (
  session_id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  started_at timestamptz not null default now()
);
create index call_starts_user_id_started_at_idx on public.call_starts (user_id, started_at);
create index call_starts_started_at_idx on public.call_starts (started_at);
alter table public.call_starts enable row level security;
grant select, insert, update, delete on public.call_starts to service_role;
create policy "Only the relay counts calls" on public.call_starts
  for all to service_role using (true) with check (true);

/* Counts a session that is a call or becomes one. The free plan allows as many calls in any 24 hours as the
   profile's daily_session_limit; above that, raises PT402 (payment required). A chat that becomes a call is counted
   but not rejected: it is already under way, and its talking time has a limit of its own. */
create function private.count_call_start() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  allowed integer;
begin
  if tg_op = 'INSERT' then
    -- Concurrent starts by one person take turns here.
    perform from public.profiles p where p.id = new.user_id for no key update;
    select case when l.calls_per_day = -1 then null else coalesce(p.daily_session_limit, l.calls_per_day) end
      into allowed
      from private.plan_limits(public.current_plan(new.user_id)) l
      left join public.profiles p on p.id = new.user_id;
    -- Skip locked rows: they are being deleted already.
    delete from public.call_starts c where c.session_id in (
      select d.session_id from public.call_starts d
      where d.user_id = new.user_id and d.started_at <= now() - interval '24 hours' for update skip locked);
    if (select count(*) from public.call_starts c where c.user_id = new.user_id) >= allowed then
      raise exception using errcode = 'PT402', message = 'session_limit_reached',
        detail = format('The plan allows %s calls in 24 hours.', allowed);
    end if;
  end if;
  insert into public.call_starts (session_id, user_id) values (new.id, new.user_id) on conflict do nothing;
  return new;
end $$;
create trigger count_call before insert on public.sessions
  for each row when (new.type = 'call') execute function private.count_call_start();
create trigger count_chat_as_call before update of type on public.sessions
  for each row when (new.type = 'call' and old.type <> 'call') execute function private.count_call_start();

/* When relays were heard. While they can't reach the database, all that they write waits, and their silence says nothing
   about them or their sessions: that time doesn't count. */
create table private.relay_contact (
  is_only boolean primary key default true check (is_only),
  -- when any relay was heard last: those that run ask for work every half minute. Null before the first time
  heard_at timestamptz,
  -- from when until when none was, the last time that this lasted
  lost_at timestamptz,
  regained_at timestamptz check (regained_at >= lost_at)
);
insert into private.relay_contact default values;
alter table private.relay_contact enable row level security;
grant select, update on private.relay_contact to service_role;
create policy "Only the relay is heard" on private.relay_contact
  for all to service_role using (true) with check (true);

/* From how long on it is an outage that no relay was heard: two of their rounds. */
create function private.outage_from() returns interval
language sql immutable set search_path = '' as $$ select interval '1 minute' $$;
grant execute on function private.outage_from() to service_role;

/* Notes that a relay was heard. */
create function private.hear_relay() returns void
language sql set search_path = '' as $$
  update private.relay_contact c set heard_at = now(),
      lost_at = case when c.heard_at < now() - private.outage_from() then c.heard_at else c.lost_at end,
      regained_at = case when c.heard_at < now() - private.outage_from() then now() else c.regained_at end
    where c.is_only = (
      select h.is_only from private.relay_contact h
      where h.heard_at is null or h.heard_at < now() - interval '10 seconds' for no key update skip locked);
$$;
grant execute on function private.hear_relay() to service_role;

/* How long it has been silent since then: the time that passed, without the last outage and without the one that may
   have ended with this call. */
create function private.silence_since(moment timestamptz) returns interval
language sql stable set search_path = '' as $$
  select now() - moment
    - greatest(interval '0', coalesce(c.regained_at - greatest(c.lost_at, moment), interval '0'))
    - case when c.heard_at < now() - private.outage_from()
        then greatest(interval '0', now() - greatest(c.heard_at, moment)) else interval '0' end
  from private.relay_contact c;
$$;
grant execute on function private.silence_since(timestamptz) to service_role;
