import { Outlet, useLocation, useNavigate, Navigate } from "react-router-dom";
import { useState, type ReactNode, useEffect } from "react";
import { paths } from "#shared/paths.ts";
import { useNotificationPress } from "#client/app/notification-press.ts";
import { loginUrl } from "#client/app/login-url.ts";
import { SecondStepPage } from "#client/features/auth/second-step.tsx";
import { SlowLoading } from "#client/features/auth/slow-loading.tsx";
import { PaywallDialog } from "#client/features/billing/paywall-dialog.tsx";
import { AgeQuestion } from "#client/features/onboarding/age-question.tsx";
import { useInAppReminder } from "#client/features/reminders/use-in-app-reminder.ts";
import { DashboardShell } from "#client/features/shell/dashboard-shell.tsx";
import type { ProfileState } from "#client/lib/profile-store.ts";
import { isUnconfirmed, planOf, type Profile } from "#client/lib/profile.ts";
import { useServices, useProfile, useAuth } from "#client/lib/services.tsx";

/** The layout of every signed-in page. */
export function DashboardLayout() {
  return (
    <ProtectedRoute>
      <Inside />
    </ProtectedRoute>
  );
}

/** For display only: the server decides for itself. */
function planNow(profile: Profile) {
  return planOf(profile, Date.now());
}

/** Shows no locks until the profile has loaded. */
function lacksGuide(state: ProfileState): boolean {
  return state.status === "ready" && !planNow(state.profile).limits.productivityGuideAccess;
}

function Inside() {
  const auth = useAuth();
  const profile = useProfile();
  const { auth: authStore, paywall } = useServices();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useFreshPlan();
  useNotificationPress();
  useInAppReminder(profile.status === "ready" ? profile.profile : null);
  if (auth.status !== "signed-in") return null;
  const unconfirmed = profile.status === "ready" && isUnconfirmed(profile.profile);
  return (
    <DashboardShell
      email={auth.user.email ?? ""}
      guideLocked={lacksGuide(profile)}
      onLocked={() => {
        if (!paywall.open("guide")) void navigate(paths.productivityGuide);
      }}
      onSignOut={() => void authStore.signOut("local")}
    >
      {/* Until age and terms are confirmed, only the settings are open, where people can delete the account. */}
      {unconfirmed && pathname !== paths.settings ? <AgeQuestion /> : <Outlet />}
      {profile.status === "ready" ? <PaywallDialog current={planNow(profile.profile).id} /> : null}
    </DashboardShell>
  );
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
  if (auth.status === "loading") return <SlowLoading stalled={auth.stalled} />;
  if (auth.status === "signed-in") return children;
  if (auth.status === "second-step") return <SecondStepPage factorId={auth.factorId} />;
  const leftByChoice = wasIn && auth.chosen;
  return <Navigate to={leftByChoice ? paths.home : loginUrl(`${pathname}${search}`)} replace />;
}

/**
 * Reloads the profile when the person returns to this tab, so that a plan bought in another tab takes effect.
 */
export function useFreshPlan(): void {
  const { profile } = useServices();
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "visible") void profile.refresh();
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [profile]);
}
