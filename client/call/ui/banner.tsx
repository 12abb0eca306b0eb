import { clsx } from "clsx";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Alert, type Tone } from "#client/ui/alert.tsx";
import { Button } from "#client/ui/button.tsx";

type BannerProps = {
  tone: Tone;
  title: ReactNode;
  body?: ReactNode;
  /** What to do about it. */
  actions?: ReactNode;
  onDismiss?: (() => void) | undefined;
};

/** A banner about the session: what happened, and what to do. */
export function Banner({ tone, title, body, actions, onDismiss }: BannerProps) {
  const { t } = useTranslation("conversation");
  return (
    <div className="relative">
      <Alert tone={tone} title={title} className={clsx("py-2.5! leading-snug", onDismiss && "pe-12!")}>
        {body ? <p className="text-sm">{body}</p> : null}
        {actions ? <div className="mt-1 flex flex-wrap gap-2">{actions}</div> : null}
      </Alert>
      {onDismiss ? (
        <Button
          variant="quiet"
          size="icon"
          aria-label={t("errors.dismiss")}
          className="absolute end-0.5 top-0.5 hover:bg-transparent!"
          onClick={onDismiss}
        >
          <X aria-hidden="true" className="size-5" />
        </Button>
      ) : null}
    </div>
  );
}
