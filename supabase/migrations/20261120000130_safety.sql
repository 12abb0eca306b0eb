-- What is kept for people's safety: the risk of a session, notices that the companion is an AI, anonymous counts of
-- referrals to helplines, and a person's own safety plan. Nothing that was said is stored here.

-- When each person was last told that the companion is an AI, and how much they have used it since.
create table public.ai_notices (
  user_id uuid primary key references auth.users (id) on delete cascade,
  first_shown_at timestamptz not null default now(),
  last_shown_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  used_seconds_since_shown integer not null default 0 check (used_seconds_since_shown >= 0)
);
alter table public.ai_notices enable row level security;
grant select, insert, update, delete on public.ai_notices to service_role;
create policy "Only the relay keeps AI notices" on public.ai_notices
  for all to service_role using (true) with check (true);

/* Adds the growing duration of a session to the use since the last AI notice. */
create function private.note_use() returns trigger
language plpgsql set search_path = '' as $$
begin
  update public.ai_notices a
    set used_seconds_since_shown = a.used_seconds_since_shown + (new.duration - old.duration), last_used_at = now()
    where a.user_id = new.user_id;
  return null;
end $$;
create trigger note_use after update of duration on public.sessions
  for each row when (new.duration > old.duration) execute function private.note_use();

-- Referrals to helplines, by month, level and country; no person is named.
create table public.safety_referral_counts (
  -- the first day of the month, UTC
  month date not null check (extract(day from month) = 1),
  level text not null check (level in ('possible', 'active', 'imminent')),
  -- ISO 3166 alpha-2; ZZ if unknown
  country text not null check (country ~ '^[A-Z]{2}$'),
  count integer not null check (count > 0),
  primary key (month, level, country)
);
alter table public.safety_referral_counts enable row level security;
grant select, insert, update, delete on public.safety_referral_counts to service_role;
create policy "Only the relay counts referrals" on public.safety_referral_counts
  for all to service_role using (true) with check (true);

/* Counts one referral to a helpline in the current month. */
create function public.count_referral(risk_level text, country_code text default null) returns void
language sql set search_path = '' as $$
  insert into public.safety_referral_counts as c (month, level, country, count)
    values (date_trunc('month', now() at time zone 'UTC')::date, risk_level, coalesce(country_code, 'ZZ'), 1)
    on conflict (month, level, country) do update set count = c.count + 1;
$$;
grant execute on function public.count_referral(text, text) to service_role;

/* Counts that a person was shown helplines, under the country in their profile. */
create function public.count_referral_of(user_uuid uuid, risk_level text) returns void
language sql set search_path = '' as $$
  select public.count_referral(risk_level, (select p.country from public.profiles p where p.id = user_uuid));
$$;
grant execute on function public.count_referral_of(uuid, text) to service_role;

/* The public counts: referrals by month, level and country. A count so small that it might be a single person's is
   null. */
create function public.referral_counts() returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'month', to_char(c.month, 'YYYY-MM'), 'level', c.level, 'country', c.country,
    'count', case when c.count >= l.smallest_public_count then c.count end)
    order by c.month desc, c.level, c.country), '[]')
  from public.safety_referral_counts c cross join private.limits() l
  where c.month > (now() at time zone 'UTC')::date - make_interval(months => l.referral_months);
$$;
grant execute on function public.referral_counts() to service_role;

/* The rank of a risk level, so that levels can be compared. */
create function private.risk_rank(level text) returns integer
language sql immutable set search_path = '' as $$
  select coalesce(array_position(array['none', 'possible', 'active', 'imminent'], level), 0);
$$;
grant execute on function private.risk_rank(text) to service_role;

/* The current risk of a session: {level, concerns, confirmed, dismissed, confirmed_peak: {level, concerns}}. */
create function private.risk_of(session public.sessions) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('level', 'none', 'concerns', '[]'::jsonb, 'confirmed', false, 'dismissed', false,
      'confirmed_peak', jsonb_build_object('level', 'none', 'concerns', '[]'::jsonb))
    || coalesce(session.resume_state -> 'risk', '{}');
$$;
grant execute on function private.risk_of(public.sessions) to service_role;

/* What a session needs to know as it opens: {risk, country, notice_due, used_seconds}. A new session (`starting`)
   that continues one with a confirmed danger that isn't over begins at `possible`, so that help stays visible. The
   AI notice is due before first use, at the start of a session at most once in 24 hours, and after seven days away,
   and stays due until it was given: a session that is being opened may still come to nothing. */
create function public.open_safety(user_uuid uuid, session_uuid uuid, starting boolean) returns jsonb
language plpgsql set search_path = '' as $$
declare
  session public.sessions;
  notice public.ai_notices;
  due boolean;
