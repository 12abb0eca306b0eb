import { useTranslation } from "react-i18next";
import type { Profile } from "#client/lib/profile.ts";
import { PageHeading } from "#client/ui/page-heading.tsx";
import { AccountSection, SecuritySection } from "./account-section.tsx";
import {
  AppearanceSection,
  ConversationSection,
  NotificationsSection,
  LocationSection,
} from "./preferences-sections.tsx";
import { ExportSection } from "./export/export-section.tsx";
import { DeleteAccountSection } from "./delete-account.tsx";
import { PrivacySection } from "./privacy-section.tsx";
import { SecondStepSection } from "./second-step-section.tsx";
import { SignInsSection } from "./sign-ins-section.tsx";

type SettingsProps = {
  profile: Profile;
  email: string;
  /** The account has been deleted. */
  onDeleted: () => void;
};

/** The account's settings, and the person's rights over their data. */
export function Settings({ profile, email, onDeleted }: SettingsProps) {
  const { t } = useTranslation("settings");
  return (
    <div className="mx-auto w-full max-w-2xl">
      <PageHeading title={t("title")} />
      <div className="flex flex-col gap-6">
        <AccountSection profile={profile} email={email} />
        <NotificationsSection profile={profile} />
        <ConversationSection profile={profile} />
        <AppearanceSection />
        <LocationSection profile={profile} />
        <SecuritySection email={email} />
        <SecondStepSection />
        <SignInsSection userId={profile.id} />
        <PrivacySection profile={profile} />
        <ExportSection userId={profile.id} email={email} />
        <DeleteAccountSection userId={profile.id} email={email} onDeleted={onDeleted} />
      </div>
    </div>
  );
}
