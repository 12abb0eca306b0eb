import { first } from "../test-database.ts";
import type { MoneyWorld } from "./world.ts";

type PassRow = { id: string; revoked: boolean; starts_at: Date; ends_at: Date };

const hourMs = 3_600_000;
const hoursOf = (ms: number): number => Math.round(ms / hourMs);

/** What each pass is worth by what Stripe says: `true` while its payment is ours. */
function paidPasses({ engine }: MoneyWorld): Map<string, boolean> {
  const { checkoutSessions, charges, disputes } = engine.state;
  const lost = new Set(Object.values(disputes).flatMap((one) => (one.status === "won" ? [] : [one.charge])));
  const sold = Object.values(checkoutSessions).filter(
    (one) => one.mode === "payment" && one.status === "complete" && one.paymentStatus === "paid",
  );
  return new Map(
    sold.map(({ id, paymentIntent }) => {
      const charge = Object.values(charges).find(
        (one) => one.paymentIntent === paymentIntent && one.status === "succeeded",
      );
      return [id, charge !== undefined && !charge.refunded && !lost.has(charge.id)];
    }),
  );
}

const passesOf = ({ database, person }: MoneyWorld): Promise<PassRow[]> =>
  database.owner.query<PassRow>(
    "select checkout_session_id as id, revoked_at is not null as revoked, starts_at, ends_at from public.passes where user_id = $1 order by starts_at",
    [person.person],
  );

/** Whether each pass is granted or revoked as its payment says. */
function wrongGrants(paid: ReadonlyMap<string, boolean>, passes: readonly PassRow[]): string[] {
  const wrong = passes.flatMap(({ id, revoked }) => {
    const isOurs = paid.get(id);
    if (isOurs === undefined) return [`${id} was granted and not paid for`];
    return revoked === isOurs
      ? [`${id} is ${isOurs ? "paid for and revoked" : "taken back and granted"}`]
      : [];
  });
  const granted = new Set(passes.map(({ id }) => id));
  const missing = [...paid].filter(([id, isOurs]) => isOurs && !granted.has(id));
  return [...wrong, ...missing.map(([id]) => `${id} was paid for and not granted`)];
}

/** No time has passed, so the person has all their hours ahead of them, one pass after the other. */
function wrongHours(valid: readonly PassRow[]): string[] {
  const wrong = valid.flatMap(({ id, starts_at, ends_at }) =>
    hoursOf(ends_at.getTime() - starts_at.getTime()) === 24 ? [] : [`${id} isn't 24 hours long`],
  );
  const ahead = hoursOf(Math.max(Date.now(), ...valid.map(({ ends_at }) => ends_at.getTime())) - Date.now());
  if (ahead === 24 * valid.length) return wrong;
  return [...wrong, `${String(valid.length)} passes end in ${String(ahead)} hours`];
}

async function wrongSubscriptions({ database, engine, person }: MoneyWorld): Promise<string[]> {
  const held = await database.owner.query(
    "select id, plan, status from public.subscriptions where user_id = $1 order by id",
    [person.person],
  );
  const there = Object.values(engine.state.subscriptions)
    .map(({ id, item, status }) => ({ id, plan: planOf(item.price), status }))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
  if (JSON.stringify(held) === JSON.stringify(there)) return [];
  return [`subscriptions are ${JSON.stringify(held)}, at Stripe ${JSON.stringify(there)}`];
}

const entitling = new Set(["active", "trialing", "past_due"]);

async function wrongPlan(
  { database, engine, person }: MoneyWorld,
  valid: readonly PassRow[],
): Promise<string[]> {
  const running = Object.values(engine.state.subscriptions).find(({ status }) => entitling.has(status));
  const withoutOne = valid.length > 0 ? "24hour_pass" : "free";
  const expected = running === undefined ? withoutOne : planOf(running.item.price);
  const text = "select public.current_plan($1) as plan";
  const { plan } = first(await database.owner.query<{ plan: string }>(text, [person.person]));
  return plan === expected ? [] : [`the plan is ${plan}, not ${expected}`];
}

/** Once all is quiet: what isn't as it must be. */
export async function unpaidOrUngranted(world: MoneyWorld): Promise<string[]> {
  const passes = await passesOf(world);
  const valid = passes.filter(({ revoked }) => !revoked);
  return [
    ...world.turns.failures.map((error) => `failed: ${String(error)}`),
    ...wrongGrants(paidPasses(world), passes),
    ...wrongHours(valid),
    ...(await wrongSubscriptions(world)),
    ...(await wrongPlan(world, valid)),
  ];
}

const planOf = (price: string): string =>
  price === "price_practicePremiumAnnual" ? "premium-annual" : "premium-monthly";

/** Whoever was at the checkout a moment ago is looked at again within the hour, events or not. */
export async function forgottenPayment({
  database,
  person,
  hasBeenAtCheckout,
}: MoneyWorld): Promise<string[]> {
  if (!hasBeenAtCheckout) return [];
  const rows = await database.owner.query(
    "select 1 from public.stripe_customers where user_id = $1 and reconcile_at > now() + interval '1 hour'",
    [person.person],
  );
  return rows.length === 0 ? [] : ["a payment is looked for only tomorrow"];
}
