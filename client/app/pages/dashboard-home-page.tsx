import { Suspense, lazy, useEffect, useRef } from "react";
import { Home } from "#client/features/home/home.tsx";
import { MomentCard, MomentWaiting } from "#client/features/mood/moment-card.tsx";
import { focusHeading } from "#client/app/root-layout.tsx";
import { withTexts } from "#client/i18n/setup.ts";
import { type Profile, isProfileComplete } from "#client/lib/profile.ts";
import { lazyPart } from "#client/ui/lazy-part.tsx";
import { Skeleton } from "#client/ui/loading.tsx";
import { PageSkeleton, WithProfile } from "#client/app/with-profile.tsx";

const OnboardingWizard = lazy(async () => {
  const part = await withTexts(
    ["conversation", "onboarding"],
    () => import("#client/features/onboarding/onboarding-wizard.tsx"),
  );
  return { default: part.OnboardingWizard };
});

/** At the foot of the page, so it comes after the rest. */
const SelfcareLinks = lazyPart<object>(
  () =>
    withTexts(
      ["selfcare"],
      async () => (await import("#client/features/selfcare/selfcare-links.tsx")).SelfcareLinks,
    ),
  <Skeleton className="mt-12 h-80" />,
);

const InstallCard = lazyPart<object>(() =>
  withTexts(["home"], async () => (await import("#client/features/home/install-card.tsx")).InstallCard),
);

/** The home, or the wizard while the profile is incomplete. */
export function DashboardHomePage() {
  return <WithProfile>{(profile) => <HomeOrWizard key={profile.id} profile={profile} />}</WithProfile>;
}

/** What it shows to everybody. */
DashboardHomePage.Waiting = function DashboardHomeWaiting() {
  return (
    <Home profile={null}>
      <MomentWaiting className="mb-6" />
    </Home>
  );
};

function HomeOrWizard({ profile }: { profile: Profile }) {
  const complete = isProfileComplete(profile);
  useOpenAtTop(complete);
  if (!complete)
    return (
      <Suspense fallback={<PageSkeleton />}>
        <OnboardingWizard profile={profile} />
      </Suspense>
    );
  return (
    <>
      <Home profile={profile}>
        <MomentCard userId={profile.id} className="mb-6" />
      </Home>
      <SelfcareLinks />
      <InstallCard />
    </>
  );
}

/** The address stays the same when the home replaces the wizard, so no navigation resets scroll and focus. */
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
