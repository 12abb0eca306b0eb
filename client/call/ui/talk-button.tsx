import { clsx } from "clsx";
import { Mic } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useConversation, useConversationState } from "./conversation-context.tsx";

/** A press shorter than this is a tap, ms: it's too short for anybody to say something. */
const tapMs = 300;

/**
 * Push-to-talk: held down by finger, mouse or the space bar; or toggled by tapping, which is all that Enter,
 * switch access and screen readers can do.
 */
export function TalkButton() {
  const { t } = useTranslation("conversation");
  const pressed = useConversationState((state) => state.pushToTalk.pressed);
  const { latched, handlers, key } = useTalkPress(pressed);
  useTalkKey(true, key);
  return (
    <button
      type="button"
      data-talk-button=""
      aria-pressed={pressed}
      {...handlers}
      onContextMenu={(event) => event.preventDefault()}
      className={clsx(
        "flex min-h-14 w-full touch-none items-center justify-center gap-3 rounded-full border-2 px-4 font-semibold select-none",
        "transition-colors",
        pressed ? "border-clay bg-clay-soft text-clay-ink" : "border-sage bg-sage-soft text-sage-ink",
      )}
    >
      <Mic aria-hidden="true" className="size-5 shrink-0" />
      {t(pressed ? (latched ? "controls.latched" : "controls.holding") : "controls.hold")}
    </button>
  );
}

function useTalkPress(pressed: boolean) {
  const { actions } = useConversation();
  const [latched, setLatched] = useState(false);
  /** When the talking pointer was pressed, ms; null while none is. */
  const heldSince = useRef<number | null>(null);
  /** Ignores the click that follows a pointer press, because the pointer events have been handled. */
  const pointed = useRef(false);
  const letGo = () => {
    heldSince.current = null;
    setLatched(false);
    actions.release();
  };
  const latch = () => {
    setLatched(true);
    actions.press();
  };
  useEffect(() => {
    if (!latched) return undefined;
    // Someone who has switched to another tab may have forgotten that the microphone is open.
    const hidden = () => {
      if (document.visibilityState === "hidden") actions.release();
    };
    document.addEventListener("visibilitychange", hidden);
    return () => document.removeEventListener("visibilitychange", hidden);
  }, [latched, actions]);
  const handlers = {
    onPointerDown: (event: React.PointerEvent<HTMLButtonElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      pointed.current = true;
      if (pressed) {
        letGo();
        return;
      }
      heldSince.current = event.timeStamp;
      setLatched(false);
      actions.press();
    },
    onPointerUp: (event: React.PointerEvent<HTMLButtonElement>) => {
      if (heldSince.current === null) return;
      const isTap = event.timeStamp - heldSince.current < tapMs;
      heldSince.current = null;
      if (isTap) setLatched(true);
      else letGo();
    },
    onPointerCancel: () => {
      pointed.current = false;
      if (heldSince.current !== null) letGo();
    },
    onKeyDown: (event: React.KeyboardEvent<HTMLButtonElement>) => {
      // A held key would click repeatedly.
      if (event.key === "Enter" && event.repeat) event.preventDefault();
    },
    onClick: () => {
      const wasPointed = pointed.current;
      pointed.current = false;
      if (wasPointed) return;
      if (pressed) letGo();
      else latch();
    },
  };
  const key = useMemo(
    () => ({
      press: () => {
        setLatched(false);
        actions.press();
      },
      release: actions.release,
    }),
    [actions],
  );
  return { latched, handlers, key };
}

type Talk = { press: () => void; release: () => void };

/**
 * Holds the space bar down to talk while `on`. Its release is noticed wherever the focus is by then, and
 * leaving the window releases it too, so that nobody stays on the air by accident.
 */
function useTalkKey(on: boolean, { press, release }: Talk): void {
  useEffect(() => {
    if (!on) return undefined;
    let held = false;
    const letGo = () => {
      if (held) release();
      held = false;
    };
    const down = (event: KeyboardEvent) => {
      if (!isTalkKey(event) || document.querySelector("[role=dialog]")) return;
      // Otherwise the page scrolls or the focused button is pressed.
      event.preventDefault();
      if (event.repeat || held) return;
      held = true;
      press();
    };
    const up = (event: KeyboardEvent) => {
      if (event.code !== "Space" || !held) return;
      event.preventDefault();
      letGo();
    };
    window.addEventListener("keydown", down);
    window.addEventListener("keyup", up);
    window.addEventListener("blur", letGo);
    return () => {
      letGo();
      window.removeEventListener("keydown", down);
      window.removeEventListener("keyup", up);
      window.removeEventListener("blur", letGo);
    };
  }, [on, press, release]);
}

/** Elements that use the space bar themselves: text fields, buttons, lists. */
const takesSpace = [
  "input",
  "textarea",
  "select",
  "button",
  "a[href]",
  "summary",
  "[contenteditable]",
  "[role=button]",
  "[role=switch]",
  "[role=combobox]",
  "[role=option]",
  "[role=menuitem]",
  "[role=dialog]",
].join(",");

/** The push-to-talk button itself: the space bar on it talks. */
const talkButton = "[data-talk-button]";

/** Whether this key press is meant as push-to-talk: the space bar alone, never while typing or on another control. */
function isTalkKey(event: KeyboardEvent): boolean {
  const { code, target, isComposing } = event;
  if (code !== "Space" || isComposing) return false;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false;
  if (!(target instanceof Element)) return true;
  return target.closest(talkButton) !== null || target.closest(takesSpace) === null;
}
