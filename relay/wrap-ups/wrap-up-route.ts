import type { ApiErrorCode } from "#shared/http.ts";
import { type WrapUpLine, wrapUpMediaType, wrapUpRequestSchema } from "#shared/wrap-ups.ts";
import type { RequestHandler, Response } from "express";
import { sendError } from "../routes/errors.ts";
import { type HasConfirmed, requireUser, type VerifyToken } from "../routes/identity.ts";
import { type KeyedLimit, refuseForNow } from "../routes/rate-limit.ts";
import type { GenerateWrapUp } from "./one-at-a-time.ts";
import type { WrapUpRefusal } from "./write-wrap-up.ts";

export type WrapUpRouteDeps = {
  readonly verify: VerifyToken;
  /** Age and terms; null if the database didn't answer. */
  readonly confirmed: HasConfirmed;
  readonly generate: GenerateWrapUp;
  /** Keyed by person. */
  readonly limit: KeyedLimit;
  /**
   * How often an empty line is sent while nothing happens, ms, because load balancers drop idle connections.
   */
  readonly breathMs: number;
};

const codes: Readonly<Record<WrapUpRefusal, ApiErrorCode>> = {
  used: "upgrade_required",
  empty: "nothing_to_write",
  busy: "in_progress",
  often: "rate_limited",
  future: "bad_request",
  unavailable: "unavailable",
};

/** The response. Its head waits for the first line, so that an early refusal can have a status of its own. */
function lineWriter(res: Response, breathMs: number) {
  let breath: NodeJS.Timeout | null = null;
  const stopBreathing = (): void => {
    if (breath !== null) clearInterval(breath);
  };
  return {
    stopBreathing,
    send(line: WrapUpLine): void {
      if (res.destroyed) return;
      if (!res.headersSent) {
        // Proxies must pass each line on as it arrives.
        res.set({ "Content-Type": wrapUpMediaType, "X-Accel-Buffering": "no" });
        breath = setInterval(() => res.write("\n"), breathMs);
      }
      res.write(`${JSON.stringify(line)}\n`);
    },
    end(): void {
      stopBreathing();
      if (!res.destroyed) res.end();
    },
  };
}

/**
 * `POST /api/wrap-ups`: writes the signed-in person's weekly wrap-up and reports each step as it begins. It
 * is completed even if the person leaves, because it has already used their turn and the model's time.
 */
export function generateWrapUp({
  verify,
  confirmed,
  generate,
  limit,
  breathMs,
}: WrapUpRouteDeps): RequestHandler {
  return requireUser(verify, async ({ userId }, req, res) => {
    const waitMs = limit(userId);
    if (waitMs > 0) return refuseForNow(res, waitMs);
    const body = wrapUpRequestSchema.safeParse(req.body ?? {});
    if (!body.success) return sendError(res, "bad_request");
    const mayAsk = await confirmed(userId);
    if (mayAsk === null) return sendError(res, "unavailable");
    if (!mayAsk) return sendError(res, "confirmation_required");
    const lines = lineWriter(res, breathMs);
    const outcome = await generate({
      userId,
      day: body.data.week_start ?? null,
      onStep: (step) => lines.send({ type: "step", step }),
    }).finally(lines.stopBreathing);
    if (outcome.kind === "refused") return sendError(res, codes[outcome.reason]);
    lines.send(outcome.kind === "done" ? { type: "done", id: outcome.id } : { type: "failed" });
    lines.end();
  });
}
