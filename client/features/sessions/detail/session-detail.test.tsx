import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { MemoryRouter, useLocation } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { ServicesProvider } from "#client/lib/services.tsx";
import { refusal, settled } from "#client/test-backend.ts";
import { fakeServices, profileOf } from "#client/test-services.tsx";
import { sessionOf, storedIn, talkOf } from "#client/test-sessions.ts";
import { hearToasts } from "#client/test-toasts.ts";
import { SessionDetail } from "./session-detail.tsx";
import { fileNameOf, sessionText, transcriptText } from "./session-actions.tsx";

function Where() {
  return <p data-testid="where">{useLocation().pathname}</p>;
}

async function open(fake: ReturnType<typeof fakeServices>, id = sessionOf().id) {
  render(
    <MemoryRouter initialEntries={[`/dashboard/session/${id}`]}>
      <ServicesProvider services={fake.services}>
        <SessionDetail profile={profileOf()} id={id} />
        <Where />
      </ServicesProvider>
    </MemoryRouter>,
  );
  await settled(fake.data);
  const press = async (name: string) => {
    fireEvent.click(await screen.findByRole("button", { name }));
    await settled(fake.data);
  };
  return { press, sessions: () => fake.data.tables["sessions"] ?? [] };
}

const titleField = () => screen.getByLabelText<HTMLInputElement>("Title");
const region = (name: string) => within(screen.getByRole("region", { name }));

const spoken = [
  "How was your day?",
  "My boss shouted at me at work. I felt anxious and ashamed.",
  "That sounds hard.",
  "Work is not good. I am so tired.",
  "What would help?",
  "Sleep, maybe.",
] as const;

function withTalk() {
  const fake = fakeServices();
  fake.data.tables["sessions"] = [
    sessionOf({
      mood_before: "stressed",
      mood_after: "better",
      ai_summary: "A day at work.",
      transcript: "You: stored",
      duration: 3900,
    }),
  ];
  fake.data.tables["session_messages"] = storedIn(sessionOf().id, talkOf(...spoken));
  for (const message of fake.data.tables["session_messages"].slice(1, 2))
    message["audio_url"] = "recordings/1";
  return fake;
}

test("shows what is known of a session", async () => {
  await open(withTalk());
  expect(screen.getByRole("heading", { level: 1, name: "A hard week" })).toBeTruthy();
  const overview = region("Session Overview");
  for (const text of ["1h 5m", "November 20, 2025", "Stressed", "Better"])
    expect(overview.getByText(text)).toBeTruthy();
  expect(region("AI Summary").getByText("A day at work.")).toBeTruthy();

  const turns = region("Conversation").getAllByRole("listitem");
  expect(turns.map((turn) => turn.textContent)).toEqual([
    expect.stringMatching(/^AI Assistant10:00\sAMHow was your day\?$/),
    expect.stringMatching(/^You10:00\sAMRecordedMy boss/),
    expect.stringMatching(/^AI Assistant/),
    expect.stringMatching(/^You/),
    expect.stringMatching(/^AI Assistant/),
    expect.stringMatching(/^You/),
  ]);
  expect(screen.getByText(/^AI Assistant: How was your day\?\s+You: My boss/)).toBeTruthy();

  const insights = region("Session Insights");
  expect(await insights.findByText("Negative")).toBeTruthy();
  expect(insights.getByText("-0.8")).toBeTruthy();
  expect(insights.getByText("Work · 3")).toBeTruthy();
  expect(insights.getByText("Usually 20s, at most 20s")).toBeTruthy();
  expect(insights.getByText("You: 69%, words: 22")).toBeTruthy();
});

test("deleting takes two clicks, reports failures, and returns to the list", async () => {
  const { said } = hearToasts();
  const fake = withTalk();
  const { press, sessions } = await open(fake);
  await press("Delete this session");
  await press("Keep it");
  expect(sessions()).toHaveLength(1);
  await press("Delete this session");
  fake.data.state.failing = true;
  await press("Delete");
  expect(screen.getByRole("alert").textContent).toContain("Not deleted");
  fake.data.state.failing = false;
  await press("Delete");
  expect(sessions()).toEqual([]);
  expect(said).toHaveBeenCalledWith("Session deleted");
  expect(screen.getByTestId("where").textContent).toBe("/dashboard/sessions");
});

test("says so for a missing session and for one that couldn't be loaded", async () => {
  const fake = fakeServices();
  fake.data.state.failing = true;
  const { press } = await open(fake);
  expect(screen.getByRole("alert").textContent).toContain("We couldn't load this session");
  fake.data.state.failing = false;
  await press("Try again");
  expect(screen.getByRole("heading", { level: 1, name: "Session not found" })).toBeTruthy();
  expect(screen.getByText("The session you're looking for doesn't exist or has been deleted")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Back to Sessions" }).getAttribute("href")).toBe(
    "/dashboard/sessions",
  );
});

test("says so for a session without messages instead of guessing", async () => {
  const fake = fakeServices();
  fake.data.tables["sessions"] = [sessionOf({ language: null })];
  await open(fake);
  expect(await screen.findAllByText("Too little to tell")).toHaveLength(3);
  expect(screen.getByText("Nothing was said in this session.")).toBeTruthy();
  expect(screen.queryByText("Full Transcript")).toBeNull();
});

