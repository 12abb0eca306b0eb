import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { isPassing, type AuthFailure } from "#client/lib/account-port.ts";
import type { LinkTokens } from "#client/lib/auth-urls.ts";
import { knownAuth } from "#client/lib/auth-store.ts";
import { useServices, type Services } from "#client/lib/services.tsx";
import { Button } from "#client/ui/button.tsx";
import { MessagePage } from "#client/ui/message-page.tsx";
import { PageSpinner } from "#client/ui/loading.tsx";

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

/** Tries once, on mount. */
function Opening({ tokens, onSettled }: OpeningProps) {
  const services = useServices();
  useEffect(() => {
    void signIn(services, tokens).then(onSettled);
    // Runs once per mount, even if the callback changes.
    // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies
  }, []);
  return <PageSpinner />;
}

/**
 * Never replaces the account of someone already signed in: anyone can make a link with tokens of their own
 * account and then read what is said after opening it. Opening the link has already confirmed the address, so
 * nothing is lost.
 */
async function signIn({ account, auth }: Services, tokens: LinkTokens): Promise<"done" | AuthFailure> {
  const here = await knownAuth(auth);
  if (here.status === "signed-in") return "done";
  return here.status === "loading" ? "unreachable" : account.adopt(tokens);
}
