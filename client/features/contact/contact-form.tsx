import { useState } from "react";
import { useTranslation } from "react-i18next";
import { contactLimits } from "#shared/mail.ts";
import { type ContactOutcome, sendContactMessage } from "#client/lib/public-mail.ts";
import { useForm } from "#client/lib/use-form.ts";
import { Alert, FocusedAlert } from "#client/ui/alert.tsx";
import { Button } from "#client/ui/button.tsx";
import { TextArea } from "#client/ui/text-area.tsx";
import { TextField } from "#client/ui/text-field.tsx";
import { contactFields, emptyContact, validateContact } from "./contact-rules.ts";

/** "Sending..." stays at least this long, ms (spec 2, section 9). */
const shortestSendingMs = 1500;

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, ms));
}

/** Writes to the operator. What was typed stays until it has arrived. */
export function ContactForm() {
  const { t } = useTranslation("contact");
  const { form, outcome, trap, setTrap } = useContact();
  const errorOf = (name: keyof typeof emptyContact) => {
    const problem = form.problems[name];
    return problem ? t(`problem.${problem}`) : undefined;
  };
  return (
    <form noValidate onSubmit={form.submit} className="flex flex-col gap-5">
      <TextField
        label={t("name")}
        autoComplete="name"
        {...form.field("name")}
        required
        error={errorOf("name")}
      />
      <TextField
        type="email"
        label={t("email")}
        autoComplete="email"
        {...form.field("email")}
        required
        error={errorOf("email")}
      />
      <TextField label={t("subject")} {...form.field("subject")} required error={errorOf("subject")} />
      <TextArea
        label={t("message")}
        name="message"
        value={form.values.message}
        maxLength={contactLimits.message}
        required
        onChange={(event) => form.set("message", event.target.value)}
        error={errorOf("message")}
      />
      {/* Nobody sees or reaches it; what fills it in is a program. */}
      <div aria-hidden="true" className="absolute -start-[200vw] size-px overflow-hidden">
        <input
          name="website"
          tabIndex={-1}
          autoComplete="off"
          value={trap}
          onChange={(event) => setTrap(event.target.value)}
        />
      </div>
      {outcome === "taken" ? <Alert tone="success">{t("sent")}</Alert> : null}
      {outcome !== null && outcome !== "taken" ? (
        <FocusedAlert title={t("notSent")}>{t(`failure.${outcome}`)}</FocusedAlert>
      ) : null}
      <Button type="submit" busy={form.busy} className="self-start">
        {t(form.busy ? "sending" : "send")}
      </Button>
    </form>
  );
}

function useContact() {
  const [outcome, setOutcome] = useState<ContactOutcome | null>(null);
  const [trap, setTrap] = useState("");
  const form = useForm({
    initial: emptyContact,
    validate: validateContact,
    async onValid(values) {
      setOutcome(null);
      const sending = sendContactMessage({ ...values, website: trap }, fetch);
      const [result] = await Promise.all([sending, pause(shortestSendingMs)]);
      setOutcome(result);
      if (result === "taken") form.clear(contactFields);
    },
  });
  return { form, outcome, trap, setTrap };
}
