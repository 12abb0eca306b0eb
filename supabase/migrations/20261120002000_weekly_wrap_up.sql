-- The figures that a weekly wrap-up is written from (spec 1, section 3).

/* How the week that starts on a Monday compares with the 28 days before it: at least 4 check-ins on each side and half
   a point between the means, else stable. */
create function private.weekly_trend(user_uuid uuid, monday date) returns text
language sql stable set search_path = '' as $$
  select case
    when count(*) filter (where week) < 4 or count(*) filter (where not week) < 4 then 'stable'
    when avg(mood_score) filter (where week) - avg(mood_score) filter (where not week) >= 0.5 then 'improving'
    when avg(mood_score) filter (where week) - avg(mood_score) filter (where not week) <= -0.5 then 'declining'
    else 'stable'
  end
  from (
    select m.mood_score, m.local_date >= monday as week from public.mood_entries m
    where m.user_id = user_uuid and m.local_date between monday - 28 and monday + 6
  ) as entries;
$$;
grant execute on function private.weekly_trend(uuid, date) to authenticated, service_role;

/* The Monday-to-Sunday week that holds `week_start`, in the person's zone: {period_start, period_end, mood_trend,
   mood_data {…}, session_data {…}}. Days are ISO dates, durations seconds, averages null without check-ins. */
create function public.generate_weekly_wrap_up_data(user_uuid uuid, week_start date) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  monday date := date_trunc('week', week_start)::date;
  zone text;
  mood jsonb;
  talks jsonb;
begin
  perform private.require_self(user_uuid);
  zone := private.zone_of(user_uuid);
  select jsonb_build_object(
    'mood_average', round(avg(m.mood_score), 2)::double precision,
    'energy_average', round(avg(m.energy_level), 2)::double precision,
    'stress_average', round(avg(m.stress_level), 2)::double precision,
    'sleep_average', round(avg(m.sleep_quality), 2)::double precision,
    'entry_count', count(*),
    'best_day', (array_agg(m.local_date order by m.mood_score desc, m.local_date))[1],
    'challenging_day', (array_agg(m.local_date order by m.mood_score, m.local_date))[1]
  ) into mood from public.mood_entries m
    where m.user_id = user_uuid and m.local_date between monday and monday + 6;
  select jsonb_build_object(
    'total_sessions', coalesce(sum(d.sessions), 0),
    'total_duration', coalesce(sum(d.duration), 0),
    'avg_duration', coalesce(round(sum(d.duration) / nullif(sum(d.sessions), 0)), 0),
    'most_active_day', (array_agg(d.day order by d.sessions desc, d.duration desc, d.day))[1]
  ) into talks from (
    select (s.created_at at time zone zone)::date as day, count(*) as sessions, sum(s.duration) as duration
    from public.sessions s
    where s.user_id = user_uuid
      and s.created_at >= monday::timestamp at time zone zone
      and s.created_at < (monday + 7)::timestamp at time zone zone
    group by 1
  ) as d;
  return jsonb_build_object(
    'period_start', monday, 'period_end', monday + 6,
    'mood_trend', private.weekly_trend(user_uuid, monday), 'mood_data', mood, 'session_data', talks);
end $$;
grant execute on function public.generate_weekly_wrap_up_data(uuid, date) to authenticated, service_role;
