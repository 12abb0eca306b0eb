import pino from "pino";
import { allowedFields, type LogFields } from "./fields.ts";
import { prettyLine } from "./pretty.ts";

/** Every event the relay logs, with its level. */
const events = {
  "relay.listening": "info",
  "metrics.listening": "info",
  "relay.stopping": "info",
  "relay.stopped": "info",
  "relay.forced": "warn",
  "process.failed": "fatal",
  "background.failed": "error",
  "account.deleted": "info",
  "account.kept": "warn",
  "account.billing_unknown": "error",
  "account.unknown": "error",
  "account.delete_failed": "error",
  "account.audit_failed": "error",
  "billing.webhook_rejected": "warn",
  "billing.webhook_failed": "error",
  "billing.action_failed": "error",
  "billing.failed": "error",
  "billing.foreign_price": "error",
  "billing.orphan_ended": "warn",
  "billing.orphan_kept": "error",
  "billing.price_differs": "error",
  "http.request": "info",
  "http.probe": "debug",
  "http.asset": "debug",
  "http.failed": "error",
  "client.missing": "warn",
  "identity.unavailable": "warn",
  "readiness.failed": "warn",
  "readiness.writes_stuck": "error",
  "socket.opened": "debug",
  "socket.refused": "info",
  "socket.closed": "info",
  "call.started": "info",
  "call.resumed": "info",
  "call.dropped": "info",
  "call.switched": "info",
  "call.stage": "info",
  "call.failed": "warn",
  "call.ended": "info",
  "wrap_up.plain": "warn",
  "model.ending": "warn",
  "model.ended": "error",
  "model.missing": "warn",
  "store.lost": "error",
  "mail.sent": "info",
  "mail.failed": "warn",
  "push.sent": "info",
  "push.failed": "warn",
} as const;
export type LogEvent = keyof typeof events;

export const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

/** Writes one line: the event and its allow-listed fields, nothing else. */
export type Log = (event: LogEvent, fields?: LogFields) => void;

export type LogOptions = {
  readonly level: (typeof logLevels)[number];
  /** Writes readable lines instead of JSON. */
  readonly pretty: boolean;
  readonly write: (line: string) => void;
};

/** The relay's log. The pino instance isn't exposed, so that the allow-list can't be bypassed. */
export function createLog(options: LogOptions): Log {
  const logger = pino(
    {
      level: options.level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    { write: options.pretty ? (line) => options.write(prettyLine(line)) : options.write },
  );
  return (event, fields = {}) => {
    // Also checked at run time, because an event name built from data would bypass the fields.
    if (!Object.hasOwn(events, event)) return;
    logger[events[event]]({ event, ...allowedFields(fields) });
  };
}
