import type { Settings } from "../conversation/state.ts";

type Screen = Settings["screen"];

/**
 * The same screen, for one session: asked once more about the same text after the very same turns, it says what it said.
 * An utterance is asked about when the person pauses, when it ends and when it is kept.
 */
export function rememberScreen(screen: Screen): Screen {
  let last: { readonly input: Parameters<Screen>[0]; readonly found: ReturnType<Screen> } | null = null;
  return (input) => {
    if (last?.input.text === input.text && last.input.context === input.context) return last.found;
    last = { input, found: screen(input) };
    return last.found;
  };
}
