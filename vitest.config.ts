import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./scripts/longest-first.ts";

/** Takes a minute of the processor, and waits for nothing else: it runs beside all others. */
const reminderYear = "tests/sql/reminder-year.test.ts";

/** Unit tests stand beside the code; integration and sql tests bring up real services on loopback. */
export default defineConfig({
  test: {
    // Vitest leaves one core free, which on two cores is half of the machine.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: "unit",
          include: ["{shared,safety-model,relay,client,local,scripts,tools}/**/*.test.ts"],
          environment: "node",
          setupFiles: ["tests/support/property-seed.ts"],
          testTimeout: 60_000,
          // These leave nothing behind, and each file alone would load the same modules again.
          isolate: false,
        },
      },
      {
        test: {
          name: "client",
          include: ["client/**/*.test.tsx"],
          environment: "happy-dom",
          setupFiles: ["client/test-setup.ts", "tests/support/property-seed.ts"],
          testTimeout: 60_000,
          // As above. What a test stubs or sets is put back by client/test-setup.ts, or by itself.
          isolate: false,
        },
      },
      {
        test: {
          name: "integration",
          include: ["tests/integration/**/*.test.ts"],
          environment: "node",
          globalSetup: ["tests/support/prepare-integration.ts"],
          setupFiles: ["tests/support/property-seed.ts"],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // Patience costs nothing on a quiet machine, and on a busy one it is not what is tested.
          expect: { poll: { timeout: 30_000, interval: 20 } },
        },
      },
      {
        test: {
          name: "sql",
          include: ["tests/sql/**/*.test.ts"],
          exclude: [reminderYear],
          environment: "node",
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: "reminder-year",
          include: [reminderYear],
          environment: "node",
          // In the background of everything else.
          hookTimeout: 1_200_000,
        },
      },
    ],
  },
});
