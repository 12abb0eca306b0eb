-- Writing a weekly wrap-up: whose turn it is, what it is written from, and how it is kept.

/* Keeps the wrap-up that a claim was taken for, in place of an earlier one of the same week, and returns its id; null
   where the claim is no longer there. `uses_turn`: whether the plan's turn is used up by it. */
create function public.finish_wrap_up(claim uuid, wrap_up jsonb, uses_turn boolean) returns uuid
language plpgsql set search_path = '' as $$
declare
  owner uuid;
  kept uuid;
begin
  perform 1 from public.profiles p
    where p.id = (select g.user_id from public.wrap_up_generations g where g.id = claim) for no key update;
  update public.wrap_up_generations g set finished_at = now(), given_back = not uses_turn
    where g.id = claim and g.finished_at is null returning g.user_id into owner;
  if not found then
    return null;
  end if;
  insert into public.emotional_wrap_ups as w (
    user_id, type, period_start, period_end, mood_trend, mood_average, energy_average, stress_average, sleep_average,
    total_sessions, total_duration, key_insights, personalized_recommendations, ai_summary)
  select owner, 'weekly', r.period_start, r.period_end, r.mood_trend, r.mood_average, r.energy_average,
    r.stress_average, r.sleep_average, r.total_sessions, r.total_duration, r.key_insights,
    r.personalized_recommendations, r.ai_summary
  from jsonb_to_record(wrap_up) as r (
    period_start date, period_end date, mood_trend text, mood_average numeric, energy_average numeric,
    stress_average numeric, sleep_average numeric, total_sessions integer, total_duration integer,
    key_insights text[], personalized_recommendations text[], ai_summary text)
  on conflict (user_id, type, period_start) do update set
    period_end = excluded.period_end, mood_trend = excluded.mood_trend, mood_average = excluded.mood_average,
    energy_average = excluded.energy_average, stress_average = excluded.stress_average,
    sleep_average = excluded.sleep_average, total_sessions = excluded.total_sessions,
    total_duration = excluded.total_duration, key_insights = excluded.key_insights,
    personalized_recommendations = excluded.personalized_recommendations, ai_summary = excluded.ai_summary,
    created_at = now()
  returning w.id into kept;
  return kept;
end $$;
revoke execute on function public.finish_wrap_up(uuid, jsonb, boolean) from public, anon, authenticated;
grant execute on function public.finish_wrap_up(uuid, jsonb, boolean) to service_role;

/* What a weekly wrap-up is written from: {language, today, week, check_ins, talks}. `week` is the answer of
   generate_weekly_wrap_up_data for the week that holds `week_start`, or today where the person lives. */
create function public.wrap_up_material(user_uuid uuid, week_start date default null) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  zone text := private.zone_of(user_uuid);
  today date := (now() at time zone zone)::date;
  monday date := date_trunc('week', coalesce(week_start, today))::date;
begin
  return jsonb_build_object(
    'language', (
      select p.notification_preferences ->> 'preferred_language' from public.profiles p where p.id = user_uuid),
    'today', today,
    'week', public.generate_weekly_wrap_up_data(user_uuid, monday),
    'check_ins', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'day', m.local_date, 'score', m.mood_score, 'feelings', m.mood_label, 'notes', left(m.notes, 500)
      ) order by m.local_date), '[]')
      from public.mood_entries m
      where m.user_id = user_uuid and m.local_date between monday and monday + 6),
    'talks', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'day', (t.created_at at time zone zone)::date, 'title', left(t.title, 120), 'summary', left(t.ai_summary, 600)
      ) order by t.created_at), '[]')
      from (
        select s.created_at, s.title, s.ai_summary from public.sessions s
        where s.user_id = user_uuid
          and s.created_at >= monday::timestamp at time zone zone
          and s.created_at < (monday + 7)::timestamp at time zone zone
        order by s.created_at desc limit 20
      ) as t));
end $$;
revoke execute on function public.wrap_up_material(uuid, date) from public, anon, authenticated;
grant execute on function public.wrap_up_material(uuid, date) to service_role;

/* How the week that starts on a Monday compares with the 28 days before it: at least 4 check-ins on each side, half a
   point between the means, and that at least twice its standard error, else stable. The error is the pooled one,
   widened for how much of a day's mood is left the next day: without it, 9 to 42 of 100 unchanged people would be
   told that they had changed. */
create or replace function private.weekly_trend(user_uuid uuid, monday date) returns text
language sql stable set search_path = '' as $$
  with entries as (
    select m.local_date as day, m.mood_score::double precision as score, m.local_date >= monday as week
    from public.mood_entries m
    where m.user_id = user_uuid and m.local_date between monday - 28 and monday + 6
  ), sides as (
    select count(*) filter (where week) as n_week, count(*) filter (where not week) as n_before,
      avg(score) filter (where week) - avg(score) filter (where not week) as difference
    from entries
  ), residuals as (
    select e.day, e.score - avg(e.score) over (partition by e.week) as rest from entries e
  ), pairs as (
    select r.rest, case when r.day - lag(r.day) over (order by r.day) = 1
      then r.rest * lag(r.rest) over (order by r.day) end as with_yesterday
    from residuals r
  ), spread as (
    select sum(p.rest * p.rest) as squares, avg(p.with_yesterday) as shared from pairs p
  ), errors as (
    select s.n_week, s.n_before, s.difference,
      x.squares / (s.n_week + s.n_before - 2) as variance,
      least(0.8, greatest(0, coalesce(x.shared * (s.n_week + s.n_before - 2) / nullif(x.squares, 0), 0))) as memory
    from sides s, spread x where s.n_week >= 4 and s.n_before >= 4
  )
  select coalesce((
    select case when e.difference > 0 then 'improving' else 'declining' end from errors e
    where abs(e.difference) >= 0.5
      and abs(e.difference) >= 2 * sqrt(
        e.variance * (1 + e.memory) / (1 - e.memory) * (1.0 / e.n_week + 1.0 / e.n_before))
  ), 'stable');
$$;
