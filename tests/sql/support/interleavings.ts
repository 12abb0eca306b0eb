/** One step: Stripe changes, or a sync takes its turn, reads, or stores its result. */
export type Step = { readonly what: "change" | "begin" | "read" | "apply"; readonly of: number };

/** A change at Stripe, and the sync that it triggers. */
export const story = (of: number): Step[] =>
  (["change", "begin", "read", "apply"] as const).map((what) => ({ what, of }));

/** Every interleaving of two stories that keeps each in its own order. */
export function interleavings(a: readonly Step[], b: readonly Step[]): Step[][] {
  const [x, ...restA] = a;
  const [y, ...restB] = b;
  if (x === undefined || y === undefined) return [[...a, ...b]];
  return [
    ...interleavings(restA, b).map((rest) => [x].concat(rest)),
    ...interleavings(a, restB).map((rest) => [y].concat(rest)),
  ];
}

/** One interleaving of many stories, determined by the numbers. */
export function drawnOrder(stories: readonly Step[][], draw: () => number): Step[] {
  const left = stories.map((steps) => [...steps]);
  const order: Step[] = [];
  for (let open = left; open.length > 0; open = open.filter((steps) => steps.length > 0)) {
    const step = open[Math.floor(draw() * open.length)]?.shift();
    if (step !== undefined) order.push(step);
  }
  return order;
}

/** What a sync does in the database: takes its turn, and later stores what it read in it. */
export type Sync = {
  readonly begin: () => Promise<number>;
  readonly apply: (turn: number, read: number) => Promise<unknown>;
};

/** Runs all steps; Stripe's states are numbered. Returns the final one. */
export async function runSteps(steps: readonly Step[], { begin, apply }: Sync): Promise<number> {
  let stripe = 0;
  const turns = new Map<number, number>();
  const read = new Map<number, number>();
  for (const { what, of } of steps) {
    if (what === "change") stripe += 1;
    if (what === "begin") turns.set(of, await begin());
    if (what === "read") read.set(of, stripe);
    if (what === "apply") await apply(turns.get(of) ?? 0, read.get(of) ?? 0);
  }
  return stripe;
}
