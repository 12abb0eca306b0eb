import { Stripe } from "stripe";
import { createEngine, type Engine } from "#local/stripe/engine.ts";
import { answerApi } from "#local/stripe/http/api.ts";
import { emptyState } from "#local/stripe/state/state.ts";
import type { Turns } from "./turns.ts";

const secret = "sk_test_money";

/** The practice Stripe within this process. Its ids are numbers, so that an order repeats. */
export function practiceEngine(name: string): Engine {
  let ids = 0;
  const id = (prefix: string): string => {
    ids += 1;
    return `${prefix}_${name}${String(ids).padStart(4, "0")}`;
  };
  const nowhere = { load: () => Promise.resolve(null), save: () => Promise.resolve() };
  const state = emptyState({ secret, webhook: "whsec_money" }, "http://127.0.0.1");
  return createEngine(state, nowhere, { now: () => Date.now(), id });
}

/** The unmodified SDK over it; each request waits for its turn. */
export function stripeOver(engine: Engine, turns: Turns): Stripe {
  const ask = (method: string, url: string, sent: string, headers: Readonly<Record<string, unknown>>) => {
    const [path = "", query = ""] = url.split("?");
    const lower = new Map(
      Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
    );
    const form = [query, sent].filter((part) => part !== "").join("&");
    return answerApi(engine, { method, path, form, header: (name) => lower.get(name) });
  };
  const httpClient: Stripe.HttpClient = {
    getClientName: () => "practice",
    makeRequest: async (_host, _port, path, method, headers, data) => {
      const { status, body } = await turns.step(async () => ask(method, path, data ?? "", { ...headers }));
      return {
        getStatusCode: () => status,
        getHeaders: () => ({}),
        getRawResponse: () => body,
        toStream: () => body,
        toJSON: async () => structuredClone(body),
      };
    },
  };
  return new Stripe(secret, { httpClient, maxNetworkRetries: 0, telemetry: false });
}
