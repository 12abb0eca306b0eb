/** A message of the conversation, as the screen sees it. */
export type Turn = { readonly role: "user" | "assistant"; readonly text: string };

export type ScreenInput = {
  /** What the person just said or wrote. */
  readonly text: string;
  /** Earlier messages, oldest first; the last few are enough. */
  readonly context: readonly Turn[];
};
