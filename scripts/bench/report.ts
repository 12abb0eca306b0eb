import { z } from "zod";
import { encodingSchema } from "./encodings.ts";
import { firstChunkSchema } from "./first-chunk.ts";
import { hearingSchema } from "./hearing.ts";
import { loadFiguresSchema } from "./load-figures.ts";
import { machineSchema } from "./machine.ts";
import { turnFiguresSchema } from "./turn-figures.ts";
import { truncationSchema } from "./truncation.ts";
import { workloadSchema } from "./workload.ts";

/** Everything that a run of the benchmark measured: the content of `--out`, and of the baseline. */
export const reportSchema = z.object({
  /** ISO 8601. */
  at: z.string(),
  machine: machineSchema,
  /** Whether the relay had a core of its own, and the machine's load before and after. */
  pinned: z.boolean(),
  loadBefore: z.number().nullable(),
  loadAfter: z.number().nullable(),
  workload: workloadSchema,
  loads: z.array(loadFiguresSchema),
  /**
   * For a relay that only moves the bytes, at the load that the targets are set for; null if not requested.
   */
  bare: loadFiguresSchema.nullish(),
  /** The product, listening live and speaking over the Realtime API. */
  realtime: z.array(loadFiguresSchema).default([]),
  firstChunk: z.array(firstChunkSchema),
  truncation: z.array(truncationSchema),
  /** Missing in reports from before it was measured. */
  hearing: hearingSchema.nullish(),
  /** Missing in reports from before they were compared. */
  encodings: z.array(encodingSchema).default([]),
  turns: z.array(turnFiguresSchema).nullish(),
});
export type Report = z.infer<typeof reportSchema>;
