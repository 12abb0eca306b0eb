import type { IdempotencyRecord } from "../state/webhooks.ts";
import type { State } from "../state/state.ts";
import type { JsonObject } from "../wire/wire.ts";
import type { ApiError } from "../core/refusal.ts";

export type Known =
  | { readonly kind: "new" }
  | { readonly kind: "replay"; readonly answer: IdempotencyRecord }
  | { readonly kind: "misused"; readonly error: ApiError };

/** Two requests are the same when they name the same place and say the same. */
export function fingerprintOf(method: string, path: string, form: string): string {
  const sorted = new URLSearchParams(form);
  sorted.sort();
  return `${method} ${path}\n${sorted.toString()}`;
}

/** What is known of a key: nothing, the answer it got, or that it was used for another request. */
export function lookUpKey(state: State, key: string, fingerprint: string): Known {
  const answer = Object.hasOwn(state.idempotency, key) ? state.idempotency[key] : undefined;
  if (answer === undefined) return { kind: "new" };
  if (answer.fingerprint === fingerprint) return { kind: "replay", answer };
  return {
    kind: "misused",
    error: {
      status: 400,
      type: "idempotency_error",
      message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    },
  };
}

type Answer = { readonly status: number; readonly body: JsonObject; readonly requestId: string };

/** Keeps an answer; a request that was refused before anything was done is not kept, as at Stripe. */
export function keepAnswer(
  state: State,
  key: string,
  fingerprint: string,
  answer: Answer,
  now: number,
): State {
  if (answer.status >= 400 && answer.status !== 402) return state;
  const row = { id: key, created: now, fingerprint, ...answer };
  return { ...state, idempotency: { ...state.idempotency, [key]: row } };
}
