import { ChevronDown } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { SessionMessage } from "#client/lib/sessions-port.ts";
import { transcriptText } from "./transcript-text.ts";

type FullTranscriptProps = { stored: string | null; messages: readonly SessionMessage[] };

/** The whole conversation as one text, folded: it repeats what stands above, for whoever wants to take it along. */
export function FullTranscript({ stored, messages }: FullTranscriptProps) {
  const { t } = useTranslation("sessions");
  const { t: conversation } = useTranslation("conversation");
  if (!stored) return null;
  const speakers = { user: conversation("log.you"), assistant: conversation("log.assistant") };
  return (
    <details className="group mt-10 rounded-lg border border-line bg-surface">
      <summary className="flex min-h-target cursor-pointer list-none items-center justify-between gap-3 rounded-lg px-5 py-4 sm:px-6 [&::-webkit-details-marker]:hidden">
        <h2 className="text-2xl">{t("transcript")}</h2>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-ink-soft transition-transform group-open:rotate-180"
        />
      </summary>
      <pre dir="auto" className="px-5 pb-6 font-sans whitespace-pre-wrap sm:px-6">
        {transcriptText(stored, messages, speakers)}
      </pre>
    </details>
  );
}
