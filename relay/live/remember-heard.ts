import type { Settings } from "../conversation/state.ts";

type Hear = Settings["hear"];

/**
 * The same floor and screen, for one session: asked once more about the same text after the very same turns, they say
 * what they said. An utterance is asked about when the person pauses, when it ends and when it is kept.
 */
export function rememberHeard(hear: Hear): Hear {
  let last: { readonly input: Parameters<Hear>[0]; readonly heard: ReturnType<Hear> } | null = null;
  return (input) => {
    if (last?.input.text === input.text && last.input.context === input.context) return last.heard;
    last = { input, heard: hear(input) };
    return last.heard;
  };
}
