-- Keeping the projection in step with Stripe (B3, B4, B5), whatever the order in which its news arrives, and looking
-- again where news never came.

alter table public.stripe_customers
  -- Turns handed out, and the newest one whose reading was written down.
  add column syncs_begun bigint not null default 0 check (syncs_begun >= 0),
  add column sync_applied bigint not null default 0 check (sync_applied >= 0),
  add column reconcile_at timestamptz not null default now() + interval '1 day',
  add column reconcile_claimed_until timestamptz;
create index stripe_customers_reconcile_at_idx on public.stripe_customers (reconcile_at);
create index stripe_events_processed_at_idx on public.stripe_events (processed_at);

/* The next turn of a customer, taken before Stripe is read; null for a customer who is nobody's here. */
create function public.begin_billing_sync(stripe_customer text) returns bigint
language sql set search_path = '' as $$
  update public.stripe_customers c set syncs_begun = c.syncs_begun + 1
    where c.customer_id = stripe_customer returning c.syncs_begun;
$$;
grant execute on function public.begin_billing_sync(text) to service_role;

/* Rewrites a customer's subscriptions as they were read in this turn: an array of {id, plan, status,
   collection_paused, current_period_end, cancel_at_period_end, cancel_at}. Whoever took a later turn began to read
   later than this one did and so has seen all that this turn was taken for; where such a reading is written down, this one
   is dropped. Answers applied, stale or unknown. */
create function public.apply_billing_sync(stripe_customer text, turn bigint, held jsonb) returns text
language plpgsql set search_path = '' as $$
declare
  known public.stripe_customers;
begin
  perform pg_advisory_xact_lock(hashtextextended('billing:' || stripe_customer, 0));
  select * into known from public.stripe_customers c where c.customer_id = stripe_customer;
  if not found then
    return 'unknown';
  end if;
  -- The plan is projected onto it at the end.
  perform 1 from public.profiles p where p.id = known.user_id for no key update;
  if turn <= known.sync_applied then
    return 'stale';
  end if;
  delete from public.subscriptions s where s.customer_id = stripe_customer
    and s.id not in (select e.value ->> 'id' from jsonb_array_elements(held) e);
  insert into public.subscriptions as s (id, user_id, customer_id, plan, status, collection_paused,
      current_period_end, cancel_at_period_end, cancel_at)
    select r.id, known.user_id, stripe_customer, r.plan, r.status, r.collection_paused,
      r.current_period_end, r.cancel_at_period_end, r.cancel_at
    from jsonb_to_recordset(held) as r (id text, plan text, status text,
      collection_paused boolean, current_period_end timestamptz, cancel_at_period_end boolean, cancel_at timestamptz)
    on conflict (id) do update set plan = excluded.plan, status = excluded.status,
      collection_paused = excluded.collection_paused, current_period_end = excluded.current_period_end,
      cancel_at_period_end = excluded.cancel_at_period_end, cancel_at = excluded.cancel_at
    -- One that is as it was keeps the moment of its last change.
    where s.customer_id = stripe_customer and (s.plan, s.status, s.collection_paused, s.current_period_end,
      s.cancel_at_period_end, s.cancel_at) is distinct from (excluded.plan, excluded.status,
      excluded.collection_paused, excluded.current_period_end, excluded.cancel_at_period_end, excluded.cancel_at);
  update public.stripe_customers c set sync_applied = turn where c.customer_id = stripe_customer;
  return 'applied';
end $$;
grant execute on function public.apply_billing_sync(text, bigint, jsonb) to service_role;

/* Writes down what Stripe says about a paid pass: granted, or, after a refund or a dispute, taken back. One that is
   taken back before it was granted leaves its row behind, so that a grant decided before the refund finds it (B4). */
create function public.settle_pass(
  user_uuid uuid, checkout_session text, payment_intent text default null, taken_back boolean default false)
returns public.passes
language plpgsql set search_path = '' as $$
declare
  settled public.passes;
begin
  perform public.grant_pass(user_uuid, checkout_session, payment_intent);
  if taken_back then
    perform public.revoke_pass(checkout_session);
  end if;
  select * into settled from public.passes p where p.checkout_session_id = checkout_session;
  return settled;
end $$;
grant execute on function public.settle_pass(uuid, text, text, boolean) to service_role;

