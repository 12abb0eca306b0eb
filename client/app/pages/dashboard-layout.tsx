import { Outlet, useLocation, useNavigate, Navigate } from "react-router-dom";
import { useState, type ReactNode, useEffect } from "react";
import { paths } from "#shared/paths.ts";
import { loginAddress } from "#client/app/login-address.ts";
import { LongWait } from "#client/features/auth/long-wait.tsx";
import { PaywallDialog } from "#client/features/billing/paywall-dialog.tsx";
import { AgeQuestion } from "#client/features/onboarding/age-question.tsx";
import { useInAppReminder } from "#client/features/reminders/use-in-app-reminder.ts";
import { DashboardShell } from "#client/features/shell/dashboard-shell.tsx";
import type { ProfileState } from "#client/lib/profile-store.ts";
import { isUnconfirmed, planOf, type Profile } from "#client/lib/profile.ts";
import { useServices, useProfile, useSession } from "#client/lib/services.tsx";

/** Around every page of the signed-in. */
export function DashboardLayout() {
  return (
    <ProtectedRoute>
      <Inside />
    </ProtectedRoute>
  );
}

/** As shown only: the server decides for itself. */
function planNow(profile: Profile) {
  return planOf(profile, Date.now());
}

/** Only a profile that was read can say so; until then nothing carries a lock. */
function lacksGuide(state: ProfileState): boolean {
  return state.status === "ready" && !planNow(state.profile).limits.productivityGuideAccess;
}

function Inside() {
  const session = useSession();
  const profile = useProfile();
  const { session: sessionStore, paywall } = useServices();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useFreshPlan();
  useInAppReminder(profile.status === "ready" ? profile.profile : null);
  if (session.status !== "signed-in") return null;
  const unconfirmed = profile.status === "ready" && isUnconfirmed(profile.profile);
  return (
    <DashboardShell
      email={session.user.email ?? ""}
      guideLocked={lacksGuide(profile)}
      onLocked={() => {
        if (!paywall.open("guide")) void navigate(paths.productivityGuide);
      }}
      onSignOut={() => void sessionStore.signOut("local")}
    >
      {/* Nobody of unknown age, or without the terms, goes further; the settings stay open, for they hold the way out. */}
      {unconfirmed && pathname !== paths.settings ? <AgeQuestion /> : <Outlet />}
      {profile.status === "ready" ? <PaywallDialog current={planNow(profile.profile).id} /> : null}
    </DashboardShell>
  );
}

/**
 * Lets the signed-in through; others go to log in and come back (spec 1, section 2). A person who signs out here by
 * choice goes home instead.
 */
export function ProtectedRoute({ children }: { children: ReactNode }) {
  const session = useSession();
  const { pathname, search } = useLocation();
  const [wasIn, setWasIn] = useState(false);
  if (session.status === "signed-in" && !wasIn) setWasIn(true);
  if (session.status === "loading") return <LongWait stalled={session.stalled} />;
  if (session.status === "signed-in") return children;
  const leftByChoice = wasIn && session.chosen;
  return <Navigate to={leftByChoice ? paths.home : loginAddress(`${pathname}${search}`)} replace />;
}

/** Reads the profile again when the person comes back to this tab: what was bought in another opens its doors here. */
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
