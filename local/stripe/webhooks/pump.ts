import { createHmac } from "node:crypto";
import type { Engine } from "../engine.ts";
import type { DeliveryRecord } from "../state/webhooks.ts";
import { apiVersion, renderEvent } from "../render/event.ts";
import { afterAttempt, type DeliveryOrder, nextDue, pendingInOrder } from "./plan.ts";

export type FlushReport = { readonly delivered: number; readonly failed: number };

export type Pump = {
  /** Delivers everything pending now, one after the other, whether due or not; what fails stays pending. */
  flush(order?: DeliveryOrder): Promise<FlushReport>;
  stop(): Promise<void>;
};

/** How long the receiver has to answer, in milliseconds. */
const answerWithinMs = 10_000;

/**
 * Delivers events to the product as they fall due: one at a time, so that they arrive in the planned order.
 */
export function startPump(engine: Engine): Pump {
  const ending = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let queue: Promise<unknown> = Promise.resolve();

  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const result = queue.then(work);
    queue = result.catch(() => undefined);
    return result;
  };
  const deliver = async (delivery: DeliveryRecord): Promise<number> => {
    const status = await post(engine, delivery, ending.signal);
    if (ending.signal.aborted) return status;
    engine.update((state) => ({
      ...state,
      deliveries: { ...state.deliveries, [delivery.id]: afterAttempt(delivery, status, Date.now()) },
    }));
    return status;
  };
  const isPending = ({ id }: DeliveryRecord): boolean => engine.state.deliveries[id]?.status === "pending";
  const deliverDue = async (): Promise<void> => {
    const next = nextDue(engine.state);
    const holds = engine.state.webhooks.mode === "hold";
    if (next !== undefined && !holds && next.dueAt <= Date.now() && !ending.signal.aborted)
      await deliver(next);
  };
  const schedule = (): void => {
    clearTimeout(timer);
    const next = nextDue(engine.state);
    if (next === undefined || engine.state.webhooks.mode === "hold" || ending.signal.aborted) return;
    timer = setTimeout(() => void inTurn(deliverDue).then(schedule), Math.max(0, next.dueAt - Date.now()));
  };
  engine.onChange(schedule);
  schedule();

  return {
    flush: (order = "sent") =>
      inTurn(async () => {
        const statuses: number[] = [];
        for (const delivery of pendingInOrder(engine.state, order)) {
          if (isPending(delivery)) statuses.push(await deliver(delivery));
        }
        const delivered = statuses.filter((status) => status >= 200 && status < 300).length;
        return { delivered, failed: statuses.length - delivered };
      }),
    async stop() {
      ending.abort();
      clearTimeout(timer);
      await queue;
    },
  };
}

/** The status of the response, or 0 if there was none. */
async function post(engine: Engine, delivery: DeliveryRecord, signal: AbortSignal): Promise<number> {
  const { state } = engine;
  const event = state.events[delivery.event];
  if (event === undefined || state.webhooks.url === null) return 0;
  const body = JSON.stringify(renderEvent(state, event), null, 2);
  try {
    const response = await fetch(state.webhooks.url, {
      method: "POST",
      headers: {
        "content-type": "application/json; charset=utf-8",
        "stripe-signature": signatureHeader(body, state.keys.webhook, Math.floor(Date.now() / 1000)),
        "user-agent": `Stripe/1.0 (practice; ${apiVersion})`,
      },
      body,
      redirect: "manual",
      signal: AbortSignal.any([signal, AbortSignal.timeout(answerWithinMs)]),
    });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}

/** The `stripe-signature` header for a body sent at this time (seconds of the machine's own clock). */
function signatureHeader(body: string, secret: string, timestamp: number): string {
  const signature = createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex");
  return `t=${timestamp},v1=${signature}`;
}
