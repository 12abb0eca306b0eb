-- A person's own safety plan (Stanley and Brown's steps), written and read by nobody else.

create table public.safety_plans (
  user_id uuid primary key default auth.uid() references auth.users (id) on delete cascade,
  warning_signs text not null default '' check (char_length(warning_signs) <= 2000),
  coping text not null default '' check (char_length(coping) <= 2000),
  distractions text not null default '' check (char_length(distractions) <= 2000),
  people text not null default '' check (char_length(people) <= 2000),
  professionals text not null default '' check (char_length(professionals) <= 2000),
  surroundings text not null default '' check (char_length(surroundings) <= 2000),
  reasons text not null default '' check (char_length(reasons) <= 2000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
alter table public.safety_plans enable row level security;
grant select, delete on public.safety_plans to authenticated;
grant insert (user_id, warning_signs, coping, distractions, people, professionals, surroundings, reasons),
  update (user_id, warning_signs, coping, distractions, people, professionals, surroundings, reasons)
  on public.safety_plans to authenticated;
grant select, insert, update, delete on public.safety_plans to service_role;
create policy "People read their own safety plan" on public.safety_plans
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "People write their own safety plan" on public.safety_plans
  for insert to authenticated with check ((select auth.uid()) = user_id);
create policy "People change their own safety plan" on public.safety_plans
  for update to authenticated using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy "People delete their own safety plan" on public.safety_plans
  for delete to authenticated using ((select auth.uid()) = user_id);
create trigger touch_updated_at before update on public.safety_plans
  for each row execute function private.touch_updated_at();
create trigger bound_writes before insert or update on public.safety_plans
  for each statement execute function private.bound_writes();
