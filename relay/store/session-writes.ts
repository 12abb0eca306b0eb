import type { EndReason } from "#shared/protocol/server-messages.ts";
import type { Mode, MoodAfter, MoodBefore } from "#shared/protocol/values.ts";

/** The session and its owner: once there is a newer owner, only messages are accepted from an older one. */
export type SessionOwner = { readonly sessionId: string; readonly owner: string };

/** A write as `write_sessions` takes it. */
export type SessionWrite = { readonly session_id: string; readonly owner: string } & (
  | {
      readonly op: "save";
      readonly id: string;
      readonly position: number;
      readonly role: "user" | "assistant";
      readonly text: string;
      readonly at: string;
      readonly interrupted: boolean;
      readonly client_id: string | null;
      readonly utterance: number | null;
    }
  | {
      readonly op: "amend";
      readonly id: string;
      readonly text: string;
      readonly interrupted: boolean;
      /** The last utterance that the message holds now; absent where that is as it was. */
      readonly utterance?: number;
      /** Nothing, if the session's present owner found the message when it took the session. */
      readonly only_late?: true;
    }
  | { readonly op: "remove"; readonly id: string; readonly only_late?: true }
  | { readonly op: "summary"; readonly text: string; readonly through: number }
  | { readonly op: "progress"; readonly duration: number; readonly mode: Mode }
  | {
      readonly op: "end";
      readonly reason: EndReason;
      readonly mood_after: MoodAfter | null;
      readonly duration: number;
    }
  | { readonly op: "describe"; readonly title: string | null; readonly mood_before: MoodBefore | null }
  | { readonly op: "discard" }
);

/** A write before it is known whose it is. */
export type WriteBody = SessionWrite extends infer Write
  ? Write extends unknown
    ? Omit<Write, "session_id" | "owner">
    : never
  : never;

/** The part of a write that may be stored of a private session: its duration, and nothing else [P17]. */
export function secondsOnly(write: WriteBody): WriteBody | null {
  switch (write.op) {
    case "progress":
    case "discard":
      return write;
    case "end":
      return { ...write, mood_after: null };
    case "save":
    case "amend":
    case "remove":
    case "summary":
    case "describe":
      return null;
  }
}

/**
 * What became of a write. `late`: a message that was taken, though another owner has the session; `fenced`: not taken
 * for that reason; `gone`: the session no longer exists; `refused`: the database will never take it.
 */
export const writeStatuses = ["done", "late", "fenced", "gone", "refused"] as const;
export type WriteStatus = (typeof writeStatuses)[number];

/** The approximate memory of a pending write, bytes. */
export function sizeOf(write: SessionWrite): number {
  return 300 + ("text" in write ? write.text.length * 2 : 0);
}

/** The size of a write within a request, bytes. */
export function wireBytesOf(write: SessionWrite): number {
  return Buffer.byteLength(JSON.stringify(write)) + 1;
}
