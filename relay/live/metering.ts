import type { Meter, MeterListener } from "../meter/meter.ts";
import { isSuspended } from "../conversation/risk.ts";
import type { Connection } from "../socket/connection.ts";
import type { LiveConversation } from "./live-conversation.ts";
import type { Mode } from "#shared/protocol/values.ts";
import type { LiveDeps } from "./registry.ts";

/** What the meter's findings mean to a session. */
function meterListener(live: LiveConversation): MeterListener {
  const soundBefore = live.engine.soundMs;
  return {
    soundMs: () => live.engine.soundMs - soundBefore,
    onBalance: (usage) => {
      live.engine.noteBalance(usage);
      live.connection?.send({ type: "usage", usage });
    },
    onWarning: (which) =>
      live.connection?.send({ type: "notice", notice: which === "cap" ? "capNearlyUp" : "timeNearlyUp" }),
    onTimeUp: (reason) => live.dispatch({ type: "timeUp", reason }),
    onFenced: () => {
      live.dispatch({ type: "replaced", reason: "takenOver" });
      live.connection?.close("takenOver");
    },
    // Silent and uncharged [T19].
    onStalled: () => {
      live.connection?.send({ type: "error", code: "limitUnverified", retryable: true, clientId: null });
      live.dispatch({ type: "silenced" });
    },
    onRecovered: () => live.dispatch({ type: "reconnected" }),
  };
}

/**
 * Why a call may not be spoken: the day's time is up, this session's is, the person has caused far more than a person
 * does, or nobody can say.
 */
export type Refusal = "limit" | "cap" | "spent" | "unverified";

/** Why a call that was under way ends for it; null where it waits. */
export const timeUpOf = (refusal: Refusal | null): "limit" | "cap" | null => {
  if (refusal === "spent") return "cap";
  return refusal === "limit" || refusal === "cap" ? refusal : null;
};

/** Opens the meter for a session; answers why not, or null. While a confirmed danger lasts nothing is a reason. */
export async function openMeter(meter: Meter, live: LiveConversation): Promise<Refusal | null> {
  const charge = !isSuspended(live.engine.state);
  const opened = await meter.open(live.record.userId, live.record.id, meterListener(live), charge);
  if (isSuspended(live.engine.state)) {
    meter.suspend(live.record.id);
    return null;
  }
  if (!charge) {
    // The danger passed while the database was being asked.
    meter.close(live.record.id);
    return openMeter(meter, live);
  }
  if (opened === null) return "unverified";
  return opened === "open" ? null : opened;
}

const errorOf = {
  limit: "limitReached",
  cap: "capReached",
  spent: "callsPaused",
  unverified: "limitUnverified",
} as const;

/** Tells the person why a call may not be spoken. */
export function tellRefusal(connection: Connection | null, refusal: Refusal): void {
  connection?.sendError(errorOf[refusal], refusal === "unverified");
}

/** Where only part of what people say is understood, they are told. */
export function tellOfVocabulary(
  { vocabulary }: { vocabulary: "open" | "limited" },
  live: LiveConversation,
): void {
  if (vocabulary === "limited" && live.mode === "call")
    live.connection?.send({ type: "notice", notice: "practiceRecogniser" });
}

type Deps = Pick<LiveDeps, "measure"> & {
  readonly meter: Meter;
  readonly vocabulary: "open" | "limited";
};

/**
 * Switches a session to writing or to a call [T18], one switch after another. The client is told of each: that it holds,
 * or why it doesn't.
 */
export async function switchMode(
  { meter, measure, vocabulary }: Deps,
  connection: Connection,
  live: LiveConversation,
  mode: Mode,
): Promise<void> {
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
