import { isAtLeast, type RiskFinding } from "#shared/safety/risk.ts";
import { helpCardOf } from "../conversation/risk.ts";
import type { Meter } from "../meter/meter.ts";
import type { LiveSession } from "./live-session.ts";
import type { LiveDeps } from "./make-live.ts";
import { openMeter } from "./metered.ts";

type Deps = Pick<LiveDeps, "records" | "measure"> & { readonly meter: Meter };

/** The card stays for the session, also for a client that comes back [S4]. */
export function tellOfHelp(live: LiveSession): void {
  const { risk } = live.session.state;
  if (isAtLeast(risk.level, "possible")) live.connection?.send(helpCardOf(risk));
}

/** The talking time ran out while the person spoke: the call goes on, uncharged. */
function meterAgain(meter: Meter, live: LiveSession): Promise<void> {
  return live.alone(async () => {
    await openMeter(meter, live);
    if (live.ended || live.connection === null || live.mode !== "call") meter.close(live.record.id);
  });
}

/** The risk of a session has risen: written down and counted; from `active` on nothing is charged [S5]. */
export function noteRisk({ records, measure, meter }: Deps, live: LiveSession, risk: RiskFinding): void {
  records.raiseRisk(live.record, risk);
  measure({ name: "riskRaised", level: risk.level }, live.record.id);
  if (!isAtLeast(risk.level, "active") || meter.suspend(live.record.id)) return;
  // A call that is opening its meter at this moment looks at the risk when it is done.
  if (live.mode === "call" && live.connection !== null && !live.busy) void meterAgain(meter, live);
}

/** After three hours of use the person is told again that they talk with an AI [S7]. */
export function remindOfAi({ records }: Pick<Deps, "records">, live: LiveSession): void {
  if (live.ended || live.connection === null || !live.takeNoticeDue()) return;
  live.dispatch({ type: "aiNoticeDue" });
  records.noteAiNotice(live.record);
}
