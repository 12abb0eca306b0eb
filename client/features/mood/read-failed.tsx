import { useTranslation } from "react-i18next";
import type { DataFailure } from "#client/lib/query.ts";
import { LoadFailed } from "#client/ui/loading.tsx";

type ReadFailedProps = { title: string; failure: DataFailure; onRetry: () => void };

/** Says that check-ins couldn't be read and why, and offers a retry. */
export function ReadFailed({ title, failure, onRetry }: ReadFailedProps) {
  const { t } = useTranslation("mood");
  const reason = t(`readFailure.${failure}`);
  return <LoadFailed title={title} reason={reason} retry={t("retry")} onRetry={onRetry} />;
}
