-- What the list of conversations shows and searches, in one place, and the indexes its four orders read.

create view public.session_cards with (security_invoker = true) as
select
  s.id, s.user_id, s.title, s.type, s.mood_before, s.duration, s.created_at, s.ai_summary,
  -- Title and summary as one text, so that a search is one filter.
  s.title || E'\n' || coalesce(s.ai_summary, '') as search_text
from public.sessions s;
comment on view public.session_cards is 'One row a conversation, without what was said in it.';

grant select on public.session_cards to authenticated, service_role;

-- With the id, so that rows that share a time or a duration have one order in both directions.
create index sessions_newest_idx on public.sessions (user_id, created_at desc, id desc);
create index sessions_longest_idx on public.sessions (user_id, duration desc, id desc);
drop index public.sessions_user_id_created_at_idx;
drop index public.sessions_user_id_duration_idx;

/* A page of the caller's conversations, as {cards, matching, total}. `words` are looked for in title and summary as they
   stand, whatever their case; `sort` is newest, oldest, longest or shortest; `after` is the last card of the page before,
   and only without one are the numbers counted (how many match, how many there are). Asked for by name, so
   that what people search for is in no address. */
create function public.list_sessions(
  words text default '', sort text default 'newest', page_size integer default 25, after jsonb default null)
returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  pattern text := case when words <> '' then '%'
    || replace(replace(replace(left(words, 1000), '\', '\\'), '%', '\%'), '_', '\_') || '%' end;
  column_name text := case when sort in ('longest', 'shortest') then 'duration' else 'created_at' end;
  kind text := case when column_name = 'duration' then 'integer' else 'timestamptz' end;
  rising boolean := sort in ('oldest', 'shortest');
  -- Beside what row-level security asks, so that the planner knows whose rows it looks for.
  me uuid := auth.uid();
  answer jsonb;
begin
  execute format(
    'select jsonb_build_object(''cards'', coalesce(
        jsonb_agg(to_jsonb(p) - ''user_id'' - ''search_text'' order by p.%1$I %2$s, p.id %2$s), ''[]''))
     from (select * from public.session_cards c
       where c.user_id = $4%3$s%4$s
       order by c.%1$I %2$s, c.id %2$s limit $3) p',
    column_name, case when rising then 'asc' else 'desc' end,
    case when pattern is not null then ' and c.search_text ilike $1' else '' end,
    case when after is not null then format(' and (c.%I, c.id) %s (($2 ->> %L)::%s, ($2 ->> ''id'')::uuid)',
      column_name, case when rising then '>' else '<' end, column_name, kind) else '' end)
    into answer using pattern, after, least(greatest(page_size, 1), 100), me;
  if after is null then
    answer := answer || (
      select jsonb_build_object('total', count(*),
        'matching', count(*) filter (where pattern is null or c.search_text ilike pattern))
      from public.session_cards c where c.user_id = me);
  end if;
  return answer;
end $$;
grant execute on function public.list_sessions(text, text, integer, jsonb) to authenticated;
