import type { Mode } from "#shared/protocol/values.ts";
import type { Meter } from "../meter/meter.ts";
import type { Connection } from "../socket/connection.ts";
import type { LiveConversation } from "./live-conversation.ts";
import { openMeter, tellRefusal } from "./metering.ts";
import type { LiveDeps } from "./registry.ts";

export type Vocabulary = {
  /** `limited`: what people say is understood only in part, and they are told so. */
  readonly vocabulary: "open" | "limited";
};

/** People are told if only part of what they say is understood. */
export function tellOfVocabulary({ vocabulary }: Vocabulary, live: LiveConversation): void {
  if (vocabulary === "limited" && live.mode === "call")
    live.connection?.send({ type: "notice", notice: "practiceRecognizer" });
}

type SwitchDeps = Pick<LiveDeps, "measure"> & Vocabulary & { readonly meter: Meter };

/** More than a person asks for while the database answers once. */
const mostWaiting = 5;

/**
 * Switches a session to writing or to a call [T18], one switch after another. The client is told of each: that it holds,
 * or why it doesn't.
 */
export async function switchMode(
  { meter, measure, vocabulary }: SwitchDeps,
  connection: Connection,
  live: LiveConversation,
  mode: Mode,
): Promise<void> {
  if (live.waiting >= mostWaiting) {
    connection.sendError("notNow", true);
    return;
  }
  const switching = live.alone(async () => {
    // Asked for while another switch was under way, or twice: the client is told what holds.
    if (live.mode === mode) {
      if (!live.ended) connection.send({ type: "mode.switched", mode });
      return;
    }
    const refusal = mode === "call" ? await openMeter(meter, live) : null;
    if (refusal !== null) tellRefusal(connection, refusal);
    else if (live.ended || live.connection === null) meter.close(live.record.id);
    else {
      live.dispatch({ type: "modeSwitched", mode });
      tellOfVocabulary({ vocabulary }, live);
      measure({ name: "modeSwitched", mode }, live.record.id);
    }
    if (mode === "chat") meter.close(live.record.id);
  });
  await switching.catch((error: unknown) => {
    tellRefusal(connection, "unverified");
    throw error;
  });
}
