import { Clock, Mail, Users } from "lucide-react";
import { useEffect, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { loadAppConfig } from "#client/lib/app-config.ts";
import { PageHeading } from "#client/ui/page-heading.tsx";
import { ContactForm } from "./contact-form.tsx";

/** The address to write to; empty until it is known, and where it cannot be had. */
function useContactEmail(): string {
  const [address, setAddress] = useState("");
  useEffect(() => {
    const load = async () => {
      const answer = await loadAppConfig(fetch);
      if (answer.kind === "loaded") setAddress(answer.config.contactEmail);
    };
    void load();
  }, []);
  return address;
}

/** The contact page (spec 1, section 2), also while the account service is away. */
export function Contact() {
  const { t } = useTranslation("contact");
  const { t: safety } = useTranslation("safety");
  const address = useContactEmail();
  return (
    <div className="mx-auto grid w-full max-w-5xl gap-x-16 gap-y-10 px-5 py-10 sm:px-8 lg:grid-cols-[3fr_2fr]">
      <div>
        <PageHeading title={t("title")} description={t("description")} />
        <ContactForm />
      </div>
      <aside aria-label={t("otherWays")} className="flex flex-col gap-7 lg:pt-28">
        <Way icon={<Mail aria-hidden="true" className="size-5" />} title={t("byMail")}>
          {address === "" ? (
            <span className="text-ink-soft">{t("addressLater")}</span>
          ) : (
            <a
              href={`mailto:${address}`}
              dir="ltr"
              className="inline-flex min-h-target items-center underline"
            >
              {address}
            </a>
          )}
        </Way>
        <Way icon={<Clock aria-hidden="true" className="size-5" />} title={t("hoursTitle")}>
          {t("hours")}
        </Way>
        <Way icon={<Users aria-hidden="true" className="size-5" />} title={t("socialTitle")}>
          {t("social")}
        </Way>
        <p className="rounded-md bg-sage-soft p-4 text-sage-ink">
          {t("urgent", { help: safety("bar.button") })}
        </p>
      </aside>
    </div>
  );
}

function Way({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <div className="flex gap-3">
      <span className="mt-1 text-sage">{icon}</span>
      <div className="min-w-0">
        <h2 className="text-lg">{title}</h2>
        <div className="text-ink-soft wrap-anywhere">{children}</div>
      </div>
    </div>
  );
}
