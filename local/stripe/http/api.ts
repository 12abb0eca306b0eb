import { timingSafeEqual } from "node:crypto";
import { type ApiError, invalid, Refusal } from "../core/refusal.ts";
import type { Engine, Machine } from "../engine.ts";
import { apiVersion } from "../wire/event.ts";
import type { JsonObject } from "../wire/wire.ts";
import { catalogueRoutes } from "./catalogue-routes.ts";
import { checkoutRoutes } from "./checkout-routes.ts";
import { customerRoutes } from "./customer-routes.ts";
import { expandAll } from "./expand.ts";
import { type FormTree, readForm } from "./form.ts";
import { fingerprintOf, keepAnswer, lookUpKey } from "./idempotency.ts";
import { invoiceRoutes } from "./invoice-routes.ts";
import { paymentRoutes } from "./payment-routes.ts";
import { type Matched, matchRoute, type Route } from "./route.ts";
import { subscriptionRoutes } from "./subscription-routes.ts";

export type ApiRequest = {
  readonly method: string;
  readonly path: string;
  /** Query string and body, both forms. */
  readonly form: string;
  header(name: string): string | undefined;
};

export type ApiAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: JsonObject;
};

const routes: readonly Route[] = [
  ...customerRoutes,
  ...catalogueRoutes,
  ...checkoutRoutes,
  ...subscriptionRoutes,
  ...invoiceRoutes,
  ...paymentRoutes,
];

/** Answers one request as `api.stripe.com` would. */
export function answerApi(engine: Engine, machine: Pick<Machine, "id">, request: ApiRequest): ApiAnswer {
  const requestId = machine.id("req");
  const headers = { "request-id": requestId, "stripe-version": apiVersion };
  if (engine.state.outage) return errorAnswer(outage, headers);
  const refused = refuseCaller(engine, request);
  if (refused !== null) return errorAnswer(refused, headers);
  const matched = matchRoute(routes, request.method, request.path);
  if (matched === undefined) return errorAnswer(unrecognised(request), headers);
  const key = request.method === "GET" ? undefined : request.header("idempotency-key");
  if (key === undefined)
    return perform(engine, request, matched, { requestId, idempotencyKey: null }, headers);
  return performOnce(engine, request, matched, key, requestId);
}

const outage: ApiError = {
  status: 503,
  type: "api_error",
  message: "The practice Stripe pretends to be down. Its control page ends that.",
};

function performOnce(
  engine: Engine,
  request: ApiRequest,
  matched: Matched,
  key: string,
  requestId: string,
): ApiAnswer {
  const headers = { "request-id": requestId, "stripe-version": apiVersion, "idempotency-key": key };
  const fingerprint = fingerprintOf(request.method, request.path, request.form);
  const known = lookUpKey(engine.state, key, fingerprint);
  if (known.kind === "misused") return errorAnswer(known.error, headers);
  if (known.kind === "replay") {
    const { status, body, requestId: original } = known.answer;
    return {
      status,
      body,
      headers: { ...headers, "idempotent-replayed": "true", "original-request": original },
    };
  }
  const answer = perform(engine, request, matched, { requestId, idempotencyKey: key }, headers);
  engine.update((state) => keepAnswer(state, key, fingerprint, { ...answer, requestId }, engine.now()));
  return answer;
}

type From = { readonly requestId: string; readonly idempotencyKey: string | null };

function perform(
  engine: Engine,
  request: ApiRequest,
  { route, ids }: Matched,
  origin: From,
  headers: ApiAnswer["headers"],
): ApiAnswer {
  const done = engine.run((tx) => {
    const { expand, ...form } = readTree(request.form);
    const answer = route.handle(tx, ids, form);
    return expandAll(tx.state, answer, expandPaths(expand));
  }, origin);
  return done.ok ? { status: 200, headers, body: done.result } : errorAnswer(done.error, headers);
}

function readTree(form: string): FormTree {
  const tree = readForm(form);
  if (tree === undefined) throw invalid("Invalid request: the parameters contradict each other.");
  return tree;
}

function expandPaths(expand: FormTree[string] | undefined): readonly string[] {
  if (expand === undefined) return [];
  if (!Array.isArray(expand)) throw invalid("Invalid array", "expand");
  return expand.map(String);
}

/** No key, a wrong key, or a version of the API that is not spoken here. */
function refuseCaller(engine: Engine, request: ApiRequest): ApiError | null {
  const key = /^Bearer (.+)$/.exec(request.header("authorization") ?? "")?.[1];
  if (key === undefined) {
    return unauthorized(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    );
  }
  if (!sameText(key, engine.state.keys.secret)) {
    return unauthorized(`Invalid API Key provided: ${key.slice(0, 8)}****${key.slice(-4)}`);
  }
  const version = request.header("stripe-version") ?? apiVersion;
  if (version === apiVersion) return null;
  return invalid(`Invalid Stripe API version: ${version}. The practice Stripe speaks ${apiVersion} only.`)
    .error;
}

function unauthorized(message: string): ApiError {
  return { status: 401, type: "invalid_request_error", message };
}

function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

function unrecognised({ method, path }: ApiRequest): ApiError {
  return new Refusal({
    status: 404,
    type: "invalid_request_error",
    message: `Unrecognized request URL (${method}: ${path}). The practice Stripe may not know it although Stripe does.`,
  }).error;
}

function errorAnswer(error: ApiError, headers: ApiAnswer["headers"]): ApiAnswer {
  const { status, type, message, code, param, declineCode } = error;
  const details = {
    ...(code === undefined
      ? {}
      : { code, doc_url: `https://docs.stripe.com/error-codes/${code.replaceAll("_", "-")}` }),
    ...(declineCode === undefined ? {} : { decline_code: declineCode }),
    ...(param === undefined ? {} : { param }),
  };
  return { status, headers, body: { error: { ...details, message, type } } };
}
