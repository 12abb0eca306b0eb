-- What was said in a session, how people find it again, and what the companion remembers of a person. Only the relay
-- writes messages, so nobody can put words into the assistant's mouth or take them back; people rate replies.

create table public.session_messages (
  id uuid primary key default gen_random_uuid(),
  session_id uuid not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  -- 1, 2, 3, … within the session; assigned by the relay, or by the database if the relay leaves it out
  seq integer not null default 0,
  -- the browser's id for a message it sent, so that a resend doesn't create a second message
  client_id text check (char_length(client_id) between 1 and 64),
  role text not null check (role in ('user', 'assistant')),
  content text not null check (char_length(content) between 1 and 20000),
  audio_url text check (char_length(audio_url) <= 1000),
  -- the person spoke over this reply; content is the part that was heard
  interrupted boolean not null default false,
  -- it was stored with other words first: a browser that was away may have those
  amended boolean not null default false,
  timestamp timestamptz not null default now(),
  -- the utterance that was spoken; null for typed messages and for replies
  utterance integer check (utterance between 1 and 65535),
  -- the last utterance that went on with that one and was joined to the message
  joined_through integer check (joined_through between utterance and 65535),
  -- what the person thinks of a reply
  rating text check (rating is null or (rating in ('up', 'down') and role = 'assistant')),
  searchable text generated always as (private.searchable(content)) stored,
  unique (session_id, seq),
  unique (session_id, client_id),
  unique (session_id, utterance),
  foreign key (session_id, user_id) references public.sessions (id, user_id) on delete cascade
);
create index session_messages_user_id_idx on public.session_messages (user_id, timestamp desc);
create index session_messages_rating_idx on public.session_messages (rating) where rating is not null;

alter table public.session_messages enable row level security;
grant select, update (rating) on public.session_messages to authenticated;
grant select, insert, update, delete on public.session_messages to service_role;
create policy "People read the messages of their own sessions" on public.session_messages
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "People rate the replies of their own sessions" on public.session_messages
  for update to authenticated using ((select auth.uid()) = user_id and role = 'assistant');
create trigger bound_writes before update of rating on public.session_messages
  for each statement execute function private.bound_writes();

/* How many replies that are still stored are rated which way, as {up, down}: nothing about who or what. */
create function public.reply_ratings() returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('up', count(*) filter (where m.rating = 'up'),
    'down', count(*) filter (where m.rating = 'down'))
  from public.session_messages m where m.rating is not null;
$$;
grant execute on function public.reply_ratings() to service_role;

/* Numbers a message that has no number yet; the relay numbers its own. Updating the session's row makes concurrent
   writers take turns. */
create function private.number_message() returns trigger
language plpgsql set search_path = '' as $$
begin
  if coalesce(new.seq, 0) = 0 then
    update public.sessions s set message_count = s.message_count + 1, last_active_at = now()
      where s.id = new.session_id
      returning s.message_count into new.seq;
  else
    update public.sessions s set message_count = greatest(s.message_count, new.seq), last_active_at = now()
      where s.id = new.session_id;
  end if;
  return new;
end $$;
create trigger number_message before insert on public.session_messages
  for each row execute function private.number_message();

/* The last messages of a session, oldest first, as {id, position, role, text, at, interrupted, client_id}: at most
   `at_most` of them, and only as many as have texts that, as JSON, take less than `most_bytes` in total. */
create function private.messages_of(session_uuid uuid, at_most integer, most_bytes bigint default null) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', m.id, 'position', m.seq, 'role', m.role, 'text', m.content, 'at', m.timestamp,
    'interrupted', m.interrupted, 'client_id', m.client_id) order by m.seq), '[]')
  from (
    select n.*, case when most_bytes is not null
      then sum(octet_length(to_json(n.content)::text) + 1) over (order by n.seq desc) end as bytes
    from (
      select * from public.session_messages o where o.session_id = session_uuid order by o.seq desc limit at_most
    ) as n
  ) as m
  where most_bytes is null or m.bytes < most_bytes;
$$;
grant execute on function private.messages_of(uuid, integer, bigint) to service_role;

/* The passage of a session that a search is shown for, as {role, text}: from the first message with all terms, else
   with any; null if only the title or the summary has them. */
create function private.passage(session_uuid uuid, terms text[]) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('role', m.role, 'text',
    case when m.place > 60 then '…' || regexp_replace(substr(m.content, m.place - 50, 200), '^\S{1,20}\s+', '')
      else left(m.content, 200) end
    || case when char_length(m.content) > greatest(m.place - 51, 0) + 200 then '…' else '' end)
  from (
    select o.role, o.content, o.seq, min(f.place) as place, count(*) as found
    from public.session_messages o, unnest(terms) t (term), lateral (select strpos(o.searchable, t.term) as place) f
    where o.session_id = session_uuid and f.place > 0
    group by o.id order by found desc, o.seq limit 1
  ) m;
$$;
grant execute on function private.passage(uuid, text[]) to authenticated, service_role;

/* The query of `list_sessions`, by its order, how many terms it looks for and whether it begins after a card; a
   function of its own, so that tests can look at the plans of what really runs. Its parameters are $1 the person,
   $2 the terms, $3 the number of cards, $4 the card before them, $5 the type, $6 the mood before, $7 and $8 the period.

   A search reads all texts of the person and of nobody else. Indexes on words or trigrams would miss what it finds:
   Arabic puts articles before words, and most words in Chinese, Japanese and Korean are two characters long. */
