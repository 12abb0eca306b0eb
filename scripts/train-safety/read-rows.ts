import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import { root } from "../root.ts";

/** The rows of a file below `relay/safety`, one JSON object a line; none where there is no such file. Throws where one is not of the form. */
export function readRows<Row>(file: string, schema: z.ZodType<Row>): readonly Row[] {
  const path = join(root, "relay/safety", file);
  const lines = existsSync(path) ? readFileSync(path, "utf8").split("\n") : [];
  return lines.filter((line) => line.trim() !== "").map((line) => schema.parse(JSON.parse(line)));
}
