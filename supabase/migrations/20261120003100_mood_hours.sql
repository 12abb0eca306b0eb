-- The hour of a check-in where the person was, so that a later change of zone does not move it; and what day it is.

alter table public.mood_entries
  -- the hour of created_at where the person lived then, 0 to 23; always computed by the database
  add column local_hour smallint not null default 0 check (local_hour between 0 and 23);
update public.mood_entries m
  set local_hour = extract(hour from m.created_at at time zone private.zone_of(m.user_id));

/* Dates a check-in, by day and by hour, and holds a plan to its check-ins a week, Monday to Sunday where the person
   lives. A second one on a day is the unique constraint's (23505); over the week's limit raises PT402. */
create or replace function private.prepare_mood_entry() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  allowed integer;
  others integer;
begin
  -- Triggers run before row-level security looks: without this, refusals would tell about other people.
  perform private.require_self(new.user_id);
  -- Two check-ins of one person at once queue here, so that both cannot be the third.
  perform 1 from public.profiles p where p.id = new.user_id for no key update;
  new.local_date := private.local_date_of(new.user_id, new.created_at);
  new.local_hour := extract(hour from new.created_at at time zone private.zone_of(new.user_id));
  select l.mood_check_ins_per_week into allowed from private.plan_limits(public.current_plan(new.user_id)) l;
  if allowed <> -1 then
    select count(*) into others from public.mood_entries m
      where m.user_id = new.user_id and m.local_date <> new.local_date
        and m.local_date between date_trunc('week', new.local_date)::date
          and date_trunc('week', new.local_date)::date + 6;
    if others >= allowed then
      raise exception using errcode = 'PT402', message = 'mood_check_in_limit_reached',
        detail = format('The plan allows %s check-ins a week.', allowed);
    end if;
  end if;
  return new;
end $$;

/* The day that it is where the caller lives: the day that a check-in would get now. */
create function public.check_in_day() returns date
language sql stable set search_path = '' as $$
  select private.local_date_of(auth.uid());
$$;
revoke all on function public.check_in_day() from public, anon;
grant execute on function public.check_in_day() to authenticated;
