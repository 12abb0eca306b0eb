import type { ComponentType } from "react";
import { type RouteObject, useParams, useSearchParams } from "react-router-dom";
import { paths, type PathName } from "#shared/paths.ts";
import type { Namespace } from "#client/i18n/language.ts";
import { withTexts } from "#client/i18n/setup.ts";
import type { Profile } from "#client/lib/profile.ts";
import { useAuth } from "#client/lib/services.tsx";
import { NotFoundPage } from "./error-page.tsx";
import { WithProfile } from "./with-profile.tsx";
import { ServicesLayout } from "./with-services.tsx";

/** The page is its own handle, for the layout around it: it may say what to show in the meantime. */
type LazyPage = () => Promise<{ Component: ComponentType; handle: ComponentType }>;

/** A page that is fetched with its texts when it is opened, and needs no data. */
const page =
  (texts: readonly Namespace[], load: () => Promise<ComponentType>): LazyPage =>
  async () => {
    const Component = await withTexts(texts, load);
    return { Component, handle: Component };
  };

type ProfilePage = ComponentType<{ profile: Profile; id: string }>;

function OfProfile({ Page }: { Page: ProfilePage }) {
  const { id = "" } = useParams();
  return (
    <WithProfile>{(profile) => <Page key={`${profile.id} ${id}`} profile={profile} id={id} />}</WithProfile>
  );
}

/** A page that needs the signed-in person's profile; `id` comes from its path, or is empty. */
const profilePage = (texts: readonly Namespace[], load: () => Promise<ProfilePage>): LazyPage =>
  page(texts, async () => {
    const Page = await load();
    return () => <OfProfile Page={Page} />;
  });

type UserPage = ComponentType<{ userId: string }>;

function OfUser({ Page }: { Page: UserPage }) {
  const auth = useAuth();
  return auth.status === "signed-in" ? <Page key={auth.user.id} userId={auth.user.id} /> : null;
}

/** A page that needs to know who is signed in but doesn't wait for a profile. */
const userPage = (texts: readonly Namespace[], load: () => Promise<UserPage>): LazyPage =>
  page(texts, async () => {
    const Page = await load();
    return () => <OfUser Page={Page} />;
  });

/** Used for both paths of a wrap-up. */
const wrapUp = profilePage(
  ["wrapUps", "conversation"],
  async () => (await import("#client/features/wrap-ups/wrap-up-detail.tsx")).WrapUpDetail,
);

