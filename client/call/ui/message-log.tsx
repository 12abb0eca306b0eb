import { clsx } from "clsx";
import { ArrowDown } from "lucide-react";
import { useRef, useEffect, useLayoutEffect, useState, type RefObject } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#client/ui/button.tsx";
import { ClearButton } from "./controls.tsx";
import type { ConversationPage } from "./conversation-context.tsx";
import { LogEntries, useLog } from "./log-entries.tsx";

type MessageLogProps = {
  page: ConversationPage;
  /** Whether the clear button is here; elsewhere it is among the tools. */
  clearable?: boolean;
  className?: string | undefined;
};

/**
 * What was said, and what is being said. It has the role of a log, but the announcer announces new messages,
 * once and completely, because a live region here would read every word of an arriving reply.
 */
export function MessageLog({ page, clearable = false, className }: MessageLogProps) {
  const { t } = useTranslation("conversation");
  const log = useLog(page);
  const scroller = useRef<HTMLDivElement>(null);
  const { away, onScroll, toEnd } = useStickToEnd(scroller, {
    growing: [log.shown, log.offers, log.ownWords, log.heard, log.writing, log.failedReply],
    own:
      log.ownWords.at(-1)?.utterance.toString() ??
      log.shown.findLast(({ role }) => role === "user")?.key ??
      null,
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
        // Older messages fade out at the top.
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
          <ClearButton />
        </div>
      ) : null}
    </div>
  );
}

/** Pixels from the end within which a reader counts as being there. */
const nearEnd = 48;

const isAtEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement): boolean =>
  scrollHeight - scrollTop - clientHeight < nearEnd;

/** Whether the person scrolled back. Browsers report that with the next frame; until then only the position tells. */
const wentBack = (element: HTMLElement, lastTop: number): boolean =>
  element.scrollTop < lastTop && !isAtEnd(element);

type Watched = {
  /** Everything that can make the log longer. */
  readonly growing: readonly unknown[];
  /**
   * Identifies the person's last message: after sending one they want to see the answer, however far back
   * they had scrolled.
   */
  readonly own: string | null;
};

/**
 * Keeps a scrolled log at its end as it grows, or as other content or an on-screen keyboard takes up space,
 * unless the person has scrolled back.
 */
function useStickToEnd(scroller: RefObject<HTMLElement | null>, { growing, own }: Watched) {
  const stuck = useRef(true);
  const lastTop = useRef(0);
  const lastOwn = useRef(own);
  const [away, setAway] = useState(false);
  const toEnd = () => {
    stuck.current = true;
    if (scroller.current) scrollToEnd(scroller.current, lastTop);
  };
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element && wentBack(element, lastTop.current)) stuck.current = false;
    if (own !== null && own !== lastOwn.current) stuck.current = true;
    lastOwn.current = own;
    if (element && stuck.current) scrollToEnd(element, lastTop);
    // oxlint-disable-next-line react/exhaustive-deps -- the caller supplies the dependencies
  }, [scroller, own, ...growing]);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const settle = () => {
      if (wentBack(element, lastTop.current)) stuck.current = false;
      if (stuck.current) scrollToEnd(element, lastTop);
      setAway(!isAtEnd(element));
    };
    const observer = new ResizeObserver(settle);
    for (const it of [element, ...element.children]) observer.observe(it);
    // Some browsers move the visible area instead of changing any size.
    window.visualViewport?.addEventListener("resize", settle);
    return () => {
      observer.disconnect();
      window.visualViewport?.removeEventListener("resize", settle);
    };
  }, [scroller]);
  const onScroll = () => {
    const element = scroller.current;
    if (!element) return;
    // A log that grew or lost space isn't at its end anymore, although nobody scrolled.
    const isBack = wentBack(element, lastTop.current);
    lastTop.current = element.scrollTop;
    if (isAtEnd(element)) stuck.current = true;
    else if (isBack) stuck.current = false;
    setAway(!stuck.current);
  };
  return { away, onScroll, toEnd };
}

function scrollToEnd(element: HTMLElement, lastTop: RefObject<number>): void {
  element.scrollTop = element.scrollHeight;
  lastTop.current = element.scrollTop;
}
