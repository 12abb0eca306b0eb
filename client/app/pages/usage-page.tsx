import { UsageAndBilling } from "#client/features/billing/usage-and-billing.tsx";
import { WithProfile } from "../with-profile.tsx";

export function UsagePage() {
  return <WithProfile>{(profile) => <UsageAndBilling key={profile.id} profile={profile} />}</WithProfile>;
}
