-- Granting and revoking 24-hour passes. A second pass starts when the first ends (B4).

/* Grants one pass for one checkout session. A replay returns the pass that is there. Raises 23505 when the checkout
   session is another person's. */
create function public.grant_pass(user_uuid uuid, checkout_session text, payment_intent text default null)
returns public.passes
language plpgsql set search_path = '' as $$
declare
  granted public.passes;
  begins timestamptz;
begin
  -- One person's passes are granted one after another, so that they stack.
  perform 1 from public.profiles p where p.id = user_uuid for no key update;
  select * into granted from public.passes q where q.checkout_session_id = checkout_session;
  if found then
    if granted.user_id <> user_uuid then
      raise exception using errcode = '23505', message = 'checkout_session_taken';
    end if;
    return granted;
  end if;
  select greatest(now(), max(q.ends_at)) into begins
    from public.passes q where q.user_id = user_uuid and q.revoked_at is null;
  insert into public.passes (checkout_session_id, user_id, payment_intent_id, starts_at, ends_at)
    values (checkout_session, user_uuid, payment_intent, begins, begins + interval '24 hours')
    returning * into granted;
  return granted;
end $$;
grant execute on function public.grant_pass(uuid, text, text) to service_role;

/* Takes a pass back after a refund or dispute (B5). Passes that were waiting behind it move forward. */
create function public.revoke_pass(checkout_session text) returns void
language plpgsql set search_path = '' as $$
declare
  owner uuid := (select q.user_id from public.passes q where q.checkout_session_id = checkout_session);
  revoked public.passes;
  waiting public.passes;
  free_from timestamptz;
begin
  perform 1 from public.profiles p where p.id = owner for no key update;
  update public.passes q set revoked_at = now()
    where q.checkout_session_id = checkout_session and q.revoked_at is null returning * into revoked;
  if not found then
    return;
  end if;
  free_from := greatest(revoked.starts_at, now());
  for waiting in
    select * from public.passes q
    where q.user_id = owner and q.revoked_at is null and q.starts_at >= revoked.ends_at
    order by q.starts_at
  loop
    update public.passes q set starts_at = least(q.starts_at, free_from),
      ends_at = least(q.starts_at, free_from) + (q.ends_at - q.starts_at)
      where q.checkout_session_id = waiting.checkout_session_id returning q.ends_at into free_from;
  end loop;
end $$;
grant execute on function public.revoke_pass(text) to service_role;
