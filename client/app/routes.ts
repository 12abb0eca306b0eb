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
const notBuilt: LazyPage = async () => ({
  Component: (await import("./pages/not-built-page.tsx")).NotBuiltPage,
});
const notFound: LazyPage = async () => ({
  Component: (await import("./pages/not-found-page.tsx")).NotFoundPage,
});

/** The page at every path; the compiler asks for one for each. */
const pages: Record<PathName, LazyPage> = {
  home: landing,
  privacyPolicy: notBuilt,
  termsOfService: notBuilt,
  contactUs: notBuilt,
  safety: notBuilt,
  resetPassword,
  dashboard: dashboardHome,
  startSession,
  chat,
  sessions: notBuilt,
  session: notBuilt,
  moodTracker: notBuilt,
  productivityGuide,
  wrapUps: notBuilt,
  wrapUpReport: notBuilt,
  wrapUp: notBuilt,
  usage: notBuilt,
  settings,
  guideTaskPrioritization,
  guideFocusTechniques,
  guideHabitBuilding,
  guidedBreathing,
  timedStretching,
  reflectionJournal,
  mindfulActivity,
  report: notBuilt,
  paymentSuccess: notBuilt,
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
