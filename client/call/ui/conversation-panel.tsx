import "./conversation-panel.css";
import { clsx } from "clsx";
import { ArrowLeft, LockKeyhole } from "lucide-react";
import { type Ref, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Mode } from "#shared/protocol/values.ts";
import { readSetting, writeSetting } from "#client/lib/browser-storage.ts";
import { Button } from "#client/ui/button.tsx";
import { CallControls, ChatTools, VoiceSwitch } from "./controls.tsx";
import { Composer } from "./composer.tsx";
import { type ConversationPage, useConversation, useConversationState } from "./conversation-context.tsx";
import { EndDialog } from "./end-dialog.tsx";
import { MessageLog } from "./message-log.tsx";
import { OfferInCall } from "./offer-card.tsx";
import { ChatStatus, ElapsedTime, PresenceView, RemainingTime, StatusLine } from "./status-line.tsx";
import { ConversationBanners } from "./conversation-banners.tsx";
import { ConversationDetails } from "./conversation-details.tsx";
import { ConversationSettings } from "./conversation-settings.tsx";

type ConversationPanelProps = {
  page: ConversationPage;
  /** Shown until a session has a title of its own. */
  mode: Mode;
  userId: string;
  onStart: () => void;
  /** Back to the choice of modes; absent if there is none. */
  onBack?: (() => void) | undefined;
};

/** The phone-like panel: one session, by voice or text, from before its start to its end. */
export function ConversationPanel({ page, mode, userId, onStart, onBack }: ConversationPanelProps) {
  const { actions } = useConversation();
  const kind = useConversationState(({ stage }) => stage.kind);
  const [ending, setEnding] = useState(false);
  const [settings, setSettings] = useState(false);
  const [still, setStill] = useStillPicture();
  const { heading, input } = useActiveFocus(kind === "active", mode);
  const active = kind === "active";
  const typed = useConversationState(({ microphone }) => microphone === "unheard") && active;
  // Before it starts, chat and call look the same: one button.
  const layout = mode === "chat" && active ? "chat" : "call";
  const openEnd = () => setEnding(true);
  const openSettings = () => setSettings(true);
  return (
    <div className="session-frame" data-fill-page="">
      <div className="conversation-panel" data-layout={layout} data-quiet={active ? undefined : ""}>
        <PanelHead mode={mode} headingRef={heading} onBack={active ? undefined : onBack} />
        <div className="panel-presence">
          <PresenceView still={still} />
        </div>
        {layout === "call" ? (
          <div className="panel-status">
            <StatusLine />
          </div>
        ) : (
          <div className="panel-tools self-center pe-2 sm:pe-4">
            <ChatTools onEnd={openEnd} />
          </div>
        )}
        <div className="panel-side">
          <div className="panel-banners flex flex-col gap-2 px-3 not-empty:py-2">
            <ConversationBanners page={page} />
            <OfferInCall />
          </div>
          {active ? <MessageLog page={page} clearable={layout === "call"} className="panel-log" /> : null}
        </div>
        <div className="panel-foot">
          {layout === "call" ? (
            <div className="flex flex-col gap-3">
              {typed ? <Composer ref={input} userId={userId} /> : null}
              <CallControls mode={mode} onStart={onStart} onEnd={openEnd} onSettings={openSettings} />
            </div>
          ) : (
            <div className="flex items-end gap-2">
              {page === "session" ? <VoiceSwitch /> : null}
              <Composer ref={input} userId={userId} />
            </div>
          )}
        </div>
      </div>
      <EndDialog
        open={ending && active}
        onOpenChange={setEnding}
        mode={mode}
        onEnd={(mood) => actions.end(mood)}
      />
      <ConversationSettings
        open={settings}
        onOpenChange={setSettings}
        still={still}
        onStillChange={setStill}
      />
    </div>
  );
}

type PanelHeadProps = {
  mode: Mode;
  headingRef: Ref<HTMLHeadingElement>;
  onBack: (() => void) | undefined;
};

function PanelHead({ mode, headingRef, onBack }: PanelHeadProps) {
  const { t } = useTranslation("conversation");
  const { t: common } = useTranslation();
  const writes = useConversationState(({ stage }) => stage.kind === "active" && stage.mode === "chat");
  return (
    <div className="panel-head flex min-w-0 items-center gap-1">
      {onBack ? (
        <Button
          variant="quiet"
          size="icon"
          aria-label={t("chooser.back")}
          title={t("chooser.back")}
          onClick={onBack}
        >
          <ArrowLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
        </Button>
      ) : null}
      <div className={clsx("panel-titles min-w-0 flex-1", writes ? "" : "ps-2")}>
        <h1 ref={headingRef} tabIndex={-1} className="truncate text-[0.92rem] leading-snug sm:text-lg">
          {mode === "chat" ? common("pages.chat") : t("title.call")}
        </h1>
        <SessionName />
        {writes ? <ChatStatus /> : <RemainingTime />}
      </div>
      {writes ? null : (
        <ElapsedTime className="me-2 self-start rounded-full bg-sunken px-3 py-1 text-sm text-ink-soft" />
      )}
    </div>
  );
}

/** The title, and the session that this one continues; or a note that nothing is stored. */
function SessionName() {
  const { t } = useTranslation("conversation");
  const session = useConversationState(({ stage }) => (stage.kind === "active" ? stage.session : null));
  if (session === null) return null;
  if (session.isPrivate)
    return (
      <p className="flex items-center gap-1.5 text-sm leading-snug text-ink-soft">
        <LockKeyhole aria-hidden="true" className="size-4 shrink-0" />
        <span className="truncate">{t("private.badge")}</span>
      </p>
    );
  const { title, continues } = session;
  const shown = continues ? t("continuing.label", { title: continues.title }) : title;
  return (
    <div className="flex min-w-0 items-center gap-1">
      <p className="truncate text-sm leading-snug text-ink-soft" title={shown}>
        <bdi>{shown}</bdi>
      </p>
      <ConversationDetails session={session} />
    </div>
  );
}

/**
 * Where focus goes once the pressed buttons are gone: the input in a chat, the heading in a call. Focus that
 * was moved elsewhere stays.
 */
function useActiveFocus(active: boolean, mode: Mode) {
  const heading = useRef<HTMLHeadingElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (!active) return undefined;
    // Runs after the dialog has returned focus to a button that is no longer there.
    const frame = requestAnimationFrame(() => {
      const held = document.activeElement;
      // After one tap elsewhere, the page's heading has it, as on any page.
      const isTaken = held !== null && held !== document.body && held !== heading.current;
      if (isTaken && held.closest("[data-fill-page], header")) return;
      (mode === "chat" ? input.current : heading.current)?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [active, mode]);
  return { heading, input };
}

const key = "hearken.still-picture";

/**
 * Whether the presence stays still, remembered on this device. Anyone whose device prefers reduced motion
 * doesn't need this.
 */
function useStillPicture(): readonly [boolean, (still: boolean) => void] {
  const [still, setStill] = useState(() => readSetting(key) === "yes");
  const change = (next: boolean) => {
    setStill(next);
    writeSetting(key, next ? "yes" : "no");
  };
  return [still, change];
}
