-- Leaving for good. Every table of a person hangs on auth.users, so that nothing can be forgotten here.

/* Deletes the signed-in person: their account, every row of theirs, and what the sign-in service kept beside it.
   Stored audio and the Stripe subscription are the relay's to end first. */
create function public.delete_my_account() returns void
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := auth.uid();
  address text;
begin
  if me is null then
    raise exception using errcode = '42501', message = 'not_signed_in';
  end if;
  -- The order in which metering locks, so that a running call cannot deadlock with this.
  perform 1 from public.voice_windows w where w.user_id = me for update;
  select lower(p.email) into address from public.profiles p where p.id = me;
  delete from public.contact_messages c where lower(c.email) = address;
  -- What the sign-in service notes about a person without tying it to their account.
  if to_regclass('auth.audit_log_entries') is not null then
    delete from auth.audit_log_entries a where a.payload ->> 'actor_id' = me::text;
  end if;
  if to_regclass('auth.flow_state') is not null then
    delete from auth.flow_state f where f.user_id = me;
  end if;
  delete from auth.users u where u.id = me;
end $$;
grant execute on function public.delete_my_account() to authenticated;
