-- What every later file builds on: no privileges by default, the order in which locks are taken, and the helpers
-- that say who is asking and which time zones exist.

-- Nothing is granted by default. Each later file grants what it means to, beside the table or function it creates, so
-- nobody can reach a table whose grants were forgotten.
revoke all on all tables in schema public from public, anon, authenticated, service_role;
revoke all on all sequences in schema public from public, anon, authenticated, service_role;
revoke all on all functions in schema public from public, anon, authenticated, service_role;

alter default privileges in schema public revoke all on tables from public, anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from public, anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from public, anon, authenticated, service_role;
-- PostgreSQL grants execute to public by default; only the form without a schema revokes that.
alter default privileges revoke execute on functions from public;

revoke create on schema public from public;
grant usage on schema public to anon, authenticated, service_role;

-- Helpers that are not part of the API: the REST gateway exposes only `public`.
create schema private;
revoke all on schema private from public;
grant usage on schema private to authenticated, service_role;

-- Functions take locks in this order, so that two of them may wait for each other but never deadlock:
--   1. a customer's billing (advisory lock)
--   2. public.profiles, which serializes everything that must not happen twice at once for one person
--   3. public.voice_windows, by person
--   4. public.sessions, by id
--   5. rows that depend on those: calls, messages, memories, reminders, mail, wrap-ups; ai_notices by person
--   6. rows that belong to nobody: counts and allowances
--   7. auth.users, which every insert of a person's row locks in share mode and account deletion locks exclusively
-- A function that touches several people or sessions locks all of them first, sorted. One that only picks work uses
-- `skip locked` and so never waits.

/* Rejects a person who asks about somebody else. The `role` setting is the one the gateway switched to; unlike
   current_user, it stays visible inside security definer functions, and a person cannot change it. */
create function private.require_self(user_uuid uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if coalesce(current_setting('role', true), 'none') in ('anon', 'authenticated')
    and user_uuid is distinct from private.signed_in_person()
  then
    raise exception using errcode = '42501', message = 'not_your_own_data',
      detail = 'A person may only ask about themselves.';
  end if;
end $$;
grant execute on function private.require_self(uuid) to authenticated, service_role;

/* The person who acts for themselves; null for the relay and the owner, who act for everybody. */
create function private.acting_person() returns uuid
language sql stable set search_path = '' as $$
  select case when current_setting('role', true) = 'authenticated' then auth.uid() end;
$$;

/* Whether a name is an IANA zone that browsers know too. POSIX rules such as "ABC3" would otherwise pass. */
create function private.is_known_zone(zone text) returns boolean
language sql stable set search_path = '' as $$
  select zone = 'UTC' or (
    zone !~ '^(posix|right)|^(Factory|localtime|posixrules)$'
    and exists (select from pg_catalog.pg_timezone_names where name = zone)
  );
$$;
grant execute on function private.is_known_zone(text) to authenticated, service_role;

/* Row trigger for tables with a `timezone` column. */
create function private.check_zone() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'INSERT' or new.timezone is distinct from old.timezone then
    if not private.is_known_zone(new.timezone) then
      raise exception using errcode = '23514', message = 'unknown_time_zone',
        detail = 'The time zone is not an IANA zone.', constraint = tg_table_name || '_timezone_check';
    end if;
  end if;
  return new;
end $$;

/* Row trigger for tables with an `updated_at` column. */
create function private.touch_updated_at() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end $$;
