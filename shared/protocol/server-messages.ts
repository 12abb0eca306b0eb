import { z } from "zod";
import { limits } from "../limits.ts";
import { concernSchema, riskLevelSchema } from "../safety/risk.ts";
import {
  generationSchema,
  messageSchema,
  modeSchema,
  phaseSchema,
  segmentSchema,
  usageSchema,
  utteranceSchema,
} from "./values.ts";

/** Why a session ended [P8]. */
const endReasons = ["person", "limit", "cap", "takenOver", "expired", "failed"] as const;
export const endReasonSchema = z.enum(endReasons);
export type EndReason = z.infer<typeof endReasonSchema>;

/** Why an utterance came to nothing. */
const discardReasons = ["tooShort", "tooQuiet", "nothingHeard", "backchannel"] as const;
const discardReasonSchema = z.enum(discardReasons);
export type DiscardReason = z.infer<typeof discardReasonSchema>;

/** Notices shown to the person. */
const notices = ["timeNearlyUp", "capNearlyUp", "practiceRecognizer", "aiNotice", "helpCard"] as const;
const noticeSchema = z.enum(notices);
export type Notice = z.infer<typeof noticeSchema>;

/** What went wrong; the client has the texts, in the person's language. */
const errorCodes = [
  "malformed",
  "notNow",
  "rateLimited",
  "sessionNotCreated",
  "messageNotSent",
  "processingFailed",
  "transcriptionFailed",
  "replyFailed",
  "speechFailed",
  "limitReached",
  /** This session's talking time is used up, but not the day's. */
  "capReached",
  "limitUnverified",
  "sessionsPerDay",
  /**
   * The person has talked and typed far more than anyone normally does: calls are possible again in the next
   * hour.
   */
  "callsPaused",
  "sessionGone",
] as const;
export const errorCodeSchema = z.enum(errorCodes);
export type ErrorCode = z.infer<typeof errorCodeSchema>;

const sessionSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  mode: modeSchema,
  /** ISO 8601. */
  startedAt: z.string(),
  /** Whole seconds that the session has lasted, for the timer of a returning client. */
  elapsedSeconds: z.int().min(0),
  /** The session whose context it has; absent or null where it began anew [P16]. */
  continues: z.object({ id: z.uuid(), title: z.string() }).nullable().optional(),
  /** Nothing of it is stored [P17]. Absent: false. */
  private: z.boolean().optional(),
});

