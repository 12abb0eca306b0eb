import type { SpeakerPort } from "#client/call/audio/audio-ports.ts";
import type { ConversationCore, SettingsPort } from "./ports.ts";

const speakerSetting = "hearken.speaker";

type SpeakerDeps = {
  readonly port: Pick<SpeakerPort, "pick" | "speakers">;
  readonly settings: SettingsPort;
  readonly core: Pick<ConversationCore, "dispatch">;
};

/** The loudspeaker that the person chose, remembered on this device. */
export class SpeakerChoice {
  readonly #deps: SpeakerDeps;

  constructor(deps: SpeakerDeps) {
    this.#deps = deps;
    const kept = deps.settings.read(speakerSetting);
    if (kept !== null && kept !== "") this.#use(kept);
  }

  pick(speakerId: string | null): void {
    this.#deps.settings.write(speakerSetting, speakerId ?? "");
    this.#use(speakerId);
  }

  /** Refreshes the list. */
  async list(): Promise<void> {
    this.#deps.core.dispatch({ type: "speakers", speakers: await this.#deps.port.speakers() });
  }

  #use(speakerId: string | null): void {
    this.#deps.port.pick(speakerId);
    this.#deps.core.dispatch({ type: "speakerPicked", speakerId });
  }
}
