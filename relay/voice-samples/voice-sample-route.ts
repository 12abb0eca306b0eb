import { voiceSampleSchema } from "#shared/voice-samples.ts";
import type { RequestHandler } from "express";
import { sendError } from "../routes/errors.ts";
import { requireUser, type VerifyToken } from "../routes/identity.ts";
import { type KeyedLimit, refuseForNow, spentWaitMs } from "../routes/rate-limit.ts";
import type { VoiceSamples } from "./voice-samples.ts";

export type VoiceSampleDeps = {
  readonly verify: VerifyToken;
  /** By person. */
  readonly limit: KeyedLimit;
  /** Whether the person has used up their budget, across talk and writing, so that requests are refused for now. */
  readonly isSpent: (userId: string) => boolean;
  readonly samples: Pick<VoiceSamples, "wav">;
};

/** `GET /api/voice-sample?style=…&language=…&pace=…`: how a voice sounds, as a WAV file, smaller where data is saved. */
export function voiceSample({ verify, limit, isSpent, samples }: VoiceSampleDeps): RequestHandler {
  return requireUser(verify, async ({ userId }, req, res) => {
    const waitMs = limit(userId);
    if (waitMs > 0) return refuseForNow(res, waitMs);
    if (isSpent(userId)) return refuseForNow(res, spentWaitMs);
    const sample = voiceSampleSchema.safeParse(req.query);
    if (!sample.success) return sendError(res, "bad_request");
    const wav = await samples.wav(userId, sample.data, req.get("Save-Data") === "on" ? 12_000 : 24_000);
    if (wav === null) return sendError(res, "unavailable");
    res.set({ "Cache-Control": "private, max-age=3600", Vary: "Authorization, Save-Data" });
    res.type("audio/wav").send(Buffer.from(wav.buffer, wav.byteOffset, wav.byteLength));
  });
}
