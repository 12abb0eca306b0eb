import { useState, type ReactNode } from "react";
import { planOf, type Profile } from "#client/lib/profile.ts";
import { WithProfile } from "./with-profile.tsx";

type WithGuideAccessProps = { children: (access: boolean) => ReactNode };

/** For pages of the productivity guide: whether the plan in force on entry holds it. */
export function WithGuideAccess({ children }: WithGuideAccessProps) {
  return <WithProfile>{(profile) => <OnEntry profile={profile}>{children}</OnEntry>}</WithProfile>;
}

function OnEntry({ profile, children }: WithGuideAccessProps & { profile: Profile }) {
  const [entered] = useState(() => Date.now());
  return children(planOf(profile, entered).limits.productivityGuideAccess);
}
