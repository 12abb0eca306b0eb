import { clsx } from "clsx";
import { ArrowDown } from "lucide-react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#client/ui/button.tsx";
import { ClearButton } from "./clear-button.tsx";
import { LogEntries } from "./log-entries.tsx";
import type { Place } from "./place.ts";
import { useLog } from "./use-log.ts";
import { useStickToEnd } from "./use-stick-to-end.ts";

type MessageLogProps = {
  place: Place;
  /** With the button that clears it; elsewhere it stands among the tools. */
  clearable?: boolean;
  className?: string | undefined;
};

/**
 * What was said, and what is being said. A log by role; its news are told by the announcer, once and whole, because
 * a live region here would read every word of a reply as it comes.
 */
export function MessageLog({ place, clearable = false, className }: MessageLogProps) {
  const { t } = useTranslation("conversation");
  const log = useLog(place);
  const scroller = useRef<HTMLDivElement>(null);
  const { away, onScroll, toEnd } = useStickToEnd(scroller, {
    news: [log.shown, log.heard, log.writing, log.failedReply],
    own: log.shown.findLast(({ role }) => role === "user")?.key ?? null,
  });
  return (
    <div className={clsx("relative min-h-0", className)}>
      <div
        ref={scroller}
        role="log"
        aria-live="off"
        aria-label={t("log.label")}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys too
        tabIndex={0}
        onScroll={onScroll}
        // What is older passes out of sight softly.
        className="relative h-full overflow-y-auto overscroll-contain mask-t-from-[calc(100%-1.5rem)] -outline-offset-2!"
      >
        <LogEntries log={log} className={clearable ? "pe-13" : "pe-4"} />
      </div>
      {away ? (
        <Button
          variant="secondary"
          className="absolute inset-x-0 bottom-2 mx-auto w-fit shadow-float"
          onClick={toEnd}
        >
          <ArrowDown aria-hidden="true" className="size-4" />
          {t("log.latest")}
        </Button>
      ) : null}
      {clearable ? (
        <div data-clear="" className="absolute end-1 top-1">
          <ClearButton place={place} />
        </div>
      ) : null}
    </div>
  );
}
