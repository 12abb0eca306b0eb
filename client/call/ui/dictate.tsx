import { Mic, Square } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useStore } from "zustand";
import { dictatedSchema } from "#shared/dictation.ts";
import { endpoints } from "#shared/http.ts";
import { createMicrophone } from "#client/call/audio/microphone.ts";
import { createDictation, type DictationState } from "#client/call/core/dictation.ts";
import { microphoneSettings } from "#client/call/core/microphone-control.ts";
import { hearsLanguage, useServices, type Backend } from "#client/lib/services.tsx";
import { readSetting } from "#client/lib/browser-storage.ts";
import { useConversationStarter } from "#client/lib/conversation-starter.ts";
import { onQuickExit } from "#client/lib/on-quick-exit.ts";
import { Button } from "#client/ui/button.tsx";

async function transcribe(
  relay: Backend["relay"],
  language: string,
  sound: Uint8Array<ArrayBuffer>,
  signal: AbortSignal,
) {
  const { method, path } = endpoints.dictation;
  const headers = { "Content-Type": "application/octet-stream" };
  try {
    const answer = await relay(`${path}?language=${language}`, { method, headers, body: sound, signal });
    return dictatedSchema.parse(await answer.json());
  } catch {
    return null;
  }
}

/**
 * Speech goes to the field's newest `onText`, even if its transcript arrives late, unless the person has signed out or
 * left by the quick exit.
 */
function useDictation(onText: (text: string) => void) {
  const { auth, backend } = useServices();
  const { i18n } = useTranslation();
  const newest = useRef(onText);
  useEffect(() => {
    newest.current = onText;
  }, [onText]);
  const [dictation] = useState(() =>
    createDictation({
      microphone: createMicrophone(),
      options: () => microphoneSettings(readSetting),
      transcribe: (sound, signal) => transcribe(backend.relay, i18n.language, sound, signal),
      clock: {
        after: (ms, run) => {
          const timer = setTimeout(run, ms);
          return () => clearTimeout(timer);
        },
      },
      onText: (text) => newest.current(text),
    }),
  );
  useEffect(() => {
    const forgetExit = onQuickExit(dictation.discard);
    const unsubscribe = auth.subscribe((state) => {
      if (state.status === "signed-out" && state.chosen) dictation.discard();
    });
    const close = async () => {
      dictation.stop();
      // What was said last may still be on its way.
      await dictation.finished();
      forgetExit();
      unsubscribe();
    };
    return () => void close();
  }, [dictation, auth]);
  return { dictation, state: useStore(dictation.store) };
}

function useStatus({ microphone, waiting, problem, guess }: DictationState): string {
  const { t } = useTranslation("conversation");
  if (microphone !== "off" && microphone !== "asking" && microphone !== "listening")
    return t(`microphone.${microphone}`);
  if (guess !== null) return t("dictation.guess", { text: guess });
  if (problem !== null) return t(`dictation.${problem}`);
  if (waiting > 0) return t("dictation.writing");
  return microphone === "off" ? "" : t("dictation.listening");
}

export type DictateProps = {
  /** Adds what was said to the field. */
  readonly onText: (text: string) => void;
  readonly disabled: boolean;
};

/** Lets people speak into a field, where their language is understood and no conversation has the microphone. */
export function Dictate({ onText, disabled }: DictateProps) {
  const { t, i18n } = useTranslation("conversation");
  const { heardLanguages } = useServices();
  const { running } = useConversationStarter();
  const { dictation, state } = useDictation(onText);
  const status = useStatus(state);
  if (running || !hearsLanguage(heardLanguages, i18n.language)) return null;
  const on = state.microphone === "asking" || state.microphone === "listening";
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Button
        variant="secondary"
        disabled={disabled && !on}
        aria-pressed={on}
        onClick={() => (on ? dictation.stop() : void dictation.start())}
      >
        {on ? (
          <Square aria-hidden="true" className="size-5" />
        ) : (
          <Mic aria-hidden="true" className="size-5" />
        )}
        {t(on ? "dictation.stop" : "dictation.start")}
      </Button>
      <output className="min-w-0 flex-1 basis-56 text-sm text-ink-soft">{status}</output>
      {state.guess === null ? null : (
        <div className="flex gap-2">
          <Button variant="secondary" onClick={() => dictation.settle(true)}>
            {t("dictation.add")}
          </Button>
          <Button variant="quiet" onClick={() => dictation.settle(false)}>
            {t("dictation.drop")}
          </Button>
        </div>
      )}
      {state.problem === "failed" ? (
        <Button variant="quiet" onClick={() => dictation.retry()}>
          {t("dictation.retry")}
        </Button>
      ) : null}
    </div>
  );
}
