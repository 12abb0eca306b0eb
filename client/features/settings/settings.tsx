import { useTranslation } from "react-i18next";
import type { Profile } from "#client/lib/profile.ts";
import { PageHeading } from "#client/ui/page-heading.tsx";
import { AccountSection } from "./account-section.tsx";
import { AppearanceSection } from "./appearance-section.tsx";
import { NotificationsSection } from "./notifications-section.tsx";
import { PlaceSection } from "./place-section.tsx";
import { SecuritySection } from "./security-section.tsx";

type SettingsProps = { profile: Profile; email: string };

/** The account's settings (spec 1, section 2: account settings). */
export function Settings({ profile, email }: SettingsProps) {
  const { t } = useTranslation("settings");
  return (
    <div className="mx-auto w-full max-w-2xl">
      <PageHeading title={t("title")} />
      <div className="flex flex-col gap-6">
        <AccountSection profile={profile} email={email} />
        <NotificationsSection profile={profile} />
        <AppearanceSection />
        <PlaceSection profile={profile} />
        <SecuritySection email={email} />
      </div>
    </div>
  );
}
