import { useEffect, useRef } from "react";
import { Home } from "#client/features/home/home.tsx";
import { OnboardingWizard } from "#client/features/onboarding/onboarding-wizard.tsx";
import { SelfcareLinks } from "#client/features/selfcare/selfcare-links.tsx";
import { focusHeading } from "#client/app/root-layout.tsx";
import { isProfileComplete, type Profile } from "#client/lib/profile.ts";
import { WithProfile } from "#client/app/with-profile.tsx";

/** The home, or the wizard as long as the profile lacks something (spec 1, section 2). */
export function DashboardHomePage() {
  return <WithProfile>{(profile) => <HomeOrWizard key={profile.id} profile={profile} />}</WithProfile>;
}

function HomeOrWizard({ profile }: { profile: Profile }) {
  const complete = isProfileComplete(profile);
  useOpenAtTop(complete);
  if (!complete) return <OnboardingWizard profile={profile} />;
  return (
    <>
      <Home profile={profile} />
      <SelfcareLinks />
    </>
  );
}

/** The address stays the same when the home takes the wizard's place, so no navigation moves scrolling and focus. */
function useOpenAtTop(complete: boolean): void {
  const wasComplete = useRef(complete);
  useEffect(() => {
    if (complete && !wasComplete.current) {
      window.scrollTo({ top: 0, behavior: "instant" });
      focusHeading();
    }
    wasComplete.current = complete;
  }, [complete]);
}
