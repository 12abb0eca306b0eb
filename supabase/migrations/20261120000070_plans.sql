-- Which plan a person has. One function decides it and everything else calls that function; profiles hold a copy
-- for display.

/* How long a subscription stays in force after a renewal has failed. */
create function private.past_due_grace() returns interval
language sql stable set search_path = '' as $$
  select make_interval(days => l.past_due_days) from private.limits() l;
$$;

/* Whether a subscription gives its plan: active, trialing, or past due within the grace period, and never while
   collection is paused. A period end in the future decides nothing. */
create function private.entitles(subscription public.subscriptions) returns boolean
language sql stable set search_path = '' as $$
  select not subscription.collection_paused and (
    subscription.status in ('active', 'trialing')
    or (subscription.status = 'past_due' and subscription.past_due_since > now() - private.past_due_grace())
  );
$$;

/* The plan that a person has right now. A subscription takes precedence over a pass; an expired pass counts as
   free. People may only ask about themselves. */
create function public.current_plan(user_uuid uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_self(user_uuid);
  return coalesce(
    (select s.plan from public.subscriptions s
      where s.user_id = user_uuid and private.entitles(s)
      order by s.plan limit 1),
    (select '24hour_pass' from public.passes p
      where p.user_id = user_uuid and p.revoked_at is null and p.starts_at <= now() and p.ends_at > now()
      limit 1),
    'free');
end $$;
grant execute on function public.current_plan(uuid) to authenticated, service_role;

/* When the current plan ends by the passage of time alone: at the end of the last pass, or when the grace period of
   a failed renewal is over. Null if time alone changes nothing. */
create function private.plan_ends_at(user_uuid uuid) returns timestamptz
language sql stable set search_path = '' as $$
  select case public.current_plan(user_uuid)
    when 'free' then null
    when '24hour_pass' then (
      select max(q.ends_at) from public.passes q where q.user_id = user_uuid and q.revoked_at is null)
    -- If one subscription is paid for, another one's grace period doesn't matter.
    else (select case when bool_and(s.status = 'past_due') then max(s.past_due_since) + private.past_due_grace() end
      from public.subscriptions s where s.user_id = user_uuid and private.entitles(s))
  end;
$$;

/* Copies the outcome of a person's subscriptions and passes to their profile, for lists and screens, with the time
   until which it holds. Decisions call current_plan instead. Runs as the owner, because nobody else may call the
   rules above. */
create function private.project_plan_of(person uuid) returns void
language sql security definer set search_path = '' as $$
  update public.profiles p set
    subscription_plan = public.current_plan(person),
    subscription_status = coalesce(
      (select s.status from public.subscriptions s where s.user_id = person
        order by private.entitles(s) desc, s.updated_at desc limit 1), 'none'),
    pass_expires_at = (select max(q.ends_at) from public.passes q where q.user_id = person and q.revoked_at is null),
    plan_ends_at = private.plan_ends_at(person)
  where p.id = person;
$$;
grant execute on function private.project_plan_of(uuid) to service_role;

/* Updates the profile when a subscription or a pass changes. */
create function private.project_plan() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.project_plan_of(case when tg_op = 'DELETE' then old.user_id else new.user_id end);
  return null;
end $$;
create trigger project_plan after insert or update or delete on public.subscriptions
  for each row execute function private.project_plan();
create trigger project_plan after insert or update or delete on public.passes
  for each row execute function private.project_plan();

/* Updates the profiles whose plan has run out. */
create function private.lapse_plans() returns void
language plpgsql set search_path = '' as $$
declare
  person uuid;
begin
  for person in
    select p.id from public.profiles p where p.plan_ends_at <= now()
    order by p.id limit 200 for no key update skip locked
  loop
    perform private.project_plan_of(person);
  end loop;
end $$;
grant execute on function private.lapse_plans() to service_role;
