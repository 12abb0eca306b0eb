import { expect, test } from "vitest";
import { watchFailures } from "../runtime/background.ts";
import type { ClaimedMail, Ending, OutboxPort } from "./outbox-port.ts";
import { OutboxWorker } from "./outbox-worker.ts";
import type { OutgoingMail } from "./outgoing.ts";

const mails = ["one", "two", "three"].map((id) => ({ id, kind: "mood_reminder" }) as ClaimedMail);

/** A worker over an outbox with three emails, claimed one at a time. */
function makeWorker(overrides: Partial<OutboxPort> = {}, compose = (mail: ClaimedMail) => mail.id) {
  const waiting = [...mails];
  const ended: [string, Ending["outcome"]][] = [];
  const worker = new OutboxWorker({
    outbox: {
      enqueueDue: async () => {},
      claim: async () => waiting.splice(0, 2),
      handOver: async () => true,
      finish: async (id, { outcome }) => {
        ended.push([id, outcome]);
        return true;
      },
      forgetOld: async () => {},
      ...overrides,
    },
    transport: { send: async () => ({ kind: "sent" }), close: () => {} },
    compose: (mail) => ({ id: compose(mail) }) as OutgoingMail,
    tell: () => {},
    random: () => 0.5,
    now: () => 0,
  });
  return { worker, ended };
}

async function failuresIn(work: () => Promise<void>): Promise<string[]> {
  const failures: string[] = [];
  const stopWatching = watchFailures((task) => failures.push(task));
  await work();
  stopWatching();
  return failures;
}

test("an email that can't be composed holds up no other", async () => {
  const { worker, ended } = makeWorker({}, ({ id }) => {
    if (id === "one") throw new Error("broken");
    return id;
  });
  const failures = await failuresIn(() => worker.tick());
  expect(ended).toEqual([
    ["two", "sent"],
    ["three", "sent"],
  ]);
  expect(failures).toEqual(["mail.deliver"]);
});

test("an unreadable outbox is retried, and doesn't keep the relay from stopping", async () => {
  let tries = 0;
  const { worker } = makeWorker({
    claim: async () => {
      tries += 1;
      throw new Error("broken");
    },
  });
  const failures = await failuresIn(async () => {
    worker.poke();
    await worker.tick();
    worker.poke();
    await worker.stop();
  });
  expect(tries).toBe(3);
  expect(failures).toEqual(["mail.deliver", "mail.deliver", "mail.deliver"]);
});