begin
  if starting then
    update public.sessions s set risk_level = 'possible',
        resume_state = s.resume_state || jsonb_build_object('risk', jsonb_build_object(
          'level', 'possible', 'concerns', private.risk_of(e) -> 'confirmed_peak' -> 'concerns'))
      from public.sessions e
      where s.id = session_uuid and s.user_id = user_uuid and e.id = s.continued_from and e.user_id = user_uuid
        and s.risk_level = 'none' and e.risk_level <> 'none'
        and private.risk_of(e) -> 'confirmed_peak' ->> 'level' <> 'none';
  end if;
  select * into notice from public.ai_notices a where a.user_id = user_uuid;
  due := starting and (notice.user_id is null or notice.last_shown_at <= now() - interval '24 hours'
    or notice.last_used_at <= now() - interval '7 days');
  select * into session from public.sessions s where s.id = session_uuid and s.user_id = user_uuid;
  if not found then
    return null;
  end if;
  return jsonb_build_object('risk', private.risk_of(session),
    'country', (select p.country from public.profiles p where p.id = user_uuid),
    'notice_due', due, 'used_seconds', case when due then 0 else coalesce(notice.used_seconds_since_shown, 0) end);
end $$;
grant execute on function public.open_safety(uuid, uuid, boolean) to service_role;

/* Records that the AI notice was given, at the beginning of a session or in its middle. */
create function public.note_ai_notice(user_uuid uuid) returns void
language sql set search_path = '' as $$
  insert into public.ai_notices (user_id) select p.id from public.profiles p where p.id = user_uuid
    on conflict (user_id) do update set last_shown_at = now(), last_used_at = now(), used_seconds_since_shown = 0;
$$;
grant execute on function public.note_ai_notice(uuid) to service_role;

/* Stores the current risk of a session, which may also fall. Changes may arrive late or twice: one that is older
   than the stored change does nothing. Relays' clocks differ, so what a later owner noted is newer, and of one owner's
   changes that with the higher number. Each new peak at which helplines are shown is counted once. Of a private
   session no risk is stored. */
create function public.note_risk(session_uuid uuid, noting_owner uuid, change_number integer, new_risk jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  session public.sessions;
  known jsonb;
  owners uuid[];
  age integer;
  known_age integer;
  new_level text := new_risk ->> 'level';
  counted text;
begin
  select * into session from public.sessions s where s.id = session_uuid for no key update;
  if not found or session.is_private then
    return;
  end if;
  known := coalesce(session.resume_state -> 'risk', '{}');
  -- The newest owner comes first; one that isn't among them had the session very long ago, or never.
  owners := private.with_earlier_owner(session.earlier_owners, session.owner);
  age := array_position(owners, noting_owner);
  known_age := array_position(owners, (known ->> 'owner')::uuid);
  if age is null or age > known_age
      or age = known_age and change_number <= (known ->> 'change_number')::integer then
    return;
  end if;
  counted := coalesce(known ->> 'counted', 'none');
  if private.risk_rank(new_level) > greatest(private.risk_rank(counted), private.risk_rank('possible')) then
    perform public.count_referral_of(session.user_id, new_level);
    counted := new_level;
  end if;
  update public.sessions s set risk_level = new_level,
      resume_state = s.resume_state || jsonb_build_object('risk', new_risk || jsonb_build_object(
        'owner', noting_owner, 'change_number', change_number, 'counted', counted))
    where s.id = session_uuid;
end $$;
grant execute on function public.note_risk(uuid, uuid, integer, jsonb) to service_role;

-- A person's own safety plan, after the steps of Stanley and Brown; nobody else writes or reads it.
create table public.safety_plans (
  user_id uuid primary key default auth.uid() references auth.users (id) on delete cascade,
  warning_signs text not null default '' check (char_length(warning_signs) <= 2000),
  coping text not null default '' check (char_length(coping) <= 2000),
  distractions text not null default '' check (char_length(distractions) <= 2000),
  people text not null default '' check (char_length(people) <= 2000),
  professionals text not null default '' check (char_length(professionals) <= 2000),
  surroundings text not null default '' check (char_length(surroundings) <= 2000),
  reasons text not null default '' check (char_length(reasons) <= 2000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
alter table public.safety_plans enable row level security;
grant select, delete on public.safety_plans to authenticated;
grant insert (user_id, warning_signs, coping, distractions, people, professionals, surroundings, reasons),
  update (user_id, warning_signs, coping, distractions, people, professionals, surroundings, reasons)
  on public.safety_plans to authenticated;
grant select, insert, update, delete on public.safety_plans to service_role;
create policy "People read their own safety plan" on public.safety_plans
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "People write their own safety plan" on public.safety_plans
  for insert to authenticated with check ((select auth.uid()) = user_id);
create policy "People change their own safety plan" on public.safety_plans
  for update to authenticated using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy "People delete their own safety plan" on public.safety_plans
  for delete to authenticated using ((select auth.uid()) = user_id);
create trigger touch_updated_at before update on public.safety_plans
  for each row execute function private.touch_updated_at();
create trigger bound_writes before insert or update on public.safety_plans
  for each statement execute function private.bound_writes();
