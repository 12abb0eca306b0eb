-- One profile per account: name, time zone, choices and plan. People change six of its columns; the database stamps
-- or projects the rest.

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
  -- when subscription_plan ends by the passage of time alone; null: never
  plan_ends_at timestamptz,
  daily_session_limit integer not null default private.default_calls_per_day()
    check (daily_session_limit between 0 and 1000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Exactly these keys: three switches that are always present, one that is on unless switched off, two choices that
  -- onboarding fills in, and the pace, which is normal unless chosen.
  constraint profiles_notification_preferences_check check (
    coalesce(jsonb_typeof(notification_preferences) = 'object', false)
    and notification_preferences - array['email_reminders', 'mood_reminders', 'session_summaries', 'weekly_notice',
      'preferred_language', 'voice_preference', 'pace'] = '{}'
    and coalesce(jsonb_typeof(notification_preferences -> 'email_reminders') = 'boolean', false)
    and coalesce(jsonb_typeof(notification_preferences -> 'mood_reminders') = 'boolean', false)
    and coalesce(jsonb_typeof(notification_preferences -> 'session_summaries') = 'boolean', false)
    and coalesce(jsonb_typeof(notification_preferences -> 'weekly_notice') = 'boolean', true)
    and coalesce(notification_preferences ->> 'preferred_language'
      in ('en', 'es', 'fr', 'de', 'it', 'pt', 'zh', 'ja', 'ko', 'ar'), true)
    and coalesce(notification_preferences ->> 'voice_preference'
      in ('warm', 'professional', 'friendly', 'gentle'), true)
    and coalesce(notification_preferences ->> 'pace' in ('quick', 'normal', 'unhurried'), true)
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
create trigger bound_writes before update on public.profiles
  for each statement execute function private.bound_writes();

/* The person's time zone; UTC for somebody without a profile. */
create function private.zone_of(user_uuid uuid) returns text
language sql stable set search_path = '' as $$
  select coalesce((select timezone from public.profiles where id = user_uuid), 'UTC');
$$;
grant execute on function private.zone_of(uuid) to authenticated, service_role;

/* The companion voice that the person chose; null if they chose none. */
create function private.voice_of(user_uuid uuid) returns text
language sql stable set search_path = '' as $$
  select notification_preferences ->> 'voice_preference' from public.profiles where id = user_uuid;
$$;
grant execute on function private.voice_of(uuid) to service_role;

/* The pace of conversation that the person chose; null if they chose none. */
create function private.pace_of(user_uuid uuid) returns text
language sql stable set search_path = '' as $$
  select notification_preferences ->> 'pace' from public.profiles where id = user_uuid;
$$;
grant execute on function private.pace_of(uuid) to service_role;

/* The time zone for the relay, which can only call functions in `public`. */
create function public.time_zone_of(user_uuid uuid) returns text
language sql stable set search_path = '' as $$
  select private.zone_of(user_uuid);
$$;
grant execute on function public.time_zone_of(uuid) to service_role;

/* The calendar day where the person lives, now or at `moment`. */
create function private.local_date_of(user_uuid uuid, moment timestamptz default now()) returns date
language sql stable set search_path = '' as $$
  select (moment at time zone private.zone_of(user_uuid))::date;
$$;
grant execute on function private.local_date_of(uuid, timestamptz) to authenticated, service_role;
