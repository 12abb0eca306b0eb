import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { isPassing, type AuthFailure } from "#client/lib/auth-failure.ts";
import type { LinkTokens } from "#client/lib/auth-fragment.ts";
import { useServices } from "#client/lib/services.tsx";
import { Button } from "#client/ui/button.tsx";
import { MessagePage } from "#client/ui/message-page.tsx";
import { PageSpinner } from "#client/ui/page-spinner.tsx";

type LinkSignInProps = { tokens: LinkTokens; onSignedIn: () => void; onRefused: () => void };

/** Signs in with a confirmation link's tokens before the page behind it is shown. */
export function LinkSignIn({ tokens, onSignedIn, onRefused }: LinkSignInProps) {
  const { t } = useTranslation("auth");
  const [away, setAway] = useState(false);
  const settle = (outcome: "done" | AuthFailure) => {
    if (outcome === "done") onSignedIn();
    else if (isPassing(outcome)) setAway(true);
    else onRefused();
  };
  if (!away) return <Opening tokens={tokens} onSettled={settle} />;
  return (
    <MessagePage title={t("link.unreachableTitle")} body={t("failure.unreachable")}>
      <Button size="lg" onClick={() => setAway(false)}>
        {t("link.retry")}
      </Button>
    </MessagePage>
  );
}

type OpeningProps = { tokens: LinkTokens; onSettled: (outcome: "done" | AuthFailure) => void };

/** One try, made when it appears. */
function Opening({ tokens, onSettled }: OpeningProps) {
  const { account } = useServices();
  useEffect(() => {
    void account.adopt(tokens).then(onSettled);
    // One try for each time this appears, whatever function it is told to call.
    // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies
  }, []);
  return <PageSpinner />;
}
