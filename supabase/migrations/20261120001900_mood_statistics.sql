-- Mood statistics: the one place where a trend is decided. A language model may word it, never change it.

/* Lag-1 autocorrelation of what is left of the scores when a slope is taken out, corrected for its small-sample bias,
   (n r + 1) / (n - 4), and kept between 0 and 0.95. Needs more than four scores. */
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

/* The trend of scores on ascending days. Mann–Kendall (two-sided, p < 0.10, continuity and tie correction); the
   variance of S is inflated for lag-1 autocorrelation of the Theil–Sen residuals (Yue & Wang 2004, an AR(1) process;
   negative correlation is not allowed to make it more certain). A trend must also be worth half a point over the span:
   |Theil–Sen slope × span| >= 0.5. Under 7 days or a span under 14: insufficient_data. */
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

/* Averages and trend of a person's last `days` local days, today included (at most 366). Always one row; averages are
   null without entries. */
create function public.get_mood_stats(user_uuid uuid, days integer default 30)
returns table (
  avg_mood double precision, avg_energy double precision, avg_stress double precision, avg_sleep double precision,
  total_entries integer, mood_trend text)
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_self(user_uuid);
  return query
    select round(avg(m.mood_score), 2)::double precision, round(avg(m.energy_level), 2)::double precision,
      round(avg(m.stress_level), 2)::double precision, round(avg(m.sleep_quality), 2)::double precision,
      count(*)::integer,
      private.mood_trend(
        array_agg(m.local_date - date '2000-01-01' order by m.local_date),
        array_agg(m.mood_score::double precision order by m.local_date))
    from public.mood_entries m
    where m.user_id = user_uuid
      and m.local_date > private.local_date_of(user_uuid) - least(greatest(get_mood_stats.days, 1), 366)
      and m.local_date <= private.local_date_of(user_uuid);
end $$;
grant execute on function public.get_mood_stats(uuid, integer) to authenticated, service_role;
