import { z } from "zod";
import { firstChunkSchema } from "./first-chunk.ts";
import { hearingSchema } from "./hearing.ts";
import { loadFiguresSchema } from "./load-figures.ts";
import { machineSchema } from "./machine.ts";
import { turnFiguresSchema } from "./turn-figures.ts";
import { truncationSchema } from "./truncation.ts";
import { workloadSchema } from "./workload.ts";

/** All that a run of the benchmark found out: what `--out` writes, and what the baseline is. */
export const reportSchema = z.object({
  /** ISO 8601. */
  at: z.string(),
  machine: machineSchema,
  /** Whether the relay had a core of its own, and what else wanted the machine before and after. */
  pinned: z.boolean(),
  loadBefore: z.number().nullable(),
  loadAfter: z.number().nullable(),
  workload: workloadSchema,
  loads: z.array(loadFiguresSchema),
  /** Of a relay that moves the bytes alone, at the load for which goals are set; null where that was not asked for. */
  bare: loadFiguresSchema.nullish(),
  firstChunk: z.array(firstChunkSchema),
  truncation: z.array(truncationSchema),
  /** Not in reports from before it was measured. */
  hearing: hearingSchema.nullish(),
  turns: z.array(turnFiguresSchema).nullish(),
});
export type Report = z.infer<typeof reportSchema>;
