-- A table with columns that people may not write, and functions that they may not call.
create table public.notes (
  id bigint generated always as identity primary key,
  owner uuid not null default auth.uid() references auth.users (id) on delete cascade,
  body text not null constraint notes_body_short check (length(body) <= 100),
  stars integer not null default 0
);
alter table public.notes enable row level security;
revoke all on public.notes from anon, authenticated;
grant select, delete on public.notes to authenticated;
grant insert (body), update (body) on public.notes to authenticated;
create policy "People see and write their own notes" on public.notes to authenticated
  using (owner = (select auth.uid())) with check (owner = (select auth.uid()));

create table public.people (
  id uuid primary key references auth.users (id) on delete cascade,
  full_name text not null constraint people_named check (full_name <> 'refused')
);
alter table public.people enable row level security;
revoke all on public.people from anon, authenticated;
grant select on public.people to authenticated;
create policy "People see themselves" on public.people to authenticated using (id = (select auth.uid()));

create function public.person_on_sign_up() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.people (id, full_name) values (new.id, coalesce(new.raw_user_meta_data ->> 'full_name', 'someone'));
  return new;
end $$;
create trigger person_on_sign_up after insert on auth.users
  for each row execute function public.person_on_sign_up();
