import { useTranslation } from "react-i18next";
import { useFormat } from "#client/i18n/use-format.ts";
import { Alert } from "#client/ui/alert.tsx";
import type { CallCount } from "./limit-news.tsx";

/** Whether one call is left; a count that is old no longer says so. */
function isLast({ started, limit, nextAt }: CallCount): boolean {
  return started === limit - 1 && nextAt !== null && Date.parse(nextAt) > Date.now();
}

/** Tells before the last call that it is the last one for a while. */
export function LastCallNote({ calls }: { calls: CallCount }) {
  const { t } = useTranslation("conversation");
  const { number, when } = useFormat();
  if (calls.nextAt === null || !isLast(calls)) return null;
  return (
    <Alert tone="info">
      <p className="text-sm">
        {t("start.lastCall", { calls: number(calls.limit), when: when(new Date(calls.nextAt)) })}
      </p>
    </Alert>
  );
}
