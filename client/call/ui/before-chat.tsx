import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#client/ui/button.tsx";
import { Card } from "#client/ui/card.tsx";
import { Skeleton } from "#client/ui/loading.tsx";
import { PageHeading } from "#client/ui/page-heading.tsx";
import { Clock } from "./clock.tsx";
import { Presence } from "./presence.tsx";

type BeforeChatProps = {
  /** Null until there is a conversation to start. */
  onStart: (() => void) | null;
  /** Banners of the conversation, once it is there. */
  children?: ReactNode;
};

/** The Text Chat page while no chat runs. It needs no conversation, so that the page can be shown before there is one. */
export function BeforeChat({ onStart, children }: BeforeChatProps) {
  const { t } = useTranslation("conversation");
  const { t: common } = useTranslation();
  return (
    <div className="mx-auto w-full max-w-2xl">
      <PageHeading title={common("pages.chat")} description={t("chatPage.intro")} />
      <div className="flex flex-col gap-4">
        {children}
        <Card className="flex flex-col items-center gap-5 py-8!">
          <Presence form="chatting" still className="w-30" />
          <Clock label={t("clock.elapsed")} seconds={0} className="text-ink-soft" />
          {onStart === null ? (
            <Skeleton className="h-13 w-52 rounded-full" />
          ) : (
            <Button size="lg" onClick={onStart}>
              {t("chatPage.start")}
            </Button>
          )}
        </Card>
      </div>
    </div>
  );
}
