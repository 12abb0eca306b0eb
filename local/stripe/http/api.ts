import { timingSafeEqual } from "node:crypto";
import { type ApiError, invalid } from "../core/refusal.ts";
import type { Engine } from "../engine.ts";
import { apiVersion } from "../render/event.ts";
import type { JsonObject } from "../json.ts";
import { expandAll } from "./expand.ts";
import { type FormTree, readForm } from "./form.ts";
import { purchaseRoutes } from "./purchase-routes.ts";
import { type Matched, matchRoute } from "./route.ts";
import { subscriptionRoutes } from "./subscription-routes.ts";

export type ApiRequest = {
  readonly method: string;
  readonly path: string;
  /** Query string and body, both form-encoded. */
  readonly form: string;
  header(name: string): string | undefined;
};

export type ApiAnswer = { readonly status: number; readonly body: JsonObject; readonly replayed?: true };

const routes = [...purchaseRoutes, ...subscriptionRoutes];

/** Answers one request as `api.stripe.com` would. */
export function answerApi(engine: Engine, request: ApiRequest): ApiAnswer {
  if (engine.state.outage) return refused(outage);
  const error = refuseCaller(engine, request);
  if (error !== null) return refused(error);
  const matched = matchRoute(routes, request.method, request.path);
  if (matched === undefined) return refused(unrecognized(request));
  const key = request.method === "GET" ? undefined : request.header("idempotency-key");
  return key === undefined ? perform(engine, request, matched) : performOnce(engine, request, matched, key);
}

const outage: ApiError = {
  status: 503,
  type: "api_error",
  message: "The practice Stripe is pretending to be down. You can end that on its control page.",
};

const misused: ApiError = {
  status: 400,
  type: "idempotency_error",
  message:
    "Keys for idempotent requests can only be used with the same parameters they were first used with.",
};

/** Repeating a request returns the same answer; one refused before it did anything isn't recorded. */
function performOnce(engine: Engine, request: ApiRequest, matched: Matched, id: string): ApiAnswer {
  const sorted = new URLSearchParams(request.form);
  sorted.sort();
  const fingerprint = `${request.method} ${request.path}\n${sorted.toString()}`;
  const { idempotency } = engine.state;
  const known = Object.hasOwn(idempotency, id) ? idempotency[id] : undefined;
  if (known !== undefined && known.fingerprint !== fingerprint) return refused(misused);
  if (known !== undefined) return { status: known.status, body: known.body, replayed: true };
  const answer = perform(engine, request, matched);
  if (answer.status < 400) {
    const row = { id, created: engine.now(), fingerprint, ...answer };
    engine.update((state) => ({ ...state, idempotency: { ...state.idempotency, [id]: row } }));
  }
  return answer;
}

function perform(engine: Engine, request: ApiRequest, { route, ids }: Matched): ApiAnswer {
  const done = engine.run((tx) => {
    const { expand, ...form } = readTree(request.form);
    const answer = route.handle(tx, ids, form);
    return expandAll(tx.state, answer, Array.isArray(expand) ? expand.map(String) : []);
  });
  return done.ok ? { status: 200, body: done.result } : refused(done.error);
}

function readTree(form: string): FormTree {
  const tree = readForm(form);
  if (tree === undefined) throw invalid("Invalid request: the parameters contradict each other.");
  return tree;
}

/** The key is wrong or missing, or the API version isn't supported. */
function refuseCaller(engine: Engine, request: ApiRequest): ApiError | null {
  const key = /^Bearer (.+)$/.exec(request.header("authorization") ?? "")?.[1] ?? "";
  if (!sameText(key, engine.state.keys.secret))
    return { status: 401, type: "invalid_request_error", message: "Invalid API Key provided." };
  const version = request.header("stripe-version") ?? apiVersion;
  if (version === apiVersion) return null;
  return invalid(`Invalid Stripe API version: ${version}. The practice Stripe speaks ${apiVersion} only.`)
    .error;
}

function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

function unrecognized({ method, path }: ApiRequest): ApiError {
  const message = `Unrecognized request URL (${method}: ${path}). Stripe may support it even though the practice Stripe doesn't.`;
  return { status: 404, type: "invalid_request_error", message };
}

function refused({ status, ...error }: ApiError): ApiAnswer {
  return { status, body: { error } };
}
