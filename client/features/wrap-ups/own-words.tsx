import { EyeOff } from "lucide-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { failureOf } from "#client/lib/query.ts";
import { Button } from "#client/ui/button.tsx";
import { Card } from "#client/ui/card.tsx";
import { ConfirmDialog } from "#client/ui/confirm-dialog.tsx";
import { useHideQuote, useQuotes, type Quote } from "./api.ts";
import { useWrapUpFormat } from "./wrap-up-format.tsx";

type OwnWordsProps = {
  userId: string;
  /** The first day of the wrap-up's period. */
  periodStart: string;
};

/** What the person said or wrote that week, word for word. Nothing is shown while it loads, or if it can't be. */
export function OwnWords({ userId, periodStart }: OwnWordsProps) {
  const { t } = useTranslation("wrapUps");
  const { data: quotes } = useQuotes(userId, periodStart);
  const { mutateAsync: hide } = useHideQuote(userId);
  const [toHide, setToHide] = useState<Quote | null>(null);
  const [hasHidden, setHasHidden] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  if (quotes === undefined || (quotes.length === 0 && !hasHidden)) return null;
  const texts = {
    title: t("quotes.confirm"),
    body: t("quotes.confirmBody"),
    keep: t("quotes.keep"),
    action: t("quotes.hide"),
    done: t("quotes.done"),
    failed: () => t("quotes.failed"),
  };
  return (
    <Card as="section" aria-labelledby="own-words">
      <h2 ref={heading} id="own-words" tabIndex={-1} className="mb-2 text-2xl outline-none">
        {t("quotes.title")}
      </h2>
      <p className="mb-4 text-sm text-ink-soft">{t(quotes.length === 0 ? "quotes.gone" : "quotes.note")}</p>
      <ul className="flex flex-col gap-4">
        {quotes.map((quote) => (
          <QuoteItem key={quote.id} quote={quote} onHide={() => setToHide(quote)} />
        ))}
      </ul>
      {toHide ? (
        <ConfirmDialog
          texts={texts}
          variant="primary"
          onConfirm={() => hide(toHide.id).then(() => null, failureOf)}
          onClose={(confirmed) => {
            setToHide(null);
            if (!confirmed) return;
            setHasHidden(true);
            // The button that opened the dialog is gone along with its quote.
            heading.current?.focus();
          }}
        />
      ) : null}
    </Card>
  );
}

function QuoteItem({ quote: { quote, day, session_id }, onHide }: { quote: Quote; onHide: () => void }) {
  const { t } = useTranslation("wrapUps");
  const formats = useWrapUpFormat();
  return (
    <li className="flex items-start justify-between gap-3 border-s-2 border-sage ps-4">
      <figure className="min-w-0">
        <blockquote dir="auto" className="font-heading text-lg break-words">
          {quote}
        </blockquote>
        <figcaption className="mt-1 text-sm text-ink-soft">
          {formats.weekday(day)} · {t(session_id === null ? "quotes.entry" : "quotes.session")}
        </figcaption>
      </figure>
      <Button
        variant="quiet"
        size="icon"
        className="shrink-0"
        title={t("quotes.hide")}
        aria-label={t("quotes.hideNamed", { quote })}
        onClick={onHide}
      >
        <EyeOff aria-hidden="true" className="size-5" />
      </Button>
    </li>
  );
}
