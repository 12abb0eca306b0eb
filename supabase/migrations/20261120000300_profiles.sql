-- One profile per account (spec 1, section 3). Made by a trigger at sign-up; people change six columns of it, the
-- rest is stamped or projected by the database.

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  email text not null,
  full_name text check (char_length(btrim(full_name)) between 1 and 120 and char_length(full_name) <= 120),
  timezone text not null default 'UTC' check (char_length(timezone) <= 64),
  country text check (country ~ '^[A-Z]{2}$'),
  notification_preferences jsonb not null
    default '{"email_reminders": true, "mood_reminders": true, "session_summaries": true}',
  memory_enabled boolean not null default true,
  store_audio boolean not null default false,
  age_confirmed_at timestamptz,
  terms_accepted_at timestamptz,
  subscription_plan text not null default 'free'
    check (subscription_plan in ('free', 'premium-monthly', 'premium-annual', '24hour_pass')),
  subscription_status text not null default 'none' check (subscription_status in (
    'none', 'active', 'trialing', 'past_due', 'canceled', 'unpaid', 'incomplete', 'incomplete_expired', 'paused')),
  pass_expires_at timestamptz,
  -- until when subscription_plan is true if nothing but time passes; null: for good
  plan_ends_at timestamptz,
  daily_session_limit integer not null default private.default_calls_per_day()
    check (daily_session_limit between 0 and 1000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Exactly these keys: three switches that are always there, two choices that onboarding fills in.
  constraint profiles_notification_preferences_check check (
    coalesce(jsonb_typeof(notification_preferences) = 'object', false)
    and notification_preferences - array[
      'email_reminders', 'mood_reminders', 'session_summaries', 'preferred_language', 'voice_preference'] = '{}'
    and coalesce(jsonb_typeof(notification_preferences -> 'email_reminders') = 'boolean', false)
    and coalesce(jsonb_typeof(notification_preferences -> 'mood_reminders') = 'boolean', false)
    and coalesce(jsonb_typeof(notification_preferences -> 'session_summaries') = 'boolean', false)
    and coalesce(notification_preferences ->> 'preferred_language'
      in ('en', 'es', 'fr', 'de', 'it', 'pt', 'zh', 'ja', 'ko', 'ar'), true)
    and coalesce(notification_preferences ->> 'voice_preference'
      in ('warm', 'professional', 'friendly', 'gentle'), true)
  )
);
comment on table public.profiles is 'A person''s name, choices and plan. Plan columns are projected from subscriptions and passes.';

create index profiles_plan_ends_at_idx on public.profiles (plan_ends_at) where plan_ends_at is not null;

alter table public.profiles enable row level security;
grant select on public.profiles to authenticated;
grant update (full_name, timezone, country, notification_preferences, memory_enabled, store_audio)
  on public.profiles to authenticated;
grant select, insert, update, delete on public.profiles to service_role;

create policy "People read their own profile" on public.profiles
  for select to authenticated using ((select auth.uid()) = id);
create policy "People change their own profile" on public.profiles
  for update to authenticated using ((select auth.uid()) = id) with check ((select auth.uid()) = id);

create trigger check_zone before insert or update of timezone on public.profiles
  for each row execute function private.check_zone();
create trigger touch_updated_at before update on public.profiles
  for each row execute function private.touch_updated_at();

-- How much each person has written in 24 hours, by table. Kept apart from what was written, so that deleting gives
-- nothing back.
create table public.write_allowances (
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null,
  window_started_at timestamptz not null,
  taken integer not null check (taken > 0),
  primary key (user_id, kind)
);
alter table public.write_allowances enable row level security;
grant select, insert, update, delete on public.write_allowances to service_role;
create policy "Only the database counts what people write" on public.write_allowances
  for all to service_role using (true) with check (true);

/* Counts one write; raises PT429 (too many requests) beyond what is allowed in 24 hours. */
create function private.count_write(person uuid, of_kind text, allowed integer) returns void
language plpgsql set search_path = '' as $$
declare
  counted integer;
begin
  insert into public.write_allowances as a (user_id, kind, window_started_at, taken) values (person, of_kind, now(), 1)
    on conflict (user_id, kind) do update set
      taken = case when a.window_started_at <= now() - interval '24 hours' then 1 else a.taken + 1 end,
      window_started_at = case when a.window_started_at <= now() - interval '24 hours' then now()
        else a.window_started_at end
    returning a.taken into counted;
  if counted > allowed then
    raise exception using errcode = 'PT429', message = 'too_many_writes',
      detail = format('%s changes of %s are allowed in 24 hours.', allowed, of_kind);
  end if;
end $$;

/* Statement trigger for tables that people write: bounds how often. Before any row, so that the profile is the first
   that is locked. Runs as the owner, since nobody may write their own allowance. */
create function private.bound_writes() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.acting_person();
begin
  if me is not null then
    perform 1 from public.profiles p where p.id = me for no key update;
    perform private.count_write(me, tg_table_name, l.writes_per_day) from private.limits() l;
  end if;
  return null;
end $$;
create trigger bound_writes before update on public.profiles
  for each statement execute function private.bound_writes();

/* The person's zone; UTC where there is no profile. */
create function private.zone_of(user_uuid uuid) returns text
language sql stable set search_path = '' as $$
  select coalesce((select timezone from public.profiles where id = user_uuid), 'UTC');
$$;
grant execute on function private.zone_of(uuid) to authenticated, service_role;

/* The companion's voice that the person chose; null where they chose none. */
create function private.voice_of(user_uuid uuid) returns text
language sql stable set search_path = '' as $$
  select notification_preferences ->> 'voice_preference' from public.profiles where id = user_uuid;
$$;
grant execute on function private.voice_of(uuid) to service_role;

/* The zone for the relay, which has only what is public. */
create function public.time_zone_of(user_uuid uuid) returns text
language sql stable set search_path = '' as $$
  select private.zone_of(user_uuid);
$$;
grant execute on function public.time_zone_of(uuid) to service_role;

/* The calendar day that it is, or was at `moment`, where the person lives. */
create function private.local_date_of(user_uuid uuid, moment timestamptz default now()) returns date
language sql stable set search_path = '' as $$
  select (moment at time zone private.zone_of(user_uuid))::date;
$$;
grant execute on function private.local_date_of(uuid, timestamptz) to authenticated, service_role;
