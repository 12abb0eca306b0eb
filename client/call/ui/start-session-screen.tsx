import { useEffect, useState } from "react";
import { MessageCircle, Mic, Phone } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Mode } from "#shared/protocol/values.ts";
import type { Stage, StartRequest } from "#client/call/core/state.ts";
import { type AiNotice, aiNoticeDue, noteAiNotice } from "#client/lib/ai-notice.ts";
import { PageHeading } from "#client/ui/page-heading.tsx";
import { Button } from "#client/ui/button.tsx";
import { Announcer } from "./announcer.tsx";
import { useConversation, useConversationState } from "./conversation-context.tsx";
import { EndedView } from "./ended-view.tsx";
import { LeaveGuard } from "./end-dialog.tsx";
import { type ConversationLimits, LimitWatcher } from "./limit-dialog.tsx";
import { OfferPanel } from "./offer-panel.tsx";
import { ReturnOffer, useReturnable } from "./return-offer.tsx";
import { ConversationPanel } from "./conversation-panel.tsx";
import { StartDialog } from "./start-dialog.tsx";
import { LevelMeter, MicrophoneBanner } from "./microphone.tsx";

type StartSessionScreenProps = { userId: string; limits: ConversationLimits };

/** Voice or text, and switching between them. */
export function StartSessionScreen({ userId, limits }: StartSessionScreenProps) {
  return (
    <>
      <OfferPanel>
        <Stages userId={userId} calls={limits.calls} />
      </OfferPanel>
      <Announcer />
      <LimitWatcher limits={limits} />
      <LeaveGuard />
    </>
  );
}

/** The mode of the current session, if there is one. */
function modeOf(stage: Stage): Mode | null {
  if (stage.kind === "starting") return stage.request.mode;
  return stage.kind === "active" ? stage.mode : null;
}

function Stages({ userId, calls }: { userId: string; calls: ConversationLimits["calls"] }) {
  const { actions } = useConversation();
  const stage = useConversationState((state) => state.stage);
  const [chosen, setChosen] = useState<Mode | null>(null);
  const [dialog, setDialog] = useState<{ open: boolean; notice: AiNotice }>({ open: false, notice: "none" });
  const start = (request: StartRequest) => {
    // First of all, because browsers start audio and microphone only within the tap.
    actions.start(request);
    if (dialog.notice !== "none") noteAiNotice(userId, Date.now());
  };
  const kept = useReturnable("session");
  if (kept !== null) return <ReturnOffer kept={kept} page="session" />;
  if (stage.kind === "ended") return <EndedView ended={stage} page="session" />;
  const mode = modeOf(stage) ?? chosen;
  if (mode === null) return <ModeChooser onChoose={setChosen} />;
  return (
    <>
      <ConversationPanel
        page="session"
        mode={mode}
        userId={userId}
        onStart={() => setDialog({ open: true, notice: aiNoticeDue(userId, Date.now()) })}
        onBack={() => {
          actions.reset();
          setChosen(null);
        }}
      />
      <StartDialog
        open={dialog.open}
        onOpenChange={(open) => setDialog({ ...dialog, open })}
        mode={mode}
        notice={dialog.notice}
        calls={calls}
        onStart={start}
      />
    </>
  );
}

const modes = [
  { mode: "call", icon: Phone },
  { mode: "chat", icon: MessageCircle },
] as const;

/** Voice or text, before a session. */
function ModeChooser({ onChoose }: { onChoose: (mode: Mode) => void }) {
  const { t } = useTranslation("conversation");
  return (
    <div className="mx-auto w-full max-w-3xl">
      <PageHeading title={t("chooser.title")} description={t("chooser.description")} />
      <ul className="grid gap-4 sm:grid-cols-2">
        {modes.map(({ mode, icon: Icon }) => (
          <li key={mode}>
            <button
              type="button"
              onClick={() => onChoose(mode)}
              className="flex h-full w-full items-center gap-4 rounded-lg border border-line bg-surface p-5 text-start transition-colors hover:border-sage sm:flex-col sm:items-start sm:gap-6 sm:p-7"
            >
              <span className="grid size-14 shrink-0 place-items-center rounded-full bg-sage-soft text-sage-ink">
                <Icon aria-hidden="true" className="size-7" />
              </span>
              <span className="min-w-0">
                <span className="block font-heading text-2xl font-medium">{t(`chooser.${mode}.name`)}</span>
                <span className="mt-1 block text-ink-soft">{t(`chooser.${mode}.description`)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p className="mt-6 text-ink-soft">{t("chooser.note")}</p>
      <MicrophoneTest />
    </div>
  );
}

/** Lets people check that they can be heard before they call. It's optional. */
function MicrophoneTest() {
  const { t } = useTranslation("conversation");
  const { actions } = useConversation();
  const status = useConversationState((state) => state.microphone);
  const on = status === "asking" || status === "preparing" || status === "on";
  useEffect(() => () => actions.testMicrophone(false), [actions]);
  return (
    <div className="mt-6 flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="secondary" aria-pressed={on} onClick={() => actions.testMicrophone(!on)}>
          <Mic aria-hidden="true" className="size-5" />
          {t(on ? "microphoneTest.stop" : "microphoneTest.start")}
        </Button>
        <output className="min-w-0 flex-1 basis-56 text-sm text-ink-soft">
          {t(on ? "microphoneTest.speak" : "microphoneTest.hint")}
        </output>
      </div>
      {on ? <LevelMeter className="max-w-md" /> : null}
      <MicrophoneBanner />
    </div>
  );
}
