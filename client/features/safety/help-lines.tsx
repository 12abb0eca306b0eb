import { MessageSquareText, MessagesSquare, Phone } from "lucide-react";
import { useEffect, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Helpline } from "#shared/safety/helpline-data.ts";
import {
  callAddress,
  helplineCountries,
  helplineDirectory,
  linesFor,
  type ShownLine,
  type ShownLines,
  textAddress,
} from "#shared/safety/helplines.ts";
import type { Concern } from "#shared/safety/risk.ts";
import { formatClock, localClock } from "#client/lib/dates.ts";
import { useHelpCountry, useShownCountry } from "#client/lib/help-card-store.ts";
import { buttonStyle } from "#client/ui/button.tsx";
import { NativeSelect } from "#client/ui/native-select.tsx";
import { OutsideLink } from "#client/ui/text-link.tsx";

/** The helplines of the person's country. The data ships with the app, so they work offline. */
export function HelpLines({ concerns }: { concerns: readonly Concern[] }) {
  const { t } = useTranslation("safety");
  const shown = useLines(concerns);
  return (
    <div className="flex flex-col gap-4">
      <DangerNow shown={shown} />
      {shown.lines.length > 0 ? (
        <ul className="flex flex-col gap-3">
          {shown.lines.map(({ line, open }) => (
            <LineCard key={`${line.name} ${line.call}`} line={line} open={open} />
          ))}
        </ul>
      ) : null}
      <CountryChoice />
      <p>
        <OutsideLink href={helplineDirectory}>{t("card.directory")}</OutsideLink>
      </p>
    </div>
  );
}

function LineCard({ line, open }: ShownLine) {
  const { t } = useTranslation("safety");
  return (
    <li className="rounded-md border border-line p-3.5">
      <p className="font-semibold">
        <bdi>{line.name}</bdi>
      </p>
      {line.kind === "crisis" ? null : (
        <p className="text-sm text-ink-soft">
          {t(line.kind === "abuse" ? "card.abuse" : "card.eatingDisorder")}
        </p>
      )}
      <Hours hours={line.hours} open={open} />
      <ContactButtons line={line} quiet={!open} className="mt-2" />
    </li>
  );
}

function Hours({ hours, open }: { hours: Helpline["hours"]; open: boolean }) {
  const { t, i18n } = useTranslation("safety");
  if (hours === "unstated") return null;
  if (hours === "always") return <p className="text-sm text-ink-soft">{t("card.always")}</p>;
  const [from, to] = hours.map((minutes) => formatClock(i18n.language, minutes));
  return (
    <p className="text-sm text-ink-soft">
      {open ? t("card.open", { from, to }) : t("card.closed", { from })}
    </p>
  );
}

type ContactButtonsProps = { line: Helpline; quiet?: boolean; className?: string | undefined };

/** Buttons to call, text or chat with a helpline. */
export function ContactButtons({
  line: { call, text, chat },
  quiet = false,
  className = "",
}: ContactButtonsProps) {
  const { t } = useTranslation("safety");
  return (
    <div className={`flex flex-wrap gap-2 ${className}`}>
      {call === null ? null : (
        <a href={callAddress(call)} className={buttonStyle({ variant: quiet ? "secondary" : "primary" })}>
          <Phone aria-hidden="true" className="size-4" />
          <span>{t("card.call", { number: isolate(call) })}</span>
        </a>
      )}
      {text === null ? null : (
        <a href={textAddress(text)} className={buttonStyle({ variant: "secondary" })}>
          <MessageSquareText aria-hidden="true" className="size-4" />
          <span>
            {text.body === undefined
              ? t("card.text", { number: isolate(text.number) })
              : t("card.textWord", { word: text.body, number: isolate(text.number) })}
          </span>
        </a>
      )}
      {chat === null ? null : (
        <a href={chat} target="_blank" rel="noreferrer" className={buttonStyle({ variant: "secondary" })}>
          <MessagesSquare aria-hidden="true" className="size-4" />
          {t("card.chat")}
        </a>
      )}
    </div>
  );
}

/** The emergency number, or what to do where the number is unknown. */
function DangerNow({ shown: { emergency, emergencyFirst } }: { shown: ShownLines }) {
  const { t } = useTranslation("safety");
  if (emergency === null) return <p className="rounded-md bg-sunken p-3.5">{t("card.elsewhere")}</p>;
  return (
    <div className="flex flex-col gap-2 rounded-md bg-sunken p-3.5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="font-semibold">{t("card.danger")}</p>
        <a href={callAddress(emergency)} className={buttonStyle({ variant: "primary" })}>
          <Phone aria-hidden="true" className="size-4" />
          <span>{t("card.emergency", { number: isolate(emergency) })}</span>
        </a>
      </div>
      {emergencyFirst ? <p className="text-sm">{t("card.night", { number: isolate(emergency) })}</p> : null}
    </div>
  );
}

/** ISO 3166-1 assigns this code to no country. */
const elsewhere = "ZZ";

function optionsIn(language: string, other: string) {
  const names = new Intl.DisplayNames([language, "en"], { type: "region", fallback: "code" });
  const compare = new Intl.Collator(language).compare;
  const known = helplineCountries
    .map((value: string) => ({ value, label: names.of(value) ?? value }))
    .toSorted((a, b) => compare(a.label, b.label));
  return [...known, { value: elsewhere, label: other }];
}

/** Chooses the country whose helplines are shown, signed in or not. */
function CountryChoice() {
  const { t, i18n } = useTranslation("safety");
  const country = useShownCountry();
  const choose = useHelpCountry((state) => state.choose);
  const options = optionsIn(i18n.language, t("card.otherCountry"));
  const value = options.some((option) => option.value === country) ? (country ?? elsewhere) : elsewhere;
  return <NativeSelect label={t("card.country")} options={options} value={value} onValueChange={choose} />;
}

function minutesNow(): number {
  return localClock(Date.now()).minutes;
}

const refreshMs = 60_000;

/** The minute of the day, kept current because a card may stay open past a helpline's closing time. */
function useMinutes(): number {
  const [minutes, setMinutes] = useState(minutesNow);
  useEffect(() => {
    const timer = setInterval(() => setMinutes(minutesNow()), refreshMs);
    return () => clearInterval(timer);
  }, []);
  return minutes;
}

/** The helplines of the person's country, with whether each is open now. */
export function useLines(concerns: readonly Concern[]): ShownLines {
  const country = useShownCountry();
  const minutes = useMinutes();
  return linesFor(country, concerns, minutes);
}

/** Keeps the digit groups of a phone number in order within right-to-left text. */
export function isolate(number: string): string {
  return `\u2066${number}\u2069`;
}

/** For error pages: the helplines need neither a server nor a network. */
export function HelpMeanwhile() {
  const { t } = useTranslation("safety");
  const title = useId();
  return (
    <section aria-labelledby={title} className="mt-6 w-full">
      <h2 id={title} className="mb-4 text-2xl">
        {t("card.title")}
      </h2>
      <HelpLines concerns={[]} />
    </section>
  );
}
