import { z } from "zod";

/** Values that messages of both directions share. */
export const modeSchema = z.enum(["call", "chat"]);
export type Mode = z.infer<typeof modeSchema>;

export const moodsBefore = [
  "great",
  "good",
  "okay",
  "stressed",
  "anxious",
  "sad",
  "angry",
  "overwhelmed",
] as const;
export const moodBeforeSchema = z.enum(moodsBefore);
export type MoodBefore = z.infer<typeof moodBeforeSchema>;

export const moodsAfter = ["much-better", "better", "same", "worse", "much-worse"] as const;
export const moodAfterSchema = z.enum(moodsAfter);
export type MoodAfter = z.infer<typeof moodAfterSchema>;

/** Counts utterances of one session, from 1; carried by audio frames as 16 bits. */
export const utteranceSchema = z.int().min(1).max(0xffff);

/** Counts turns of one session, from 1; a higher one makes every lower one stale [P6]. */
export const generationSchema = z.int().min(1).max(0xffff_ffff);

/** 48 kHz samples of a segment that have really been heard. */
export const samplesSchema = z.int().min(0).max(0xffff_ffff);

export const segmentSchema = z.int().min(0).max(0xffff);

/** A conversation's message as both ends know it. `position` counts from 1 within a session [P7]. */
export const messageSchema = z.object({
  id: z.uuid(),
  position: z.int().min(1),
  role: z.enum(["user", "assistant"]),
  text: z.string(),
  /** ISO 8601. */
  at: z.string(),
  /** The reply was cut to what was heard. */
  interrupted: z.boolean(),
  /** The id the client gave a typed message, so that it recognises its own [P7]. */
  clientId: z.uuid().nullable(),
});
export type Message = z.infer<typeof messageSchema>;

/** What is left of the talking time; seconds. Unlimited plans have -1 for both. */
export const usageSchema = z.object({
  remainingSeconds: z.int().min(-1),
  limitSeconds: z.int().min(-1),
  /** ISO 8601; null while no window is open. */
  resetsAt: z.string().nullable(),
});
export type Usage = z.infer<typeof usageSchema>;

/** Where the conversation stands; the status texts follow from it. */
export const phases = [
  "ready",
  "listening",
  "userSpeaking",
  "transcribing",
  "thinking",
  "speaking",
  "chatting",
] as const;
export const phaseSchema = z.enum(phases);
export type Phase = z.infer<typeof phaseSchema>;

/** What a model sees of a message. */
export type Line = Pick<Message, "role" | "text">;
