import { Clock, Mail, Users } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { contactLimits } from "#shared/mail.ts";
import { tabStorage } from "#client/lib/browser-storage.ts";
import { createDrafts, useDraft } from "#client/lib/drafts.ts";
import { keptUserId, visitorId } from "#client/lib/kept-session.ts";
import { type ContactOutcome, loadAppConfig, sendContactMessage } from "#client/lib/relay.ts";
import { type Problems, type Values, useForm } from "#client/lib/use-form.ts";
import { Alert, FocusedAlert } from "#client/ui/alert.tsx";
import { Button } from "#client/ui/button.tsx";
import { PageHeading } from "#client/ui/page-heading.tsx";
import { TextArea, TextField } from "#client/ui/text-field.tsx";

/** The operator's address; empty until it is loaded, and if it cannot be. */
function useContactEmail(): string {
  const [address, setAddress] = useState("");
  useEffect(() => {
    const load = async () => {
      const answer = await loadAppConfig(fetch);
      if (answer.kind === "loaded") setAddress(answer.config.contactEmail);
    };
    void load();
  }, []);
  return address;
}

/** The contact page, which works even while the account service is unavailable. */
export function Contact() {
  const { t } = useTranslation("contact");
  const { t: safety } = useTranslation("safety");
  const address = useContactEmail();
  return (
    <div className="mx-auto grid w-full max-w-5xl gap-x-16 gap-y-10 px-5 py-10 sm:px-8 lg:grid-cols-[3fr_2fr]">
      <div>
        <PageHeading title={t("title")} description={t("description")} />
        <ContactForm />
      </div>
      <aside aria-label={t("otherWays")} className="flex flex-col gap-7 lg:pt-28">
        <ContactMethod icon={<Mail aria-hidden="true" className="size-5" />} title={t("byMail")}>
          {address === "" ? (
            <span className="text-ink-soft">{t("addressLater")}</span>
          ) : (
            <a
              href={`mailto:${address}`}
              dir="ltr"
              className="inline-flex min-h-target items-center underline"
            >
              {address}
            </a>
          )}
        </ContactMethod>
        <ContactMethod icon={<Clock aria-hidden="true" className="size-5" />} title={t("hoursTitle")}>
          {t("hours")}
        </ContactMethod>
        <ContactMethod icon={<Users aria-hidden="true" className="size-5" />} title={t("socialTitle")}>
          {t("social")}
        </ContactMethod>
        <p className="rounded-md bg-sage-soft p-4 text-sage-ink">
          {t("urgent", { help: safety("bar.button") })}
        </p>
      </aside>
    </div>
  );
}

function ContactMethod({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <div className="flex gap-3">
      <span className="mt-1 text-sage">{icon}</span>
      <div className="min-w-0">
        <h2 className="text-lg">{title}</h2>
        <div className="text-ink-soft wrap-anywhere">{children}</div>
      </div>
    </div>
  );
}

/** "Sending..." stays visible at least this long, so that it can be read. */
const shortestSendingMs = 1500;

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, ms));
}

/** Sends a message to the operator. The fields are cleared only after it was accepted. */
function ContactForm() {
  const { t } = useTranslation("contact");
  const { form, outcome, honeypot, setHoneypot } = useContact();
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
        readOnly={form.busy}
        required
        error={errorOf("name")}
      />
      <TextField
        type="email"
        label={t("email")}
        autoComplete="email"
        {...form.field("email")}
        readOnly={form.busy}
        required
        error={errorOf("email")}
      />
      <TextField
        label={t("subject")}
        {...form.field("subject")}
        readOnly={form.busy}
        required
        error={errorOf("subject")}
      />
      <TextArea
        label={t("message")}
        {...form.field("message")}
        readOnly={form.busy}
        maxLength={contactLimits.message}
        required
        error={errorOf("message")}
      />
      {/* A honeypot: people can neither see nor reach it, so whatever fills it in is a bot. */}
      <div aria-hidden="true" className="absolute -start-[200vw] size-px overflow-hidden">
        <input
          name="website"
          tabIndex={-1}
          autoComplete="off"
          value={honeypot}
          onChange={(event) => setHoneypot(event.target.value)}
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
  const [honeypot, setHoneypot] = useState("");
  const [writer] = useState(writerOf);
  const form = useForm({
    initial: emptyContact,
    draft: useDraft(contactDrafts, writer),
    validate: validateContact,
    onEdit: () => setOutcome(null),
    async onValid(values) {
      setOutcome(null);
      const sending = sendContactMessage({ ...values, website: honeypot }, fetch);
      const [result] = await Promise.all([sending, delay(shortestSendingMs)]);
      setOutcome(result);
      if (result === "taken") form.clear(contactFields);
    },
  });
  return { form, outcome, honeypot, setHoneypot };
}

type ContactField = "name" | "email" | "subject" | "message";
type ContactProblem = "required" | "badEmail" | "tooLong";

const emptyContact: Values<ContactField> = { name: "", email: "", subject: "", message: "" };
const contactFields: readonly ContactField[] = ["name", "email", "subject", "message"];

/** What wasn't sent yet; it survives a reload, and signing in, which may be what the message was about. */
const contactDrafts = createDrafts<Values<ContactField>>(
  "contact",
  z.object({ name: z.string(), email: z.string(), subject: z.string(), message: z.string() }),
  emptyContact,
);

/** Known without the account service, which this page must not need. */
function writerOf(): string {
  const isVisitors = contactDrafts.read(tabStorage, visitorId) !== emptyContact;
  return isVisitors ? visitorId : (keptUserId() ?? visitorId);
}

const emailSchema = z.email();

function problemOf(field: ContactField, value: string): ContactProblem | null {
  const text = value.trim();
  if (text === "") return "required";
  if (text.length > contactLimits[field]) return "tooLong";
  return field === "email" && !emailSchema.safeParse(text).success ? "badEmail" : null;
}

function validateContact(values: Values<ContactField>): Problems<ContactField, ContactProblem> {
  const found = contactFields.map((field) => [field, problemOf(field, values[field])] as const);
  return Object.fromEntries(found.filter(([, problem]) => problem !== null));
}
