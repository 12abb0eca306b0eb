import { randomUUID } from "node:crypto";
import { randomNumbers } from "./mood-series.ts";
import {
  type Due,
  dayMs,
  daysOfClockChanges,
  dues,
  lastDue,
  people,
  tickAfter,
  yearStart,
} from "./reminder-clocks.ts";
import type { TestDatabase } from "./test-database.ts";

/** Emails that a relay died with before handing them over. */
export type Year = {
  readonly delayed: ReadonlySet<Due>;
  /** Those whose person checked in before another relay picked them up. */
  readonly answered: ReadonlySet<Due>;
};

/**
 * What a relay does, each step in a transaction of its own. Occasionally it dies while holding emails: before
 * handing one over, or just after.
 */
const relayProcess = `
  create schema year;
  create table year.sent (person uuid, at timestamptz);
  create table year.crashes (kind text);
  create table year.dropped (user_id uuid, local_date date, status text, attempts integer);
  create procedure year.relay(
    claimant uuid, moment timestamptz, seed double precision, risk double precision, inout died boolean)
  language plpgsql as $$
  declare
    batch jsonb;
    mail jsonb;
  begin
    died := false;
    perform setseed(seed);
    -- Planning each statement anew takes longer than the statements; planned once, they are so for tables that grow.
    perform set_config('plan_cache_mode', 'force_generic_plan', false);
    perform set_config('enable_seqscan', 'off', false);
    perform public.enqueue_due_reminders(1000, moment);
    commit;
    loop
      batch := public.claim_mail(claimant, 10, 180, moment);
      commit;
      for mail in select it from jsonb_array_elements(batch) as it loop
        if random() < risk then
          insert into year.crashes values ('before');
          died := true;
          return;
        end if;
        if public.hand_over_mail((mail ->> 'id')::uuid, claimant, moment) = 'go' then
          insert into year.sent values ((mail ->> 'user_id')::uuid, moment);
          commit;
          if random() < risk then
            insert into year.crashes values ('after');
            died := true;
            return;
          end if;
          perform public.finish_mail((mail ->> 'id')::uuid, claimant, 'sent', 0, moment);
        end if;
      end loop;
      -- A batch is a little short, too, where some mails in it were answered meanwhile.
      exit when jsonb_array_length(batch) < 5;
    end loop;
  end $$;
`;

/** Signs everyone up on the eve of the year. */
export async function beginYear({ owner }: TestDatabase): Promise<void> {
  // Skips the zone check: all zones are known, and each lookup of the zone list reads hundreds of files.
  const checked = { check_zone: "profiles", a_check_zone: "mood_reminders" };
  for (const [name, table] of Object.entries(checked))
    await owner.query(`alter table public.${table} disable trigger ${name}`);
  await owner.query("update public.mood_reminders set is_enabled = false");
  const ids = people.map(({ id }) => id);
  await owner.query(
    "insert into auth.users (id, email, email_confirmed_at) select id, id || '@example.com', now() from unnest($1::uuid[]) as id",
    [ids],
  );
  // Unlimited check-ins per week.
  await owner.query(
    "insert into public.stripe_customers (user_id, customer_id) select id, 'cus_' || id from unnest($1::uuid[]) as id",
    [ids],
  );
  await owner.query(
    `insert into public.subscriptions (id, user_id, customer_id, plan, status)
      select 'sub_' || id, id, 'cus_' || id, 'premium-monthly', 'active' from unnest($1::uuid[]) as id`,
    [ids],
  );
  const zonesOf = people.map(({ zone }) => zone);
  await owner.query(
    "update public.profiles p set timezone = v.zone from unnest($1::uuid[], $2::text[]) as v (id, zone) where v.id = p.id",
    [ids, zonesOf],
  );
  await owner.query(
    `insert into public.mood_reminders (user_id, reminder_time, timezone, is_enabled, email_enabled)
      select v.id, v.time::time, v.zone, true, true
      from unnest($1::uuid[], $2::text[], $3::text[]) as v (id, zone, time)`,
    [ids, zonesOf, people.map(({ time }) => time)],
  );
  // The year begins when the test says so.
  await owner.query(
    `update public.mood_reminders r set next_fire_at = private.next_reminder_at(r.reminder_time, r.timezone, $2)
      where r.user_id = any ($1)`,
    [ids, new Date(yearStart)],
  );
  // What a server does by itself, at its own pace.
  await owner.query("analyze");
  await owner.query(relayProcess);
}