test("a stored transcript names the speakers in the reader's language", () => {
  const speakers = { user: "Du", assistant: "KI" };
  expect(transcriptText("AI Assistant: Hi\n\nYou: You: that is me", [], speakers)).toBe(
    "KI: Hi\n\nDu: You: that is me",
  );
  expect(transcriptText("old", [{ role: "user", content: "new" }], speakers)).toBe("Du: new");
});

test("an invalid id is missing without a request", async () => {
  const fake = fakeServices();
  await open(fake, "nonsense");
  expect(screen.getByRole("heading", { level: 1, name: "Session not found" })).toBeTruthy();
  expect(fake.data.requests).toEqual([]);
});

test("messages are fetched in pages until one is short", async () => {
  const fake = fakeServices();
  fake.data.tables["sessions"] = [sessionOf()];
  const turns = Array.from({ length: 1100 }, (_, nth) => `turn ${nth}`);
  fake.data.tables["session_messages"] = storedIn(sessionOf().id, talkOf(...turns));
  await open(fake);
  // Three pages, and the ratings.
  expect(fake.data.requests.filter(({ name }) => name === "GET session_messages")).toHaveLength(4);
  expect(screen.getByText("turn 1099")).toBeTruthy();
});

test("a session is renamed for good, and a failure keeps what was typed", async () => {
  const fake = withTalk();
  const { press, sessions } = await open(fake);
  await press("Rename");
  fireEvent.change(titleField(), { target: { value: "  " } });
  await press("Save");
  expect(screen.getByText("Enter a title.")).toBeTruthy();
  expect(document.activeElement).toBe(titleField());
  fireEvent.change(titleField(), { target: { value: " A better week " } });
  expect(screen.queryByText("Enter a title.")).toBeNull();
  fake.data.on("PATCH sessions", () => refusal("PT429", 429));
  await press("Save");
  expect(screen.getByRole("alert").textContent).toContain("Not renamed");
  expect(titleField().value).toBe(" A better week ");
  fake.data.off("PATCH sessions");
  await press("Save");
  expect(sessions()[0]).toMatchObject({ title: "A better week", own_title: true });
  expect(screen.getByRole("heading", { level: 1, name: "A better week" })).toBeTruthy();
});

test("a new name survives a reload, but not Cancel, and is of its session alone", async () => {
  sessionStorage.clear();
  const { press } = await open(withTalk());
  await press("Rename");
  fireEvent.change(titleField(), { target: { value: "A better week" } });
  cleanup();
  const again = await open(withTalk());
  await again.press("Rename");
  expect(titleField().value).toBe("A better week");
  await again.press("Cancel");
  await again.press("Rename");
  expect(titleField().value).toBe("A hard week");
  expect(sessionStorage).toHaveLength(0);
});

test.each(["Cancel", "Close"])("a new name isn't lost by %s while it is being saved", async (way) => {
  const fake = withTalk();
  const { press } = await open(fake);
  await press("Rename");
  fireEvent.change(titleField(), { target: { value: "The day I left" } });
  fake.data.state.failing = true;
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  fireEvent.click(screen.getByRole("button", { name: way }));
  await settled(fake.data);
  expect(screen.getByRole("alert").textContent).toContain("Not renamed");
  expect(titleField().value).toBe("The day I left");
  await press(way);
  expect(screen.queryByLabelText("Title")).toBeNull();
});

test("a new name that is submitted twice is sent once", async () => {
  const fake = withTalk();
  const { press } = await open(fake);
  await press("Rename");
  const form = titleField().form ?? titleField();
  fireEvent.submit(form);
  fireEvent.submit(form);
  await settled(fake.data);
  expect(fake.data.requests.filter(({ name }) => name === "PATCH sessions")).toHaveLength(1);
});

test("a session is copied and shared as text", async () => {
  const written: string[] = [];
  const shared = vi.fn<typeof navigator.share>(() =>
    Promise.reject(new DOMException("closed", "AbortError")),
  );
  const clipboard = { writeText: (text: string) => Promise.resolve(void written.push(text)) };
  vi.stubGlobal(
    "navigator",
    Object.create(navigator, { clipboard: { value: clipboard }, share: { value: shared } }),
  );
  const { said } = hearToasts();
  const { press } = await open(withTalk());
  await press("Copy");
  expect(written[0]).toMatch(
    /^A hard week\n\nVoice Session, November 20, 2025, 10:00\sAM\n\nA day at work\.\n\nAI Assistant: How was your day\?\n\nYou: My boss/,
  );
  expect(said).toHaveBeenCalledWith("Copied");
  await press("Share");
  expect(shared).toHaveBeenCalledExactlyOnceWith({ title: "A hard week", text: written[0] });
  vi.unstubAllGlobals();
});

test("where there is no clipboard, as without https, copying says so", async () => {
  vi.stubGlobal("navigator", Object.create(navigator, { clipboard: { value: undefined } }));
  const { said } = hearToasts();
  const { press } = await open(withTalk());
  await press("Copy");
  expect(said).toHaveBeenCalledExactlyOnceWith("We couldn't copy it. Try downloading it instead.");
  vi.unstubAllGlobals();
});

test("a session's file has a name that every system takes", () => {
  expect(fileNameOf("2025-11-20", 'A/B: "C" \u202E..\\')).toBe("2025-11-20 A B C.txt");
  expect(fileNameOf("2025-11-20", "…".repeat(200)).length).toBeLessThan(90);
  expect(sessionText({ title: "A", began: "today", summary: null, transcript: "" })).toBe("A\n\ntoday\n");
});
