-- Which sign-ins still hold. An access token is good for its whole hour, also after its session was signed out; what
-- outlives a request, or can't be undone, asks here.

/* Those of the given auth sessions that are signed in, and how many seconds ago each of them signed in. Signing out,
   a new password, a ban and a deleted account all end one. Runs as the owner, since nobody reads the auth schema. */
create function public.valid_auth_sessions(auth_sessions uuid[])
returns table (auth_session_id uuid, signed_in_seconds_ago integer)
language sql stable security definer set search_path = '' as $$
  select s.id, floor(extract(epoch from now() - s.created_at))::integer
    from auth.sessions s join auth.users u on u.id = s.user_id
    where s.id = any (auth_sessions)
      and (s.not_after is null or s.not_after > now())
      and (u.banned_until is null or u.banned_until <= now())
      and u.deleted_at is null;
$$;
grant execute on function public.valid_auth_sessions(uuid[]) to service_role;
