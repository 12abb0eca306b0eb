import { limitsAreOff } from "../conversation/risk.ts";
import type { Meter, MeterListener } from "../meter/meter.ts";
import { runInBackground } from "../runtime/background.ts";
import type { Connection } from "../socket/connection.ts";
import type { LiveConversation } from "./live-conversation.ts";
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
    onRecovered: () => live.dispatch({ type: "unsilenced" }),
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
  const charge = !limitsAreOff(live.engine.state);
  const opened = await meter.open(live.record.userId, live.record.id, meterListener(live), charge);
  if (limitsAreOff(live.engine.state)) {
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

type MeterDeps = Pick<LiveDeps, "after"> & { readonly meter: Meter };

/** If the talking time left is unknown, the meter is asked again after this, ms. */
const askAgainAfterMs = 5_000;

const isMetered = (live: LiveConversation): boolean =>
  !live.ended && live.connection !== null && live.mode === "call";

/** A call is metered anew: uncharged while a confirmed danger lasts, charged again when it is over [T23]. */
async function meterAgain({ meter, after }: MeterDeps, live: LiveConversation): Promise<void> {
  await live.alone(async () => {
    if (!isMetered(live)) return;
    meter.close(live.record.id);
    const refusal = await openMeter(meter, live);
    const reason = timeUpOf(refusal);
    if (!isMetered(live)) meter.close(live.record.id);
    else if (reason !== null) live.dispatch({ type: "timeUp", reason });
    else if (refusal === null) live.dispatch({ type: "unsilenced" });
    else silenceUntilMetered({ meter, after }, live, live.engine.state.isSilenced ? null : live.connection);
  });
}

/** The talking time left is unknown: the call is silent, and the meter is asked again. */
export function silenceUntilMetered(
  { meter, after }: MeterDeps,
  live: LiveConversation,
  toTell: Connection | null,
): void {
  tellRefusal(toTell, "unverified");
  live.dispatch({ type: "silenced" });
  live.meterLater(after(askAgainAfterMs, () => followRisk({ meter, after }, live)));
}

/** Has the meter do what the session's risk asks for. */
export function followRisk({ meter, after }: MeterDeps, live: LiveConversation): void {
  const { id } = live.record;
  const isRight = limitsAreOff(live.engine.state) ? meter.suspend(id) : meter.isCharging(id) === true;
  // A call that is opening its meter at this moment looks at the risk when it is done.
  if (!isRight && isMetered(live) && !live.busy)
    runInBackground("session.meterAgain", meterAgain({ meter, after }, live));
}
