import { Bell } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#client/ui/button.tsx";

/** What this browser says about notifications; `unknown` where it has none. */
function permission(): NotificationPermission | "unknown" {
  return typeof Notification === "undefined" ? "unknown" : Notification.permission;
}

/** Asks for notifications only when somebody wants them; the browser remembers the answer. */
export function NotificationChoice() {
  const { t } = useTranslation("reminders");
  const [state, setState] = useState(permission);
  if (state === "unknown") return null;
  if (state === "default")
    return (
      <Button
        variant="quiet"
        onClick={() => void Notification.requestPermission().then((answer) => setState(answer))}
      >
        <Bell aria-hidden="true" className="size-5" />
        {t("notifications.ask")}
      </Button>
    );
  return <p className="py-2.5 text-sm text-ink-soft">{t(`notifications.${state}`)}</p>;
}
