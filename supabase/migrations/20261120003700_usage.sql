-- What a person has used of their plan, as the billing page tells it (spec 1, section 3: usage stats).

/* The plan in force, when the last of the person's passes ends, and what is counted towards the plan's limits: talking
   seconds in the open 24-hour window and when it closes, check-ins of this week (Monday to Sunday, where the person
   lives), calls started in the last 24 hours, and when the first of those that count gives its place back (once the
   limit is reached, the next call is possible then). A limit of -1 is unlimited. Owner's rights: starts of calls are the
   relay's alone. One JSON object, so that moments are written in one way everywhere. */
create function public.get_usage() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  person uuid := auth.uid();
  held text := public.current_plan(person);
  today date := private.local_date_of(person, now());
begin
  return (
    select jsonb_build_object(
      'plan', held,
      'pass_ends_at', (select max(q.ends_at) from public.passes q
        where q.user_id = person and q.revoked_at is null and q.ends_at > now()),
      'voice_seconds', coalesce(w.seconds, 0),
      'voice_resets_at', w.window_started_at + interval '24 hours',
      'week_check_ins', (select count(*) from public.check_in_days d
        where d.user_id = person and date_trunc('week', d.local_date) = date_trunc('week', today)),
      'last_check_in', (select max(m.created_at) from public.mood_entries m where m.user_id = person),
      'calls', recent.calls,
      'calls_limit', allowed.calls,
      'next_call_at', case when allowed.calls <> -1 then (select min(c.started_at) + interval '24 hours' from (
        select s.started_at from public.call_starts s
          where s.user_id = person and s.started_at > now() - interval '24 hours'
          order by s.started_at desc limit allowed.calls) as c) end)
    from public.profiles p
    cross join private.plan_limits(held) l
    cross join lateral (
      select case when l.calls_per_day = -1 then -1 else p.daily_session_limit end as calls) as allowed
    cross join lateral (
      select count(*) as calls from public.call_starts s
        where s.user_id = person and s.started_at > now() - interval '24 hours') as recent
    left join public.voice_windows w
      on w.user_id = p.id and w.window_started_at > now() - interval '24 hours'
    where p.id = person);
end $$;
grant execute on function public.get_usage() to authenticated;
