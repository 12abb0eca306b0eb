-- The daily mood check-in, one per local day, and moments through the day.
--
-- Longer than most files, because the statistics at the end count check-ins and moments by the rules by which they are
-- dated and limited above.

create table public.mood_entries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  mood_score smallint not null check (mood_score between 1 and 5),
  -- the chosen emotions, joined by comma and space
  mood_label text not null check (char_length(btrim(mood_label)) between 1 and 200 and char_length(mood_label) <= 200),
  notes text check (char_length(notes) <= 2000),
  -- null if the person didn't say
  energy_level numeric(2, 1) check (energy_level between 1 and 5),
  stress_level numeric(2, 1) check (stress_level between 1 and 5),
  sleep_quality numeric(2, 1) check (sleep_quality between 1 and 5),
  created_at timestamptz not null default now(),
  -- the day of created_at where the person lives, or the day before if they say so; infinity until the trigger sets it
  local_date date not null default 'infinity',
  -- the hour of created_at there, 0 to 23, so that a later change of time zone doesn't move it; null for a check-in
  -- that was added the day after
  local_hour smallint check (local_hour between 0 and 23),
  unique (user_id, local_date)
);
create index mood_entries_user_id_created_at_idx on public.mood_entries (user_id, created_at desc);

alter table public.mood_entries enable row level security;
grant select, delete on public.mood_entries to authenticated;
grant insert (user_id, mood_score, mood_label, notes, energy_level, stress_level, sleep_quality, local_date),
  update (mood_score, mood_label, notes, energy_level, stress_level, sleep_quality)
  on public.mood_entries to authenticated;
grant select, insert, update, delete on public.mood_entries to service_role;
create policy "People read their own check-ins" on public.mood_entries
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "People check in for themselves" on public.mood_entries
  for insert to authenticated with check ((select auth.uid()) = user_id);
create policy "People change their own check-ins" on public.mood_entries
  for update to authenticated using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy "People delete their own check-ins" on public.mood_entries
  for delete to authenticated using ((select auth.uid()) = user_id);

create trigger bound_writes before insert or update on public.mood_entries
  for each statement execute function private.bound_writes();

-- The days of recent weeks on which each person checked in. Kept apart from the check-ins, so that deleting one
-- doesn't restore the allowance.
create table public.check_in_days (
  user_id uuid not null references auth.users (id) on delete cascade,
  local_date date not null,
  primary key (user_id, local_date)
);
create index check_in_days_local_date_idx on public.check_in_days (local_date);
alter table public.check_in_days enable row level security;
grant select, insert, update, delete on public.check_in_days to service_role;
create policy "Only the database counts check-ins" on public.check_in_days
  for all to service_role using (true) with check (true);

/* On how many other days the person checked in during the week (Monday to Sunday) that contains `day`. */
create function private.other_check_ins(person uuid, day date) returns integer
language sql stable set search_path = '' as $$
  select count(*)::integer from public.check_in_days d
    where d.user_id = person and d.local_date <> day
      and d.local_date between date_trunc('week', day)::date and date_trunc('week', day)::date + 6;
$$;

/* People may change only a check-in of today or yesterday: what they read about the past stays what they felt. */
create function private.keep_past_check_ins() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user = 'authenticated' and old.local_date < private.local_date_of(old.user_id) - 1 then
    raise exception using errcode = '42501', message = 'past_check_in';
  end if;
  return new;
end $$;
create trigger keep_past_check_ins before update on public.mood_entries
  for each row execute function private.keep_past_check_ins();

/* Sets the day and hour of a check-in, which is today's unless it says yesterday, and enforces the plan's number of check-ins a week, Monday to Sunday where
   the person lives. A second one on the same day violates the unique constraint (23505), and one that replaces a
   deleted one counts once; above the weekly limit, raises PT402 (payment required). */
create function private.prepare_mood_entry() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  allowed integer;
  today date;
begin
  -- Triggers run before row-level security is checked; without this, errors would reveal things about other people.
  perform private.require_self(new.user_id);
  -- Concurrent check-ins by one person take turns here, so that two of them can't both count as the third.
  perform 1 from public.profiles p where p.id = new.user_id for no key update;
  today := private.local_date_of(new.user_id, new.created_at);
  if new.local_date not in ('infinity', today, today - 1) then
    raise exception using errcode = '42501', message = 'neither_today_nor_yesterday';
  end if;
  new.local_date := least(new.local_date, today);
  new.local_hour := case when new.local_date = today
    then extract(hour from new.created_at at time zone private.zone_of(new.user_id)) end;
  select l.mood_check_ins_per_week into allowed from private.plan_limits(public.current_plan(new.user_id)) l;
  if allowed <> -1 and private.other_check_ins(new.user_id, new.local_date) >= allowed then
    raise exception using errcode = 'PT402', message = 'mood_check_in_limit_reached',
      detail = format('The plan allows %s check-ins a week.', allowed);
  end if;
  delete from public.check_in_days d where d.user_id = new.user_id and d.local_date < new.local_date - 60;
  insert into public.check_in_days (user_id, local_date) values (new.user_id, new.local_date) on conflict do nothing;
  return new;
end $$;
create trigger prepare_mood_entry before insert on public.mood_entries
  for each row execute function private.prepare_mood_entry();

