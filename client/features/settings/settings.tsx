import { useTranslation } from "react-i18next";
import type { Profile } from "#client/lib/profile.ts";
import { PageHeading } from "#client/ui/page-heading.tsx";
import { AccountSection, SecuritySection } from "./account-section.tsx";
import {
  AppearanceSection,
  ConversationSection,
  NotificationsSection,
  PlaceSection,
} from "./preferences-sections.tsx";
import { ExportSection } from "./export-section.tsx";
import { LeavingSection } from "./delete-account.tsx";
import { PrivacySection } from "./privacy-section.tsx";

type SettingsProps = {
  profile: Profile;
  email: string;
  /** The person deleted their account. */
  onLeft: () => void;
};

/** The account's settings (spec 1, section 2: account settings), and the person's rights over their data. */
export function Settings({ profile, email, onLeft }: SettingsProps) {
  const { t } = useTranslation("settings");
  return (
    <div className="mx-auto w-full max-w-2xl">
      <PageHeading title={t("title")} />
      <div className="flex flex-col gap-6">
        <AccountSection profile={profile} email={email} />
        <NotificationsSection profile={profile} />
        <ConversationSection profile={profile} />
        <AppearanceSection />
        <PlaceSection profile={profile} />
        <SecuritySection email={email} />
        <PrivacySection profile={profile} />
        <ExportSection email={email} />
        <LeavingSection email={email} onLeft={onLeft} />
      </div>
    </div>
  );
}
