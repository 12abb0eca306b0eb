import { Home } from "#client/features/home/home.tsx";
import { OnboardingWizard } from "#client/features/onboarding/onboarding-wizard.tsx";
import { SelfcareLinks } from "#client/features/selfcare/selfcare-links.tsx";
import { isProfileComplete } from "#client/lib/profile.ts";
import { WithProfile } from "../with-profile.tsx";

/** The home, or the wizard as long as the profile lacks something (spec 1, section 2). */
export function DashboardHomePage() {
  return (
    <WithProfile>
      {(profile) =>
        isProfileComplete(profile) ? (
          <>
            <Home profile={profile} />
            <SelfcareLinks />
          </>
        ) : (
          <OnboardingWizard key={profile.id} profile={profile} />
        )
      }
    </WithProfile>
  );
}
