import { useState } from "react";
import { useTranslation } from "react-i18next";
import { planOf, type Profile } from "#client/lib/profile.ts";
import { PageHeading } from "#client/ui/page-heading.tsx";
import { LookingBack } from "./looking-back.tsx";
import { QuickLinks } from "./quick-links.tsx";
import { SubscriptionCard } from "./subscription-card.tsx";

/** The first page inside: a greeting, the ways on, and what has been. */
export function Home({ profile }: { profile: Profile }) {
  const { t } = useTranslation("home");
  const [opened] = useState(() => new Date());
  return (
    <>
      <PageHeading title={t("greeting", { name: profile.full_name ?? "" })} description={t("question")} />
      <QuickLinks />
      <LookingBack profile={profile} now={opened} />
      <SubscriptionCard premium={planOf(profile, opened.getTime()).type === "premium"} />
    </>
  );
}
