import { useTranslation } from "react-i18next";
import type { Mode } from "#shared/protocol/values.ts";
import { noteAiNotice } from "#client/lib/ai-notice.ts";
import { Alert } from "#client/ui/alert.tsx";
import { Button } from "#client/ui/button.tsx";
import { Dialog } from "#client/ui/dialog.tsx";

type ConsentDialogProps = {
  userId: string;
  mode: Mode;
  /** Called inside the tap, so that audio and microphone may start. */
  onAgree: () => void;
  onClose: () => void;
};

const titles = { call: "start.callTitle", chat: "start.chatTitle" } as const;
const agreements = { call: "start.agreeCall", chat: "start.agreeChat" } as const;

/** Before the first conversation on this device that starts with one tap: that it is with an AI. */
export function ConsentDialog({ userId, mode, onAgree, onClose }: ConsentDialogProps) {
  const { t } = useTranslation("conversation");
  const agree = () => {
    onAgree();
    noteAiNotice(userId, Date.now());
  };
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())} title={t(titles[mode])}>
      <div className="flex flex-col gap-5">
        <Alert tone="info" title={t("aiNotice.title")}>
          <p className="text-sm">{t("aiNotice.body")}</p>
        </Alert>
        <div className="flex flex-col gap-2">
          <Button size="lg" onClick={agree}>
            {t(agreements[mode])}
          </Button>
          {mode === "call" ? (
            <p className="text-center text-sm text-ink-soft">{t("start.microphoneNote")}</p>
          ) : null}
        </div>
      </div>
    </Dialog>
  );
}
