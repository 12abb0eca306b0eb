import type { EndReason } from "#shared/protocol/server-messages.ts";
import type { Mode, MoodAfter } from "#shared/protocol/values.ts";

/** Whose session is written: a newer owner makes older ones' writes do nothing. */
export type SessionOwner = { readonly sessionId: string; readonly owner: string };

/** What the database is told, in the words of `write_sessions`. */
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
  | { readonly op: "amend"; readonly id: string; readonly text: string; readonly interrupted: boolean }
  | { readonly op: "remove"; readonly id: string }
  | { readonly op: "summary"; readonly text: string; readonly through: number }
  | { readonly op: "progress"; readonly duration: number; readonly mode: Mode }
  | {
      readonly op: "end";
      readonly reason: EndReason;
      readonly mood_after: MoodAfter | null;
      readonly duration: number;
    }
  | { readonly op: "discard" }
);

/** What became of a write. `refused`: the database will never take it. */
export const writeStatuses = ["done", "fenced", "gone", "refused"] as const;
export type WriteStatus = (typeof writeStatuses)[number];

/** Roughly the memory that a write holds while it waits, bytes. */
export function sizeOf(write: SessionWrite): number {
  return 300 + ("text" in write ? write.text.length * 2 : 0);
}

/** What a write takes in a batch as it is sent, bytes. */
export function wireBytesOf(write: SessionWrite): number {
  return Buffer.byteLength(JSON.stringify(write)) + 1;
}
