-- The limits that the database enforces, and the counter of each person's writes. shared/plans.ts and shared/limits.ts
-- hold the same numbers for the app, with their reasons. How long a text may be is checked by its table.

/* One row, one column per limit; the values stand in the order of the columns. */
create function private.limits()
returns table (
  contact_mail_attempts integer, contact_message_days integer, contact_messages_per_hour integer,
  contact_messages_per_sender integer, journal_bytes integer, journal_entries integer, journal_writes_per_day integer,
  late_reminder_hours integer, mail_attempts integer, max_session_seconds integer, moments integer,
  moments_per_day integer, outbox_days integer, pass_hours integer, past_due_days integer, push_attempts integer,
  push_devices integer, referral_months integer, resume_bytes integer, resume_messages integer,
  smallest_public_count integer, stripe_event_days integer, test_mails_per_day integer, test_mails_per_hour integer,
  wrap_up_generation_days integer, wrap_up_starts_per_day integer, writes_per_day integer)
language sql immutable set search_path = '' as $$
  select
    12 as contact_mail_attempts,
    180 as contact_message_days,
    200 as contact_messages_per_hour,
    5 as contact_messages_per_sender,
    20000000 as journal_bytes,
    5000 as journal_entries,
    50 as journal_writes_per_day,
    2 as late_reminder_hours,
    6 as mail_attempts,
    900 as max_session_seconds,
    25000 as moments,
    50 as moments_per_day,
    60 as outbox_days,
    24 as pass_hours,
    3 as past_due_days,
    5 as push_attempts,
    10 as push_devices,
    13 as referral_months,
    524288 as resume_bytes,
    200 as resume_messages,
    5 as smallest_public_count,
    30 as stripe_event_days,
    10 as test_mails_per_day,
    3 as test_mails_per_hour,
    70 as wrap_up_generation_days,
    5 as wrap_up_starts_per_day,
    500 as writes_per_day;
$$;
grant execute on function private.limits() to service_role;

/* The limits of a plan, equal to those of the plan catalog; -1 means unlimited. */
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

/* The number of calls a day that a new profile starts with. */
create function private.default_calls_per_day() returns integer
language sql immutable set search_path = '' as $$
  select l.calls_per_day from private.plan_limits('free') l;
$$;
grant execute on function private.default_calls_per_day() to service_role;

/* How late a reminder may still arrive. */
create function private.late_reminder() returns interval
language sql immutable set search_path = '' as $$
  select make_interval(hours => l.late_reminder_hours) from private.limits() l;
$$;
grant execute on function private.late_reminder() to service_role;

-- How much each person wrote within 24 hours, by table. Kept apart from what was written, so that deleting it
-- doesn't restore the allowance.
create table public.write_allowances (
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null,
  window_started_at timestamptz not null,
  taken integer not null check (taken > 0),
  primary key (user_id, kind)
);
create index write_allowances_window_started_at_idx on public.write_allowances (window_started_at);
alter table public.write_allowances enable row level security;
grant select, insert, update, delete on public.write_allowances to service_role;
create policy "Only the database counts what people write" on public.write_allowances
  for all to service_role using (true) with check (true);

/* Counts one write; raises PT429 (too many requests) above the number allowed in 24 hours. */
create function private.count_write(person uuid, of_kind text, allowed integer) returns void
language plpgsql set search_path = '' as $$
declare
  counted integer;
begin
  insert into public.write_allowances as a (user_id, kind, window_started_at, taken) values (person, of_kind, now(), 1)
    on conflict (user_id, kind) do update set
      taken = case when a.window_started_at <= now() - interval '24 hours' then 1 else a.taken + 1 end,
      window_started_at = case when a.window_started_at <= now() - interval '24 hours' then now()
        else a.window_started_at end
    returning a.taken into counted;
  if counted > allowed then
    raise exception using errcode = 'PT429', message = 'too_many_writes',
      detail = format('%s changes of %s are allowed in 24 hours.', allowed, of_kind);
  end if;
end $$;

grant execute on function private.count_write(uuid, text, integer) to service_role;

/* Statement trigger that limits how often people write to a table. It runs before any row trigger, so that the
   profile is locked first, and as the owner, because people may not write their own allowance. A sign-in that has not
   passed every step writes nothing, and so uses nothing up. A statement that inserts or else updates fires it for both,
   and counts once. */
create function private.bound_writes() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := case when private.acting_person() is not null then private.signed_in_person() end;
  this_write text := tg_table_name || ' ' || statement_timestamp();
begin
  if me is not null and current_setting('private.counted_write', true) is distinct from this_write then
    perform set_config('private.counted_write', this_write, true);
    perform 1 from public.profiles p where p.id = me for no key update;
    perform private.count_write(me, tg_table_name, l.writes_per_day) from private.limits() l;
  end if;
  return null;
end $$;
