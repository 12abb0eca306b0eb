import { expect, test } from "vitest";
import { standIns } from "./stand-ins.ts";

const optionsOf = (name: string, stack: { basePort: number; relayUrl?: string }) =>
  standIns
    .find((standIn) => standIn.name === name)
    ?.options({ dataDir: "/data", publicUrl: "https://talk.example.org", missing: [], ...stack }, {});

test("the practice checkout posts its events to the relay itself, whatever people open", () => {
  const relayUrl = "http://127.0.0.2:3000";
  expect(optionsOf("stripe", { basePort: 3000, relayUrl })).toMatchObject({
    webhookUrl: "http://127.0.0.2:3000/api/stripe/webhook",
  });
});

test("stand-ins prefer the ports above the app's, and free ones where there are none", () => {
  expect(optionsOf("mail", { basePort: 3000 })).toMatchObject({ smtpPort: 3002, inboxPort: 3003 });
  expect(optionsOf("mail", { basePort: 65_533 })).toMatchObject({ smtpPort: 65_535, inboxPort: 0 });
  expect(optionsOf("mail", { basePort: 0 })).toMatchObject({ smtpPort: 0, inboxPort: 0 });
});
