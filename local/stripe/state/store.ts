import { mkdir, open, readFile, rename } from "node:fs/promises";
import { join } from "node:path";
import { StartFailure } from "../../child.ts";
import { type State, stateSchema } from "./state.ts";

export type Store = {
  /** The last saved state; null on the first start. Rejects with a StartFailure if it can't be read. */
  load(): Promise<State | null>;
  /** Resolves once this state, or a later one, is safely on disk. */
  save(state: State): Promise<void>;
};

/** One JSON file, replaced atomically: after a crash it holds either the old state or the new one. */
export function openStore(directory: string): Store {
  const file = join(directory, "state.json");
  let waiting: State | undefined;
  let running: Promise<void> | undefined;

  const drain = async (): Promise<void> => {
    await mkdir(directory, { recursive: true, mode: 0o700 });
    while (waiting !== undefined) {
      const state = waiting;
      waiting = undefined;
      await replaceFile(file, JSON.stringify(state));
    }
  };

  return {
    async load() {
      const text = await readFile(file, "utf8").catch(ignoreMissing);
      return text === null ? null : readState(text, file);
    },
    save(state) {
      waiting = state;
      running ??= drain().finally(() => {
        running = undefined;
      });
      return running;
    },
  };
}

function readState(text: string, file: string): State {
  try {
    return stateSchema.parse(JSON.parse(text));
  } catch {
    throw new StartFailure(`The practice Stripe can't read ${file}. Delete that file to start over.`);
  }
}

async function replaceFile(file: string, text: string): Promise<void> {
  const handle = await open(`${file}.new`, "w", 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(`${file}.new`, file);
}

function ignoreMissing(error: unknown): null {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
  throw error;
}
