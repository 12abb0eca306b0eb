import { Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { paths } from "#shared/paths.ts";
import type { DataFailure } from "#client/lib/data-failure.ts";
import { useServices } from "#client/lib/services.tsx";
import type { Session } from "#client/lib/sessions-port.ts";
import { Button } from "#client/ui/button.tsx";
import { ConfirmDialog } from "#client/ui/confirm-dialog.tsx";

type DeleteSessionProps = { userId: string; session: Session };

/** Asks once, then deletes the session with all that was said in it. */
export function DeleteSession({ userId, session }: DeleteSessionProps) {
  const { t } = useTranslation("sessions");
  const { sessions } = useServices();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const remove = async () => {
    const result = await sessions.remove(userId, session.id);
    return result.kind === "failed" ? result.failure : null;
  };
  const close = (deleted: boolean) => {
    // What is gone is not to be gone back to.
    if (deleted) void navigate(paths.sessions, { replace: true });
    else setAsking(false);
  };
  const texts = {
    title: t("delete.title"),
    body: t("delete.body"),
    keep: t("delete.keep"),
    action: t("delete.confirm"),
    done: t("delete.done"),
    failed: (failure: DataFailure) => t(`delete.failure.${failure}`),
  };
  return (
    <div className="mt-10 border-t border-line pt-6">
      <Button variant="quiet" className="-ms-4 text-danger!" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden="true" className="size-5" />
        {t("delete.open")}
      </Button>
      <ConfirmDialog open={asking} texts={texts} onConfirm={remove} onClose={close} />
    </div>
  );
}
