-- The statistics of check-ins and moments. The trend is decided here alone; a language model may word it but never
-- change it.

/* Lag-1 autocorrelation of the scores after removing a slope, corrected for small-sample bias, (n r + 1) / (n - 4),
   and kept between 0 and 0.95. Needs more than four scores. */
create function private.lag_one(days integer[], scores double precision[], slope double precision)
returns double precision
language sql immutable set search_path = '' as $$
  with residuals as (
    select r.ord, r.score - slope * r.day as value from unnest(days, scores) with ordinality as r (day, score, ord)
  ), centred as (
    select ord, value - avg(value) over () as value from residuals
  ), products as (
    select value, value * lead(value) over (order by ord) as with_next from centred
  )
  select coalesce(least(0.95, greatest(0,
    (count(*) * sum(with_next) / nullif(sum(value * value), 0) + 1) / (count(*) - 4))), 0) from products;
$$;

/* The trend of scores on ascending days, by the Mann–Kendall test (two-sided, p < 0.10, with continuity and tie
   correction). The variance of S is inflated for the lag-1 autocorrelation of the Theil–Sen residuals (Yue & Wang
   2004, an AR(1) process; negative correlation never makes it more certain). A trend must also amount to half a
   point over the span: |Theil–Sen slope × span| >= 0.5. Fewer than 7 days or a span under 14: insufficient_data. */
create function private.mood_trend(days integer[], scores double precision[]) returns text
language plpgsql immutable set search_path = '' as $$
declare
  n integer := cardinality(days);
  span integer;
  s double precision;
  slope double precision;
  ties double precision;
  r double precision;
  variance double precision;
begin
  if n is null or n < 7 or days[n] - days[1] < 14 then
    return 'insufficient_data';
  end if;
  span := days[n] - days[1];
  with points as (
    select p.day, p.score, p.ord from unnest(days, scores) with ordinality as p (day, score, ord)
  ), pairs as (
    select sign(b.score - a.score) as direction, (b.score - a.score) / (b.day - a.day) as slope
    from points a join points b on b.ord > a.ord
  )
  select sum(direction), percentile_cont(0.5) within group (order by pairs.slope) into s, slope from pairs;
  select sum(t * (t - 1) * (2 * t + 5)) into ties
    from (select count(*)::double precision as t from unnest(scores) as score group by score) as groups;
  r := private.lag_one(days, scores, slope);
  variance := (n * (n - 1.0) * (2 * n + 5) - ties) / 18
    * (1 + 2 * (power(r, n + 1) - n * r * r + (n - 1) * r) / (n * power(r - 1, 2)));
  -- 1.6449 is the normal deviate of p = 0.10, two-sided
  if abs(s) - 1 <= 1.6448536269514722 * sqrt(variance) or abs(slope * span) < 0.5 then
    return 'stable';
  end if;
  return case when s > 0 then 'improving' else 'declining' end;
end $$;
grant execute on function private.lag_one(integer[], double precision[], double precision) to authenticated, service_role;
grant execute on function private.mood_trend(integer[], double precision[]) to authenticated, service_role;

/* A person's days with check-ins or moments, both days included, at most 367: `mood` is the mean of everything noted
   that day; `moments` are [hour, score] in order. */
create function public.get_mood_days(user_uuid uuid, from_day date, to_day date) returns table (
  local_date date, local_hour smallint, mood double precision, mood_score smallint, energy_level numeric,
  stress_level numeric, sleep_quality numeric, moments jsonb)
language sql stable set search_path = '' as $$
  with entries as (
    select * from public.mood_entries m
    where m.user_id = user_uuid and m.local_date between greatest(from_day, to_day - 366) and to_day
  ), felt as (
    select m.local_date, sum(m.mood_score) as total, count(*) as number,
      jsonb_agg(jsonb_build_array(m.local_hour, m.mood_score) order by m.felt_at) as moments
    from public.mood_moments m
    where m.user_id = user_uuid and m.local_date between greatest(from_day, to_day - 366) and to_day
    group by m.local_date
  )
  select coalesce(e.local_date, f.local_date), e.local_hour,
    ((coalesce(e.mood_score, 0) + coalesce(f.total, 0))::double precision
      / ((e.id is not null)::integer + coalesce(f.number, 0))),
    e.mood_score, e.energy_level, e.stress_level, e.sleep_quality, coalesce(f.moments, '[]')
  from entries e full join felt f on f.local_date = e.local_date
  order by 1;
$$;
grant execute on function public.get_mood_days(uuid, date, date) to authenticated, service_role;

/* Averages and trend of a person's last `days` local days, including today (at most 366). A day with moments counts
   once, with the mean of everything noted. Always returns one row; averages are null without entries. */
create function public.get_mood_stats(user_uuid uuid, days integer default 30)
returns table (
  avg_mood double precision, avg_energy double precision, avg_stress double precision, avg_sleep double precision,
  total_entries integer, mood_trend text, total_moments integer)
language plpgsql stable set search_path = '' as $$
declare
  today date;
begin
  perform private.require_self(user_uuid);
  today := private.local_date_of(user_uuid);
  return query
    select round(avg(d.mood)::numeric, 2)::double precision, round(avg(d.energy_level), 2)::double precision,
      round(avg(d.stress_level), 2)::double precision, round(avg(d.sleep_quality), 2)::double precision,
      count(d.mood_score)::integer,
      private.mood_trend(
        array_agg(d.local_date - date '2000-01-01' order by d.local_date), array_agg(d.mood order by d.local_date)),
      coalesce(sum(jsonb_array_length(d.moments)), 0)::integer
    from public.get_mood_days(user_uuid, today - least(greatest(get_mood_stats.days, 1), 366) + 1, today) d;
end $$;
grant execute on function public.get_mood_stats(uuid, integer) to authenticated, service_role;
