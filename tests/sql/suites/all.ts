import type { TestDatabase } from "../support/test-database.ts";
import { accessSuite } from "./access.ts";
import { accountsSuite } from "./accounts.ts";
import { catalogueSuite } from "./catalogue.ts";
import { forgingSuite } from "./forging.ts";
import { keepingSuite } from "./keeping.ts";
import { meteringSuite } from "./metering.ts";
import { moodSuite } from "./mood.ts";
import { plansSuite } from "./plans.ts";
import { recordsSuite } from "./records.ts";
import { remindersSuite } from "./reminders.ts";
import { statisticsSuite } from "./statistics.ts";
import { wrappingSuite } from "./wrapping.ts";

/** What must hold on every engine. */
export const allSuites: readonly ((open: () => TestDatabase) => void)[] = [
  catalogueSuite,
  accessSuite,
  forgingSuite,
  accountsSuite,
  plansSuite,
  moodSuite,
  remindersSuite,
  meteringSuite,
  recordsSuite,
  statisticsSuite,
  keepingSuite,
  wrappingSuite,
];
