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