/** Everything a relay may send, one schema per message [P3]. */
const schemas = {
  welcome: z.object({ type: z.literal("welcome"), protocol: z.int(), usage: usageSchema }),
  "session.started": z.object({ type: z.literal("session.started"), session: sessionSchema }),
  /** The answer to `hello.resume`: the messages after `lastPosition` [P7]. */
  "session.resumed": z.object({
    type: z.literal("session.resumed"),
    session: sessionSchema,
    messages: z.array(messageSchema),
    /** Messages of this session that were taken back lately; absent: none [P20]. */
    removed: z.array(z.uuid()).optional(),
    /** The highest stored position: typed messages that the client has above it must be resent. */
    position: z.int().min(0),
    /** The last settled utterance: later ones must be resent. */
    utterance: z.int().min(0),
  }),
  /** What the person added during the session is stored [P18]. */
  "session.described": z.object({ type: z.literal("session.described"), title: z.string() }),
  "session.ended": z.object({
    type: z.literal("session.ended"),
    reason: endReasonSchema,
    sessionId: z.uuid(),
    durationSeconds: z.int().min(0),
  }),
  "mode.switched": z.object({ type: z.literal("mode.switched"), mode: modeSchema }),
  phase: z.object({ type: z.literal("phase"), phase: phaseSchema, generation: z.int().min(0) }),
  /** A stored message: what the person said or typed, a greeting, or a reply in its final form [P7]. */
  message: z.object({
    type: z.literal("message"),
    message: messageSchema,
    /** The utterance that became this message and is now settled [P7]. */
    utterance: utteranceSchema.optional(),
  }),
  /** A removed message: a reply of which nothing was heard. */
  "message.removed": z.object({ type: z.literal("message.removed"), id: z.uuid() }),
  /** The utterance under way sounds unfinished: only this much silence ends it, until speech goes on [P15]. */
  "utterance.wait": z.object({
    type: z.literal("utterance.wait"),
    utterance: utteranceSchema,
    silenceMs: z.int().min(0).max(4_000),
  }),
  /** What the utterance over a reply is so far: a sound that leaves the reply alone, or speech that cuts it [P15]. */
  "utterance.over": z.object({
    type: z.literal("utterance.over"),
    utterance: utteranceSchema,
    verdict: z.enum(["sound", "speech"]),
  }),
  discarded: z.object({
    type: z.literal("discarded"),
    utterance: utteranceSchema,
    reason: discardReasonSchema,
    /** What it may have been, for the person to confirm: only they may say so. */
    guess: z.string().optional(),
  }),
  /** What the person has said so far of an utterance that has no transcript yet; replaces the one before [P14]. */
  "utterance.partial": z.object({
    type: z.literal("utterance.partial"),
    utterance: utteranceSchema,
    text: z.string().max(limits.maxCaptionCharacters),
  }),
  /** More of a reply's text. Shown as it is heard in calls, at once in chat. */
  "reply.delta": z.object({ type: z.literal("reply.delta"), generation: generationSchema, text: z.string() }),
  /** The text of the segment whose audio follows: what captions show while it plays. */
  "reply.segment": z.object({
    type: z.literal("reply.segment"),
    generation: generationSchema,
    segment: segmentSchema,
    text: z.string(),
  }),
  /** No more audio follows for this generation. */
  "reply.audioEnd": z.object({
    type: z.literal("reply.audioEnd"),
    generation: generationSchema,
    segments: z.int().min(0),
  }),
  /** Drop everything of this generation and earlier ones, including what is queued for playback [P6]. */
  clear: z.object({ type: z.literal("clear"), generation: generationSchema }),
  /** The companion puts one of the app's own things beside the conversation, as a card [P19]. */
  offer: z.object({
    type: z.literal("offer"),
    /** The message that it came with, and the card's place in the log. */
    id: z.uuid(),
    position: z.int().min(1),
    /** One of `resources`; a client ignores those that it doesn't know. */
    resource: z.string().max(40),
    /** Why, in the companion's words; empty where the client's own line stands. */
    reason: z.string().max(limits.maxOfferReasonCharacters),
  }),
  usage: z.object({ type: z.literal("usage"), usage: usageSchema }),
  notice: z.object({
    type: z.literal("notice"),
    notice: noticeSchema,
    /** With `helpCard`: how near danger is, and what it is about [P12]. */
    level: riskLevelSchema.optional(),
    concerns: z.array(concernSchema).optional(),
    /**
     * Confirmed by more than the offline screen; from a confirmed `active` on no limit applies. Absent: true.
     */
    confirmed: z.boolean().optional(),
    /** The person said that it isn't about them: the card is folded into "Get help now". Absent: false. */
    folded: z.boolean().optional(),
  }),
  error: z.object({
    type: z.literal("error"),
    code: errorCodeSchema,
    retryable: z.boolean(),
    /** The typed message that failed, so that it can be resent [P7]. */
    clientId: z.uuid().nullable(),
    /** With `transcriptionFailed`: the utterance that failed; it is settled [P7]. */
    utterance: utteranceSchema.optional(),
    /** With `rateLimited`: how long until the same message is accepted, ms [P11]. */
    retryAfterMs: z.int().min(0).optional(),
  }),
  pong: z.object({ type: z.literal("pong"), id: z.int().min(0) }),
} as const;

export const serverMessageSchemas = schemas;

export type ServerMessage = {
  [K in keyof typeof schemas]: z.infer<(typeof schemas)[K]>;
}[keyof typeof schemas];
