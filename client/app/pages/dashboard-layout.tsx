import { Outlet, useLocation, useNavigate } from "react-router-dom";
import { paths } from "#shared/paths.ts";
import { PaywallDialog } from "#client/features/billing/paywall-dialog.tsx";
import { AgeQuestion } from "#client/features/onboarding/age-question.tsx";
import { useInAppReminder } from "#client/features/reminders/use-in-app-reminder.ts";
import { DashboardShell } from "#client/features/shell/dashboard-shell.tsx";
import type { ProfileState } from "#client/lib/profile-store.ts";
import { isUnconfirmed, planOf, type Profile } from "#client/lib/profile.ts";
import { useServices, useProfile, useSession } from "#client/lib/services.tsx";
import { ProtectedRoute } from "../protected-route.tsx";
import { useFreshPlan } from "../use-fresh-plan.ts";

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
