-- Leaving for good. Every table of a person hangs on auth.users, so that nothing can be forgotten here.

create function private.delete_person(person uuid) returns void
language plpgsql set search_path = '' as $$
begin
  -- A running call and a message being written hold these rows before they look at the account: taking them in the
  -- same order lets them finish first.
  perform 1 from public.voice_windows w where w.user_id = person for update;
  delete from public.sessions s where s.user_id = person;
  delete from public.contact_messages c
    where lower(c.email) = (select lower(p.email) from public.profiles p where p.id = person);
  -- What the sign-in service notes about a person without tying it to their account.
  if to_regclass('auth.audit_log_entries') is not null then
    delete from auth.audit_log_entries a where a.payload ->> 'actor_id' = person::text;
  end if;
  if to_regclass('auth.flow_state') is not null then
    delete from auth.flow_state f where f.user_id = person;
  end if;
  delete from auth.users u where u.id = person;
end $$;

/* Deletes the signed-in person: their account, every row of theirs, and what the sign-in service kept beside it.
   Stored audio and the Stripe subscription are the relay's to end first. Runs as the owner, since people have no
   rights on accounts. */
create function public.delete_my_account() returns void
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := auth.uid();
begin
  if me is null then
    raise exception using errcode = '42501', message = 'not_signed_in';
  end if;
  for attempt in 1..5 loop
    begin
      perform private.delete_person(me);
      return;
    exception when deadlock_detected then
      -- Something was written for the person at this very moment, in another order; it is done by now.
      if attempt = 5 then
        raise;
      end if;
    end;
  end loop;
end $$;
grant execute on function public.delete_my_account() to authenticated;
