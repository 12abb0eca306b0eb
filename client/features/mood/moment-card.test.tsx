import { act, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { useHelpCardStore } from "#client/lib/help-card-store.ts";
import { ServicesProvider } from "#client/lib/services.tsx";
import { refusal, settled } from "#client/test-backend.ts";
import { fakeMoods } from "#client/test-moods.ts";
import { serveScreen } from "#client/test-safety.ts";
import { fakeServices, profileOf } from "#client/test-services.tsx";
import { MomentCard } from "./moment-card.tsx";
import { TodaysMoments } from "./moments.tsx";

beforeEach(() => {
  sessionStorage.clear();
  useHelpCardStore.getState().hide();
});

let settle = async () => {};

async function open(fake = fakeServices()) {
  const { id } = profileOf();
  fakeMoods(fake.data);
  const screening = serveScreen(fake.data);
  const shown = render(
    <MemoryRouter>
      <ServicesProvider services={fake.services}>
        <MomentCard userId={id} />
        <TodaysMoments userId={id} today="2025-11-20" timeZone="UTC" />
      </ServicesProvider>
    </MemoryRouter>,
  );
  settle = () => settled(fake.data);
  await settle();
  return { ...shown, data: fake.data, screening, moments: () => fake.data.tables["mood_moments"] ?? [] };
}

const face = (name: string) => fireEvent.click(screen.getByRole("radio", { name }));
const press = async (name: string | RegExp) => {
  fireEvent.click(await screen.findByRole("button", { name }));
  await settle();
};
const write = (text: string) => fireEvent.change(words(), { target: { value: text } });
const words = () => screen.getByLabelText<HTMLInputElement>("In your own words (optional)");

test("two taps note a moment", async () => {
  const { moments } = await open();
  expect(screen.getByText("Nothing yet.", { exact: false })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Log it" })).toBeNull();
  face("Good");
  await press("Log it");
  expect(moments()).toMatchObject([{ mood_score: 4, activities: [], words: null }]);
  expect(screen.queryByRole("button", { name: "Log it" })).toBeNull();
  expect(document.activeElement?.textContent).toBe("How do you feel right now?");
  expect(screen.getByText("2:05 PM")).toBeTruthy();
});

test("what somebody is doing, and their own words, come along and are screened", async () => {
  const { screening, moments } = await open();
  screening.found = { level: "active", concerns: ["suicide"] };
  face("Very Sad");
  await press("Work");
  await press("Music");
  await press("Work");
  fireEvent.change(words(), { target: { value: " can't go on " } });
  await press("Log it");
  expect(moments()).toMatchObject([{ mood_score: 1, activities: ["music"], words: "can't go on" }]);
  expect(useHelpCardStore.getState().open).toBe(true);
});

test("words are screened, and not offered once more, where the page is left while they are being saved", async () => {
  const { screening, moments, unmount } = await open();
  screening.found = { level: "active", concerns: ["suicide"] };
  face("Very Sad");
  fireEvent.change(words(), { target: { value: "can't go on" } });
  fireEvent.click(screen.getByRole("button", { name: "Log it" }));
  unmount();
  await settle();
  expect(moments()).toHaveLength(1);
  expect(useHelpCardStore.getState().open).toBe(true);
  expect(sessionStorage.length).toBe(0);
});

test("a moment whose answer got lost is noted once", async () => {
  const { data, moments } = await open();
  const note = async () => {
    face("Good");
    await press("Log it");
  };
  data.state.lossy = true;
  await note();
  await screen.findByRole("alert");
  data.state.lossy = false;
  await press("Log it");
  expect(moments()).toHaveLength(1);
  await vi.waitFor(() => expect(screen.queryByRole("button", { name: "Log it" })).toBeNull());
  await note();
  expect(moments()).toHaveLength(2);
});

test("starting over after a lost answer doesn't delete what was noted", async () => {
  const { data, moments } = await open();
  face("Great");
  data.state.lossy = true;
  await press("Log it");
  await screen.findByRole("alert");
  data.state.lossy = false;
  await press("Start over");
  face("Very Sad");
  await press("Log it");
  expect(moments()).toMatchObject([{ mood_score: 5 }, { mood_score: 1 }]);
});

test("another face after a lost answer is another moment", async () => {
  const { data, moments } = await open();
  face("Great");
  data.state.lossy = true;
  await press("Log it");
  await screen.findByRole("alert");
  data.state.lossy = false;
  face("Very Sad");
  await press("Log it");
  expect(moments()).toMatchObject([{ mood_score: 5 }, { mood_score: 1 }]);
});

test("a moment whose answer got lost is noted once also after its page was left, and with more in it is another", async () => {
  const fake = fakeServices();
  const { data, moments, unmount } = await open(fake);
  face("Sad");
  await press("Family");
  data.state.lossy = true;
  await press("Log it");
  await screen.findByRole("alert");
  data.state.lossy = false;
  unmount();
  await open(fake);
  const [noted] = moments();
  data.state.lossy = true;
  await press("Log it");
  await screen.findByRole("alert");
  data.state.lossy = false;
  expect(moments()).toEqual([noted]);
  fireEvent.change(words(), { target: { value: "quarrel" } });
  await press("Log it");
  expect(moments()).toMatchObject([{ words: null }, { activities: ["family"], words: "quarrel" }]);
  expect(sessionStorage.length).toBe(0);
});

test("a moment whose answer got lost is in the day's list", async () => {
  const { data } = await open();
  face("Good");
  data.on("POST mood_moments", () => {
    data.tables["mood_moments"]?.push({
      ...data.defaults["mood_moments"],
      id: "noted",
      mood_score: 4,
      activities: [],
      words: null,
    });
    throw new TypeError("Failed to fetch");
  });
  await press("Log it");
  await screen.findByRole("alert");
  expect(await screen.findByText("2:05 PM")).toBeTruthy();
});

test.each([
  ["words that are added", () => write("tired and then he left me"), "Good", "and then he left me"],
  ["another face and word", () => (face("Sad"), write("worse")), "Sad", "worse"],
] as const)("%s while a moment is on its way stay for the next one", async (_, change, mood, left) => {
  const fake = fakeServices();
  const { data, moments, unmount } = await open(fake);
  const { promise, resolve } = Promise.withResolvers<null>();
  data.on("POST mood_moments", () => promise);
  face("Good");
  write("tired");
  fireEvent.click(screen.getByRole("button", { name: "Log it" }));
  unmount();
  render(
    <MemoryRouter>
      <ServicesProvider services={fake.services}>
        <MomentCard userId={profileOf().id} />
      </ServicesProvider>
    </MemoryRouter>,
  );
  change();
  await act(async () => resolve(null));
  await settle();
  expect(words().value).toBe(left);
  expect(screen.getByRole<HTMLInputElement>("radio", { name: mood }).checked).toBe(true);
  data.on("POST mood_moments", () => null);
  await press("Log it");
  expect(sessionStorage.length).toBe(0);
  expect(moments()).toEqual([]);
  const sent = data.requests.filter(({ name }) => name === "POST mood_moments").map(({ body }) => body);
  expect(sent).toMatchObject([{ words: "tired" }, { words: left }]);
  const [first, second] = z.array(z.object({ id: z.string() })).parse(sent);
  expect(second?.id).not.toBe(first?.id);
});

test("nothing is sent to the screen without words", async () => {
  const { screening } = await open();
  face("Neutral");
  await press("Log it");
  expect(screening.screened).toEqual([]);
});

test("a failure keeps what was tapped, here and across a reload", async () => {
  const { data, unmount, moments } = await open();
  face("Sad");
  await press("Family");
  fireEvent.change(words(), { target: { value: "quarrel" } });
  data.state.offline = true;
  await press("Log it");
  expect(screen.getByRole("alert").textContent).toContain("What you chose is still here.");
  expect(moments()).toEqual([]);
  unmount();
  const again = await open();
  expect(words().value).toBe("quarrel");
  expect(screen.getByRole("button", { name: "Family" }).getAttribute("aria-pressed")).toBe("true");
  await press("Log it");
  expect(again.moments()).toMatchObject([{ mood_score: 2, activities: ["family"], words: "quarrel" }]);
});

test("a full day says so and loses nothing; starting over empties the card", async () => {
  const { data } = await open();
  data.on("POST mood_moments", () => refusal("PT429", 429));
  face("Great");
  await press("Log it");
  expect(screen.getByRole("alert").textContent).toContain("one day can hold");
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "Great" }).checked).toBe(true);
  await press("Start over");
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "Great" }).checked).toBe(false);
});

test("a moment of today can be deleted", async () => {
  const { moments } = await open();
  face("Good");
  await press("Log it");
  await press("Delete what you logged at 2:05 PM");
  await press("Keep it");
  expect(moments()).toHaveLength(1);
  await press("Delete what you logged at 2:05 PM");
  await press("Delete");
  expect(moments()).toEqual([]);
  expect(screen.getByText("Nothing yet.", { exact: false })).toBeTruthy();
});
