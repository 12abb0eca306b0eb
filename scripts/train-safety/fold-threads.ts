import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { mapInTurn } from "../eval-safety/map-in-turn.ts";
import { folds, type FoldWeighings } from "./cross-validation.ts";

/** One of our own threads, which posts what its own `weighedInFold` answers. Rejects where it fails. */
const weighedByThread = (fold: number): Promise<FoldWeighings> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL("fold-worker.ts", import.meta.url), { workerData: fold });
    worker.once("message", resolve);
    worker.once("error", reject);
  });

/** Weighs all folds, as many at once as there are cores: they know nothing of each other. */
export const weighedByThreads = (): Promise<readonly FoldWeighings[]> =>
  mapInTurn([...Array(folds).keys()], availableParallelism(), weighedByThread);