/** Every half hour at which something is due; at the others nothing happens. */
export async function liveYear(database: TestDatabase): Promise<Year> {
  const random = randomNumbers(11);
  const clockChanges = daysOfClockChanges();
  const ticks = [...new Set(dues.map(({ at }) => tickAfter(at)))].toSorted((one, other) => one - other);
  const year = { delayed: new Set<Due>(), answered: new Set<Due>() };
  let today = 0;
  let relays = [randomUUID(), randomUUID(), randomUUID()];
  for (const at of ticks) {
    const day = Math.floor(at / dayMs);
    if (day !== today) {
      today = day;
      if (day % 10 === 0) await keepHouse(database, at);
      await someCheckIn(database, day * dayMs, random);
      // Another one replaces a dead one.
      relays = relays.map(() => randomUUID());
    }
    // With a single relay nothing can be sent twice, which needs little testing, so it handles most of the
    // times.
    const together = clockChanges.has(day) || random() < 0.15;
    // After the last time nobody picks up what is left.
    const risk = at === ticks.at(-1) ? 0 : 0.001;
    const asking = (together ? relays : relays.slice(0, 1)).map((id) =>
      askedBy(database, id, at, random(), risk),
    );
    if ((await Promise.all(asking)).includes(true)) await afterDeath(database, at, random, year);
  }
  return year;
}

/** Whether the relay died. */
async function askedBy(
  { owner }: TestDatabase,
  relay: string,
  at: number,
  seed: number,
  risk: number,
): Promise<boolean> {
  const values = [relay, new Date(at), seed, risk];
  const rows = await owner.query<{ died: boolean }>("call year.relay($1, $2, $3, $4, null)", values);
  return rows.some(({ died }) => died);
}

/**
 * Half of those whose email a dead relay left behind, claimed or not, check in before another relay picks it
 * up: it must no longer be sent.
 */
async function afterDeath(
  { owner }: TestDatabase,
  at: number,
  random: () => number,
  year: { readonly delayed: Set<Due>; readonly answered: Set<Due> },
): Promise<void> {
  const held = await owner.query<{ user_id: string }>(
    "select user_id from public.mail_outbox where status in ('pending', 'sending') order by user_id",
  );
  const left = held.flatMap(({ user_id }) => lastDue(user_id, at) ?? []);
  const answering = left.filter(() => random() < 0.5);
  for (const due of left) year.delayed.add(due);
  for (const due of answering) year.answered.add(due);
  await checkIn(
    owner,
    answering.map(({ someone }) => ({ person: someone.id, at: new Date(at) })),
  );
}

async function keepHouse({ owner }: TestDatabase, at: number): Promise<void> {
  // Why these sent nothing is checked at the end of the year, when they are deleted.
  await owner.query(
    `insert into year.dropped select user_id, local_date, status, attempts from public.mail_outbox
      where status in ('skipped', 'failed') and created_at < $1::timestamptz - interval '60 days'`,
    [new Date(at)],
  );
  await owner.query("select public.forget_old_mail($1)", [new Date(at)]);
  // Nobody ignores thirty in a row here; pausing has its own test.
  await owner.query("update public.mood_reminders set ignored_count = 0 where ignored_count > 0");
  // What a server does by itself, at its own pace.
  await owner.query("vacuum analyze public.mail_outbox, public.mood_entries, public.mood_reminders");
}

/**
 * Two in five people have checked in when the day's reminder is due. Their check-ins are inserted in the
 * morning, some hours early, which only matters for a previous day's email that a relay died with: it would
 * count them as its answer.
 */
async function someCheckIn({ owner }: TestDatabase, day: number, random: () => number): Promise<void> {
  const soon = await owner.query<{ person: string; at: Date }>(
    `select user_id as person, next_fire_at as at from public.mood_reminders r
      where next_fire_at < $1::timestamptz + interval '1 day' and user_id = any ($2)
        and not exists (select from public.mail_outbox o where o.user_id = r.user_id and o.status in ('pending', 'sending'))
      order by user_id`,
    [new Date(day), people.map(({ id }) => id)],
  );
  await checkIn(
    owner,
    soon.filter(() => random() < 0.4),
  );
}

async function checkIn(
  owner: TestDatabase["owner"],
  those: readonly { readonly person: string; readonly at: Date }[],
): Promise<void> {
  await owner.query(
    `insert into public.mood_entries (user_id, mood_score, mood_label, created_at)
      select v.id, 3, 'Calm', v.at from unnest($1::uuid[], $2::timestamptz[]) as v (id, at)
      on conflict do nothing`,
    [those.map(({ person }) => person), those.map(({ at }) => at)],
  );
}

/** The outcome of an email, as far as the outbox knows. */
export async function fateOf({ owner }: TestDatabase, { someone, day }: Due): Promise<string> {
  const rows = await owner.query<{ fate: string }>(
    `select distinct status || ' after ' || attempts || ' attempts' as fate
      from (select user_id, local_date, status, attempts from public.mail_outbox
        union all select * from year.dropped) as o
      where o.user_id = $1 and o.local_date = $2`,
    [someone.id, day],
  );
  return rows.map(({ fate }) => fate).join(", ") || "never written";
}
