import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "#shared/paths.ts";
import { ButtonLink } from "#client/ui/button.tsx";
import { PageHeading } from "#client/ui/page-heading.tsx";

type SelfcareFrameProps = { title: string; description: string; children: ReactNode };

/** Around each self-care tool: the way back, its name, and what it is for. */
export function SelfcareFrame({ title, description, children }: SelfcareFrameProps) {
  const { t } = useTranslation("selfcare");
  return (
    <div className="mx-auto w-full max-w-2xl">
      <ButtonLink to={paths.dashboard} variant="quiet" className="-ms-4 mb-3">
        <ArrowLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
        {t("back")}
      </ButtonLink>
      <PageHeading title={title} description={description} />
      {children}
    </div>
  );
}
