import { expect, test } from "vitest";
import { judge } from "#scripts/load/goals.ts";
import { runAttack } from "#scripts/load/run.ts";

/** Tests that it attacks and observes what it claims, not how fast anything is. */
test("an attacked relay answers a bystander, and stores everything that they write", async () => {
  const found = await runAttack({ measureMs: 5_000, cores: null, relayArgs: [] });
  const { quiet, attacked } = found;
  for (const figures of [quiet, attacked]) {
    expect(figures.typed).toBeGreaterThan(0);
    expect(figures.stored?.count).toBe(figures.typed);
    expect(figures).toMatchObject({ inOrder: true, unansweredPings: 0 });
    expect(figures.roundTrip?.count).toBeGreaterThan(0);
  }
  expect(quiet.attack).toBeNull();
  expect(quiet.providerCalls.others).toEqual({ transcription: 0, reply: 0, speech: 0, task: 0 });
  // The first flooding socket sends invalid messages immediately; other effects of an attack take time.
  expect(attacked.attack?.opened).toBeGreaterThan(0);
  expect(attacked.attack?.invalid).toBeGreaterThan(0);
  const stored = judge(found).filter(({ unit }) => unit !== "ms");
  expect(stored.map(({ met }) => met)).toEqual([true, true, true]);
});
