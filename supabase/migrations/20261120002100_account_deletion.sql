-- Leaving for good. Every table of a person hangs on auth.users, so that nothing can be forgotten here.

/* People whose entries in the sign-in service's audit log are still to be erased. That log has no index by person, and
   isn't ours to index: on a large one, reading it through would outlast a statement's time. */
create table private.audit_erasures (
  user_id uuid primary key,
  -- How far the sweep that they are part of has come; null while they wait for the next one.
  swept_to uuid
);
alter table private.audit_erasures enable row level security;
create policy "Only the functions below use erasures" on private.audit_erasures
  for all to service_role using (false) with check (false);

create function private.delete_person(person uuid) returns void
language plpgsql set search_path = '' as $$
begin
  -- Whatever is being written for the person holds one of these before it looks at the account: taking them in the one
  -- order lets it finish first.
  perform 1 from public.profiles p where p.id = person for update;
  perform 1 from public.voice_windows w where w.user_id = person for update;
  perform 1 from public.sessions s where s.user_id = person order by s.id for update;
  delete from public.sessions s where s.user_id = person;
  delete from public.mood_reminders r where r.user_id = person;
  delete from public.contact_messages c
    where lower(c.email) = (select lower(p.email) from public.profiles p where p.id = person);
  -- What the sign-in service notes about a person without tying it to their account.
  if to_regclass('auth.audit_log_entries') is not null then
    insert into private.audit_erasures (user_id) values (person) on conflict do nothing;
  end if;
  if to_regclass('auth.flow_state') is not null then
    delete from auth.flow_state f where f.user_id = person;
  end if;
  delete from auth.users u where u.id = person;
end $$;

/* Deletes a person: their account, every row of theirs, and, a little later, what the sign-in service kept beside it.
   Only the relay may ask: it has made sure who asks, and has ended what they pay for. Runs as the owner, since nobody
   else has rights on accounts. */
create function public.delete_account(user_uuid uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  for attempt in 1..5 loop
    begin
      perform private.delete_person(user_uuid);
      return;
    exception when deadlock_detected then
      -- Something was written for the person at this very moment, in another order; it is done by now.
      if attempt = 5 then
        raise;
      end if;
    end;
  end loop;
end $$;
grant execute on function public.delete_account(uuid) to service_role;

/* Reads the next `batch_size` entries of the audit log and erases those of people who have left; whether there is more
   to read. One sweep serves everybody who was waiting when it began, so that many who leave cost no more than one.
   Runs as the owner, since nobody else has rights on that log. */
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
