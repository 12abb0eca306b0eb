import { statSync } from "node:fs";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Test files that are slow for their size, slowest first. */
const long = ["reminder-year", "start-stop", "local-stack", "billing-events", "postgres"];

function rankOf({ moduleId }: TestSpecification): number {
  const found = long.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
  return found === -1 ? long.length : found;
}

const sizeOf = ({ moduleId }: TestSpecification): number => statSync(moduleId).size;

/** Runs the slowest files first, then the largest, so that all workers finish at about the same time. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((one, other) => rankOf(one) - rankOf(other) || sizeOf(other) - sizeOf(one));
  }
}
