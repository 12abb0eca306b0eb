import { describe } from "vitest";
import type { TestDatabase } from "../support/test-database.ts";
import { accessSuite } from "./access.ts";
import { accountsSuite } from "./accounts.ts";
import { billingSuite } from "./billing.ts";
import { boundsSuite } from "./bounds.ts";
import { recentUseSuite } from "./recent-use.ts";
import { catalogueSuite } from "./catalogue.ts";
import { exportSuite } from "./export.ts";
import { forgingSuite } from "./forging.ts";
import { handoversSuite } from "./handovers.ts";
import { keepingSuite } from "./keeping.ts";
import { mailKindsSuite } from "./mail-kinds.ts";
import { outboxSuite } from "./mail.ts";
import { meteringOrdersSuite } from "./metering-orders.ts";
import { meteringSuite } from "./metering.ts";
import { momentImportsSuite } from "./moment-imports.ts";
import { momentsSuite } from "./moments.ts";
import { moodHistorySuite } from "./mood-history.ts";
import { moodSuite } from "./mood.ts";
import { outagesSuite } from "./outages.ts";
import { passesSuite } from "./passes.ts";
import { plansSuite } from "./plans.ts";
import { privateSessionsSuite } from "./private-sessions.ts";
import { signInsSuite } from "./sign-ins.ts";
import { pushSuite } from "./push.ts";
import { recordsSuite } from "./records.ts";
import { remindersSuite } from "./reminders.ts";
import { safetySuite } from "./safety.ts";
import { sessionListsSuite } from "./session-lists.ts";
import { sessionSearchSuite } from "./session-search.ts";
import { transcriptSearchSuite } from "./transcript-search.ts";
import { statisticsSuite } from "./statistics.ts";
import { writeCountsSuite } from "./write-counts.ts";
import { wrapUpQuotesSuite } from "./wrap-up-quotes.ts";
import { wrapUpsSuite } from "./wrap-ups.ts";
import { sessionSummariesSuite } from "./session-summaries.ts";

type Suite = (open: () => TestDatabase) => void;

/**
 * Each in a block of its own: what a suite does before each of its tests, a dozen statements in all, would
 * otherwise come before every test of the others too.
 */
export function declareSuites(suites: readonly Suite[], open: () => TestDatabase): void {
  describe.each(suites.map((suite) => ({ suite, name: suite.name })))("$name", ({ suite }) => {
    suite(open);
  });
}

/** What must hold on every engine. */
export const allSuites: readonly Suite[] = [
  catalogueSuite,
  accessSuite,
  forgingSuite,
  accountsSuite,
  plansSuite,
  billingSuite,
  passesSuite,
  moodSuite,
  remindersSuite,
  outboxSuite,
  mailKindsSuite,
  pushSuite,
  signInsSuite,
  meteringSuite,
  meteringOrdersSuite,
  recordsSuite,
  safetySuite,
  statisticsSuite,
  keepingSuite,
  handoversSuite,
  outagesSuite,
  sessionSummariesSuite,
  privateSessionsSuite,
  wrapUpsSuite,
  wrapUpQuotesSuite,
  exportSuite,
  sessionListsSuite,
  sessionSearchSuite,
  transcriptSearchSuite,
  boundsSuite,
  writeCountsSuite,
  momentImportsSuite,
  recentUseSuite,
  // These leave hundreds of thousands of rows behind, which tests of whole tables would read each time.
  moodHistorySuite,
  momentsSuite,
];
