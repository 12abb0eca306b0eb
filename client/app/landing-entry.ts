/**
 * The landing page's only script. The page was rendered at build time and is read without the app, which is fetched
 * when somebody does something, or at once where the page alone would be wrong: for who is signed in, who chose
 * another language, or came by a link that asks for something.
 */
import { replayOn, watchControls } from "./missed-actions.ts";
import "#client/ui/theme.css";

/** Not `scroll` and `pointermove`: browsers also send those when the person did nothing. */
const signs = ["pointerdown", "touchstart", "wheel", "keydown", "focusin", "change"];

const { dataset } = document.documentElement;

/** A mailed link leaves `name=value` in the fragment; the page's own sections are plain names. */
const isAskedFor = (): boolean =>
  "otherLanguage" in dataset ||
  "keptSession" in dataset ||
  location.search !== "" ||
  location.hash.includes("=");

function listen(): void {
  for (const sign of signs) addEventListener(sign, load, { once: true, passive: true, capture: true });
}

const missed = watchControls(document);
let started: Promise<void> | null = null;

async function start(): Promise<void> {
  try {
    const { startApp } = await import("./start-app.tsx");
    await startApp();
    replayOn(document, missed.stop());
  } catch {
    // No connection, or a newer version has replaced the files: what is there stays readable, and the next sign retries.
    started = null;
    listen();
  } finally {
    delete dataset["otherLanguage"];
  }
}

function load(): void {
  started ??= start();
}

if (isAskedFor()) load();
else listen();
