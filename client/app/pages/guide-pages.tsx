import { type ReactNode, useState } from "react";
import { WithProfile } from "#client/app/with-profile.tsx";
import { Guide, ProductivityGuide } from "#client/features/guides/guide.tsx";
import { type Profile, planOf } from "#client/lib/profile.ts";

export function ProductivityGuidePage() {
  return <WithGuideAccess>{(access) => <ProductivityGuide access={access} />}</WithGuideAccess>;
}

export function TaskPrioritizationPage() {
  return (
    <WithGuideAccess>{(access) => <Guide name="task-prioritization" access={access} />}</WithGuideAccess>
  );
}

export function FocusTechniquesPage() {
  return <WithGuideAccess>{(access) => <Guide name="focus-techniques" access={access} />}</WithGuideAccess>;
}

export function HabitBuildingPage() {
  return <WithGuideAccess>{(access) => <Guide name="habit-building" access={access} />}</WithGuideAccess>;
}

type WithGuideAccessProps = { children: (access: boolean) => ReactNode };

/** For pages of the productivity guide: whether the plan that applied on entry includes it. */
export function WithGuideAccess({ children }: WithGuideAccessProps) {
  return <WithProfile>{(profile) => <OnEntry profile={profile}>{children}</OnEntry>}</WithProfile>;
}

function OnEntry({ profile, children }: WithGuideAccessProps & { profile: Profile }) {
  const [entered] = useState(() => Date.now());
  return children(planOf(profile, entered).limits.productivityGuideAccess);
}
