import { useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { isPassing } from "#client/lib/auth-failure.ts";
import type { LinkTokens } from "#client/lib/auth-fragment.ts";
import { useServices } from "#client/lib/services.tsx";
import { Button } from "#client/ui/button.tsx";
import { MessagePage } from "#client/ui/message-page.tsx";
import { PageSpinner } from "#client/ui/page-spinner.tsx";

type LinkSignInProps = { tokens: LinkTokens; onSignedIn: () => void; onRefused: () => void };

/** Signs in with a confirmation link's tokens before the page behind it is shown. */
export function LinkSignIn({ tokens, onSignedIn, onRefused }: LinkSignInProps) {
  const { t } = useTranslation("auth");
  const { account } = useServices();
  const [away, setAway] = useState(false);
  const open = useCallback(async () => {
    const outcome = await account.adopt(tokens);
    if (outcome === "done") onSignedIn();
    else if (isPassing(outcome)) setAway(true);
    else onRefused();
  }, [account, tokens, onSignedIn, onRefused]);
  useEffect(() => {
    void open();
  }, [open]);
  const retry = () => {
    setAway(false);
    void open();
  };
  if (!away) return <PageSpinner />;
  return (
    <MessagePage title={t("link.unreachableTitle")} body={t("failure.unreachable")}>
      <Button size="lg" onClick={retry}>
        {t("link.retry")}
      </Button>
    </MessagePage>
  );
}
