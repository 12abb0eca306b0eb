import { Mic } from "lucide-react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#client/ui/button.tsx";
import { useConversation, useConversationState } from "./conversation-context.tsx";
import { LevelMeter } from "./level-meter.tsx";
import { MicrophoneBanner } from "./microphone-banner.tsx";

/** Lets people check that they can be heard before they call. It's optional. */
export function MicrophoneTest() {
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
