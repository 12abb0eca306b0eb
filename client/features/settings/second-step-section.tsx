import { useMutation } from "@tanstack/react-query";
import { correction, generate } from "lean-qr";
import { toSvg } from "lean-qr/extras/svg";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { SecondStepStart } from "#client/lib/account-port.ts";
import { secondStepOf } from "#client/lib/auth-store.ts";
import { useAuth, useServices } from "#client/lib/services.tsx";
import { toastsAbout } from "#client/lib/toast.ts";
import { digitsOf, validateCode } from "#client/lib/second-step-code.ts";
import { useForm } from "#client/lib/use-form.ts";
import { FocusedAlert } from "#client/ui/alert.tsx";
import { Button } from "#client/ui/button.tsx";
import { TextField } from "#client/ui/text-field.tsx";
import { SettingsSection } from "./settings-section.tsx";

const toast = toastsAbout("second-step");

/** Codes from an app as a second step at sign-in: setting them up, and turning them off. */
export function SecondStepSection() {
  const { t } = useTranslation("settings");
  const auth = useAuth();
  const factorId = auth.status === "signed-in" ? secondStepOf(auth.user) : null;
  return (
    <SettingsSection title={t("secondStep.title")}>
      {factorId === null ? <TurnOn /> : <TurnOff factorId={factorId} />}
    </SettingsSection>
  );
}

function TurnOn() {
  const { t } = useTranslation(["settings", "auth"]);
  const { account } = useServices();
  const start = useMutation({ mutationFn: () => account.startSecondStep() });
  const begun = start.data;
  return (
    <>
      <p className="text-ink-soft">{t("secondStep.description")}</p>
      {begun?.kind === "failed" ? <FocusedAlert>{t(`auth:failure.${begun.failure}`)}</FocusedAlert> : null}
      {begun?.kind === "started" ? (
        <SetUp started={begun} onDone={() => start.reset()} />
      ) : (
        <Button
          variant="secondary"
          busy={start.isPending}
          className="self-start"
          onClick={() => start.mutate()}
        >
          {t("secondStep.turnOn")}
        </Button>
      )}
    </>
  );
}

function TurnOff({ factorId }: { factorId: string }) {
  const { t } = useTranslation(["settings", "auth"]);
  const { account } = useServices();
  const remove = useMutation({
    mutationFn: () => account.removeSecondStep(factorId),
    onSuccess: (outcome) => (outcome === "done" ? toast.success(t("secondStep.turnedOff")) : undefined),
  });
  const failure = remove.data === "done" ? null : remove.data;
  return (
    <>
      <p className="text-ink-soft">{t("secondStep.isOn")}</p>
      {failure ? <FocusedAlert>{t(`auth:failure.${failure}`)}</FocusedAlert> : null}
      <Button
        variant="secondary"
        busy={remove.isPending}
        className="self-start"
        onClick={() => remove.mutate()}
      >
        {t("secondStep.turnOff")}
      </Button>
    </>
  );
}

type SetUpProps = { started: Extract<SecondStepStart, { kind: "started" }>; onDone: () => void };

/** Shows the secret to the person's app, and asks for a first code as proof that it arrived. */
function SetUp({ started, onDone }: SetUpProps) {
  const { t } = useTranslation(["settings", "auth"]);
  const { account } = useServices();
  const proof = useMutation({
    mutationFn: (code: string) => account.passSecondStep(started.factorId, code),
    onSuccess(outcome) {
      if (outcome !== "done") return;
      toast.success(t("secondStep.turnedOn"), t("secondStep.turnedOnBody"));
      onDone();
    },
  });
  const form = useForm({
    initial: { code: "" },
    validate: validateCode,
    onEdit: () => proof.reset(),
    onValid: async ({ code }) => void (await proof.mutateAsync(digitsOf(code))),
  });
  const failure = proof.data === "done" ? null : proof.data;
  return (
    <form noValidate onSubmit={form.submit} className="flex flex-col gap-4">
      <ol className="flex list-decimal flex-col gap-3 ps-5">
        <li>{t("secondStep.scan")}</li>
        <li>{t("secondStep.keep")}</li>
        <li>{t("secondStep.enter")}</li>
      </ol>
      <QrCode text={started.uri} label={t("secondStep.qr")} />
      <TextField
        label={t("secondStep.secret")}
        name="secret"
        value={started.secret}
        readOnly
        dir="ltr"
        onFocus={(event) => event.target.select()}
      />
      {failure ? <FocusedAlert>{t(`auth:failure.${failure}`)}</FocusedAlert> : null}
      <TextField
        {...form.field("code")}
        label={t("auth:secondStep.code")}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        maxLength={7}
        error={form.problems.code && t("auth:secondStep.codeRequired")}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={form.busy}>
          {t("secondStep.confirm")}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {t("secondStep.cancel")}
        </Button>
      </div>
    </form>
  );
}

/** Dark on white in both themes, because cameras expect that. */
function QrCode({ text, label }: { text: string; label: string }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const code = generate(text, { minCorrectionLevel: correction.M });
    frame.current?.replaceChildren(
      toSvg(code, document, { on: "black", off: "white", width: 184, height: 184 }),
    );
  }, [text]);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an inline SVG, which needs no image source
    <div ref={frame} role="img" aria-label={label} className="self-start rounded-lg bg-white p-2" />
  );
}
