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
