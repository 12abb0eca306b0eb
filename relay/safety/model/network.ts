import { z } from "zod";

/** A sum of all inputs, weighed, and a bias. */
const unitSchema = z.object({ bias: z.number(), weights: z.array(z.number()).readonly() });

const layersSchema = z.object({
  hidden: z.array(unitSchema).min(1).readonly(),
  outputs: z.array(unitSchema).readonly(),
});

/** A network as it is kept in the repository, with so many inputs and outputs. */
export const networkSchema = (inputs: number, outputs: number) =>
  layersSchema.refine(
    (layers) =>
      layers.outputs.length === outputs &&
      layers.hidden.every(({ weights }) => weights.length === inputs) &&
      layers.outputs.every(({ weights }) => weights.length === layers.hidden.length),
  );

/** Numbers in, through one hidden layer that hears only what speaks for it, and logarithms of odds out. */
export type Network = z.infer<typeof layersSchema>;

function sumIn({ bias, weights }: Network["hidden"][number], values: readonly number[]): number {
  let sum = bias;
  for (let index = 0; index < weights.length; index += 1) sum += (weights[index] ?? 0) * (values[index] ?? 0);
  return sum;
}

/** What a network says of some inputs, in the order of its outputs. */
export function outputsOf({ hidden, outputs }: Network, inputs: readonly number[]): readonly number[] {
  const heard = hidden.map((unit) => Math.max(0, sumIn(unit, inputs)));
  return outputs.map((unit) => sumIn(unit, heard));
}
