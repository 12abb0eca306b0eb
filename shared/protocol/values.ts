import { z } from "zod";

/** Values shared by messages of both directions. */
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
export type MoodBefore = (typeof moodsBefore)[number];
/** A mood that only a newer version knows counts as none, so that an older one goes on. */
export const moodBeforeSchema = z.enum(moodsBefore).nullable().catch(null);

export const moodsAfter = ["much-better", "better", "same", "worse", "much-worse"] as const;
export type MoodAfter = (typeof moodsAfter)[number];
/** As above. */
export const moodAfterSchema = z.enum(moodsAfter).nullable().catch(null);

/** Counts a session's utterances from 1; audio frames carry it as 16 bits. */
export const utteranceSchema = z.int().min(1).max(0xffff);

/** Counts a session's turns from 1; a higher one makes every lower one stale [P6]. */
export const generationSchema = z.int().min(1).max(0xffff_ffff);

/** 48 kHz samples of a segment that have actually been heard. */
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
  /** The client's own id for a typed message, so that it recognizes its own [P7]. */
  clientId: z.uuid().nullable(),
});
export type Message = z.infer<typeof messageSchema>;

/** The remaining talking time, in seconds. Unlimited plans have -1 for both. */
export const usageSchema = z.object({
  remainingSeconds: z.int().min(-1),
  limitSeconds: z.int().min(-1),
  /** ISO 8601; null if no window is open. */
  resetsAt: z.string().nullable(),
});
export type Usage = z.infer<typeof usageSchema>;

/** The state of the conversation, which determines the status text. */
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

/** What the companion may put beside a conversation [P19]. */
export const resources = [
  "breathing",
  "stretching",
  "mindfulActivity",
  "journal",
  "taskPrioritization",
  "focusTechniques",
  "habitBuilding",
  "safetyPlan",
  "reminder",
] as const;
export const resourceSchema = z.enum(resources);
export type Resource = z.infer<typeof resourceSchema>;

/** The part of a message that a model sees. */
export type Line = Pick<Message, "role" | "text">;
