/** Why the outgoing check removed something from a reply, or stopped it. */
export const outgoingFaults = ["number", "address", "human", "clinical", "means", "encouragement"] as const;
export type OutgoingFault = (typeof outgoingFaults)[number];

/** A sentence as it may be sent, or why it may not be. */
export type Checked =
  | {
      readonly verdict: "pass";
      readonly text: string;
      /** What was removed. */ readonly removed: readonly OutgoingFault[];
    }
  | { readonly verdict: "stop"; readonly fault: OutgoingFault };

/**
 * Checks one sentence of a reply before it is shown or spoken. `before`: what the reply says before it, because a number
 * or a claim may go on across a line or an abbreviation.
 */
export type OutgoingCheck = (sentence: string, before?: string) => Checked;

/** Everything that the check found: for texts that go out as they are or not at all. */
export const faultsOf = (checked: Checked): readonly OutgoingFault[] =>
  checked.verdict === "pass" ? checked.removed : [checked.fault];