/* Somebody is at the checkout: looked at again soon, should Stripe's news about it be lost. */
create function public.expect_payment(stripe_customer text) returns void
language sql set search_path = '' as $$
  update public.stripe_customers c set reconcile_at = least(c.reconcile_at, now() + interval '1 hour')
    where c.customer_id = stripe_customer;
$$;
grant execute on function public.expect_payment(text) to service_role;

/* Claims customers who have not been compared with Stripe for a day, for `lease_seconds`; no two relays get the same.
   Forgets events so old that Stripe sends them no more, and looks at the plans that time has ended. */
create function public.claim_billing_reconcile(at_most integer default 20, lease_seconds integer default 300)
returns setof text
language plpgsql set search_path = '' as $$
begin
  perform private.lapse_plans();
  delete from public.stripe_events e where e.id in (
    select d.id from public.stripe_events d
    where d.processed_at < now() - interval '30 days' limit 1000 for update skip locked);
  return query
    update public.stripe_customers c set reconcile_claimed_until = now() + make_interval(secs => lease_seconds)
    where c.customer_id in (
      select p.customer_id from public.stripe_customers p
      where p.reconcile_at <= now() and (p.reconcile_claimed_until is null or p.reconcile_claimed_until < now())
      order by p.reconcile_at limit at_most for no key update skip locked)
    returning c.customer_id;
end $$;
grant execute on function public.claim_billing_reconcile(integer, integer) to service_role;

/* The customer is as Stripe says: the next look is in a day. */
create function public.finish_billing_reconcile(stripe_customer text) returns void
language sql set search_path = '' as $$
  update public.stripe_customers c set reconcile_at = now() + interval '1 day', reconcile_claimed_until = null
    where c.customer_id = stripe_customer;
$$;
grant execute on function public.finish_billing_reconcile(text) to service_role;

/* Customers whose person is gone. Ending what they pay for can't hang on who deleted the account, or on whether Stripe
   answered at that moment: a row stays until Stripe has said that nothing runs any more. */
create table public.orphaned_customers (
  customer_id text primary key,
  claimed_until timestamptz
);
alter table public.orphaned_customers enable row level security;
grant select, insert, update, delete on public.orphaned_customers to service_role;
create policy "Only the relay ends orphaned customers" on public.orphaned_customers
  for all to service_role using (true) with check (true);

/* Runs as the owner, since the sign-in service, too, deletes accounts. */
create function private.orphan_customer() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.orphaned_customers (customer_id) values (old.customer_id) on conflict do nothing;
  return old;
end $$;
create trigger orphan_customer after delete on public.stripe_customers
  for each row execute function private.orphan_customer();

/* Claims customers without a person for `lease_seconds`; those whose last try is longest ago come first, so that one
   who can't be ended keeps back nobody else. */
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

/* Nothing of this customer runs any more. */
create function public.forget_orphaned_customer(stripe_customer text) returns void
language sql set search_path = '' as $$
  delete from public.orphaned_customers c where c.customer_id = stripe_customer;
$$;
grant execute on function public.forget_orphaned_customer(text) to service_role;

-- Who is which customer is asked for by name, too, so that no person's id stands in an address.

/* The person's customer; null where they never were one. */
create function public.customer_of(user_uuid uuid) returns text
language sql stable set search_path = '' as $$
  select c.customer_id from public.stripe_customers c where c.user_id = user_uuid;
$$;
grant execute on function public.customer_of(uuid) to service_role;

/* Whose customer it is; null where nobody's here. */
create function public.person_of_customer(stripe_customer text) returns uuid
language sql stable set search_path = '' as $$
  select c.user_id from public.stripe_customers c where c.customer_id = stripe_customer;
$$;
grant execute on function public.person_of_customer(text) to service_role;

/* Notes the person's customer in the place of `previous`, unless another request was faster. */
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

/* When the last of the person's passes that hold or wait ends; null where none does. */
create function public.passes_end(user_uuid uuid) returns timestamptz
language sql stable set search_path = '' as $$
  select max(q.ends_at) from public.passes q
    where q.user_id = user_uuid and q.revoked_at is null and q.ends_at > now();
$$;
grant execute on function public.passes_end(uuid) to service_role;
