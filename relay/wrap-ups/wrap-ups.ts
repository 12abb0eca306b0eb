import { relayLimits } from "#shared/limits.ts";
import type { Ai, AiFailure } from "../ai/port.ts";
import type { VerifyToken } from "../routes/identity.ts";
import { limitByKey } from "../routes/rate-limit.ts";
import type { Log } from "../log/log.ts";
import type { ServiceClient } from "../store/service-client.ts";
import { hasConfirmedOver } from "../store/confirmed.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import type { WrapUpRouteDeps } from "./wrap-up-route.ts";
import { createWrapUpStore } from "../store/wrap-ups.ts";
import { writeWrapUp } from "./write-wrap-up.ts";

const breathMs = 15_000;

type WrapUpDeps = {
  /** The models, as this person has them. */
  readonly aiFor: (userId: string) => Pick<Ai, "task">;
  readonly supabase: ServiceClient;
  readonly log: Log;
  readonly verify: VerifyToken;
  /** Milliseconds of a steady clock. */
  readonly now: () => number;
};

/** The writing of wrap-ups over the database and the models. */
export function createWrapUps({ aiFor, supabase, log, verify, now }: WrapUpDeps): WrapUpRouteDeps {
  const store = createWrapUpStore(supabase);
  const onPlain = (failure: AiFailure): void => log("wrap_up.plain", { failure });
  return {
    verify,
    confirmed: hasConfirmedOver(supabase),
    generate: oneAtATime((request) => writeWrapUp({ ai: aiFor(request.userId), store, onPlain }, request)),
    limit: limitByKey(relayLimits.requests.wrapUp, now),
    breathMs,
  };
}