create function private.sessions_query(sort text, terms integer, later boolean) returns text
language plpgsql immutable set search_path = '' as $outer$
declare
  key text := case when sort in ('longest', 'shortest') then 'duration'
    when sort = 'best' and terms > 0 then 'rank' else 'created_at' end;
  key_type text := case key when 'created_at' then 'timestamptz' else 'integer' end;
  direction text := case when sort in ('oldest', 'shortest') then 'asc' else 'desc' end;
  -- which of the terms a text contains, as bits: 1 for the first term, 2 for the second, 4 for the third
  bits text := (select string_agg(format('(strpos(%%1$s, $2[%s]) > 0)::integer * %s', n, 1 << (n - 1)), ' + ')
    from generate_series(1, terms) n);
  every integer := (1 << terms) - 1;
  columns text := 's.id, s.title, s.type, s.mood_before, s.duration, s.created_at, s.ai_summary';
  fits text := '($5 is null or s.type = $5) and ($6 is null or s.mood_before = $6)
    and ($7 is null or s.created_at >= $7) and ($8 is null or s.created_at < $8)';
  fitting text := format('fitting as not materialized (
    select %s from public.sessions s where s.user_id = $1 and %s)', columns, fits);
begin
  if terms > 0 then
    fitting := format($sql$
      said as materialized (
        select m.session_id, bit_or(m.found) as found, least(sum(case m.found when %1$s then 3 else 1 end), 99) as times
        from (select o.session_id, %2$s as found from public.session_messages o where o.user_id = $1 offset 0) m
        where m.found > 0 group by m.session_id),
      fitting as materialized (
        select %5$s, (case s.in_title when %1$s then 1000 else 0 end + case s.in_summary when %1$s then 100 else 0 end
          + coalesce(d.times, 0))::integer as rank
        from (select c.*, %3$s as in_title, %4$s as in_summary from public.sessions c where c.user_id = $1 offset 0) s
        left join said d on d.session_id = s.id
        where s.in_title | s.in_summary | coalesce(d.found, 0) = %1$s and %6$s)$sql$,
      every, format(bits, 'o.searchable'), format(bits, 'c.searchable_title'),
      format(bits, 'coalesce(c.searchable_summary, '''')'), columns, fits);
  end if;
  return format($sql$with %1$s
    select jsonb_build_object('cards', coalesce(jsonb_agg(to_jsonb(p) %2$s order by p.%3$s %4$s, p.id %4$s), '[]')) %5$s
    from (select * from fitting f %6$s order by f.%3$s %4$s, f.id %4$s limit $3) p$sql$,
    fitting,
    case when terms > 0 then '|| jsonb_build_object(''said'', private.passage(p.id, $2))' else '' end,
    key, direction,
    case when later then '' else $sql$|| jsonb_build_object('matching', (select count(*) from fitting),
      'total', (select count(*) from public.sessions t where t.user_id = $1))$sql$ end,
    case when later then format('where (f.%1$s, f.id) %2$s (($4 ->> %1$L)::%3$s, ($4 ->> ''id'')::uuid)',
      key, case direction when 'asc' then '>' else '<' end, key_type) else '' end);
end $outer$;
grant execute on function private.sessions_query(text, integer, boolean) to authenticated, service_role;

/* A page of the caller's conversations, as {cards, matching, total}. `words` are separate terms, each of which must be
   in the title, the summary or anything said, compared as `private.searchable` has it; cards then have a `rank` and the
   passage that was found, `said`. `sort` is newest, oldest, longest, shortest or, for a search, best; `after` is the
   last card of the previous page. Only the first page, without `after`, includes the counts of matching and of all
   conversations. A function, so that what people search for appears in no URL. */
create function public.list_sessions(
  words text default '', sort text default 'newest', page_size integer default 25, after jsonb default null,
  kind text default null, mood text default null, since timestamptz default null, until timestamptz default null)
returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  terms text[] := array(select distinct t.term
    from regexp_split_to_table(private.searchable(left(words, 200)), '\s+') t (term) where t.term <> '' limit 8);
  answer jsonb;
begin
  execute private.sessions_query(sort, cardinality(terms), after is not null) into answer
    -- The person in addition to row-level security, so that the planner can use the indexes that start with them.
    using auth.uid(), terms, least(greatest(page_size, 1), 100), after, kind, mood, since, until;
  return answer;
end $$;
grant execute on function public.list_sessions(text, text, integer, jsonb, text, text, timestamptz, timestamptz)
  to authenticated;

-- The companion's long-term memory: each memory with the conversation it came from.
create table public.memories (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  session_id uuid references public.sessions (id) on delete set null,
  content text not null check (char_length(btrim(content)) between 1 and 500 and char_length(content) <= 500),
  created_at timestamptz not null default now(),
  unique (user_id, content)
);
create index memories_user_id_created_at_idx on public.memories (user_id, created_at desc);
create index memories_session_id_idx on public.memories (session_id);

alter table public.memories enable row level security;
grant select, delete on public.memories to authenticated;
grant select, insert, update, delete on public.memories to service_role;
create policy "People read what is remembered of them" on public.memories
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "People forget what is remembered of them" on public.memories
  for delete to authenticated using ((select auth.uid()) = user_id);

/* What the companion may remember of a person, oldest first; nothing if they turned memory off. */
create function private.memories_of(user_uuid uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(m.content order by m.created_at, m.id), '[]') from public.memories m
  where m.user_id = user_uuid
    and exists (select from public.profiles p where p.id = user_uuid and p.memory_enabled);
$$;
grant execute on function private.memories_of(uuid) to service_role;
