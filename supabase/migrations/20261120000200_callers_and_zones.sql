-- Who is asking, and what day it is where that person lives.

/* Refuses to answer a person about somebody else. The `role` setting is the one the gateway switched to; unlike
   current_user it stays visible inside security definer functions, and a person cannot change it. */
create function private.require_self(user_uuid uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if coalesce(current_setting('role', true), 'none') in ('anon', 'authenticated')
    and user_uuid is distinct from auth.uid()
  then
    raise exception using errcode = '42501', message = 'not_your_own_data',
      detail = 'A person may only ask about themselves.';
  end if;
end $$;
grant execute on function private.require_self(uuid) to authenticated, service_role;

/* The person who asks for themselves; null where it is the relay or the owner, who act for everybody. */
create function private.acting_person() returns uuid
language sql stable set search_path = '' as $$
  select case when current_setting('role', true) = 'authenticated' then auth.uid() end;
$$;

/* Whether a name is an IANA zone that the browser knows, too. POSIX rules such as "ABC3" would otherwise pass. */
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
