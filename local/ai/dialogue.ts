import type { LanguageCode } from "#shared/catalogues/languages.ts";
import type { VoiceStyle } from "#shared/catalogues/voices.ts";
import type { Turn } from "./listener/conversation.ts";
import { replyTo } from "./listener/reply.ts";
import { answerTask } from "./tasks/answer.ts";

export type Setting = {
  readonly language: LanguageCode;
  readonly style?: VoiceStyle;
  readonly spoken?: boolean;
};

/** As many messages as the relay passes on; what is older is in the running summary. */
const historyLength = 6;

const names = new Intl.DisplayNames("en", { type: "language" });

/** A conversation with the companion as the relay holds it: the latest messages, and a summary of those before. */
export class Dialogue {
  readonly #setting: Setting;
  #turns: Turn[] = [];
  #summary = "";

  constructor(setting: Setting) {
    this.#setting = setting;
  }

  /** @param stated what the relay states about danger with this message */
  say(text: string, stated = ""): string {
    this.#add({ role: "user", text });
    const reply = replyTo({ system: this.#instructions(stated), turns: this.#turns });
    this.#add({ role: "assistant", text: reply });
    return reply;
  }

  #add(turn: Turn): void {
    this.#turns.push(turn);
    const falling = this.#turns.splice(0, Math.max(0, this.#turns.length - historyLength));
    if (falling.length === 0) return;
    const data = JSON.stringify({ summary_so_far: this.#summary, messages: falling });
    const turns: Turn[] = [{ role: "user", text: `<data>${data}</data>` }];
    this.#summary = JSON.parse(answerTask({ system: "", turns }, "running_summary", undefined)).summary;
  }

  #instructions(stated: string): string {
    const { language, style, spoken } = this.#setting;
    return [
      `In the language the person uses (${names.of(language)} unless they use another).`,
      style === undefined ? "" : `Voice style: ${style}`,
      spoken === true ? "This is spoken aloud." : "",
      stated,
      this.#summary === ""
        ? ""
        : `<data>${JSON.stringify({ earlier_in_this_conversation: this.#summary })}</data>`,
    ].join("\n");
  }
}
