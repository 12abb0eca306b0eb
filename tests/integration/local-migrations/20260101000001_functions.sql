create function public.who_am_i() returns table (role text, uid uuid)
language sql stable set search_path = '' as $$ select current_user::text, auth.uid() $$;

create function public.for_the_service() returns integer
language sql security definer set search_path = '' as $$ select 42 $$;
revoke all on function public.for_the_service() from public, anon, authenticated;

create function public.fail_with(state text) returns void
language plpgsql set search_path = '' as $$
begin
  raise exception using errcode = state, message = 'refused', detail = 'because', hint = 'later';
end $$;

create function public.leave() returns void
language sql security definer set search_path = '' as $$ delete from auth.users where id = auth.uid() $$;
revoke all on function public.leave() from public, anon;
