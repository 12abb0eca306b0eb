-- The reflection journal, written by its owner and limited in size and in entries a day.

create table public.journal_entries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  title text not null check (char_length(btrim(title)) between 1 and 200 and char_length(title) <= 200),
  -- the day of created_at where the person lives; always computed by the database
  date date not null default current_date,
  -- [{ "prompt": text, "response": text }, …], one or more
  responses jsonb not null,
  -- bytes; always computed by the database
  size integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint journal_entries_responses_check check (
    coalesce(jsonb_typeof(responses) = 'array', false)
    and jsonb_array_length(responses) between 1 and 20
    and char_length(responses::text) <= 60000
    and not jsonb_path_exists(responses, 'strict $[*] ? (
      @.type() != "object" || @.prompt.type() != "string" || @.response.type() != "string"
      || (@.prompt.type() != "string") is unknown || (@.response.type() != "string") is unknown)')
  )
);
create index journal_entries_user_id_created_at_idx on public.journal_entries (user_id, created_at desc);
alter table public.journal_entries enable row level security;
grant select, delete on public.journal_entries to authenticated;
-- the id too, so that an entry whose answer got lost on the way is not added once more
grant insert (id, user_id, title, responses), update (title, responses) on public.journal_entries to authenticated;
grant select, insert, update, delete on public.journal_entries to service_role;
create policy "People read their own journal" on public.journal_entries
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "People write their own journal" on public.journal_entries
  for insert to authenticated with check ((select auth.uid()) = user_id);
create policy "People change their own journal" on public.journal_entries
  for update to authenticated using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy "People delete from their own journal" on public.journal_entries
  for delete to authenticated using ((select auth.uid()) = user_id);

/* Sets the day of an entry. */
create function private.date_journal_entry() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.date := private.local_date_of(new.user_id, new.created_at);
  return new;
end $$;
create trigger date_journal_entry before insert on public.journal_entries
  for each row execute function private.date_journal_entry();
create trigger bound_writes before insert or update on public.journal_entries
  for each statement execute function private.bound_writes();

/* Measures an entry and limits a journal's entries per day and its total size; raises PT429 and PT413 (too large).
   Runs as the owner, because people may not write their own allowance. */
create function private.bound_journal() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  limits record;
  entries integer;
  bytes bigint;
begin
  perform private.require_self(new.user_id);
  select * into limits from private.limits();
  if private.acting_person() is not null then
    perform private.count_write(new.user_id, 'journal_rows', limits.journal_writes_per_day);
  end if;
  new.size := octet_length(new.title) + octet_length(new.responses::text);
  select count(*) + 1, coalesce(sum(j.size), 0) + new.size into entries, bytes
    from public.journal_entries j where j.user_id = new.user_id and j.id <> new.id;
  if entries > limits.journal_entries or bytes > limits.journal_bytes then
    raise exception using errcode = 'PT413', message = 'journal_full';
  end if;
  return new;
end $$;
create trigger bound_journal before insert or update on public.journal_entries
  for each row execute function private.bound_journal();
create trigger touch_updated_at before update on public.journal_entries
  for each row execute function private.touch_updated_at();
