-- What visitors write to the operator, and counts about safety that name nobody (S10).

create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(btrim(name)) between 1 and 120 and char_length(name) <= 120),
  email text not null check (email ~ '^[^@[:space:]]+@[^@[:space:]]+$' and char_length(email) <= 254),
  subject text not null check (char_length(btrim(subject)) between 1 and 200 and char_length(subject) <= 200),
  message text not null check (char_length(btrim(message)) between 1 and 5000 and char_length(message) <= 5000),
  created_at timestamptz not null default now()
);
create index contact_messages_created_at_idx on public.contact_messages (created_at desc);
create index contact_messages_email_idx on public.contact_messages (lower(email));
alter table public.contact_messages enable row level security;
grant select, insert, update, delete on public.contact_messages to service_role;
create policy "Only the relay takes contact messages" on public.contact_messages
  for all to service_role using (true) with check (true);

create table public.safety_referral_counts (
  -- the first day of the month, UTC
  month date not null check (extract(day from month) = 1),
  level text not null check (level in ('possible', 'active', 'imminent')),
  -- ISO 3166 alpha-2; ZZ where it is not known
  country text not null check (country ~ '^[A-Z]{2}$'),
  count integer not null check (count > 0),
  primary key (month, level, country)
);
alter table public.safety_referral_counts enable row level security;
grant select, insert, update, delete on public.safety_referral_counts to service_role;
create policy "Only the relay counts referrals" on public.safety_referral_counts
  for all to service_role using (true) with check (true);

/* Counts one referral to a helpline in this month. */
create function public.count_referral(risk_level text, country_code text default null) returns void
language sql set search_path = '' as $$
  insert into public.safety_referral_counts as c (month, level, country, count)
    values (date_trunc('month', now() at time zone 'UTC')::date, risk_level, coalesce(country_code, 'ZZ'), 1)
    on conflict (month, level, country) do update set count = c.count + 1;
$$;
grant execute on function public.count_referral(text, text) to service_role;

-- When a person was last told that the companion is an AI, and how much they used it since (S7).
create table public.ai_notices (
  user_id uuid primary key references auth.users (id) on delete cascade,
  first_shown_at timestamptz not null default now(),
  last_shown_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  used_seconds_since_shown integer not null default 0 check (used_seconds_since_shown >= 0)
);
alter table public.ai_notices enable row level security;
grant select, insert, update, delete on public.ai_notices to service_role;
create policy "Only the relay keeps AI notices" on public.ai_notices
  for all to service_role using (true) with check (true);
