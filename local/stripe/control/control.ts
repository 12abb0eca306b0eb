import { z } from "zod";
import { confirmAtCheckout, payAtCheckout } from "../core/checkout.ts";
import { findCard } from "../cards.ts";
import { inParam } from "../core/find.ts";
import { closeDispute, openDispute, refundCharge } from "../core/refunds.ts";
import { invalid } from "../core/refusal.ts";
import type { Done, Tx } from "../core/tx.ts";
import type { Engine } from "../engine.ts";
import { subscriptionStatuses } from "../state/billing.ts";
import { deliveryModes } from "../state/webhooks.ts";
import { missingPage, seeOther } from "../pages/layout.ts";
import { pendingInOrder } from "../webhooks/plan.ts";
import type { Pump } from "../webhooks/pump.ts";
import type { JsonObject } from "../json.ts";
import { controlPage } from "./control-page.ts";

type Controls = { readonly engine: Engine; readonly pump: Pump };

/** What an action did, or why it failed. */
type ControlResult =
  | { readonly ok: true; readonly body: JsonObject }
  | { readonly ok: false; readonly message: string };

type Action = (controls: Controls, input: unknown) => Promise<ControlResult>;

/** Numbers and booleans arrive as JSON from a test, and as text from the control page's forms. */
const int = z.coerce.number().int();
const flag = z.union([z.boolean(), z.enum(["true", "false"]).transform((value) => value === "true")]);

function action<T>(
  schema: z.ZodType<T>,
  run: (controls: Controls, input: T) => ControlResult | Promise<ControlResult>,
): Action {
  return async (controls, input) => {
    const read = schema.safeParse(input);
    return read.success ? run(controls, read.data) : { ok: false, message: z.prettifyError(read.error) };
  };
}

const did = (body: JsonObject = {}): ControlResult => ({ ok: true, body });

function command(engine: Engine, run: (tx: Tx) => JsonObject): ControlResult {
  const done: Done<JsonObject> = engine.run(run);
  return done.ok ? did(done.result) : { ok: false, message: done.error.message };
}