/** The page for each path; the compiler checks that none is missing. */
const pages: Record<PathName, LazyPage> = {
  home: page(["auth", "landing"], async () => (await import("./pages/landing-page.tsx")).LandingPage),
  privacyPolicy: page(["legal"], async () => {
    const { LegalDocument } = await import("#client/features/legal/legal-document.tsx");
    return () => <LegalDocument name="privacy" />;
  }),
  termsOfService: page(["legal"], async () => {
    const { LegalDocument } = await import("#client/features/legal/legal-document.tsx");
    return () => <LegalDocument name="terms" />;
  }),
  contactUs: page(["contact"], async () => (await import("#client/features/contact/contact.tsx")).Contact),
  safety: page([], async () => (await import("#client/features/safety/safety-page.tsx")).SafetyPage),
  resetPassword: page(
    ["auth"],
    async () => (await import("#client/features/auth/reset-password.tsx")).ResetPasswordPage,
  ),
  unsubscribe: page(["reminders"], async () => {
    const { Unsubscribe } = await import("#client/features/reminders/unsubscribe.tsx");
    return function UnsubscribePage() {
      const [query] = useSearchParams();
      return <Unsubscribe token={query.get("token") ?? ""} />;
    };
  }),
  goodbye: page(
    ["auth", "onboarding", "settings"],
    async () => (await import("./pages/settings-page.tsx")).GoodbyePage,
  ),
  dashboard: page(
    ["home", "mood"],
    async () => (await import("./pages/dashboard-home-page.tsx")).DashboardHomePage,
  ),
  startSession: page(
    ["conversation"],
    async () => (await import("./pages/conversation-pages.tsx")).StartSessionPage,
  ),
  chat: page(["conversation"], async () => (await import("./pages/conversation-pages.tsx")).ChatPage),
  sessions: profilePage(
    ["conversation", "sessions"],
    async () => (await import("#client/features/sessions/list/session-list.tsx")).SessionList,
  ),
  session: profilePage(
    ["conversation", "sessions"],
    async () => (await import("#client/features/sessions/detail/session-detail.tsx")).SessionDetail,
  ),
  moodTracker: page(["mood"], async () => (await import("./pages/mood-tracker-page.tsx")).MoodTrackerPage),
  productivityGuide: page(
    ["guides"],
    async () => (await import("./pages/guide-pages.tsx")).ProductivityGuidePage,
  ),
  wrapUps: profilePage(
    ["wrapUps"],
    async () => (await import("#client/features/wrap-ups/wrap-ups.tsx")).WrapUps,
  ),
  wrapUpReport: wrapUp,
  wrapUp,
  usage: profilePage(
    ["billing", "landing"],
    async () => (await import("#client/features/billing/usage-and-billing.tsx")).UsageAndBilling,
  ),
  safetyPlan: userPage(
    [],
    async () => (await import("#client/features/safety/safety-plan-screen.tsx")).SafetyPlanScreen,
  ),
  settings: page(
    ["auth", "onboarding", "settings"],
    async () => (await import("./pages/settings-page.tsx")).SettingsPage,
  ),
  guideTaskPrioritization: page(
    ["guides"],
    async () => (await import("./pages/guide-pages.tsx")).TaskPrioritizationPage,
  ),
  guideFocusTechniques: page(
    ["guides"],
    async () => (await import("./pages/guide-pages.tsx")).FocusTechniquesPage,
  ),
  guideHabitBuilding: page(
    ["guides"],
    async () => (await import("./pages/guide-pages.tsx")).HabitBuildingPage,
  ),
  guidedBreathing: page(
    ["selfcare"],
    async () => (await import("#client/features/selfcare/guided-breathing.tsx")).GuidedBreathing,
  ),
  timedStretching: page(
    ["selfcare"],
    async () => (await import("#client/features/selfcare/timed-stretching.tsx")).TimedStretching,
  ),
  reflectionJournal: profilePage(
    ["journal"],
    async () => (await import("./pages/journal-page.tsx")).JournalPage,
  ),
  mindfulActivity: page(
    ["selfcare"],
    async () => (await import("#client/features/selfcare/mindful-cooking.tsx")).MindfulCooking,
  ),
  report: page(["reports"], async () => {
    const { SampleReport } = await import("#client/features/reports/sample-report.tsx");
    return function Report() {
      const { id = "" } = useParams();
      return <SampleReport id={id} />;
    };
  }),
  paymentSuccess: userPage(
    ["billing", "landing"],
    async () => (await import("#client/features/billing/payment-success.tsx")).PaymentSuccess,
  ),
};

function isPathName(name: string): name is PathName {
  return name in paths;
}

const all = Object.keys(paths)
  .filter(isPathName)
  .map((name) => ({ id: name, path: paths[name], lazy: pages[name] }));

/** Everything under the dashboard's path requires sign-in and is shown inside the shell. */
const dashboardRoutes = all.filter(({ path }) => path.startsWith(paths.dashboard));

/** Public pages, readable even while the account service is down; the landing page has its own frame. */
const publicRoutes = all.filter(
  (route) => !dashboardRoutes.includes(route) && route.id !== "home" && route.id !== "resetPassword",
);

export const routes: RouteObject[] = [
  { path: paths.home, lazy: pages.home },
  {
    lazy: page(
      ["landing"],
      async () => (await import("#client/features/landing/public-layout.tsx")).PublicLayout,
    ),
    children: publicRoutes,
  },
  { Component: ServicesLayout, children: [{ path: paths.resetPassword, lazy: pages.resetPassword }] },
  {
    lazy: page(["reminders"], async () => (await import("./pages/dashboard-layout.tsx")).DashboardLayout),
    children: dashboardRoutes,
  },
  { path: "*", Component: NotFoundPage },
];
