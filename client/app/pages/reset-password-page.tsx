import { useTranslation } from "react-i18next";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { paths } from "#shared/paths.ts";
import { ResetPasswordForm } from "#client/features/auth/reset-password-form.tsx";
import { SecondStepPage } from "#client/features/auth/second-step.tsx";
import { useAuth } from "#client/lib/services.tsx";
import { readAuthFragment, recoveryMarker } from "#client/lib/auth-fragment.ts";
import { Card } from "#client/ui/card.tsx";
import { Mark } from "#client/ui/wordmark.tsx";
import { PageHeading } from "#client/ui/page-heading.tsx";

/** The page that a reset link leads to. Once its tokens are used, only the marker stays in the URL. */
export function ResetPasswordPage() {
  const { t } = useTranslation("auth");
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const auth = useAuth();
  // A mailed link is one step; a new password takes all of them.
  if (auth.status === "second-step") return <SecondStepPage factorId={auth.factorId} />;
  return (
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto flex min-h-page w-full max-w-lg flex-col justify-center px-6 py-12"
    >
      <Link to={paths.home} aria-label={t("reset.home")} className="mb-8 self-start rounded-md text-sage">
        <Mark className="size-12" />
      </Link>
      <PageHeading title={t("reset.title")} description={t("reset.description")} />
      <Card>
        <ResetPasswordForm
          fragment={readAuthFragment(hash)}
          onOpened={() => void navigate({ pathname, hash: recoveryMarker }, { replace: true })}
          onDone={() => void navigate(`${paths.home}?login=1`, { replace: true })}
        />
      </Card>
    </main>
  );
}