/** `POST /_control/<name>`, with the fields of each as JSON or as a form. */
const actions: Readonly<Record<string, Action>> = {
  /** Moves the clock forward: by `advance` seconds, or to the time `to`. Never back. */
  clock: action(z.object({ advance: int.optional(), to: int.optional() }), ({ engine }, { advance, to }) => {
    const step = advance ?? (to ?? engine.now()) - engine.now();
    if (step < 0) return { ok: false, message: "The clock can only move forward." };
    engine.update((state) => ({ ...state, clockOffset: state.clockOffset + step }));
    engine.run(() => undefined);
    return did({ now: engine.now() });
  }),

  /**
   * Delivers every event twice, late and out of order, as determined by the seed. Setting it restarts the
   * sequence.
   */
  chaos: action(
    z.object({ on: flag, seed: int.optional(), max_delay_ms: int.min(0).max(600_000).optional() }),
    ({ engine }, { on, seed, max_delay_ms: longest }) => {
      engine.update((state) => {
        const { chaos } = state.webhooks;
        const next = { on, seed: seed ?? chaos.seed, drawn: 0, maxDelayMs: longest ?? chaos.maxDelayMs };
        return { ...state, webhooks: { ...state.webhooks, chaos: next } };
      });
      return did();
    },
  ),

  /**
   * `normal` delivers events as they fall due, `hold` none, `before-redirect` all before the browser leaves
   * the checkout.
   */
  mode: action(z.object({ mode: z.enum(deliveryModes) }), ({ engine }, { mode }) => {
    engine.update((state) => ({ ...state, webhooks: { ...state.webhooks, mode } }));
    return did();
  }),

  webhook: action(
    z.object({ url: z.union([z.literal("").transform(() => null), z.url()]) }),
    ({ engine }, { url }) => {
      engine.update((state) => ({ ...state, webhooks: { ...state.webhooks, url } }));
      return did();
    },
  ),

  /** Delivers everything that is pending and reports the results. */
  flush: action(
    z.object({ order: z.enum(["sent", "reversed", "shuffled"]).optional() }),
    async ({ pump }, { order }) => did(await pump.flush(order)),
  ),

  /** Pending events are never delivered. */
  drop: action(z.object({}), ({ engine }) => {
    engine.update((state) => {
      const rows = Object.entries(state.deliveries).map(
        ([id, one]) => [id, one.status === "pending" ? { ...one, status: "dropped" as const } : one] as const,
      );
      return { ...state, deliveries: Object.fromEntries(rows) };
    });
    return did();
  }),

  refund: action(z.object({ charge: z.string() }), ({ engine }, { charge }) =>
    command(engine, (tx) => ({ id: refundCharge(tx, charge).id })),
  ),

  dispute: action(z.object({ charge: z.string() }), ({ engine }, { charge }) =>
    command(engine, (tx) => ({ id: openDispute(tx, charge).id })),
  ),

  "close-dispute": action(
    z.object({ charge: z.string(), status: z.enum(["won", "lost"]) }),
    ({ engine }, { charge, status }) =>
      command(engine, (tx) => ({ id: closeDispute(tx, charge, status).id })),
  ),

  /** Puts a subscription into a state that is hard to reach: `paused`, `trialing`, `unpaid`. */
  status: action(
    z.object({ subscription: z.string(), status: z.enum(subscriptionStatuses) }),
    ({ engine }, { subscription: id, status }) =>
      command(engine, (tx) => {
        const subscription = inParam(tx, "subscriptions", id, "subscription");
        tx.change("subscriptions", { ...subscription, status }, "customer.subscription.updated");
        return { id, status };
      }),
  ),

  /** While it is on, every API request is answered with 503. */
  outage: action(z.object({ on: flag }), ({ engine }, { on }) => {
    engine.update((state) => ({ ...state, outage: on }));
    return did();
  }),

  /** Pays a checkout session without a browser; `confirm` answers the bank's confirmation if there is one. */
  pay: action(
    z.object({ session: z.string(), card: z.string(), confirm: flag.optional() }),
    ({ engine }, input) => command(engine, (tx) => pay(tx, input)),
  ),
};

type Pay = { readonly session: string; readonly card: string; readonly confirm?: boolean | undefined };

function pay(tx: Tx, { session, card, confirm }: Pay): JsonObject {
  const number = findCard(card)?.number;
  if (number === undefined) throw invalid("No such practice card.", "card");
  inParam(tx, "checkoutSessions", session, "session");
  const step = payAtCheckout(tx, session, number);
  const asked = step.kind === "confirm" && confirm !== undefined;
  return { outcome: asked ? confirmAtCheckout(tx, session, confirm).kind : step.kind };
}

/** The control page, and the endpoints that it and the tests use. */
export async function answerControl(controls: Controls, request: Request, url: URL): Promise<Response> {
  const { engine } = controls;
  if (request.method === "GET") {
    engine.run(() => undefined);
    if (url.pathname === "/_control/state")
      return Response.json({ pending: pendingInOrder(engine.state, "sent").length });
    return url.pathname === "/" ? controlPage(engine.state, engine.now(), url.searchParams) : missingPage();
  }
  const act = actions[url.pathname.replace("/_control/", "")];
  if (act === undefined) return missingPage();
  const fromPage = (request.headers.get("content-type") ?? "").startsWith(
    "application/x-www-form-urlencoded",
  );
  const result = await act(controls, fromPage ? await readFormBody(request) : await readJson(request));
  await engine.saved();
  if (fromPage) return seeOther(result.ok ? "/" : `/?problem=${encodeURIComponent(result.message)}`);
  return result.ok ? Response.json(result.body) : Response.json({ error: result.message }, { status: 400 });
}

async function readFormBody(request: Request): Promise<Record<string, string>> {
  return Object.fromEntries(new URLSearchParams(await request.text()));
}

async function readJson(request: Request): Promise<unknown> {
  const text = await request.text();
  if (text === "") return {};
  try {
    return z.json().parse(JSON.parse(text));
  } catch {
    return null;
  }
}
