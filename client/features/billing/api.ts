import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { z } from "zod";
import {
  type BillingAction,
  type BillingAnswer,
  type BillingBody,
  type Purchase,
  type Subscription,
  billingActions,
} from "#shared/billing.ts";
import { type ApiErrorCode, apiErrorSchema, endpoints } from "#shared/http.ts";
import { planIds } from "#shared/plans.ts";
import { useBackend, type Backend } from "#client/lib/services.tsx";
import { DataError, type DataFailure, dataFailureOf, parsed } from "#client/lib/query.ts";
import { personHeader } from "#client/lib/person-header.ts";
import { refreshProfile } from "#client/lib/profile.ts";

/**
 * Why a billing action failed, as far as a person can act on it. `unpaid`: Stripe shows no payment.
 * `pending`: a bank debit hasn't settled yet. `invalid-plan`: no such plan, or the current one. `subscribed`:
 * a subscription already exists; `not-subscribed`: none exists. `signed-out`: the person has to log in again
 * first.
 */
export type BillingFailure =
  | DataFailure
  | "unpaid"
  | "pending"
  | "invalid-plan"
  | "subscribed"
  | "not-subscribed"
  | "signed-out";

type BillingFailed = { readonly kind: "failed"; readonly failure: BillingFailure };
export type BillingResult<T> = { readonly kind: "ok"; readonly value: T } | BillingFailed;

const meanings: Partial<Record<ApiErrorCode, BillingFailure>> = {
  payment_required: "unpaid",
  payment_pending: "pending",
  invalid_plan: "invalid-plan",
  already_subscribed: "subscribed",
  no_subscription: "not-subscribed",
  unauthorized: "signed-out",
};

const failed = (failure: BillingFailure): BillingFailed => ({ kind: "failed", failure });

async function refusalOf(response: Response): Promise<BillingFailed> {
  const body: unknown = await response.json().catch(() => null);
  const code = apiErrorSchema.safeParse(body).data?.error.code;
  const meaning = code === undefined ? undefined : meanings[code];
  return failed(meaning ?? dataFailureOf(response.status));
}

type Answers = { readonly [A in BillingAction]: { readonly answer: z.ZodType<BillingAnswer<A>> } };
const answers: Answers = billingActions;

/** One action of `POST /api/stripe`. Never rejects. */
export async function actOnBilling<A extends BillingAction>(
  relay: Backend["relay"],
  action: A,
  body: BillingBody<A>,
): Promise<BillingResult<BillingAnswer<A>>> {
  const { method, path } = endpoints.stripe;
  const headers = { "Content-Type": "application/json" };
  const request = { method, headers, body: JSON.stringify(body) };
  const response = await relay(`${path}?action=${action}`, request).catch(() => null);
  if (response === null) return failed("unreachable");
  if (!response.ok) return refusalOf(response);
  const answer = answers[action].answer.safeParse(await response.json().catch(() => null));
  return answer.success ? { kind: "ok", value: answer.data } : failed("server-error");
}

/** A billing action as a mutation, which resolves to what came of it and never rejects. */
export function useBillingAction<A extends BillingAction>(action: A) {
  const { relay } = useBackend();
  const mutation = useMutation({ mutationFn: (body: BillingBody<A>) => actOnBilling(relay, action, body) });
  const { data } = mutation;
  return {
    act: mutation.mutateAsync,
    busy: mutation.isPending,
    failure: data?.kind === "failed" ? data.failure : null,
    reset: mutation.reset,
  };
}

const readFailures: ReadonlySet<BillingFailure> = new Set<DataFailure>(["unreachable", "server-error"]);
const isTransient = (failure: BillingFailure): failure is DataFailure => readFailures.has(failure);

/** The answer to an action that only reads; throws a `DataError`. */
async function readBilling<A extends BillingAction>(
  relay: Backend["relay"],
  action: A,
  body: BillingBody<A>,
): Promise<BillingAnswer<A>> {
  const result = await actOnBilling(relay, action, body);
  if (result.kind === "ok") return result.value;
  throw new DataError(isTransient(result.failure) ? result.failure : "refused");
}

const billingKey = (userId: string) => ["billing", userId] as const;
const subscriptionKey = (userId: string) => [...billingKey(userId), "subscription"] as const;

/** The person's subscription at Stripe, which can change there too. */
export function useSubscription(userId: string) {
  const { relay } = useBackend();
  return useQuery({
    queryKey: subscriptionKey(userId),
    queryFn: () => readBilling(relay, "get-subscription", {}),
    staleTime: 0,
  });
}

/** Puts a subscription that an action returned in place of the one that was read. */
export function usePutSubscription(userId: string): (subscription: Subscription) => void {
  const queries = useQueryClient();
  return (subscription) => void queries.setQueryData(subscriptionKey(userId), subscription);
}

