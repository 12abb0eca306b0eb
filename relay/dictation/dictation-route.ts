import express, { type Request, type RequestHandler, type Response } from "express";
import { type Dictated, dictationSchema, longestDictationBytes } from "#shared/dictation.ts";
import { relayLimits } from "#shared/limits.ts";
import type { Ai } from "../ai/port.ts";
import { sendError } from "../routes/errors.ts";
import { type HasConfirmed, requireUser, type VerifyToken } from "../routes/identity.ts";
import { limitByKey, refuseForNow, spentWaitMs } from "../routes/rate-limit.ts";

export type DictationDeps = {
  readonly verify: VerifyToken;
  /** Age and terms; null if the database didn't answer. */
  readonly confirmed: HasConfirmed;
  /** The models for one person, with everything they do counted. */
  readonly aiFor: (userId: string) => Pick<Ai, "transcribe">;
  /** Whether the person has used up their budget, across talk and writing, so that requests are refused for now. */
  readonly isSpent: (userId: string) => boolean;
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number;
};

const readSound = express.raw({
  type: "application/octet-stream",
  limit: longestDictationBytes,
  inflate: false,
});

/** The request's sound, PCM16 mono 16 kHz; null if it is none. Rejects if it is too long. */
async function soundOf(req: Request, res: Response): Promise<Uint8Array | null> {
  await new Promise<void>((resolve, reject) => {
    readSound(req, res, (error?: unknown) => (error === undefined ? resolve() : reject(error)));
  });
  const sound: unknown = req.body;
  return Buffer.isBuffer(sound) && sound.length > 0 && sound.length % 2 === 0 ? sound : null;
}

/** Aborted once the client no longer waits for the response. */
function whileOpen(res: Response): AbortSignal {
  const gone = new AbortController();
  res.on("close", () => gone.abort());
  return gone.signal;
}

/**
 * `POST /api/dictation?language=…`: what somebody says into a field, transcribed as a call would be. Neither the sound
 * nor its words are kept or logged.
 */
export function dictation({ verify, confirmed, aiFor, isSpent, now }: DictationDeps): RequestHandler {
  const limit = limitByKey(relayLimits.requests.dictation, now);
  return requireUser(verify, async ({ userId }, req, res) => {
    const waitMs = limit(userId);
    if (waitMs > 0) return refuseForNow(res, waitMs);
    if (isSpent(userId)) return refuseForNow(res, spentWaitMs);
    const mayAsk = await confirmed(userId);
    if (mayAsk === null) return sendError(res, "unavailable");
    if (!mayAsk) return sendError(res, "confirmation_required");
    const query = dictationSchema.safeParse(req.query);
    const sound = await soundOf(req, res);
    if (!query.success || sound === null) return sendError(res, "bad_request");
    const { language } = query.data;
    const outcome = await aiFor(userId).transcribe([sound], { language, signal: whileOpen(res) });
    if (!outcome.ok) return sendError(res, "unavailable");
    res.json({ text: outcome.value.trim(), unsure: outcome.unsure ?? false } satisfies Dictated);
  });
}
