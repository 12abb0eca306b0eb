import { statSync } from "node:fs";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Test files that are slow for their size, slowest first. */
const long = ["reminder-year", "start-stop", "local-stack", "billing-events", "postgres"];

function rankOf({ moduleId }: TestSpecification): number {
  const found = long.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
  return found === -1 ? long.length : found;
}

const sizeOf = ({ moduleId }: TestSpecification): number => statSync(moduleId).size;

/**
 * Runs the slowest files first, then the largest, so that all workers finish at about the same time. Projects
 * come one after another: Vitest keeps a worker, with all the modules it has loaded, only if the next file is
 * of the same project.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const projects = [...new Set(files.map(({ project }) => project.name))].toSorted();
    const placeOf = ({ project }: TestSpecification): number => projects.indexOf(project.name);
    return files.toSorted(
      (one, other) =>
        placeOf(one) - placeOf(other) || rankOf(one) - rankOf(other) || sizeOf(other) - sizeOf(one),
    );
  }
}
