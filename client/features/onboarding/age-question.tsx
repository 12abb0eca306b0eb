import { useState } from "react";
import { z } from "zod";
import { Trans, useTranslation } from "react-i18next";
import { checkAge } from "#client/lib/age.ts";
import { tabStorage } from "#client/lib/browser-storage.ts";
import { createDrafts, useDraft } from "#client/lib/drafts.ts";
import { localDay } from "#client/lib/dates.ts";
import { type DataFailure, failureOf } from "#client/lib/query.ts";
import { useConfirmAge } from "#client/lib/profile.ts";
import { helplineDirectory } from "#shared/safety/helplines.ts";
import { useServices } from "#client/lib/services.tsx";
import { type Problems, type Values, useForm } from "#client/lib/use-form.ts";
import { FocusedAlert } from "#client/ui/alert.tsx";
import { Button } from "#client/ui/button.tsx";
import { Card } from "#client/ui/card.tsx";
import { Checkbox } from "#client/ui/checkbox.tsx";
import { TermsLabel } from "#client/ui/terms-label.tsx";
import { PageHeading } from "#client/ui/page-heading.tsx";
import { TextField } from "#client/ui/text-field.tsx";
import { OutsideLink } from "#client/ui/text-link.tsx";

const judge = (dateOfBirth: string) => checkAge(dateOfBirth, localDay(Date.now()));

type Answers = Values<"dateOfBirth" | "terms">;

const noAnswers: Answers = { dateOfBirth: "", terms: "" };

const ageDrafts = createDrafts<Answers>(
  "age",
  z.object({ dateOfBirth: z.string(), terms: z.string() }),
  noAnswers,
);

function validate({ dateOfBirth, terms }: Answers): Problems<keyof Answers, "missing" | "invalid"> {
  const age = judge(dateOfBirth);
  return {
    ...(age === "missing" || age === "invalid" ? { dateOfBirth: age } : {}),
    // Someone too young isn't asked to accept anything.
    ...(age === "adult" && terms === "" ? { terms: "missing" as const } : {}),
  };
}

/**
 * For an account whose age and consent to the terms are unknown, such as an imported one. The date of birth stays in the
 * browser; only the confirmation is sent.
 */
export function AgeQuestion({ userId }: { userId: string }) {
  const { t } = useTranslation("onboarding");
  const { t: ofSignUp } = useTranslation("auth");
  const { mutateAsync: confirm } = useConfirmAge(userId);
  const [failure, setFailure] = useState<DataFailure | null>(null);
  const [tooYoung, setTooYoung] = useState(false);
  const form = useForm({
    initial: noAnswers,
    draft: useDraft(ageDrafts, userId),
    validate,
    async onValid({ dateOfBirth }) {
      setFailure(null);
      const isAdult = judge(dateOfBirth) === "adult";
      const failed = isAdult ? await confirm().then(() => null, failureOf) : null;
      setFailure(failed);
      setTooYoung(!isAdult);
      // The fields keep it until the next page is there.
      if (failed === null) ageDrafts.keep(tabStorage, userId, noAnswers);
    },
  });
  if (tooYoung) return <TooYoung />;
  const { dateOfBirth, terms } = form.problems;
  return (
    <div className="mx-auto w-full max-w-xl">
      <PageHeading title={t("age.title")} description={t("age.intro")} />
      <Card>
        <form noValidate onSubmit={form.submit} className="flex flex-col gap-6">
          {failure ? <FocusedAlert>{t(`age.${failure}`)}</FocusedAlert> : null}
          <TextField
            {...form.field("dateOfBirth")}
            type="date"
            autoComplete="bday"
            required
            label={t("age.label")}
            error={dateOfBirth && t(`age.${dateOfBirth}`)}
          />
          <Checkbox
            name="terms"
            checked={form.values.terms !== ""}
            onCheckedChange={(checked) => form.set("terms", checked ? "yes" : "")}
            label={<TermsLabel />}
            error={terms && ofSignUp("errors.termsRequired")}
          />
          <Button type="submit" size="lg" busy={form.busy} className="ms-auto">
            {t("age.submit")}
          </Button>
        </form>
      </Card>
    </div>
  );
}

function TooYoung() {
  const { t } = useTranslation("onboarding");
  const { auth } = useServices();
  return (
    <div className="mx-auto w-full max-w-xl">
      <PageHeading title={t("age.tooYoungTitle")} />
      <Card className="flex flex-col gap-4">
        <p>{t("age.tooYoung")}</p>
        <p>
          <Trans
            t={t}
            i18nKey="age.help"
            components={{ helplines: <OutsideLink href={helplineDirectory} /> }}
          />
        </p>
        <Button variant="secondary" className="self-start" onClick={() => void auth.signOut("local")}>
          {t("age.signOut")}
        </Button>
      </Card>
    </div>
  );
}
