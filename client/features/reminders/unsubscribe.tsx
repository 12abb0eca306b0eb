import { useState } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "#shared/paths.ts";
import { unsubscribeFromMail } from "#client/lib/relay.ts";
import { useSubmission } from "#client/lib/use-form.ts";
import { Alert, FocusedAlert } from "#client/ui/alert.tsx";
import { Button } from "#client/ui/button.tsx";
import { PageHeading } from "#client/ui/page-heading.tsx";
import { TextLink } from "#client/ui/text-link.tsx";

type Outcome = Awaited<ReturnType<typeof unsubscribeFromMail>>;

const lists = ["reminders", "summaries", "weekly"] as const;
type List = (typeof lists)[number];

function unsubscribedList(outcome: Outcome): List | null {
  return lists.find((list) => list === outcome) ?? null;
}

/**
 * The page behind an email's unsubscribe link. Opening it changes nothing, since mail scanners follow links; the
 * button unsubscribes without signing in (RFC 8058).
 */
export function Unsubscribe({ token }: { token: string }) {
  const { t } = useTranslation("reminders");
  const [unsubscribed, setUnsubscribed] = useState<List | null>(null);
  const { busy, problem, submit } = useSubmission(async () => {
    const outcome = await unsubscribeFromMail(token, fetch);
    const list = unsubscribedList(outcome);
    setUnsubscribed(list);
    return list === null ? outcome : null;
  });
  return (
    <div className="mx-auto w-full max-w-2xl px-6 py-12">
      <PageHeading
        title={t("unsubscribe.title")}
        description={unsubscribed ? undefined : t("unsubscribe.question")}
      />
      {unsubscribed ? (
        <Alert tone="success" title={t("unsubscribe.done")}>
          <p>{t(`unsubscribe.doneBody.${unsubscribed}`)}</p>
        </Alert>
      ) : (
        <form onSubmit={submit} className="flex flex-col items-start gap-4">
          {problem === null ? null : (
            <FocusedAlert title={t("unsubscribe.failed")}>
              <p>
                {t(
                  `unsubscribe.failure.${problem === "unreachable" || problem === "refused" ? problem : "server-error"}`,
                )}
              </p>
            </FocusedAlert>
          )}
          <Button type="submit" busy={busy}>
            {t("unsubscribe.button")}
          </Button>
        </form>
      )}
      <p className="mt-6 text-ink-soft">
        {t("unsubscribe.settings")} <TextLink to={paths.settings}>{t("toSettings")}</TextLink>
      </p>
    </div>
  );
}
