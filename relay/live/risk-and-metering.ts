import type { Mode } from "#shared/protocol/values.ts";
import { isAtLeast } from "#shared/safety/risk.ts";
import { helpCardOf, isSuspended } from "../conversation/risk.ts";
import { noConversationRisk, type ConversationRisk } from "../conversation/conversation-risk.ts";
import type { Meter, MeterListener } from "../meter/meter.ts";
import { runInBackground } from "../runtime/background.ts";
import type { Connection } from "../socket/connection.ts";
import type { LiveConversation } from "./live-conversation.ts";
import type { SafetyStart } from "./ports.ts";
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

/** People are told if only part of what they say is understood. */
export function tellOfVocabulary(
  { vocabulary }: { vocabulary: "open" | "limited" },
  live: LiveConversation,
): void {
  if (vocabulary === "limited" && live.mode === "call")
    live.connection?.send({ type: "notice", notice: "practiceRecognizer" });
}

type SwitchDeps = Pick<LiveDeps, "measure"> & {
  readonly meter: Meter;
  readonly vocabulary: "open" | "limited";
};

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

type MeterDeps = Pick<LiveDeps, "after"> & { readonly meter: Meter };
type RiskDeps = MeterDeps & Pick<LiveDeps, "records" | "measure">;

/** If the talking time left is unknown, the meter is asked again after this, ms. */
const askAgainAfterMs = 5_000;

/** Tells a client how its session stands. One that comes back may have missed that the level fell: it is always told. */
export function tellOfHelp(live: LiveConversation, isBack: boolean): void {
  const { risk } = live.engine.state;
  if (isBack || isAtLeast(risk.level, "possible")) live.connection?.send(helpCardOf(risk));
}

/** The default if the database doesn't say: better to give the notice once too often than never. */
export const unknownSafety: SafetyStart = {
  risk: noConversationRisk,
  country: null,
  noticeDue: true,
  usedSeconds: 0,
};

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
function followRisk({ meter, after }: MeterDeps, live: LiveConversation): void {
  const { id } = live.record;
  const isRight = isSuspended(live.engine.state) ? meter.suspend(id) : meter.isCharging(id) === true;
  // A call that is opening its meter at this moment looks at the risk when it is done.
  if (!isRight && isMetered(live) && !live.busy)
    runInBackground("session.meterAgain", meterAgain({ meter, after }, live));
}

/** The session's risk has changed: stores it, counts a new high, and adjusts the meter. */
export function noteRisk(deps: RiskDeps, live: LiveConversation, risk: ConversationRisk): void {
  deps.records.noteRisk(live.record, risk);
  const { level, confirmed } = risk;
  if (live.isNewHeight(risk)) deps.measure({ name: "riskChanged", level, confirmed }, live.record.id);
  followRisk(deps, live);
}

/** After three hours of use the person is told again that they talk with an AI. */
export function remindOfAi({ records }: Pick<LiveDeps, "records">, live: LiveConversation): void {
  if (live.ended || live.connection === null || !live.takeNoticeDue()) return;
  live.dispatch({ type: "aiNoticeDue" });
  records.noteAiNotice(live.record);
}
