import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./scripts/longest-first.ts";
import { quickPasswords } from "./scripts/test-environment.ts";

/** Takes a minute of processor time and nothing else, so it runs in parallel with all the others. */
const reminderYear = "tests/sql/reminder-year.test.ts";

/** Unit tests stand beside the code; integration and sql tests start real services on loopback. */
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
          // These leave no state behind, and isolating each file would reload the same modules.
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
          // As above. client/test-setup.ts, or the test itself, restores what a test stubs or sets.
          isolate: false,
        },
      },
      {
        test: {
          name: "integration",
          include: ["tests/integration/**/*.test.ts"],
          environment: "node",
          env: quickPasswords,
          globalSetup: ["tests/support/prepare-integration.ts"],
          setupFiles: ["tests/support/property-seed.ts"],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // Generous timeouts cost nothing on an idle machine, and on a busy one speed isn't what is tested.
          expect: { poll: { timeout: 30_000, interval: 20 } },
        },
      },
      {
        test: {
          name: "sql",
          include: ["tests/sql/**/*.test.ts"],
          exclude: [reminderYear],
          environment: "node",
          setupFiles: ["tests/support/property-seed.ts"],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: "reminder-year",
          include: [reminderYear],
          environment: "node",
          // Runs in the background of all the others.
          hookTimeout: 1_200_000,
        },
      },
    ],
  },
});
