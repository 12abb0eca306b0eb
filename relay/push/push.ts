import { setTimeout as wait } from "node:timers/promises";
import { languageOf } from "#shared/catalogues/languages.ts";
import { paths } from "#shared/paths.ts";
import type { PushPayload } from "#shared/push.ts";
import { runInBackground } from "../runtime/background.ts";
import type { Log } from "../log/log.ts";
import { createLaterTokens, type LaterTokens } from "./later-token.ts";
import type { ClaimedPush, PushStore } from "./push-port.ts";
import { pushTexts } from "./push-texts.ts";
import { createPushTransport } from "./push-transport.ts";
import { type PushEvent, PushWorker } from "./push-worker.ts";
import { createVapid } from "./vapid.ts";

const tickEveryMs = 60_000;
/** How long pushes in progress may take when the relay stops. */
const mayTakeMs = 8_000;

export type Push = {
  readonly store: PushStore;
  readonly tokens: LaterTokens;
  readonly start: () => void;
  readonly stop: () => Promise<void>;
};

export type PushSettings = {
  /** Undefined if push isn't set up: then nothing is sent. */
  readonly vapidPrivateKey: string | undefined;
  readonly contactEmail: string;
  readonly mailSecret: string;
};

export type PushDeps = {
  readonly env: PushSettings;
  readonly log: Log;
  readonly store: PushStore;
  readonly count: (outcome: PushEvent["outcome"]) => void;
};

/** What the browser shows for a claimed row. */
export function payloadOf(push: ClaimedPush, tokens: LaterTokens): PushPayload {
  const { language } = push;
  const { title, body, checkIn, later } = pushTexts[language];
  const token = () => tokens.seal({ subscriptionId: push.subscription_id, day: push.local_date });
  return {
    title,
    body,
    language,
    direction: languageOf(language).direction,
    path: paths.moodTracker,
    checkIn,
    later: push.may_be_later ? { label: later, token: token() } : null,
  };
}

/** The relay's pushes: a worker on the queue that all relays share, and what the endpoints need. */
export function createPush({ env, log, store, count }: PushDeps): Push {
  const tokens = createLaterTokens(env.mailSecret);
  const { vapidPrivateKey, contactEmail } = env;
  if (vapidPrivateKey === undefined) {
    return { store, tokens, start: () => undefined, stop: async () => undefined };
  }
  const worker = new PushWorker({
    store,
    transport: createPushTransport({ vapid: createVapid(vapidPrivateKey, contactEmail), now: Date.now }),
    compose: (push) => payloadOf(push, tokens),
    tell({ outcome, code, ms }) {
      count(outcome);
      log(outcome === "sent" ? "push.sent" : "push.failed", {
        outcome,
        ms: Math.round(ms),
        ...(code === null ? {} : { code }),
      });
    },
    random: Math.random,
    now: () => performance.now(),
  });
  let timer: NodeJS.Timeout | null = null;
  return {
    store,
    tokens,
    start() {
      timer = setInterval(() => runInBackground("push.tick", worker.tick()), tickEveryMs);
    },
    async stop() {
      if (timer !== null) clearInterval(timer);
      await Promise.race([worker.stop(), wait(mayTakeMs, undefined, { ref: false })]);
    },
  };
}
