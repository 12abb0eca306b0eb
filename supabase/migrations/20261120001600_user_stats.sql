-- The numbers on the dashboard: computed when they are asked for, so they cannot drift from what they count.

create view public.user_stats with (security_invoker = true) as
select
  p.id as user_id,
  (select count(*) from public.sessions s where s.user_id = p.id)::integer as total_sessions,
  -- seconds
  coalesce((select sum(s.duration) from public.sessions s where s.user_id = p.id), 0)::integer as total_duration,
  coalesce((
    select (array['very sad', 'sad', 'neutral', 'good', 'great'])[m.mood_score]
    from public.mood_entries m where m.user_id = p.id order by m.created_at desc limit 1
  ), 'neutral') as current_mood,
  coalesce(w.seconds, 0) as daily_usage_seconds,
  -- -1 is unlimited
  (select l.daily_voice_seconds from private.plan_limits(public.current_plan(p.id)) l) as daily_limit_seconds,
  w.window_started_at + interval '24 hours' as daily_usage_resets_at
from public.profiles p
left join public.voice_windows w on w.user_id = p.id and w.window_started_at > now() - interval '24 hours';

grant select on public.user_stats to authenticated, service_role;
