import { relayLimits } from "#shared/limits.ts";
import { endpoints } from "#shared/http.ts";
import express, { type Express, type RequestHandler } from "express";
import { type AccountDeps, deleteAccount } from "./account/delete-account.ts";
import { dictation, type DictationDeps } from "./dictation/dictation-route.ts";
import type { AppDeps } from "./http/app.ts";
import { type MailRouteDeps, mountMailApi, mountUnsubscribe } from "./mail/mail-routes.ts";
import { mountPushApi, type PushRouteDeps } from "./push/push-routes.ts";
import { methodNotAllowed } from "./routes/errors.ts";
import { rateLimit } from "./routes/rate-limit.ts";
import { referralCounts, type SafetyRouteDeps, screenText } from "./screening/screening-routes.ts";
import { realtimeTicket, type TicketDeps } from "./socket/ticket-route.ts";
import { voiceSample, type VoiceSampleDeps } from "./voice-samples/voice-sample-route.ts";
import { generateWrapUp, type WrapUpRouteDeps } from "./wrap-ups/wrap-up-route.ts";

export type ApiDeps = {
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number;
  readonly tickets: TicketDeps;
  readonly account: AccountDeps;
  readonly wrapUps: WrapUpRouteDeps;
  readonly billing: { readonly action: RequestHandler; readonly webhook: RequestHandler };
  readonly safety: SafetyRouteDeps;
  readonly mail: MailRouteDeps;
  readonly push: PushRouteDeps;
  readonly voiceSamples: VoiceSampleDeps;
  readonly dictation: DictationDeps;
};

const maxEventBytes = 512 * 1024;

/** Before anything parses the body, because the signature of an event covers its bytes. */
function mountWebhook(app: Express, { now, billing }: ApiDeps): void {
  app
    .route(endpoints.stripeWebhook.path)
    .post(
      rateLimit(relayLimits.requests.webhook, now),
      express.raw({ type: () => true, limit: maxEventBytes, inflate: false }),
      billing.webhook,
    )
    .all(methodNotAllowed("POST"));
}

/** Mounts each feature's routes. */
export function mountApi(deps: ApiDeps): Pick<AppDeps, "mountWebhook" | "mountFeatures" | "mountPages"> {
  const { now, tickets, account, wrapUps, billing, safety, mail, push, voiceSamples } = deps;
  return {
    mountWebhook: (app) => mountWebhook(app, deps),
    mountFeatures(app) {
      app.route(endpoints.realtimeTicket.path).post(realtimeTicket(tickets)).all(methodNotAllowed("POST"));
      app.route(endpoints.accountDelete.path).post(deleteAccount(account)).all(methodNotAllowed("POST"));
      app.route(endpoints.wrapUps.path).post(generateWrapUp(wrapUps)).all(methodNotAllowed("POST"));
      app.route(endpoints.stripe.path).post(billing.action).all(methodNotAllowed("POST"));
      app.route(endpoints.dictation.path).post(dictation(deps.dictation)).all(methodNotAllowed("POST"));
      app.route(endpoints.safetyScreen.path).post(screenText(safety)).all(methodNotAllowed("POST"));
      app.route(endpoints.safetyCounts.path).get(referralCounts(safety)).all(methodNotAllowed("GET", "HEAD"));
      app
        .route(endpoints.voiceSample.path)
        .get(voiceSample(voiceSamples))
        .all(methodNotAllowed("GET", "HEAD"));
      mountMailApi(app, mail);
      mountPushApi(app, push);
    },
    mountPages: (app) => mountUnsubscribe(app, mail, rateLimit(relayLimits.requests.api, now)),
  };
}
