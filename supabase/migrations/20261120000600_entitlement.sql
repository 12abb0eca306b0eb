-- What a person's plan is, and what it allows. One function decides it; everything else asks.

create function private.past_due_grace() returns interval
language sql stable set search_path = '' as $$
  select make_interval(days => l.past_due_days) from private.limits() l;
$$;

/* Entitled: active, trialing, or past due for a few days' grace; never while collection is paused (B6). A period end
   in the future decides nothing. */
create function private.entitles(subscription public.subscriptions) returns boolean
language sql stable set search_path = '' as $$
  select not subscription.collection_paused and (
    subscription.status in ('active', 'trialing')
    or (subscription.status = 'past_due' and subscription.past_due_since > now() - private.past_due_grace())
  );
$$;

/* The plan that a person has at this moment. A subscription goes before a pass; a pass that has run out counts as
   free. People may ask about themselves only. */
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

/* When the plan of this moment ends if nothing but time passes: the end of the last pass, or of a failed renewal's
   grace; null where time alone changes nothing. */
create function private.plan_ends_at(user_uuid uuid) returns timestamptz
language sql stable set search_path = '' as $$
  select case public.current_plan(user_uuid)
    when 'free' then null
    when '24hour_pass' then (
      select max(q.ends_at) from public.passes q where q.user_id = user_uuid and q.revoked_at is null)
    -- One that is paid for makes the grace of another one immaterial.
    else (select case when bool_and(s.status = 'past_due') then max(s.past_due_since) + private.past_due_grace() end
      from public.subscriptions s where s.user_id = user_uuid and private.entitles(s))
  end;
$$;

/* Writes what a person's subscriptions and passes mean onto their profile, for lists and screens, with the moment until
   which it is true. Decisions ask current_plan. Runs as the owner, since the rules above are nobody's to call. */
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

/* Looks again at the plans whose time has come. */
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
