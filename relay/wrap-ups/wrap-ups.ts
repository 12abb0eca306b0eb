import { relayLimits } from "#shared/limits.ts";
import type { Ai, AiFailure } from "../ai/port.ts";
import type { HasConfirmed, VerifyToken } from "../routes/identity.ts";
import { limitByKey } from "../routes/rate-limit.ts";
import type { Log } from "../log/log.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import type { WrapUpRouteDeps } from "./wrap-up-route.ts";
import { type WriteDeps, writeWrapUp } from "./write-wrap-up.ts";

const breathMs = 15_000;

type WrapUpDeps = Pick<WriteDeps, "hear" | "checkFor" | "store" | "onFault"> & {
  /** The models, with this person's usage counted. */
  readonly aiFor: (userId: string) => Pick<Ai, "task">;
  readonly confirmed: HasConfirmed;
  readonly log: Log;
  readonly verify: VerifyToken;
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number;
};

/** Generates wrap-ups from the database and the models. */
export function createWrapUps({
  aiFor,
  confirmed,
  log,
  verify,
  now,
  ...writing
}: WrapUpDeps): WrapUpRouteDeps {
  const onPlain = (failure: AiFailure): void => log("wrap_up.plain", { failure });
  return {
    verify,
    confirmed,
    generate: oneAtATime((request) =>
      writeWrapUp({ ...writing, ai: aiFor(request.userId), onPlain }, request),
    ),
    limit: limitByKey(relayLimits.requests.wrapUp, now),
    breathMs,
  };
}
