-- Subscriptions and 24-hour passes as Stripe reports them. The relay writes them only after reading Stripe, never
-- from the content of an event.

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

/* Records when a subscription became past due: the grace period starts then, and Stripe doesn't report it. */
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

/* The customer's next sync turn, taken before Stripe is read; null if the customer belongs to nobody here. */
create function public.begin_billing_sync(stripe_customer text) returns bigint
language sql set search_path = '' as $$
  update public.stripe_customers c set syncs_begun = c.syncs_begun + 1
    where c.customer_id = stripe_customer returning c.syncs_begun;
$$;
grant execute on function public.begin_billing_sync(text) to service_role;

/* Replaces a customer's subscriptions with what was read in this turn: an array of {id, plan, status,
   collection_paused, current_period_end, cancel_at_period_end, cancel_at}. A later turn started reading Stripe
   later and so has seen everything this one has; if a later reading is already stored, this one is dropped. Returns
   `applied`, `stale` or `unknown`. */
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
  -- The plan is projected onto the profile at the end.
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
    -- An unchanged subscription keeps its updated_at.
    where s.customer_id = stripe_customer and (s.plan, s.status, s.collection_paused, s.current_period_end,
      s.cancel_at_period_end, s.cancel_at) is distinct from (excluded.plan, excluded.status,
      excluded.collection_paused, excluded.current_period_end, excluded.cancel_at_period_end, excluded.cancel_at);
  update public.stripe_customers c set sync_applied = turn where c.customer_id = stripe_customer;
  return 'applied';
end $$;
grant execute on function public.apply_billing_sync(text, bigint, jsonb) to service_role;

create table public.passes (
  -- The checkout session is the key, so that replaying it cannot grant a second pass.
  checkout_session_id text primary key check (char_length(checkout_session_id) between 1 and 255),
  user_id uuid not null references auth.users (id) on delete cascade,
  payment_intent_id text unique check (char_length(payment_intent_id) between 1 and 255),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  revoked_at timestamptz,
  -- the turn in which Stripe was read for what this row says
  settled_turn bigint not null default 0,
  created_at timestamptz not null default now(),
  check (ends_at > starts_at)
);
create index passes_user_id_idx on public.passes (user_id, ends_at desc);
alter table public.passes enable row level security;
grant select on public.passes to authenticated;
grant select, insert, update, delete on public.passes to service_role;
create policy "People read their own passes" on public.passes
  for select to authenticated using ((select auth.uid()) = user_id);

/* Grants one pass per checkout session; a replay returns the existing pass. A second pass starts when the first one
   ends. Raises 23505 if the checkout session belongs to another person. */
create function public.grant_pass(user_uuid uuid, checkout_session text, payment_intent text default null)
returns public.passes
language plpgsql set search_path = '' as $$
declare
  granted public.passes;
  begins timestamptz;
begin
  -- Grants for one person take turns, so that their passes queue up instead of overlapping.
  perform 1 from public.profiles p where p.id = user_uuid for no key update;
  select * into granted from public.passes q where q.checkout_session_id = checkout_session;
  if found then
    if granted.user_id <> user_uuid then
      raise exception using errcode = '23505', message = 'checkout_session_taken';
    end if;
    return granted;
  end if;
  select greatest(now(), max(q.ends_at)) into begins
    from public.passes q where q.user_id = user_uuid and q.revoked_at is null;
  insert into public.passes (checkout_session_id, user_id, payment_intent_id, starts_at, ends_at)
    select checkout_session, user_uuid, payment_intent, begins, begins + make_interval(hours => l.pass_hours)
    from private.limits() l
    returning * into granted;
  return granted;
end $$;
grant execute on function public.grant_pass(uuid, text, text) to service_role;

/* Revokes a pass after a refund or dispute. Passes that were waiting behind it move forward. */
create function public.revoke_pass(checkout_session text) returns void
language plpgsql set search_path = '' as $$
declare
  owner uuid := (select q.user_id from public.passes q where q.checkout_session_id = checkout_session);
  revoked public.passes;
  waiting public.passes;
  free_from timestamptz;
begin
  perform 1 from public.profiles p where p.id = owner for no key update;
  update public.passes q set revoked_at = now()
    where q.checkout_session_id = checkout_session and q.revoked_at is null returning * into revoked;
  if not found then
    return;
  end if;
  free_from := greatest(revoked.starts_at, now());
  for waiting in
    select * from public.passes q
    where q.user_id = owner and q.revoked_at is null and q.starts_at >= revoked.ends_at
    order by q.starts_at
  loop
    update public.passes q set starts_at = least(q.starts_at, free_from),
      ends_at = least(q.starts_at, free_from) + (q.ends_at - q.starts_at)
      where q.checkout_session_id = waiting.checkout_session_id returning q.ends_at into free_from;
  end loop;
end $$;
grant execute on function public.revoke_pass(text) to service_role;

/* Gives a revoked pass back, because a dispute was won: what was left of it when it was revoked begins now, or when
   the person's last pass ends. */
create function private.reinstate_pass(checkout_session text) returns void
language plpgsql set search_path = '' as $$
declare
  revoked public.passes;
  unused interval;
  begins timestamptz;
begin
  select * into revoked from public.passes q
    where q.checkout_session_id = checkout_session and q.revoked_at is not null;
  if not found then
    return;
  end if;
  unused := revoked.ends_at - greatest(revoked.starts_at, revoked.revoked_at);
  select greatest(now(), max(q.ends_at)) into begins
    from public.passes q where q.user_id = revoked.user_id and q.revoked_at is null;
  update public.passes q set revoked_at = null,
      starts_at = case when unused > interval '0' then begins else q.starts_at end,
      ends_at = case when unused > interval '0' then begins + unused else q.ends_at end
    where q.checkout_session_id = checkout_session;
end $$;
grant execute on function private.reinstate_pass(text) to service_role;

create sequence private.pass_turns;
grant usage on sequence private.pass_turns to service_role;

/* The next turn for settling passes, taken before Stripe is read. */
create function public.begin_pass_turn() returns bigint
language sql volatile set search_path = '' as $$
  select nextval('private.pass_turns');
$$;
grant execute on function public.begin_pass_turn() to service_role;

/* Records what Stripe said in this turn about a paid pass: granted or, after a refund or during a dispute, revoked. A
   pass that is revoked before it was granted leaves its row behind, so that a grant decided before the refund finds
   it. A later turn started reading Stripe later; if it has already settled the pass, this one changes nothing. */
create function public.settle_pass(
  user_uuid uuid, checkout_session text, payment_intent text default null, taken_back boolean default false,
  turn bigint default 0)
returns public.passes
language plpgsql set search_path = '' as $$
declare
  settled public.passes;
begin
  settled := public.grant_pass(user_uuid, checkout_session, payment_intent);
  if taken_back and turn >= settled.settled_turn then
    perform public.revoke_pass(checkout_session);
  elsif not taken_back and turn > settled.settled_turn then
    perform private.reinstate_pass(checkout_session);
  end if;
  update public.passes p set settled_turn = greatest(p.settled_turn, turn)
    where p.checkout_session_id = checkout_session
    returning * into settled;
  return settled;
end $$;
grant execute on function public.settle_pass(uuid, text, text, boolean, bigint) to service_role;

/* When the last of the person's running or waiting passes ends; null if there are none. */
create function public.passes_end(user_uuid uuid) returns timestamptz
language sql stable set search_path = '' as $$
  select max(q.ends_at) from public.passes q
    where q.user_id = user_uuid and q.revoked_at is null and q.ends_at > now();
$$;
grant execute on function public.passes_end(uuid) to service_role;
