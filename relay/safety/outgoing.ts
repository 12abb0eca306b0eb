/** Why the check of outgoing text took something out of a reply, or stopped it. */
export const outgoingFaults = ["number", "address", "human", "clinical", "means", "encouragement"] as const;
export type OutgoingFault = (typeof outgoingFaults)[number];

/** A sentence as it may go out, or why none of it may. */
export type Checked =
  | {
      readonly verdict: "pass";
      readonly text: string;
      /** What was taken out. */ readonly removed: readonly OutgoingFault[];
    }
  | { readonly verdict: "stop"; readonly fault: OutgoingFault };

/** Reads one sentence of a reply before it is shown or spoken. */
export type OutgoingCheck = (sentence: string) => Checked;
