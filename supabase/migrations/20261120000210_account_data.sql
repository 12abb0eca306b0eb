-- A person's right to their data: deleting an account with everything in it, and exporting everything that is kept.
-- Every table with rows of people references auth.users, so deletion cannot miss any.

-- People whose entries in the auth service's audit log are yet to be erased. That log has no index by person and
-- isn't ours to index: scanning a large one would exceed the statement timeout.
create table private.audit_erasures (
  user_id uuid primary key,
  -- how far the sweep that includes them has come; null while they wait for the next one
  swept_to uuid
);
alter table private.audit_erasures enable row level security;
create policy "Only the functions below use erasures" on private.audit_erasures
  for all to service_role using (false) with check (false);

/* Deletes a person's rows and their account. */
create function private.delete_person(person uuid) returns void
language plpgsql set search_path = '' as $$
begin
  -- Anything being written for the person holds one of these locks before it touches the account, so taking them in the
  -- common order lets it finish first.
  perform 1 from public.profiles p where p.id = person for update;
  perform 1 from public.voice_windows w where w.user_id = person for update;
  perform 1 from public.sessions s where s.user_id = person order by s.id for update;
  delete from public.sessions s where s.user_id = person;
  delete from public.mood_reminders r where r.user_id = person;
  delete from public.contact_messages c
    where lower(c.email) = (select lower(p.email) from public.profiles p where p.id = person);
  -- What the auth service stores about a person without linking it to their account.
  if to_regclass('auth.audit_log_entries') is not null then
    insert into private.audit_erasures (user_id) values (person) on conflict do nothing;
  end if;
  if to_regclass('auth.flow_state') is not null then
    delete from auth.flow_state f where f.user_id = person;
  end if;
  delete from auth.users u where u.id = person;
end $$;

/* Deletes a person: their account, every row of theirs and, a little later, what the auth service stored
   separately. Only the relay may call it, after it has verified who is asking and has ended their subscription.
   Runs as the owner, because nobody else has rights on accounts. */
create function public.delete_account(user_uuid uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  for attempt in 1..5 loop
    begin
      perform private.delete_person(user_uuid);
      return;
    exception when deadlock_detected then
      -- Something was being written for the person in a different order of locks; it has finished by now.
      if attempt = 5 then
        raise;
      end if;
    end;
  end loop;
end $$;
grant execute on function public.delete_account(uuid) to service_role;

/* Whether there is still an account of that person. A token outlives its account by up to an hour, so a deletion can be
   repeated whose answer got lost. */
create function public.has_account(user_uuid uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.profiles p where p.id = user_uuid);
$$;
grant execute on function public.has_account(uuid) to service_role;

/* Reads the next `batch_size` entries of the audit log and erases those of deleted people; returns whether there is
   more to read. One sweep serves everybody who was waiting when it began, so many deletions cost no more than one.
   Runs as the owner, because nobody else has rights on that log. */
create function public.erase_audit_entries(batch_size integer default 5000) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  beginning constant uuid := '00000000-0000-0000-0000-000000000000';
  reached uuid;
  upto uuid;
begin
  if not pg_try_advisory_xact_lock(hashtextextended('audit_erasures', 0)) then
    return false;
  end if;
  select e.swept_to into reached from private.audit_erasures e where e.swept_to is not null limit 1;
  if not found then
    update private.audit_erasures set swept_to = beginning;
    if not found then
      return false;
    end if;
    reached := beginning;
  end if;
  select b.id into upto from (
    select a.id from auth.audit_log_entries a where a.id > reached order by a.id limit batch_size) b
    order by b.id desc limit 1;
  if upto is null then
    delete from private.audit_erasures where swept_to is not null;
    return exists (select from private.audit_erasures);
  end if;
  delete from auth.audit_log_entries a where a.id > reached and a.id <= upto
    and a.payload ->> 'actor_id' in (select e.user_id::text from private.audit_erasures e where e.swept_to is not null);
  update private.audit_erasures set swept_to = upto where swept_to is not null;
  return true;
end $$;
grant execute on function public.erase_audit_entries(integer) to service_role;

/* The sections of an export: every table with rows of people, and `account`, what the auth service stores. New
   tables with a user_id are found in the catalog and included automatically. Left out: socket tickets (secrets that
   are valid for seconds) and reservations of a running call (counted in `calls`). */
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

/* The columns by which a table is read, page after page: its primary key; for messages the time, which has an
   index. */
create function private.export_order(section text) returns text[]
language sql stable set search_path = '' as $$
  select case when section = 'session_messages' then array['timestamp', 'id'] else (
    select array_agg(a.attname::text order by k.nth)
      from pg_catalog.pg_index i
      cross join unnest(i.indkey::smallint[]) with ordinality as k (attnum, nth)
      join pg_catalog.pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum
      where i.indrelid = format('public.%I', section)::regclass and i.indisprimary) end;
$$;

/* Which rows of a table belong to the person, as a condition on `t`; $1 is the person. */
create function private.export_condition(section text) returns text
language sql immutable set search_path = '' as $$
  select case section
    when 'profiles' then 't.id = $1'
    when 'contact_messages' then
      'lower(t.email) = (select lower(p.email) from public.profiles p where p.id = $1)'
    else 't.user_id = $1' end;
$$;

/* What the auth service stores about a person, without secrets. */
create function private.export_account(person uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
    'id', a.it -> 'id', 'email', a.it -> 'email', 'created_at', a.it -> 'created_at',
    'email_confirmed_at', a.it -> 'email_confirmed_at', 'last_sign_in_at', a.it -> 'last_sign_in_at',
    'user_metadata', a.it -> 'raw_user_meta_data'))), '[]')
  from (select to_jsonb(u) as it from auth.users u where u.id = person) as a;
$$;

/* What an export leaves out of a table: whoever knows it could send to the person's browsers. */
create function private.export_secrets(section text) returns text[]
language sql immutable set search_path = '' as $$
  select case when section = 'push_subscriptions' then array['endpoint', 'p256dh', 'auth'] else '{}' end;
$$;

/* The signed-in person's data. Without a section: {section: number of rows} for all of them. With one: a page of it
   as {rows, next}; `next` requests the following page and is null after the last. Runs as the owner, because people
   may not query everything that is kept about them; every answer is about the caller alone. */
create function public.export_my_data(section text default null, after jsonb default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := private.signed_in_person();
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
       select to_jsonb(t) - $5 as it, row_number() over (order by %1$s) as nth from public.%2$I t
       where %3$s%4$s order by %1$s limit $3)
     select jsonb_build_object(
       ''rows'', coalesce(jsonb_agg(p.it order by p.nth), ''[]''),
       ''next'', case when count(*) = $3 then (
         select jsonb_object_agg(k, l.it -> k) from page l cross join unnest($4) k where l.nth = $3) end)
     from page p',
    columns, section, private.export_condition(section), later) into answer
    using me, after, page_size, keys, private.export_secrets(section);
  return answer;
end $$;
grant execute on function public.export_my_data(text, jsonb) to authenticated;

-- Whoever has set up a second step reads and writes nothing before it, in any table: this policy restricts all others.
do $$
declare
  name text;
begin
  for name in select c.relname from pg_catalog.pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
  loop
    execute format(
      'create policy "Every step of a sign-in comes first" on public.%I as restrictive for all to authenticated
         using ((select private.has_passed_steps())) with check ((select private.has_passed_steps()))', name);
  end loop;
end $$;
