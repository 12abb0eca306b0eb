import { Outlet, useLocation } from "react-router-dom";
import { paths } from "#shared/paths.ts";
import { AgeQuestion } from "#client/features/onboarding/age-question.tsx";
import { DashboardShell } from "#client/features/shell/dashboard-shell.tsx";
import { planOf } from "#client/lib/profile.ts";
import type { ProfileState } from "#client/lib/profile-store.ts";
import { useServices } from "#client/lib/services.tsx";
import { useProfile } from "#client/lib/use-profile.ts";
import { useSession } from "#client/lib/use-session.ts";
import { ProtectedRoute } from "../protected-route.tsx";

/** Around every page of the signed-in. */
export function DashboardLayout() {
  return (
    <ProtectedRoute>
      <Inside />
    </ProtectedRoute>
  );
}

/** Only a profile that was read can say so; until then nothing carries a lock. */
function lacksGuide(state: ProfileState): boolean {
  return state.status === "ready" && !planOf(state.profile, Date.now()).limits.productivityGuideAccess;
}

function Inside() {
  const session = useSession();
  const profile = useProfile();
  const { session: sessionStore } = useServices();
  const { pathname } = useLocation();
  if (session.status !== "signed-in") return null;
  const ageUnknown = profile.status === "ready" && profile.profile.age_confirmed_at === null;
  return (
    <DashboardShell
      email={session.user.email ?? ""}
      guideLocked={lacksGuide(profile)}
      onSignOut={() => void sessionStore.signOut("local")}
    >
      {/* Nobody of unknown age goes further; the settings stay open, for they hold the way out. */}
      {ageUnknown && pathname !== paths.settings ? <AgeQuestion /> : <Outlet />}
    </DashboardShell>
  );
}
