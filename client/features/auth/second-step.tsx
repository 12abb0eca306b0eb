import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { paths } from "#shared/paths.ts";
import { useServices } from "#client/lib/services.tsx";
import { digitsOf, validateCode } from "#client/lib/second-step-code.ts";
import { useForm } from "#client/lib/use-form.ts";
import { FocusedAlert } from "#client/ui/alert.tsx";
import { Button } from "#client/ui/button.tsx";
import { PageHeading } from "#client/ui/page-heading.tsx";
import { TextField } from "#client/ui/text-field.tsx";
import { TextLink } from "#client/ui/text-link.tsx";

/**
 * Asks for the code from the person's app, between the password and everything else. Success needs no handling here,
 * because the auth store reports who is signed in.
 */
export function SecondStepPage({ factorId }: { factorId: string }) {
  const { t } = useTranslation("auth");
  const { account, auth } = useServices();
  const proof = useMutation({ mutationFn: (code: string) => account.passSecondStep(factorId, code) });
  const form = useForm({
    initial: { code: "" },
    validate: validateCode,
    onEdit: () => proof.reset(),
    onValid: async ({ code }) => void (await proof.mutateAsync(digitsOf(code))),
  });
  const failure = proof.data === "done" ? null : (proof.data ?? null);
  return (
    <main id="main" tabIndex={-1} className="mx-auto flex w-full max-w-md flex-col px-6 py-16">
      <PageHeading title={t("secondStep.title")} description={t("secondStep.description")} />
      <form noValidate onSubmit={form.submit} className="flex flex-col gap-4">
        {failure ? <FocusedAlert>{t(`failure.${failure}`)}</FocusedAlert> : null}
        <TextField
          {...form.field("code")}
          label={t("secondStep.code")}
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          maxLength={7}
          error={form.problems.code && t("secondStep.codeRequired")}
        />
        <Button type="submit" size="lg" busy={form.busy}>
          {t("secondStep.submit")}
        </Button>
        <Button variant="quiet" onClick={() => void auth.signOut("local")}>
          {t("secondStep.logOut")}
        </Button>
      </form>
      <p className="mt-6 text-ink-soft">
        {t("secondStep.lost")} <TextLink to={paths.contactUs}>{t("secondStep.contact")}</TextLink>
      </p>
    </main>
  );
}
