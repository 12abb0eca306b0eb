import { expect, test } from "vitest";
import { noUse, useLimits } from "#shared/limits.ts";
import type { Ai } from "../ai/port.ts";
import type { Usage } from "../ai/usage.ts";
import { createPersonUse } from "./person-use.ts";
import { sumOf, type UseStore } from "./use-budget.ts";

/** One database for all relays, and all of one hour. */
function sharedStore(): UseStore {
  const all = new Map<string, typeof noUse>();
  return {
    count: (batch) =>
      Promise.resolve(
        batch.map(({ userId, ...use }) => {
          const total = sumOf(all.get(userId) ?? noUse, use);
          all.set(userId, total);
          return { userId, hour: total, day: total };
        }),
      ),
  };
}

const unused = () => Promise.resolve({ ok: false, failure: "refused" } as const);

/** A relay whose models say of each reply that it used so much. */
function relayWith(store: UseStore, usage: Usage) {
  const ai: Ai = {
    transcribe: unused,
    listen: null,
    speak: unused,
    task: unused,
    write: (_request, { onUsage }) => {
      onUsage?.({ model: "m", told: true, usage });
      return Promise.resolve({ ok: true, value: null });
    },
  };
  const use = createPersonUse({ ai, store, now: () => 0, onUse: () => {} });
  const replies = async (userId: string): Promise<void> => {
    await use
      .aiFor(userId)
      .write(
        { instructions: "", lines: [], maxTokens: 1, temperature: 0, size: "small" },
        { signal: new AbortController().signal, onText: () => {} },
      );
  };
  return { use, replies };
}

test.each<[string, Usage]>([
  ["text taken", { textTokensIn: useLimits.hour.tokensIn / 2 }],
  ["text written", { textTokensOut: useLimits.hour.tokensOut / 2 }],
  ["sound spoken", { soundTokensOut: useLimits.hour.tokensOut / 2 }],
  ["sound heard", { soundSecondsIn: useLimits.hour.soundSeconds / 2 }],
])("what answers tell of %s bounds the person, and nobody else, on every relay", async (_, usage) => {
  const store = sharedStore();
  const [one, two] = [relayWith(store, usage), relayWith(store, usage)];
  await one.replies("anna");
  await two.replies("ben");
  expect(one.use.isSpent("anna")).toBe(false);
  await one.use.flushed();
  await two.replies("anna");
  expect(two.use.isSpent("anna")).toBe(false);
  await two.use.flushed();
  expect(two.use.isSpent("anna")).toBe(true);
  expect(two.use.isSpent("ben")).toBe(false);
});
