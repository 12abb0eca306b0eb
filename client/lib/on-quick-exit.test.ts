import { expect, test } from "vitest";

const files = import.meta.glob<string>(
  ["../**/*.{ts,tsx}", "!../**/*.test.{ts,tsx}", "!../test-*.{ts,tsx}"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);

/** What opens a microphone or begins to sound. */
const sources =
  /\bgetUserMedia\(|new Audio(Context)?\(|speechSynthesis|\bcreate(Microphone|Speaker)\(|\bvoiceSamples\.play\(/;

/** Those that somebody else stops. */
const stoppedBy: Readonly<Record<string, string>> = {
  "../call/audio/microphone.ts": "its users, who create it",
  "../call/audio/player.ts": "its users, who create it",
  "../call/core/browser-conversation.ts": "client/app/conversation-host.tsx, which closes the conversation",
  "../app/start-services.ts": "those who play voice samples",
};

test("whatever listens or sounds is stopped by a quick exit", () => {
  const open = Object.entries(files).filter(([, text]) => sources.test(text));
  const unstopped = open.filter(([path, text]) => !(path in stoppedBy) && !text.includes("onQuickExit("));
  expect(unstopped.map(([path]) => path)).toEqual([]);
  expect(open.map(([path]) => path)).toEqual(expect.arrayContaining(Object.keys(stoppedBy)));
});
