import { readFile } from "node:fs/promises";
import { readModel } from "#safety-model/runtime/model.ts";
import { screenInSlices } from "#safety-model/runtime/screen.ts";
import { type Hearing, hearWith } from "./safety/hear.ts";

const file = new URL("../safety-model/dist/screen.bin", import.meta.url);

/** Loads the offline screen's weights once and builds what screens each turn. */
export async function loadHearing(): Promise<Hearing> {
  const bytes = new Uint8Array(await readFile(file));
  const model = readModel(bytes);
  return hearWith((folded, effort) => screenInSlices(folded, model, effort));
}
