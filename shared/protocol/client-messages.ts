import { z } from "zod";
import { defaultPace, paces } from "../catalogues/voices.ts";
import { limits } from "../limits.ts";
import {
  generationSchema,
  modeSchema,
  moodAfterSchema,
  moodBeforeSchema,
  samplesSchema,
  segmentSchema,
  utteranceSchema,
} from "./values.ts";

/** Everything a client may send, one schema per message [P3]. Audio travels separately as binary frames. */
const schemas = {
  /** The first message of a connection [P4]. `resume` names the session to continue. */
  hello: z.object({
    type: z.literal("hello"),
    protocol: z.int(),
    /** The interface language, BCP 47; replies follow the language that the person speaks. */
    language: z.string().min(2).max(35),
    resume: z
      .object({
        sessionId: z.uuid(),
        lastPosition: z.int().min(0),
        /** The last utterance whose outcome the client was told [P7]; absent if there is none. */
        settled: z.int().min(0).optional(),
        /** As in `session.start`, for a relay that doesn't know this session. Absent: true. */
        speculation: z.boolean().optional(),
      })
      .nullable(),
  }),
  "session.start": z.object({
    type: z.literal("session.start"),
    mode: modeSchema,
    title: z.string().max(limits.maxTitleCharacters).nullable(),
    moodBefore: moodBeforeSchema,
    /** An ended session whose context carries over: after the 900 s cap, or from its page [P16]. */
    continues: z.uuid().nullable(),
    /** Nothing of the conversation is stored [P17]. Absent: false. */
    private: z.boolean().optional(),
    /** Whether the relay may work ahead of the end of an utterance. */
    speculation: z.boolean(),
  }),
  /** Title and mood, where the session began without [P18]; null leaves what there is. */
  "session.describe": z.object({
    type: z.literal("session.describe"),
    title: z.string().trim().min(1).max(limits.maxTitleCharacters).nullable(),
    moodBefore: moodBeforeSchema,
  }),
  "session.end": z.object({ type: z.literal("session.end"), moodAfter: moodAfterSchema.nullable() }),
  "mode.switch": z.object({ type: z.literal("mode.switch"), mode: modeSchema }),
  "utterance.start": z.object({
    type: z.literal("utterance.start"),
    utterance: utteranceSchema,
    /** It begins while a reply is awaited or playing, and the client only lowers that reply for now [P15]. */
    overReply: z.boolean().optional(),
  }),
  /** What began over a reply has lasted longer than a mere sound [P15]. */
  "utterance.confirm": z.object({ type: z.literal("utterance.confirm"), utterance: utteranceSchema }),
  /** About 300 ms of silence: perhaps the end. Audio frames sent before this message belong to the pause. */
  "utterance.pause": z.object({ type: z.literal("utterance.pause"), utterance: utteranceSchema }),
  /** Speech continued after a pause. */
  "utterance.continue": z.object({ type: z.literal("utterance.continue"), utterance: utteranceSchema }),
  "utterance.end": z.object({ type: z.literal("utterance.end"), utterance: utteranceSchema }),
  /** Too short, muted, or the mode changed: discard it. */
  "utterance.cancel": z.object({ type: z.literal("utterance.cancel"), utterance: utteranceSchema }),
  "chat.send": z.object({
    type: z.literal("chat.send"),
    clientId: z.uuid(),
    text: z.string().trim().min(1).max(limits.maxChatCharacters),
    /** The id of the person's last message, which this one replaces [P20]. */
    replaces: z.uuid().optional(),
  }),
  /** Another reply in place of the last one, whose id this is [P20]. */
  "reply.again": z.object({ type: z.literal("reply.again"), id: z.uuid() }),
  /** How much of a reply has actually been heard so far. */
  playback: z.object({
    type: z.literal("playback"),
    generation: generationSchema,
    segment: segmentSchema,
    samples: samplesSchema,
    /** The whole reply has been heard, or playback gave up. */
    finished: z.boolean(),
  }),
  interrupt: z.object({
    type: z.literal("interrupt"),
    generation: generationSchema,
    segment: segmentSchema,
    samples: samplesSchema,
  }),
  /** The person chose another pace in the middle of a session. One that this relay doesn't know counts as normal. */
  "pace.set": z.object({ type: z.literal("pace.set"), pace: z.enum(paces).catch(defaultPace) }),
  /** "This isn't about me": the card folds, and the companion stops asking [P12]. */
  "help.dismiss": z.object({ type: z.literal("help.dismiss") }),
  /** What the person does with an offered card [P19]. `declined`: it isn't shown again after a return. */
  "offer.answer": z.object({
    type: z.literal("offer.answer"),
    id: z.uuid(),
    answer: z.enum(["opened", "closed", "declined"]),
  }),
  ping: z.object({ type: z.literal("ping"), id: z.int().min(0) }),
} as const;

export const clientMessageSchemas = schemas;

export type ClientMessage = {
  [K in keyof typeof schemas]: z.infer<(typeof schemas)[K]>;
}[keyof typeof schemas];
