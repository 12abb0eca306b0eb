import { fileURLToPath } from "node:url";

/** The repository's folder, whatever the working directory is. */
export const root = fileURLToPath(new URL("..", import.meta.url));
