import { MicOff, PhoneOff, X } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ConversationState } from "#client/call/core/state.ts";
import { statusOf } from "#client/call/core/status.ts";
import { Button, ButtonLink } from "#client/ui/button.tsx";
import { Announcer } from "./announcer.tsx";
import { useConversation, useConversationState } from "./conversation-context.tsx";
import { EndDialog, LeaveGuard } from "./end-dialog.tsx";
import { microphoneTrouble } from "./microphone.tsx";
import { Presence } from "./presence.tsx";
import { Help } from "./conversation-banners.tsx";
import { ElapsedTime, RemainingTime } from "./status-line.tsx";

/** The conversation in one line, on every page but its own. @param home the page it is on */
export function CallBar({ home }: { home: string }) {
  const { t } = useTranslation("conversation");
  const kind = useConversationState(({ stage, returnable }) =>
    stage.kind === "idle" && returnable !== null ? "returnable" : stage.kind,
  );
  return (
    <>
      <Announcer only="help" />
      <LeaveGuard />
      {kind === "idle" ? null : (
        <section
          aria-label={t("bar.label")}
          data-call-bar=""
          className="max-h-[55dvh] overflow-y-auto border-t border-line bg-surface px-3 py-1.5 shadow-[0_-6px_16px_-12px_rgb(0_0_0/0.35)] sm:px-6"
        >
          <div className="mx-auto max-w-5xl">
            <Help />
            <div className="flex min-h-target items-center gap-1.5">
              {kind === "returnable" ? <Waiting home={home} /> : null}
              {kind === "ended" ? <Over home={home} /> : null}
              {kind === "starting" || kind === "active" ? <Running home={home} /> : null}
            </div>
          </div>
        </section>
      )}
    </>
  );
}

/** After a reload: the session waits on its own page. */
function Waiting({ home }: { home: string }) {
  const { t } = useTranslation("conversation");
  return (
    <>
      <p className="min-w-0 flex-1 truncate font-medium">{t("return.title")}</p>
      <ButtonLink to={home} className="px-4!">
        {t("bar.return")}
      </ButtonLink>
    </>
  );
}

/** The call has ended in the meantime: says why, and where to read the rest. */
function Over({ home }: { home: string }) {
  const { t } = useTranslation("conversation");
  const { actions } = useConversation();
  const ended = useConversationState(({ stage }) => (stage.kind === "ended" ? stage : null));
  if (ended === null) return null;
  const { reason, isPrivate } = ended;
  return (
    <>
      <p className="min-w-0 flex-1 font-medium">
        {t(isPrivate && reason === "person" ? "private.endedTitle" : `ended.${reason}.title`)}
      </p>
      <ButtonLink to={home} variant="secondary" className="px-4!">
        {t("bar.return")}
      </ButtonLink>
      <Button variant="quiet" size="icon" aria-label={t("errors.dismiss")} onClick={() => actions.reset()}>
        <X aria-hidden="true" className="size-5" />
      </Button>
    </>
  );
}

/** What keeps a call from being heard. */
function callTrouble(state: ConversationState) {
  if (microphoneTrouble(state) !== null) return "bar.microphone";
  if (state.output === "blocked") return "output.blockedTitle";
  return state.line === "weak" ? "connection.weak" : null;
}

/** The most important thing to say right now, as a translation key. */
function barText(state: ConversationState) {
  const { stage, connection, notices } = state;
  if (stage.kind === "starting") return "voice.connecting";
  if (connection === "offline" || connection === "reconnecting") return `connection.${connection}` as const;
  const trouble = stage.kind === "active" && stage.mode === "call" ? callTrouble(state) : null;
  if (trouble !== null) return trouble;
  if (notices.includes("capNearlyUp")) return "notices.capNearlyUp.title";
  if (notices.includes("timeNearlyUp")) return "notices.timeNearlyUp.title";
  return `status.${statusOf(state)}` as const;
}

function Running({ home }: { home: string }) {
  const { t } = useTranslation("conversation");
  const { actions } = useConversation();
  const text = useConversationState(barText);
  const isCall = useConversationState(({ stage }) => stage.kind === "active" && stage.mode === "call");
  const busy = useConversationState(({ stage }) => stage.kind !== "active" || stage.ending);
  const muted = useConversationState(({ microphone }) => microphone === "muted");
  const unheard = useConversationState(({ microphone }) => microphone === "unheard");
  const [ending, setEnding] = useState(false);
  return (
    <>
      <Presence form={isCall ? "listening" : "chatting"} still className="w-9 shrink-0 max-sm:hidden" />
      <div className="min-w-0 flex-1 leading-tight">
        <p className="truncate font-medium">{t(text)}</p>
        <div className="flex items-baseline gap-2 text-sm whitespace-nowrap text-ink-soft">
          {/* In the hand there is room for one, and what is left matters more. */}
          <ElapsedTime className="max-sm:not-only:hidden" />
          {isCall ? <RemainingTime brief /> : null}
        </div>
      </div>
      {isCall && !unheard ? (
        <Button
          variant={muted ? "primary" : "secondary"}
          size="icon"
          aria-label={t("controls.mute")}
          title={t("controls.mute")}
          aria-pressed={muted}
          onClick={() => actions.mute(!muted)}
        >
          <MicOff aria-hidden="true" className="size-5" />
        </Button>
      ) : null}
      <Button
        variant="danger"
        size="icon"
        aria-label={t(isCall ? "end.button" : "end.chatButton")}
        title={t(isCall ? "end.button" : "end.chatButton")}
        disabled={busy}
        onClick={() => setEnding(true)}
      >
        <PhoneOff aria-hidden="true" className="size-5" />
      </Button>
      <ButtonLink to={home} className="px-4!">
        {t("bar.return")}
      </ButtonLink>
      <EndDialog
        open={ending && !busy}
        onOpenChange={setEnding}
        mode={isCall ? "call" : "chat"}
        onEnd={(mood) => actions.end(mood)}
      />
    </>
  );
}
