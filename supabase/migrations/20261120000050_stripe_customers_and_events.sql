-- Who is which Stripe customer, when each was last compared with Stripe, which events were handled, and the
-- customers whose person is gone. Only the relay writes here.

create table public.stripe_customers (
  user_id uuid primary key references auth.users (id) on delete cascade,
  customer_id text not null unique check (char_length(customer_id) between 1 and 255),
  created_at timestamptz not null default now(),
  -- sync turns handed out, and the latest turn whose reading of Stripe was stored
  syncs_begun bigint not null default 0 check (syncs_begun >= 0),
  sync_applied bigint not null default 0 check (sync_applied >= 0),
  reconcile_at timestamptz not null default now() + interval '1 day',
  reconcile_claimed_until timestamptz,
  -- when somebody was last sent to the checkout
  payment_expected_at timestamptz
);
create index stripe_customers_reconcile_at_idx on public.stripe_customers (reconcile_at);
alter table public.stripe_customers enable row level security;
grant select, insert, update, delete on public.stripe_customers to service_role;
create policy "Only the relay uses Stripe customers" on public.stripe_customers
  for all to service_role using (true) with check (true);

/* The person's Stripe customer; null if they never were one. A function, like the next one, so that no person's id
   appears in a URL. */
create function public.customer_of(user_uuid uuid) returns text
language sql stable set search_path = '' as $$
  select c.customer_id from public.stripe_customers c where c.user_id = user_uuid;
$$;
grant execute on function public.customer_of(uuid) to service_role;

/* The person behind a Stripe customer; null if there is none. */
create function public.person_of_customer(stripe_customer text) returns uuid
language sql stable set search_path = '' as $$
  select c.user_id from public.stripe_customers c where c.customer_id = stripe_customer;
$$;
grant execute on function public.person_of_customer(text) to service_role;

/* Stores the person's customer in place of `previous`, unless another request got there first. */
create function public.keep_customer(user_uuid uuid, stripe_customer text, previous text default null) returns void
language plpgsql set search_path = '' as $$
begin
  if previous is null then
    insert into public.stripe_customers (user_id, customer_id) values (user_uuid, stripe_customer)
      on conflict (user_id) do nothing;
  else
    update public.stripe_customers c set customer_id = stripe_customer
      where c.user_id = user_uuid and c.customer_id = previous;
  end if;
end $$;
grant execute on function public.keep_customer(uuid, text, text) to service_role;

-- Events that were handled, so that one that Stripe sends again does nothing.
create table public.stripe_events (
  id text primary key check (char_length(id) between 1 and 255),
  type text not null check (char_length(type) between 1 and 255),
  processed_at timestamptz not null default now()
);
create index stripe_events_processed_at_idx on public.stripe_events (processed_at);
alter table public.stripe_events enable row level security;
grant select, insert, update, delete on public.stripe_events to service_role;
create policy "Only the relay remembers Stripe events" on public.stripe_events
  for all to service_role using (true) with check (true);

/* Notes that somebody is at the checkout, so that their customer is checked again in an hour even if Stripe's event
   about it is lost. */
create function public.expect_payment(stripe_customer text) returns void
language sql set search_path = '' as $$
  update public.stripe_customers c
    set payment_expected_at = now(), reconcile_at = least(c.reconcile_at, now() + interval '1 hour')
    where c.customer_id = stripe_customer;
$$;
grant execute on function public.expect_payment(text) to service_role;

/* Claims customers that haven't been compared with Stripe for a day, for `lease_seconds`; no two relays get the
   same ones. Also deletes events that are too old for Stripe to resend, and updates plans that have run out. */
create function public.claim_billing_reconcile(at_most integer default 20, lease_seconds integer default 300)
returns setof text
language plpgsql set search_path = '' as $$
begin
  perform private.lapse_plans();
  delete from public.stripe_events e where e.id in (
    select d.id from public.stripe_events d cross join private.limits() l
    where d.processed_at < now() - make_interval(days => l.stripe_event_days)
    limit 1000 for update of d skip locked);
  return query
    update public.stripe_customers c set reconcile_claimed_until = now() + make_interval(secs => lease_seconds)
    where c.customer_id in (
      select p.customer_id from public.stripe_customers p
      where p.reconcile_at <= now() and (p.reconcile_claimed_until is null or p.reconcile_claimed_until < now())
      order by p.reconcile_at limit at_most for no key update skip locked)
    returning c.customer_id;
end $$;
grant execute on function public.claim_billing_reconcile(integer, integer) to service_role;

/* Records that the customer was compared with Stripe. The next comparison is due in a day, or an hour after somebody
   went to the checkout: they may have done so while Stripe was being read. */
create function public.finish_billing_reconcile(stripe_customer text) returns void
language sql set search_path = '' as $$
  update public.stripe_customers c set reconcile_claimed_until = null, reconcile_at = case
      when c.payment_expected_at > now() - interval '1 hour' then c.payment_expected_at + interval '1 hour'
      else now() + interval '1 day' end
    where c.customer_id = stripe_customer;
$$;
grant execute on function public.finish_billing_reconcile(text) to service_role;

-- Customers whose person is gone. Ending their subscriptions must not depend on who deleted the account, or on
-- whether Stripe responded at that moment: a row stays until Stripe has confirmed that nothing is running anymore.
create table public.orphaned_customers (
  customer_id text primary key,
  claimed_until timestamptz
);
alter table public.orphaned_customers enable row level security;
grant select, insert, update, delete on public.orphaned_customers to service_role;
create policy "Only the relay ends orphaned customers" on public.orphaned_customers
  for all to service_role using (true) with check (true);

/* Runs as the owner, because the auth service deletes accounts too. */
create function private.orphan_customer() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.orphaned_customers (customer_id) values (old.customer_id) on conflict do nothing;
  return old;
end $$;
create trigger orphan_customer after delete on public.stripe_customers
  for each row execute function private.orphan_customer();

/* Claims customers without a person for `lease_seconds`, starting with those whose last attempt is longest ago, so
   that one that can't be ended doesn't hold up the others. */
create function public.claim_orphaned_customers(at_most integer default 20, lease_seconds integer default 300)
returns setof text
language sql set search_path = '' as $$
  update public.orphaned_customers c set claimed_until = now() + make_interval(secs => lease_seconds)
    where c.customer_id in (
      select o.customer_id from public.orphaned_customers o
      where o.claimed_until is null or o.claimed_until < now()
      order by o.claimed_until nulls first limit at_most for no key update skip locked)
    returning c.customer_id;
$$;
grant execute on function public.claim_orphaned_customers(integer, integer) to service_role;

/* Removes a customer for whom nothing is running anymore. */
create function public.forget_orphaned_customer(stripe_customer text) returns void
language sql set search_path = '' as $$
  delete from public.orphaned_customers c where c.customer_id = stripe_customer;
$$;
grant execute on function public.forget_orphaned_customer(text) to service_role;
