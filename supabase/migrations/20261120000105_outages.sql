-- How long a relay has been silent. While relays can't reach the database, all that they write waits, and the silence
-- says nothing about them: that time doesn't count.

create table private.relay_contact (
  is_only boolean primary key default true check (is_only),
  -- when any relay was heard last: those that run ask for work every half minute. Null before the first time
  heard_at timestamptz,
  -- from when until when none was, the last time that this lasted
  lost_at timestamptz,
  regained_at timestamptz check (regained_at >= lost_at)
);
insert into private.relay_contact default values;
alter table private.relay_contact enable row level security;
grant select, update on private.relay_contact to service_role;
create policy "Only the relay is heard" on private.relay_contact
  for all to service_role using (true) with check (true);

/* From how long on it is an outage that no relay was heard: two of their rounds. */
create function private.outage_from() returns interval
language sql immutable set search_path = '' as $$ select interval '1 minute' $$;
grant execute on function private.outage_from() to service_role;

/* Notes that a relay was heard. */
create function private.hear_relay() returns void
language sql set search_path = '' as $$
  update private.relay_contact c set heard_at = now(),
      lost_at = case when c.heard_at < now() - private.outage_from() then c.heard_at else c.lost_at end,
      regained_at = case when c.heard_at < now() - private.outage_from() then now() else c.regained_at end
    where c.is_only = (
      select h.is_only from private.relay_contact h
      where h.heard_at is null or h.heard_at < now() - interval '10 seconds' for no key update skip locked);
$$;
grant execute on function private.hear_relay() to service_role;

/* How long it has been silent since then: the time that passed, without the last outage and without the one that may
   have ended with this call. */
create function private.silence_since(moment timestamptz) returns interval
language sql stable set search_path = '' as $$
  select now() - moment
    - greatest(interval '0', coalesce(c.regained_at - greatest(c.lost_at, moment), interval '0'))
    - case when c.heard_at < now() - private.outage_from()
        then greatest(interval '0', now() - greatest(c.heard_at, moment)) else interval '0' end
  from private.relay_contact c;
$$;
grant execute on function private.silence_since(timestamptz) to service_role;
