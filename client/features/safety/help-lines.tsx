import { MessageSquareText, MessagesSquare, Phone } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Helpline } from "#shared/safety/helpline-data.ts";
import { callAddress, helplineDirectory, type ShownLine, textAddress } from "#shared/safety/helplines.ts";
import { buttonStyle } from "#client/ui/button.tsx";
import { OutsideLink } from "#client/ui/text-link.tsx";
import { clockTime } from "./clock-time.ts";
import { CountryChoice } from "./country-choice.tsx";
import { DangerNow } from "./danger-now.tsx";
import { isolate } from "./number-text.ts";
import { useLines } from "./use-lines.ts";
import type { Concern } from "#shared/safety/risk.ts";

/** The help lines of where the person is [S4]: from shipped data, to tap. */
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
      <LineWays line={line} quiet={!open} className="mt-2" />
    </li>
  );
}

function Hours({ hours, open }: { hours: Helpline["hours"]; open: boolean }) {
  const { t, i18n } = useTranslation("safety");
  if (hours === "unstated") return null;
  if (hours === "always") return <p className="text-sm text-ink-soft">{t("card.always")}</p>;
  const [from, to] = hours.map((minutes) => clockTime(minutes, i18n.language));
  return (
    <p className="text-sm text-ink-soft">
      {open ? t("card.open", { from, to }) : t("card.closed", { from })}
    </p>
  );
}

type LineWaysProps = { line: Helpline; quiet?: boolean; className?: string | undefined };

/** Everything one can do with a line: call, text, chat. */
export function LineWays({ line: { call, text, chat }, quiet = false, className = "" }: LineWaysProps) {
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