/** Past payments, newest first. */
export function useBillingHistory(userId: string) {
  const { relay } = useBackend();
  return useQuery({
    queryKey: [...billingKey(userId), "history"],
    queryFn: () => readBilling(relay, "get-billing-history", {}),
    staleTime: 0,
  });
}

const moment = z.iso.datetime({ offset: true }).nullable();

/** The result of `get_usage`: the current plan and what counts toward its limits; -1 is unlimited. */
const usageSchema = z.object({
  plan: z.enum(planIds),
  /** When the last of the person's passes ends. */
  pass_ends_at: moment,
  /** Talking seconds in the current 24-hour window and when it closes; null if none is open. */
  voice_seconds: z.int(),
  voice_resets_at: moment,
  /** Monday to Sunday in the person's time zone. */
  week_check_ins: z.int(),
  last_check_in: moment,
  /** Calls started in the last 24 hours, and when the oldest of them stops counting. */
  calls: z.int(),
  calls_limit: z.int(),
  next_call_at: moment,
});
export type PlanUsage = z.infer<typeof usageSchema>;

/** What the person has used of their plan. Talking and checking in change it, so no cached copy counts as fresh. */
export function useUsage(userId: string) {
  const { db } = useBackend();
  return useQuery({
    queryKey: ["usage", userId],
    queryFn: async ({ signal }) =>
      parsed(usageSchema, await db.rpc("get_usage").setHeader(personHeader, userId).abortSignal(signal)),
    staleTime: 0,
  });
}

/** Counts usage and reads payments again, after something was bought or changed. */
export function useReloadBilling(userId: string): () => void {
  const queries = useQueryClient();
  return useCallback(() => {
    void queries.invalidateQueries({ queryKey: ["usage", userId] });
    void queries.invalidateQueries({ queryKey: [...billingKey(userId), "history"] });
  }, [queries, userId]);
}

export type Payment =
  | { readonly kind: "loading" }
  | { readonly kind: "success"; readonly bought: Purchase }
  | { readonly kind: "pending" }
  | { readonly kind: "cancelled" }
  /** `failure` is null when the URL does not identify a payment. */
  | { readonly kind: "error"; readonly failure: BillingFailure | null };

function fromSettled(settled: Settled): Payment {
  if (settled.kind === "paid") return { kind: "success", bought: settled.bought };
  return settled.kind === "pending" ? settled : { kind: "error", failure: settled.failure };
}

/** The outcome if the URL alone determines it; null if the relay has to verify the payment. */
function fromUrl(payment: string | null, sessionId: string | null): Payment | null {
  if (payment === "cancelled") return { kind: "cancelled" };
  return payment === "success" && sessionId ? null : { kind: "error", failure: null };
}

/**
 * The outcome of a payment, which is settled once, however often the page mounts; one that failed or is pending is tried
 * again. The profile is reloaded before success is reported, so the new plan already applies.
 */
export function usePayment(
  userId: string,
  query: { readonly payment: string | null; readonly sessionId: string | null },
) {
  const { relay } = useBackend();
  const queries = useQueryClient();
  const sessionId = query.sessionId ?? "";
  const known = fromUrl(query.payment, query.sessionId);
  const { data, isFetching, refetch } = useQuery({
    queryKey: ["billing", userId, "payment", sessionId],
    queryFn: async () => {
      const settled = await settle(relay, userId, sessionId);
      if (settled.kind === "paid") await refreshProfile(queries, userId);
      return settled;
    },
    enabled: known === null,
    staleTime: Infinity,
    refetchOnMount: ({ state }) => (state.data?.kind === "paid" ? false : "always"),
  });
  const asked: Payment = data === undefined || isFetching ? { kind: "loading" } : fromSettled(data);
  return { state: known ?? asked, retry: () => void refetch() };
}

type Settled =
  | { readonly kind: "paid"; readonly bought: Purchase }
  | { readonly kind: "pending" }
  | { readonly kind: "failed"; readonly failure: BillingFailure };

/**
 * Verifies a checkout session, then activates the pass or updates the subscription that it paid for. The session decides
 * which of the two it was, since anyone can edit the URL. Safe to repeat.
 */
async function settle(relay: Backend["relay"], userId: string, sessionId: string): Promise<Settled> {
  const verified = await actOnBilling(relay, "verify-session", { sessionId });
  if (verified.kind === "failed") return unsettled(verified.failure);
  const { planId, customerId } = verified.value;
  const whose = { userId, planId, customerId };
  const bought =
    planId === "24hour_pass"
      ? await actOnBilling(relay, "activate-24hour-pass", { ...whose, sessionId })
      : await actOnBilling(relay, "update-subscription", whose);
  return bought.kind === "ok" ? { kind: "paid", bought: bought.value } : unsettled(bought.failure);
}

function unsettled(failure: BillingFailure): Settled {
  return failure === "pending" ? { kind: "pending" } : { kind: "failed", failure };
}
