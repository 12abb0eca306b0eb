import { MessageCircle, Phone } from "lucide-react";
import { useEffect, useId } from "react";
import { useTranslation } from "react-i18next";
import { useConversationStarter } from "#client/lib/conversation-starter.ts";
import { Button } from "#client/ui/button.tsx";
import { Card } from "#client/ui/card.tsx";

const modes = [
  { mode: "call", icon: Phone, variant: "primary" },
  { mode: "chat", icon: MessageCircle, variant: "secondary" },
] as const;

/** Starts a new session that knows what this one was about, by voice or in writing. */
export function ContinueSession({ sessionId }: { sessionId: string }) {
  const { t } = useTranslation("sessions");
  const { start, prepare, running } = useConversationStarter();
  const id = useId();
  useEffect(() => prepare(), [prepare]);
  // One conversation at a time: its bar leads back to it.
  if (running) return null;
  return (
    <Card
      as="section"
      aria-labelledby={id}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 print:hidden"
    >
      <div className="min-w-0 flex-1 basis-64">
        <h2 id={id} className="text-2xl">
          {t("continue.title")}
        </h2>
        <p className="mt-1.5 text-ink-soft">{t("continue.body")}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        {modes.map(({ mode, icon: Icon, variant }) => (
          <Button key={mode} variant={variant} onClick={() => start({ mode, continues: sessionId })}>
            <Icon aria-hidden="true" className="size-5" />
            {t(`continue.${mode}`)}
          </Button>
        ))}
      </div>
    </Card>
  );
}
