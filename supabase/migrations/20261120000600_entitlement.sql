-- What a person's plan is, and what it allows. One function decides it; everything else asks.

/* The limits of a plan, the same numbers as the plan catalogue; -1 is unlimited (spec 2, section 9). */
create function private.plan_limits(plan text)
returns table (
  daily_voice_seconds integer, mood_check_ins_per_week integer, calls_per_day integer,
  productivity_guide_access boolean, wrap_up_frequency text)
language sql immutable set search_path = '' as $$
  select l.voice, l.check_ins, l.calls, l.guide, l.wrap_ups
  from (values
    ('free', 900, 3, 5, false, 'monthly'),
    ('premium-monthly', -1, -1, -1, true, 'daily'),
    ('premium-annual', -1, -1, -1, true, 'daily'),
    ('24hour_pass', -1, -1, -1, true, 'weekly')
  ) as l (plan, voice, check_ins, calls, guide, wrap_ups)
  where l.plan = plan_limits.plan;
$$;
grant execute on function private.plan_limits(text) to authenticated, service_role;

/* Entitled: active, trialing, or past due for at most three days; never while collection is paused (B6). A period end
   in the future decides nothing. */
create function private.entitles(subscription public.subscriptions) returns boolean
language sql stable set search_path = '' as $$
  select not subscription.collection_paused and (
    subscription.status in ('active', 'trialing')
    or (subscription.status = 'past_due' and subscription.past_due_since > now() - interval '3 days')
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

/* Writes what the subscriptions and passes mean onto the profile, for lists and screens. Decisions ask current_plan. */
create function private.project_plan() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  owner uuid := case when tg_op = 'DELETE' then old.user_id else new.user_id end;
begin
  update public.profiles p set
    subscription_plan = public.current_plan(owner),
    subscription_status = coalesce(
      (select s.status from public.subscriptions s where s.user_id = owner
        order by private.entitles(s) desc, s.updated_at desc limit 1), 'none'),
    pass_expires_at = (select max(q.ends_at) from public.passes q where q.user_id = owner and q.revoked_at is null)
  where p.id = owner;
  return null;
end $$;
create trigger project_plan after insert or update or delete on public.subscriptions
  for each row execute function private.project_plan();
create trigger project_plan after insert or update or delete on public.passes
  for each row execute function private.project_plan();
