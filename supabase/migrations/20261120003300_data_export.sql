-- Everything that is kept about a person, for that person. What belongs to them is found in the catalogue: a table with
-- a user_id is in the export from the day it is made.

/* The parts of an export: every table that holds rows of people, and `account`, what the sign-in service knows. Left
   out: tickets that open a socket (a secret, worth seconds) and reservations of a running call (counted in `calls`). */
create function private.export_sections() returns setof text
language sql stable set search_path = '' as $$
  select 'account'
  union all
  select c.relname::text from pg_catalog.pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and (c.relname in ('profiles', 'contact_messages') or exists (
        select from pg_catalog.pg_attribute a
          where a.attrelid = c.oid and a.attname = 'user_id' and not a.attisdropped))
      and c.relname not in ('socket_tickets', 'call_reservations')
  order by 1;
$$;

/* The order in which a table is read, page after page: its primary key; messages by time, for which there is an index. */
create function private.export_order(section text) returns text[]
language sql stable set search_path = '' as $$
  select case when section = 'session_messages' then array['timestamp', 'id'] else (
    select array_agg(a.attname::text order by k.nth)
      from pg_catalog.pg_index i
      cross join unnest(i.indkey::smallint[]) with ordinality as k (attnum, nth)
      join pg_catalog.pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum
      where i.indrelid = format('public.%I', section)::regclass and i.indisprimary) end;
$$;

/* Which rows of a table are the person's, as a condition on `t`; $1 is the person. */
create function private.export_condition(section text) returns text
language sql immutable set search_path = '' as $$
  select case section
    when 'profiles' then 't.id = $1'
    when 'contact_messages' then
      'lower(t.email) = (select lower(p.email) from public.profiles p where p.id = $1)'
    else 't.user_id = $1' end;
$$;

/* What the sign-in service knows of a person, but for secrets. */
create function private.export_account(person uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
    'id', a.it -> 'id', 'email', a.it -> 'email', 'created_at', a.it -> 'created_at',
    'email_confirmed_at', a.it -> 'email_confirmed_at', 'last_sign_in_at', a.it -> 'last_sign_in_at',
    'user_metadata', a.it -> 'raw_user_meta_data'))), '[]')
  from (select to_jsonb(u) as it from auth.users u where u.id = person) as a;
$$;

/* The signed-in person's data. Without a section: {section: number of rows} for all of them. With one: a page of it as
   {rows, next}; `next` asks for the page after, null after the last. Runs as the owner, since some of what is kept about
   people is not theirs to query; every answer is about the caller alone. */
create function public.export_my_data(section text default null, after jsonb default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := auth.uid();
  keys text[];
  page_size integer := case when section = 'session_messages' then 1000 else 200 end;
  columns text;
  later text := '';
  name text;
  counted bigint;
  answer jsonb := '{}';
begin
  if me is null then
    raise exception using errcode = '42501', message = 'not_signed_in';
  elsif section is null then
    for name in select private.export_sections() loop
      if name = 'account' then
        counted := 1;
      else
        execute format('select count(*) from public.%I t where %s', name, private.export_condition(name))
          into counted using me;
      end if;
      answer := answer || jsonb_build_object(name, counted);
    end loop;
    return answer;
  elsif section = 'account' then
    return jsonb_build_object('rows', private.export_account(me), 'next', null);
  elsif not exists (select from private.export_sections() s (it) where s.it = section) then
    raise exception using errcode = '22023', message = 'unknown_section';
  end if;
  keys := private.export_order(section);
  columns := (select string_agg(format('t.%I', k), ', ') from unnest(keys) k);
  if after is not null then
    later := format(' and (%s) > (select %s from jsonb_populate_record(null::public.%I, $2) t)', columns, columns, section);
  end if;
  execute format(
    'with page as (
       select to_jsonb(t) as it, row_number() over (order by %1$s) as nth from public.%2$I t
       where %3$s%4$s order by %1$s limit $3)
     select jsonb_build_object(
       ''rows'', coalesce(jsonb_agg(p.it order by p.nth), ''[]''),
       ''next'', case when count(*) = $3 then (
         select jsonb_object_agg(k, l.it -> k) from page l cross join unnest($4) k where l.nth = $3) end)
     from page p',
    columns, section, private.export_condition(section), later) into answer using me, after, page_size, keys;
  return answer;
end $$;
grant execute on function public.export_my_data(text, jsonb) to authenticated;
