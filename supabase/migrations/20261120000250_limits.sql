-- The numbers that the database holds people to: this file is the only one that has them. shared/plans.ts and
-- shared/limits.ts hold the same for the app, and say why.

/* One row, a column a limit. */
create function private.limits()
returns table (
  max_session_seconds integer, contact_message_days integer, journal_bytes integer, journal_entries integer,
  journal_writes_per_day integer, past_due_days integer, resume_bytes integer, resume_messages integer,
  smallest_public_count integer, wrap_up_starts_per_day integer, writes_per_day integer)
language sql immutable set search_path = '' as $$
  select 900, 180, 20000000, 5000, 50, 3, 524288, 200, 5, 5, 500;
$$;
grant execute on function private.limits() to service_role;

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

/* The calls a day that a new profile is given. */
create function private.default_calls_per_day() returns integer
language sql immutable set search_path = '' as $$
  select l.calls_per_day from private.plan_limits('free') l;
$$;
grant execute on function private.default_calls_per_day() to service_role;
