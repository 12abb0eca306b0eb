-- What Stripe says, projected: customers, subscriptions, passes and the events that were dealt with. Only the relay
-- writes here, and only after asking Stripe (rules B1 to B7).

create table public.stripe_customers (
  user_id uuid primary key references auth.users (id) on delete cascade,
  customer_id text not null unique check (char_length(customer_id) between 1 and 255),
  created_at timestamptz not null default now()
);
alter table public.stripe_customers enable row level security;
grant select, insert, update, delete on public.stripe_customers to service_role;
create policy "Only the relay uses Stripe customers" on public.stripe_customers
  for all to service_role using (true) with check (true);

create table public.subscriptions (
  id text primary key check (char_length(id) between 1 and 255),
  user_id uuid not null references auth.users (id) on delete cascade,
  customer_id text not null references public.stripe_customers (customer_id) on update cascade on delete cascade,
  plan text not null check (plan in ('premium-monthly', 'premium-annual')),
  status text not null check (status in (
    'active', 'trialing', 'past_due', 'canceled', 'unpaid', 'incomplete', 'incomplete_expired', 'paused')),
  collection_paused boolean not null default false,
  past_due_since timestamptz,
  current_period_end timestamptz,
  cancel_at_period_end boolean not null default false,
  cancel_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index subscriptions_user_id_idx on public.subscriptions (user_id);
create index subscriptions_customer_id_idx on public.subscriptions (customer_id);
alter table public.subscriptions enable row level security;
grant select on public.subscriptions to authenticated;
grant select, insert, update, delete on public.subscriptions to service_role;
create policy "People read their own subscriptions" on public.subscriptions
  for select to authenticated using ((select auth.uid()) = user_id);

create table public.passes (
  -- The checkout session is the key: replaying it cannot grant a second pass (B4).
  checkout_session_id text primary key check (char_length(checkout_session_id) between 1 and 255),
  user_id uuid not null references auth.users (id) on delete cascade,
  payment_intent_id text unique check (char_length(payment_intent_id) between 1 and 255),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  revoked_at timestamptz,
  created_at timestamptz not null default now(),
  check (ends_at > starts_at)
);
create index passes_user_id_idx on public.passes (user_id, ends_at desc);
alter table public.passes enable row level security;
grant select on public.passes to authenticated;
grant select, insert, update, delete on public.passes to service_role;
create policy "People read their own passes" on public.passes
  for select to authenticated using ((select auth.uid()) = user_id);

create table public.stripe_events (
  id text primary key check (char_length(id) between 1 and 255),
  type text not null check (char_length(type) between 1 and 255),
  processed_at timestamptz not null default now()
);
alter table public.stripe_events enable row level security;
grant select, insert, update, delete on public.stripe_events to service_role;
create policy "Only the relay remembers Stripe events" on public.stripe_events
  for all to service_role using (true) with check (true);

/* Stripe does not say since when a subscription is past due; entitlement depends on it (B6). */
create function private.stamp_past_due() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.past_due_since := case
    when new.status <> 'past_due' then null
    when tg_op = 'UPDATE' then coalesce(new.past_due_since, old.past_due_since, now())
    else coalesce(new.past_due_since, now())
  end;
  return new;
end $$;
create trigger stamp_past_due before insert or update on public.subscriptions
  for each row execute function private.stamp_past_due();
create trigger touch_updated_at before update on public.subscriptions
  for each row execute function private.touch_updated_at();
