import { isAtLeast } from "#shared/safety/risk.ts";
import { runInBackground } from "../runtime/background.ts";
import { helpCardOf, isSuspended } from "../conversation/risk.ts";
import { noSessionRisk, type SessionRisk } from "../conversation/session-risk.ts";
import type { Meter } from "../meter/meter.ts";
import type { LiveConversation } from "./live-conversation.ts";
import type { LiveDeps } from "./registry.ts";
import { openMeter, tellRefusal, timeUpOf } from "./metering.ts";
import type { SafetyStart } from "./ports.ts";

type MeterDeps = Pick<LiveDeps, "after"> & { readonly meter: Meter };
type Deps = MeterDeps & Pick<LiveDeps, "records" | "measure">;

/** Nobody could say whether there is talking time left; asked again after this, ms. */
const askAgainAfterMs = 5_000;

/** How the session stands, for a client that begins at risk. */
export function tellOfHelp(live: LiveConversation): void {
  const { risk } = live.engine.state;
  if (isAtLeast(risk.level, "possible")) live.connection?.send(helpCardOf(risk));
}

/** How the session stands, for a client that comes back: it may have missed that the level fell. */
export function tellOfHelpAgain(live: LiveConversation): void {
  live.connection?.send(helpCardOf(live.engine.state.risk));
}

/** Where the database does not say: better told once more than never. */
export const unknownSafety: SafetyStart = {
  risk: noSessionRisk,
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
    else if (refusal === null) {
      if (!live.engine.state.connected) live.dispatch({ type: "reconnected" });
    } else {
      if (live.engine.state.connected) tellRefusal(live.connection, refusal);
      live.dispatch({ type: "silenced" });
      askAgainLater({ meter, after }, live);
    }
  });
}

/** Nobody could say whether there is talking time left: the call is silent, and the meter is asked again. */
export function askAgainLater({ meter, after }: MeterDeps, live: LiveConversation): void {
  after(askAgainAfterMs, () => followRisk({ meter, after }, live));
}

/** Has the meter do what the session's risk asks for. */
function followRisk({ meter, after }: MeterDeps, live: LiveConversation): void {
  const { id } = live.record;
  const isRight = isSuspended(live.engine.state) ? meter.suspend(id) : meter.isCharging(id) === true;
  // A call that is opening its meter at this moment looks at the risk when it is done.
  if (!isRight && isMetered(live) && !live.busy)
    runInBackground("session.meterAgain", meterAgain({ meter, after }, live));
}

/** The risk of a session has changed: written down, counted where it is a new height, and the meter follows it. */
export function noteRisk(deps: Deps, live: LiveConversation, risk: SessionRisk): void {
  deps.records.noteRisk(live.record, risk);
  const { level, confirmed } = risk;
  if (live.isNewHeight(risk)) deps.measure({ name: "riskChanged", level, confirmed }, live.record.id);
  followRisk(deps, live);
}

/** After three hours of use the person is told again that they talk with an AI. */
export function remindOfAi({ records }: Pick<Deps, "records">, live: LiveConversation): void {
  if (live.ended || live.connection === null || !live.takeNoticeDue()) return;
  live.dispatch({ type: "aiNoticeDue" });
  records.noteAiNotice(live.record);
}