-- How somebody felt at a moment: a face, what they were doing, and a word of their own. Free on every plan.
create table public.mood_moments (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  mood_score smallint not null check (mood_score between 1 and 5),
  -- ids of the client's catalog
  activities text[] not null default '{}' check (
    cardinality(activities) <= 12 and array_position(activities, null) is null
    and array_to_string(activities, ' ') ~ '^([a-zA-Z]{1,30}( [a-zA-Z]{1,30})*)?$'),
  words text check (char_length(btrim(words)) between 1 and 200 and char_length(words) <= 200),
  felt_at timestamptz not null default now(),
  -- the day and hour of felt_at where the person lived then; always computed by the database
  local_date date not null default 'infinity',
  local_hour smallint not null default 0 check (local_hour between 0 and 23),
  -- `app`, or the app whose file it was imported from
  source text not null default 'app' check (source in ('app', 'daylio', 'howWeFeel')),
  -- as the file says it, null for one noted in the app: what makes the same file add nothing twice, wherever the person
  -- lives by then
  local_time timestamp,
  unique (user_id, source, local_time)
);
create index mood_moments_user_id_local_date_idx on public.mood_moments (user_id, local_date);
alter table public.mood_moments enable row level security;
grant select, delete on public.mood_moments to authenticated;
-- the id too, so that a moment whose answer got lost on the way is not added once more
grant insert (id, user_id, mood_score, activities, words) on public.mood_moments to authenticated;
grant select, insert, update, delete on public.mood_moments to service_role;
create policy "People read their own moments" on public.mood_moments
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "People note their own moments" on public.mood_moments
  for insert to authenticated with check ((select auth.uid()) = user_id);
create policy "People delete their own moments" on public.mood_moments
  for delete to authenticated using ((select auth.uid()) = user_id);
create trigger bound_writes before insert on public.mood_moments
  for each statement execute function private.bound_writes();

/* Dates a moment noted in the app and limits a person's moments per day and in all; raises PT429 and PT413. An
   import dates and bounds its own. Runs as the owner, who alone may read the limits. */
create function private.prepare_moment() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_self(new.user_id);
  new.local_date := private.local_date_of(new.user_id, new.felt_at);
  new.local_hour := extract(hour from new.felt_at at time zone private.zone_of(new.user_id));
  if (select count(*) from public.mood_moments m where m.user_id = new.user_id and m.local_date = new.local_date)
    >= (select l.moments_per_day from private.limits() l)
  then
    raise exception using errcode = 'PT429', message = 'too_many_moments_today';
  end if;
  if (select count(*) from public.mood_moments m where m.user_id = new.user_id)
    >= (select l.moments from private.limits() l)
  then
    raise exception using errcode = 'PT413', message = 'moments_full';
  end if;
  return new;
end $$;
create trigger prepare_moment before insert on public.mood_moments
  for each row when (new.source = 'app') execute function private.prepare_moment();

/* Adds the caller's moments from another app: [{at, mood, activities, words}, …], at most 1,000, `at` being local time
   without a zone. Left out are those that are already there, of the future or older than five years, and beyond what a
   day and a person may hold. Returns how many were added. Runs as the owner, because people may not date their own. */
create function public.import_moments(app text, moments jsonb) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.signed_in_person();
  zone text := private.zone_of(me);
  limits record;
  added integer;
begin
  if me is null or app = 'app' then
    raise exception using errcode = '42501', message = 'not_importable';
  elsif jsonb_typeof(moments) is distinct from 'array' or jsonb_array_length(moments) > 1000 then
    raise exception using errcode = '22023', message = 'too_many_moments';
  end if;
  select * into limits from private.limits();
  perform 1 from public.profiles p where p.id = me for no key update;
  with missing as (
    select distinct on (r.at) r.at, r.mood, coalesce(r.activities, '{}') as activities, r.words
    from jsonb_to_recordset(moments) as r (at timestamp, mood smallint, activities text[], words text)
    where r.at::date between private.local_date_of(me) - 1827 and private.local_date_of(me)
      and r.at at time zone zone <= now()
      and not exists (
        select from public.mood_moments m where m.user_id = me and m.source = app and m.local_time = r.at)
    order by r.at
  ), numbered as (
    select g.*, row_number() over (partition by g.at::date order by g.at) as nth_that_day from missing g
  ), fitting as (
    select n.*, row_number() over (order by n.at) as nth from numbered n
    where n.nth_that_day + (
      select count(*) from public.mood_moments m where m.user_id = me and m.local_date = n.at::date)
      <= limits.moments_per_day
  )
  insert into public.mood_moments
      (user_id, mood_score, activities, words, felt_at, local_time, local_date, local_hour, source)
    select me, f.mood, f.activities, f.words, f.at at time zone zone, f.at, f.at::date, extract(hour from f.at), app
    from fitting f
    where f.nth <= limits.moments - (select count(*) from public.mood_moments m where m.user_id = me);
  get diagnostics added = row_count;
  return added;
end $$;
grant execute on function public.import_moments(text, jsonb) to authenticated;

/* {today, others_this_week, first_day}: the day that a check-in by the caller would get now, how many others in that
   week count toward the plan, and the day of their first check-in or moment. Runs as the owner, because only the
   database may read the counted days. */
create function public.check_in_state() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'today', d.today, 'others_this_week', private.other_check_ins(d.me, d.today),
    'first_day', least(
      (select min(m.local_date) from public.mood_entries m where m.user_id = d.me),
      (select min(m.local_date) from public.mood_moments m where m.user_id = d.me)))
    from (select p.me, private.local_date_of(p.me) as today from (select private.signed_in_person() as me) p) d;
$$;
grant execute on function public.check_in_state() to authenticated;

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
