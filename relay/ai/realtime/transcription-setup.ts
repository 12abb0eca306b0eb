import type { RealtimeClientEvent } from "openai/resources/realtime/realtime";
import type { TranscriptionProvider } from "../settings.ts";

/** The only rate that the API accepts, Hz. */
export const pcmRate = 24_000;

/** How a session that transcribes speech is set up; we say where an utterance ends, since the client knows. */
export function transcriptionSetup(
  { liveModel, keywords, prompt }: TranscriptionProvider & { readonly liveModel: string },
  language: string,
): RealtimeClientEvent {
  const guide = {
    ...(keywords.length > 0 ? { keywords: [...keywords] } : {}),
    ...(prompt === null ? {} : { prompt }),
  };
  const languages = [language.split("-")[0] ?? language];
  return {
    type: "session.update",
    session: {
      type: "transcription",
      audio: {
        input: {
          format: { type: "audio/pcm", rate: pcmRate },
          transcription: { model: liveModel, languages, ...guide },
          turn_detection: null,
        },
      },
    },
  };
}
