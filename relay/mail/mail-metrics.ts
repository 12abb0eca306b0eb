import { Counter, type Registry } from "prom-client";
import { claimedMailSchema } from "./outbox-port.ts";
import type { MailEvent } from "./outbox-worker.ts";

const kinds = claimedMailSchema.options.map(({ shape }) => shape.kind.value);
const outcomes = [
  "sent",
  "refused",
  "retry",
  "withheld",
  "unconfirmed",
  "unaddressed",
] as const satisfies readonly MailEvent["outcome"][];

/** Outbox metrics. No label ever identifies a person. */
export function createMailMetrics(registers: Registry[]) {
  const mails = new Counter({
    name: "hearken_mails_total",
    help: "Attempts to hand an email to the mail server, by outcome",
    labelNames: ["kind", "outcome"],
    registers,
  });
  for (const kind of kinds) for (const outcome of outcomes) mails.inc({ kind, outcome }, 0);
  return ({ kind, outcome }: Pick<MailEvent, "kind" | "outcome">) => mails.inc({ kind, outcome });
}
