import type { ComponentType } from "react";
import type { RouteObject } from "react-router-dom";
import { paths, type PathName } from "#shared/paths.ts";
import { ServicesLayout } from "./services-layout.tsx";

type LazyPage = () => Promise<{ Component: ComponentType }>;

const landing: LazyPage = async () => ({
  Component: (await import("./pages/landing-page.tsx")).LandingPage,
});
const publicLayout: LazyPage = async () => ({
  Component: (await import("./pages/public-layout.tsx")).PublicLayout,
});
const resetPassword: LazyPage = async () => ({
  Component: (await import("./pages/reset-password-page.tsx")).ResetPasswordPage,
});
const privacyPolicy: LazyPage = async () => ({
  Component: (await import("./pages/legal-pages.tsx")).PrivacyPolicyPage,
});
const termsOfService: LazyPage = async () => ({
  Component: (await import("./pages/legal-pages.tsx")).TermsOfServicePage,
});
const goodbye: LazyPage = async () => ({
  Component: (await import("./pages/goodbye-page.tsx")).GoodbyePage,
});
const dashboardLayout: LazyPage = async () => ({
  Component: (await import("./pages/dashboard-layout.tsx")).DashboardLayout,
});
const dashboardHome: LazyPage = async () => ({
  Component: (await import("./pages/dashboard-home-page.tsx")).DashboardHomePage,
});
const startSession: LazyPage = async () => ({
  Component: (await import("./pages/start-session-page.tsx")).StartSessionPage,
});
const chat: LazyPage = async () => ({
  Component: (await import("./pages/chat-page.tsx")).ChatPage,
});
const sessions: LazyPage = async () => ({
  Component: (await import("./pages/sessions-page.tsx")).SessionsPage,
});
const session: LazyPage = async () => ({
  Component: (await import("./pages/session-page.tsx")).SessionPage,
});
const settings: LazyPage = async () => ({
  Component: (await import("./pages/settings-page.tsx")).SettingsPage,
});
const guidedBreathing: LazyPage = async () => ({
  Component: (await import("#client/features/selfcare/guided-breathing.tsx")).GuidedBreathing,
});
const timedStretching: LazyPage = async () => ({
  Component: (await import("#client/features/selfcare/timed-stretching.tsx")).TimedStretching,
});
const reflectionJournal: LazyPage = async () => ({
  Component: (await import("./pages/reflection-journal-page.tsx")).ReflectionJournalPage,
});
const mindfulActivity: LazyPage = async () => ({
  Component: (await import("#client/features/selfcare/mindful-cooking.tsx")).MindfulCooking,
});
const productivityGuide: LazyPage = async () => ({
  Component: (await import("./pages/guide-pages.tsx")).ProductivityGuidePage,
});
const guideTaskPrioritization: LazyPage = async () => ({
  Component: (await import("./pages/guide-pages.tsx")).TaskPrioritizationPage,
});
const guideFocusTechniques: LazyPage = async () => ({
  Component: (await import("./pages/guide-pages.tsx")).FocusTechniquesPage,
});
const guideHabitBuilding: LazyPage = async () => ({
  Component: (await import("./pages/guide-pages.tsx")).HabitBuildingPage,
});
const contactUs: LazyPage = async () => ({
  Component: (await import("./pages/contact-page.tsx")).ContactPage,
});
const unsubscribe: LazyPage = async () => ({
  Component: (await import("./pages/unsubscribe-page.tsx")).UnsubscribePage,
});
const moodTracker: LazyPage = async () => ({
  Component: (await import("./pages/mood-tracker-page.tsx")).MoodTrackerPage,
});
const wrapUps: LazyPage = async () => ({
  Component: (await import("./pages/wrap-up-pages.tsx")).WrapUpsPage,
});
const wrapUp: LazyPage = async () => ({
  Component: (await import("./pages/wrap-up-pages.tsx")).WrapUpPage,
});
const report: LazyPage = async () => ({
  Component: (await import("./pages/report-page.tsx")).ReportPage,
});
const usage: LazyPage = async () => ({
  Component: (await import("./pages/usage-page.tsx")).UsagePage,
});
const paymentSuccess: LazyPage = async () => ({
  Component: (await import("./pages/payment-success-page.tsx")).PaymentSuccessPage,
});
const safety: LazyPage = async () => ({
  Component: (await import("#client/features/safety/safety-page.tsx")).SafetyPage,
});
const safetyPlan: LazyPage = async () => ({
  Component: (await import("./pages/safety-plan-page.tsx")).SafetyPlanPage,
});
const notFound: LazyPage = async () => ({
  Component: (await import("./pages/not-found-page.tsx")).NotFoundPage,
});

/** The page at every path; the compiler asks for one for each. */
const pages: Record<PathName, LazyPage> = {
  home: landing,
  privacyPolicy,
  termsOfService,
  contactUs,
  safety,
  resetPassword,
  unsubscribe,
  goodbye,
  dashboard: dashboardHome,
  startSession,
  chat,
  sessions,
  session,
  moodTracker,
  productivityGuide,
  wrapUps,
  wrapUpReport: wrapUp,
  wrapUp,
  usage,
  safetyPlan,
  settings,
  guideTaskPrioritization,
  guideFocusTechniques,
  guideHabitBuilding,
  guidedBreathing,
  timedStretching,
  reflectionJournal,
  mindfulActivity,
  report,
  paymentSuccess,
};

function isPathName(name: string): name is PathName {
  return name in paths;
}

const all = Object.keys(paths)
  .filter(isPathName)
  .map((name) => ({ id: name, path: paths[name], lazy: pages[name] }));

/** Under the dashboard's path everything is the signed-in person's and stands inside the shell. */
const inside = all.filter(({ path }) => path.startsWith(paths.dashboard));

/** What anyone may read, also while the account service is away; the landing page brings its own frame. */
const open = all.filter(
  (route) => !inside.includes(route) && route.id !== "home" && route.id !== "resetPassword",
);

export const routes: RouteObject[] = [
  { path: paths.home, lazy: pages.home },
  { lazy: publicLayout, children: open },
  {
    Component: ServicesLayout,
    children: [
      { path: paths.resetPassword, lazy: pages.resetPassword },
      { lazy: dashboardLayout, children: inside },
    ],
  },
  { path: "*", lazy: notFound },
];
