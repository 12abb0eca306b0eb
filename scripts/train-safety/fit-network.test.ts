import { expect, test } from "vitest";
import { outputsOf } from "#relay/safety/model/network.ts";
import { fitNetwork } from "./fit-network.ts";
import { lessSureNetwork } from "./train-network.ts";

const effort = { hidden: 8, epochs: 300, batch: 4, rate: 0.02, penalty: 0 };

/** One or the other, and not both: what no sum of the two can tell. The second output counts where the first input is 5. */
const lessons = [
  [1, 10],
  [1, 30],
  [5, 10],
  [5, 30],
].map(([one = 0, other = 0]) => ({
  inputs: Float64Array.of(one, other),
  targets: [(one === 5) === (other === 30) ? 0 : 1, other === 30 ? 1 : 0],
  shares: [1, one === 5 ? 1 : 0],
}));

test("it learns what no sum of its inputs can tell, and is the same each time", () => {
  const network = fitNetwork(lessons, effort);
  const told = lessons.map(({ inputs }) => outputsOf(network, [...inputs]));
  expect(told.map(([first = 0]) => first > 0)).toEqual([false, true, true, false]);
  expect(told.slice(2).map(([, second = 0]) => second > 0)).toEqual([false, true]);
  expect(fitNetwork(lessons, effort)).toEqual(network);
});

test("what counts for nothing teaches nothing", () => {
  const [first] = lessons;
  if (first === undefined) throw new Error("There are four.");
  const silent = { ...first, inputs: Float64Array.of(3, 20), shares: [0, 0] };
  const opposed = { ...silent, targets: first.targets.map((target) => 1 - target) };
  expect(fitNetwork([...lessons, silent], effort)).toEqual(fitNetwork([...lessons, opposed], effort));
});

test("less sure of its first output, it says the same of all others", () => {
  const network = fitNetwork(lessons, effort);
  const [before, after] = [network, lessSureNetwork(network, 0.5)].map((each) => outputsOf(each, [5, 10]));
  expect(after?.[0]).toBeCloseTo((before?.[0] ?? 0) - 0.5, 4);
  expect(after?.[1]).toBe(before?.[1]);
});

test("nothing teaches nothing", () => {
  expect(() => fitNetwork([], effort)).toThrow("nothing");
});
