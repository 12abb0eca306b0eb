import { createHmac } from "node:crypto";
import { runInBackground } from "../runtime/background.ts";
import { after, pause } from "../runtime/timing.ts";
import type { Log } from "../log/log.ts";
import type { MailRequests, OutboxPort } from "./outbox-port.ts";
import type { MailAddress } from "./address.ts";
import { composeMail } from "./compose.ts";
import { type MailEvent, OutboxWorker } from "./outbox-worker.ts";
import { createMailTransport } from "./transport.ts";
import { createUnsubscribeTokens, type UnsubscribeTokens } from "./unsubscribe-token.ts";

const tickEveryMs = 60_000;
/** How long emails in progress may take when the relay stops; another relay sends the rest. */
const mayTakeMs = 8_000;

export type Mail = {
  readonly requests: MailRequests;
  readonly tokens: UnsubscribeTokens;
  /** A visitor's address as the database stores it: a keyed hash in hex. */
  readonly hashOf: (address: string) => string;
  /** Something was written to the outbox. */
  readonly poke: () => void;
  /** Starts the timer. */
  readonly start: () => void;
  /** Waits for emails in progress. */
  readonly stop: () => Promise<void>;
};

export type MailSettings = {
  readonly smtpUrl: string;
  readonly mailFrom: MailAddress;
  readonly contactEmail: string;
  readonly publicUrl: string;
  readonly mailSecret: string;
};

export type MailDeps = {
  readonly env: MailSettings;
  readonly log: Log;
  readonly outbox: OutboxPort;
  readonly requests: MailRequests;
  /** Counts the outcome of an email. */
  readonly count: (event: Pick<MailEvent, "kind" | "outcome">) => void;
};

const steady = () => performance.now();

function tellTo({ log, count }: MailDeps): (event: MailEvent) => void {
  return ({ kind, outcome, code, ms }) => {
    count({ kind, outcome });
    log(outcome === "sent" || outcome === "withheld" ? "mail.sent" : "mail.failed", {
      mail: kind,
      outcome,
      ms: Math.round(ms),
      ...(code === null ? {} : { code }),
    });
  };
}

/** The relay's mail: a worker on the outbox that all relays share, and what the endpoints need. */
export function createMail(deps: MailDeps): Mail {
  const { env, outbox, requests } = deps;
  const tokens = createUnsubscribeTokens(env.mailSecret);
  const compose = {
    publicUrl: env.publicUrl,
    operator: { name: "", address: env.contactEmail },
    tokens,
  };
  const worker = new OutboxWorker({
    outbox,
    transport: createMailTransport({ smtpUrl: env.smtpUrl, from: env.mailFrom }),
    compose: (mail) => composeMail(mail, compose),
    tell: tellTo(deps),
    random: Math.random,
    now: steady,
  });
  let timer: NodeJS.Timeout | null = null;
  return {
    requests,
    tokens,
    hashOf: (address) => createHmac("sha256", env.mailSecret).update(`contact ${address}`).digest("hex"),
    poke: () => worker.poke(),
    start() {
      timer = setInterval(() => runInBackground("mail.tick", worker.tick()), tickEveryMs);
    },
    async stop() {
      if (timer !== null) clearInterval(timer);
      // Cancels the timer, which would keep the process alive.
      const settled = new AbortController();
      try {
        await Promise.race([worker.stop(), pause(mayTakeMs, after, settled.signal)]);
      } finally {
        settled.abort();
      }
    },
  };
}
