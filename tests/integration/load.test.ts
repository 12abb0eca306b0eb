import { expect, test } from "vitest";
import { judge } from "#scripts/load/goals.ts";
import { runAttack } from "#scripts/load/run.ts";

/** That it attacks, and sees what it says it sees; how fast anything is, a test does not say. */
test("an attacked relay stores all that a bystander writes, and tells the attackers no", async () => {
  const found = await runAttack({ measureMs: 5_000, cores: null, relayArgs: [] });
  const { quiet, attacked } = found;
  for (const figures of [quiet, attacked]) {
    expect(figures.typed).toBeGreaterThan(0);
    expect(figures.stored?.count).toBe(figures.typed);
    expect(figures).toMatchObject({ inOrder: true, unansweredPings: 0 });
    expect(figures.roundTrip?.count).toBeGreaterThan(0);
    expect(figures.providerCalls.watched.reply).toBeGreaterThan(0);
  }
  expect(quiet.attack).toBeNull();
  expect(quiet.providerCalls.others).toEqual({ transcription: 0, reply: 0, speech: 0, task: 0 });
  expect(attacked.attack).toMatchObject({ notOpened: 0, noSession: 0 });
  expect(attacked.attack?.accepted).toBeGreaterThan(0);
  expect(attacked.attack?.refused).toBeGreaterThan(attacked.attack?.accepted ?? 0);
  expect(attacked.attack?.invalid).toBeGreaterThan(0);
  expect(attacked.attack?.discarded).toBeGreaterThan(0);
  expect(attacked.attack?.modeSwitched).toBeGreaterThan(0);
  expect(attacked.providerCalls.others.reply).toBeGreaterThan(0);
  const stored = judge(found).filter(({ unit }) => unit !== "ms");
  expect(stored.map(({ met }) => met)).toEqual([true, true, true]);
});
