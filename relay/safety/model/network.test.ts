import { expect, test } from "vitest";
import { networkSchema, outputsOf } from "./network.ts";

const unit = (bias: number, ...weights: number[]) => ({ bias, weights });

test("only what speaks for a hidden unit is heard", () => {
  const network = {
    hidden: [unit(0, 1, -1), unit(0, -1, 1)],
    outputs: [unit(0.5, 2, 3), unit(0, -1, 1)],
  };
  expect(outputsOf(network, [4, 1])).toEqual([6.5, -3]);
  expect(outputsOf(network, [1, 4])).toEqual([9.5, 3]);
  expect(outputsOf(network, [1, 1])).toEqual([0.5, 0]);
});

test("a file that is no network of so many inputs and outputs is refused", () => {
  const schema = networkSchema(2, 1);
  expect(schema.safeParse({ hidden: [unit(0, 1, 1)], outputs: [unit(0, 1)] }).success).toBe(true);
  for (const file of [
    null,
    { hidden: [], outputs: [unit(0)] },
    { hidden: [unit(0, 1)], outputs: [unit(0, 1)] },
    { hidden: [unit(0, 1, 1)], outputs: [unit(0, 1), unit(0, 1)] },
    { hidden: [unit(0, 1, 1)], outputs: [unit(0, 1, 1)] },
  ])
    expect(schema.safeParse(file).success).toBe(false);
});
