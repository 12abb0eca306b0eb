import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { MemoryRouter, useLocation } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { ServicesProvider } from "#client/lib/services.tsx";
import { toast } from "#client/lib/toast.ts";
import { fakeServices, profileOf } from "#client/test-services.tsx";
import { sessionOf, talkOf } from "#client/test-sessions.ts";
import { SessionDetail } from "./session-detail.tsx";
import { transcriptText } from "./conversation-log.tsx";

function Where() {
  return <p data-testid="where">{useLocation().pathname}</p>;
}

async function open(fake: ReturnType<typeof fakeServices>, id = sessionOf().id) {
  await act(async () =>
    render(
      <MemoryRouter initialEntries={[`/dashboard/session/${id}`]}>
        <ServicesProvider services={fake.services}>
          <SessionDetail profile={profileOf()} id={id} />
          <Where />
        </ServicesProvider>
      </MemoryRouter>,
    ),
  );
}

const region = (name: string) => within(screen.getByRole("region", { name }));
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole("button", { name })));

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
  fake.sessionData.sessions = [
    sessionOf({
      mood_before: "stressed",
      mood_after: "better",
      ai_summary: "A day at work.",
      transcript: "You: stored",
      duration: 3900,
    }),
  ];
  fake.sessionData.messages = talkOf(...spoken);
  for (const message of fake.sessionData.messages.slice(1, 2)) message.audio_url = "recordings/1";
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
  const said = vi.spyOn(toast, "success").mockReturnValue(undefined);
  const fake = withTalk();
  await open(fake);
  await press("Delete this session");
  await press("Keep it");
  expect(fake.sessionData.sessions).toHaveLength(1);
  await press("Delete this session");
  fake.sessionData.failing = true;
  await press("Delete");
  expect(screen.getByRole("alert").textContent).toContain("Not deleted");
  fake.sessionData.failing = false;
  await press("Delete");
  expect(fake.sessionData.sessions).toEqual([]);
  expect(said).toHaveBeenCalledWith("Session deleted");
  expect(screen.getByTestId("where").textContent).toBe("/dashboard/sessions");
});

test("says so for a missing session and for one that couldn't be loaded", async () => {
  const fake = fakeServices();
  fake.sessionData.failing = true;
  await open(fake);
  expect(screen.getByRole("alert").textContent).toContain("We couldn't load this session");
  fake.sessionData.failing = false;
  await press("Try again");
  expect(screen.getByRole("heading", { level: 1, name: "Session not found" })).toBeTruthy();
  expect(screen.getByText("The session you're looking for doesn't exist or has been deleted")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Back to Sessions" }).getAttribute("href")).toBe(
    "/dashboard/sessions",
  );
});

test("says so for a session without messages instead of guessing", async () => {
  const fake = fakeServices();
  fake.sessionData.sessions = [sessionOf({ language: null })];
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
