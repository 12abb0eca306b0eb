/**
 * Every path of the app, in one table: the client builds its routes from it, the relay answers 404 for
 * anything else, and emails link to it.
 */
export const paths = {
  home: "/",
  privacyPolicy: "/privacy-policy",
  termsOfService: "/terms-of-service",
  contactUs: "/contact-us",
  safety: "/safety",
  resetPassword: "/reset-password",
  unsubscribe: "/unsubscribe",
  /** Shown after an account was deleted. */
  goodbye: "/goodbye",
  dashboard: "/dashboard",
  startSession: "/dashboard/start-session",
  chat: "/dashboard/chat",
  sessions: "/dashboard/sessions",
  session: "/dashboard/session/:id",
  moodTracker: "/dashboard/mood-tracker",
  productivityGuide: "/dashboard/productivity-guide",
  wrapUps: "/dashboard/emotional-wrap-ups",
  wrapUpReport: "/dashboard/emotional-wrap-ups/:id",
  wrapUp: "/dashboard/wrap-up/:id",
  usage: "/dashboard/usage",
  safetyPlan: "/dashboard/safety-plan",
  settings: "/dashboard/settings",
  guideTaskPrioritization: "/dashboard/guides/task-prioritization",
  guideFocusTechniques: "/dashboard/guides/focus-techniques",
  guideHabitBuilding: "/dashboard/guides/habit-building",
  guidedBreathing: "/dashboard/selfcare/guided-breathing",
  timedStretching: "/dashboard/selfcare/timed-stretching",
  reflectionJournal: "/dashboard/selfcare/reflection-journal",
  mindfulActivity: "/dashboard/selfcare/mindful-activity",
  report: "/dashboard/report/:id",
  paymentSuccess: "/dashboard/payment-success",
} as const;

export type PathName = keyof typeof paths;

const patterns = Object.values(paths).map((path) => new RegExp(`^${path.replace(/:[a-z]+/g, "[^/]+")}/?$`));

/** Whether the app has a screen at this path (without query or fragment). */
export function isKnownPath(pathname: string): boolean {
  return patterns.some((pattern) => pattern.test(pathname));
}
