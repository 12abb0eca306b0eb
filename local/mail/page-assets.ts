import { readFileSync } from "node:fs";

/** What the inbox pages load; read once at startup. */
export const inboxStyle = readFileSync(new URL("./assets/inbox.css", import.meta.url), "utf8");
export const inboxScript = readFileSync(new URL("./assets/inbox.js", import.meta.url), "utf8");
