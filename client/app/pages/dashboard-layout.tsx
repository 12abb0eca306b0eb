import { Navigate, Outlet, useLocation, useMatches, useNavigate } from "react-router-dom";
import { type ComponentType, type ReactNode, Suspense, lazy, useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useStore } from "zustand";
import { paths } from "#shared/paths.ts";
import type { PlanId } from "#shared/plans.ts";
import { ConversationHost } from "#client/app/conversation-host.tsx";
import { replayFrame } from "#client/app/frame-presses.ts";
import { loginUrl } from "#client/lib/auth-urls.ts";
import { useNotificationPress } from "#client/app/notification-press.ts";
import { PageSkeleton, WaitingPage } from "#client/app/with-profile.tsx";
import { StartErrorPage, WithServices } from "#client/app/with-services.tsx";
import { useInAppReminder } from "#client/features/reminders/use-in-app-reminder.ts";
import { DashboardShell } from "#client/features/shell/dashboard-shell.tsx";
import { withTexts } from "#client/i18n/setup.ts";
import { type Profile, isUnconfirmed, planOf, useProfile } from "#client/lib/profile.ts";
import { useSayMissing } from "#client/ui/lazy-part.tsx";
import { useAuth, useServices } from "#client/lib/services.tsx";
import { Alert } from "#client/ui/alert.tsx";
import { Button } from "#client/ui/button.tsx";

const AgeQuestion = lazy(async () => {
  const part = await withTexts(
    ["auth", "onboarding"],
    () => import("#client/features/onboarding/age-question.tsx"),
  );
  return { default: part.AgeQuestion };
});

const SecondStepPage = lazy(async () => {
  const part = await withTexts(["auth"], () => import("#client/features/auth/second-step.tsx"));
  return { default: part.SecondStepPage };
});

/** The layout of every signed-in page. */
export function DashboardLayout() {
  const handle = useMatches().at(-1)?.handle;
  return (
    <WaitingPage value={hasWaiting(handle) ? <handle.Waiting /> : null}>
      <WithServices waiting={<WaitingShell />} failed={<StartErrorPage />}>
        <ProtectedRoute>
          <Inside />
        </ProtectedRoute>
      </WithServices>
    </WaitingPage>
  );
}

function hasWaiting(page: unknown): page is { Waiting: ComponentType } {
  return typeof page === "function" && "Waiting" in page;
}

const nothing = () => undefined;

/**
 * The frame of every page before it is known who is signed in, which the build renders into the page. Hidden from who
 * left no session in this browser and is about to be asked to log in.
 */
function WaitingShell() {
  return (
    <div className="[:root:not([data-kept-session])_&]:invisible">
      <DashboardShell email="" guideLocked={false} onLocked={nothing} onSignOut={nothing} bar={null}>
        <PageSkeleton />
      </DashboardShell>
    </div>
  );
}

/** For display only: the server decides for itself. */
function planNow(profile: Profile) {
  return planOf(profile, Date.now());
}

/** Shows no locks until the profile has loaded. */
function lacksGuide(profile: Profile | undefined): boolean {
  return profile !== undefined && !planNow(profile).limits.productivityGuideAccess;
}

function Inside() {
  const auth = useAuth();
  const { data: profile } = useProfile();
  const { auth: authStore, paywall } = useServices();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => replayFrame(document), []);
  useNotificationPress();
  useInAppReminder(profile ?? null);
  const openGuide = useCallback(() => {
    if (!paywall.open("guide")) void navigate(paths.productivityGuide);
  }, [paywall, navigate]);
  const signOut = useCallback(() => void authStore.signOut("local"), [authStore]);
  if (auth.status !== "signed-in") return null;
  const unconfirmed = profile !== undefined && isUnconfirmed(profile);
  return (
    <ConversationHost key={auth.user.id} userId={auth.user.id}>
      {(bar) => (
        <DashboardShell
          email={auth.user.email ?? ""}
          guideLocked={lacksGuide(profile)}
          onLocked={openGuide}
          onSignOut={signOut}
          bar={bar}
        >
          {/* Until age and terms are confirmed, only the settings are open, where people can delete the account. */}
          {unconfirmed && pathname !== paths.settings ? (
            <Suspense fallback={<PageSkeleton />}>
              <AgeQuestion userId={profile.id} />
            </Suspense>
          ) : (
            <Outlet />
          )}
          {profile ? <Paywall current={planNow(profile).id} /> : null}
        </DashboardShell>
      )}
    </ConversationHost>
  );
}

type PaywallPart = typeof import("#client/features/billing/paywall-dialog.tsx").PaywallDialog;

const loadPaywall = async (): Promise<PaywallPart> => {
  const part = await withTexts(
    ["billing", "conversation", "guides", "landing", "mood", "wrapUps"],
    () => import("#client/features/billing/paywall-dialog.tsx"),
  );
  return part.PaywallDialog;
};

/** Fetched when it first opens. If that fails, the page stays as it is, because it may be a call. */
function Paywall({ current }: { current: PlanId }) {
  const sayMissing = useSayMissing();
  const { paywall } = useServices();
  const wanted = useStore(paywall, ({ open }) => open);
  const [part, setPart] = useState<{ readonly Dialog: PaywallPart } | null>(null);
  useEffect(() => {
    if (!wanted || part !== null) return;
    loadPaywall().then(
      (Dialog) => setPart({ Dialog }),
      () => {
        paywall.close();
        sayMissing();
      },
    );
  }, [wanted, part, paywall, sayMissing]);
  return part === null ? null : <part.Dialog current={current} />;
}

/**
 * Lets signed-in people through; others log in first and then come back. Someone who chooses to sign out here
 * goes to the home page instead.
 */
export function ProtectedRoute({ children }: { children: ReactNode }) {
  const auth = useAuth();
  const { pathname, search } = useLocation();
  const [wasIn, setWasIn] = useState(false);
  if (auth.status === "signed-in" && !wasIn) setWasIn(true);
  if (auth.status === "loading")
    return (
      <SlowLoading stalled={auth.stalled}>
        <WaitingShell />
      </SlowLoading>
    );
  if (auth.status === "signed-in") return children;
  if (auth.status === "second-step") return <SecondStepPage factorId={auth.factorId} />;
  const leftByChoice = wasIn && auth.chosen;
  return <Navigate to={leftByChoice ? paths.home : loginUrl(`${pathname}${search}`)} replace />;
}

/** How long to show only the spinner, in ms. */
const patience = 6_000;

/**
 * Placeholder while it is unknown who is signed in. After a while, or when sign-in is known to be stuck, this adds an
 * explanation and a reload button.
 */
function SlowLoading({ stalled, children }: { stalled: boolean; children: ReactNode }) {
  const { t } = useTranslation("shell");
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      {children}
      {long || stalled ? (
        <div className="fixed inset-x-4 bottom-24 z-30 mx-auto flex max-w-md flex-col items-center gap-4">
          <Alert tone="info">{t("guard.waiting")}</Alert>
          <Button variant="secondary" onClick={() => location.reload()}>
            {t("guard.retry")}
          </Button>
        </div>
      ) : null}
    </>
  );
}
