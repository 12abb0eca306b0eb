import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import * as fc from "fast-check";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, expect, test } from "vitest";
import { useHelpCardStore } from "#client/lib/help-card-store.ts";
import { ServicesProvider } from "#client/lib/services.tsx";
import { personHeader } from "#client/lib/person-header.ts";
import { refusal, settled } from "#client/test-backend.ts";
import { fakeServices, profileOf } from "#client/test-services.tsx";
import { hearToasts } from "#client/test-toasts.ts";
import { ReflectionJournal } from "./reflection-journal.tsx";

let said: ReturnType<typeof hearToasts>["said"];
beforeEach(() => {
  sessionStorage.clear();
  said = hearToasts().said;
});

/** Somebody says the same each time. */
/** Transcripts that are still to come. */
const late: ((text: string) => void)[] = [];

const Dictate = ({ onText }: { onText: (text: string) => void }) => (
  <>
    <button type="button" onClick={() => onText("and then I slept.")}>
      Speak
    </button>
    <button type="button" onClick={() => late.push(onText)}>
      Speak at length
    </button>
  </>
);

/** The transcript of what was said last is there. */
const written = (text: string) => act(() => late.pop()?.(text));

async function open(fake = fakeServices()) {
  const shown = render(
    <MemoryRouter>
      <ServicesProvider services={fake.services}>
        <ReflectionJournal profile={profileOf()} Dictate={Dictate} />
      </ServicesProvider>
    </MemoryRouter>,
  );
  await settled(fake.data);
  const press = async (name: string | RegExp) => {
    fireEvent.click(await screen.findByRole("button", { name }));
    await settled(fake.data);
  };
  return { ...fake, ...shown, press, entries: () => fake.data.tables["journal_entries"] ?? [] };
}

const now = "How are you, really, right now?";
const body = "Where in your body do you notice how you feel?";
const field = (label: string) => screen.getByLabelText<HTMLTextAreaElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });

const openTab = (name: string) => fireEvent.click(screen.getByRole("tab", { name }));

const titles = () =>
  screen.getAllByRole("listitem").map((item) => within(item).getByRole("group").textContent);

test("answers are kept per prompt, and only non-empty ones are saved", async () => {
  const { press, entries } = await open();
  expect(screen.getByText("Prompt 1 of 10")).toBeTruthy();
  type(now, "  a bit tired ");
  await press("Next");
  type(body, "   ");
  await press("Previous");
  expect(field(now).value).toBe("  a bit tired ");
  await press("Save");
  expect(entries().map(({ responses }) => responses)).toEqual([[{ prompt: now, response: "a bit tired" }]]);
  expect(entries()[0]?.["title"]).toMatch(/^Reflection - \w+ \d+, \d{4}$/);
  expect(said).toHaveBeenCalledWith("Journal saved", "Your reflection has been successfully saved.");
  expect(field(now).value).toBe("");
  expect(sessionStorage.length).toBe(0);
});

test("what is said is added to the field that it was said into, and saved with it", async () => {
  const { press, entries } = await open();
  type(now, "I was awake,");
  await press("Speak");
  expect(field(now).value).toBe("I was awake, and then I slept.");
  await press("Next");
  await press("Speak");
  await press("Save");
  expect(entries()[0]?.["responses"]).toEqual([
    { prompt: now, response: "I was awake, and then I slept." },
    { prompt: body, response: "and then I slept." },
  ]);
  openTab("A blank page");
  fireEvent.click(within(screen.getByRole("tabpanel", { name: "A blank page" })).getByText("Speak"));
  expect(field("Write whatever you like").value).toBe("and then I slept.");
});

const tooLong = (limit: string) => new RegExp(`more than ${limit} characters.*still here`);

test("what is said beyond an answer's length is there, said to be too long, and not saved before it is shortened", async () => {
  const { press, entries } = await open();
  type(now, "x".repeat(3_990));
  expect(screen.queryByText(tooLong("4,000"))).toBeNull();
  await press("Speak");
  expect(field(now).value).toMatch(/x and then I slept\.$/);
  expect(screen.getByText(tooLong("4,000")).parentElement?.getAttribute("aria-live")).toBe("polite");
  expect(field(now).getAttribute("aria-invalid")).toBe("true");
  await press("Next");
  await press("Save");
  expect(entries()).toEqual([]);
  expect(screen.getByRole("alert").textContent).toMatch(tooLong("4,000"));
  type(now, "x".repeat(4_000));
  expect(screen.queryByText(tooLong("4,000"))).toBeNull();
  await press("Save");
  expect(entries()).toHaveLength(1);
});

test("so it is on a blank page", async () => {
  const { press, entries } = await open();
  openTab("A blank page");
  type("Write whatever you like", "x".repeat(19_990));
  await press("Speak");
  expect(field("Write whatever you like").value).toMatch(/x and then I slept\.$/);
  expect(screen.getByText(tooLong("20,000"))).toBeTruthy();
  await press("Save");
  expect(entries()).toEqual([]);
  type("Write whatever you like", "x".repeat(20_000));
  await press("Save");
  expect(entries()).toHaveLength(1);
});

test("what is said before the form is left is in the one that comes after it, beside what was typed there", async () => {
  const { press, unmount } = await open();
  type(now, "One.");
  await press("Speak at length");
  openTab("A blank page");
  openTab("With prompts");
  written("Two.");
  expect(field(now).value).toBe("One. Two.");
  type(now, "One. Two. Three.");
  await press("Speak at length");
  unmount();
  await open();
  type(now, "One. Two. Three. Four.");
  written("Five.");
  expect(field(now).value).toBe("One. Two. Three. Four. Five.");
});

test.each([
  ["With prompts", now],
  ["A blank page", "Write whatever you like"],
])("%s: what is written down while an entry is saved is there for the next one", async (name, label) => {
  const { data, entries, press } = await open();
  openTab(name);
  type(label, "Tired.");
  await press("Speak at length");
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  written("But calm.");
  await settled(data);
  expect(entries().map(({ responses }) => JSON.stringify(responses))).toEqual([
    expect.stringContaining('"Tired."'),
  ]);
  expect(field(label).value).toBe("But calm.");
});

test("an entry that was saved after its page was left isn't offered once more", async () => {
  const { press, unmount, data, entries } = await open();
  type(now, "tired");
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  unmount();
  await settled(data);
  expect(entries()).toHaveLength(1);
  await open();
  expect(field(now).value).toBe("");
  await press("Save");
  expect(entries()).toHaveLength(1);
});

test("an entry whose answer got lost is saved once, with what was written since", async () => {
  const { press, data, entries } = await open();
  type(now, "tired");
  data.state.lossy = true;
  await press("Save");
  expect(screen.getByRole("alert")).toBeTruthy();
  data.state.lossy = false;
  type(now, "tired, but calm");
  await press("Save");
  expect(entries().map(({ responses }) => responses)).toEqual([
    [{ prompt: now, response: "tired, but calm" }],
  ]);
  type(now, "another day");
  await press("Save");
  expect(entries()).toHaveLength(2);
});

test("another entry after one whose answer got lost doesn't replace it", async () => {
  const { press, data, entries } = await open();
  type(now, "the worst day of my life");
  data.state.lossy = true;
  await press("Save");
  data.state.lossy = false;
  type(now, "");
  expect(sessionStorage.length).toBe(0);
  type(now, "something else entirely");
  await press("Save");
  expect(entries().map(({ responses }) => responses)).toEqual([
    [{ prompt: now, response: "the worst day of my life" }],
    [{ prompt: now, response: "something else entirely" }],
  ]);
});

test("words of an entry whose answer got lost stay, even if others were typed straight over them", async () => {
  const { press, data, entries } = await open();
  type(now, "the worst day of my life");
  await press("Next");
  type(body, "in my throat");
  data.state.lossy = true;
  await press("Save");
  data.state.lossy = false;
  type(body, "nowhere");
  await press("Save");
  expect(entries().map(({ responses }) => JSON.stringify(responses))).toEqual([
    expect.stringContaining("in my throat"),
    expect.stringContaining("nowhere"),
  ]);
});

test.each([
  ["With prompts", now],
  ["A blank page", "Write whatever you like"],
])("%s: an entry whose answer got lost is saved once, also after its page was left", async (name, label) => {
  const fake = fakeServices();
  const { press, data, entries, unmount } = await open(fake);
  openTab(name);
  type(label, "tired");
  data.state.lossy = true;
  await press("Save");
  data.state.lossy = false;
  unmount();
  const again = await open(fake);
  openTab(name);
  expect(field(label).value).toBe("tired");
  await again.press("Save");
  expect(entries()).toHaveLength(1);
  expect(sessionStorage.length).toBe(0);
});

test("however writing and saving alternate, nothing that was stored is lost, and nothing is there twice", async () => {
  const steps = fc.constantFrom("add", "replace", "empty", "save", "lose the answer", "lose it all", "leave");
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 2, maxLength: 8 }), async (taken) => {
      cleanup();
      sessionStorage.clear();
      const fake = fakeServices();
      const { state } = fake.data;
      let shown = await open(fake);
      const stored = new Set<string>();
      const saved = () => shown.entries().map(({ responses }) => JSON.stringify(responses));
      for (const [index, step] of taken.entries()) {
        const word = `<${index}>`;
        if (step === "add") type(now, `${field(now).value} ${word}`);
        else if (step === "replace") type(now, word);
        else if (step === "empty") type(now, "");
        else if (step === "leave") {
          shown.unmount();
          shown = await open(fake);
        } else {
          state.lossy = step === "lose the answer";
          state.offline = step === "lose it all";
          await shown.press("Save");
          Object.assign(state, { lossy: false, offline: false });
          for (const found of saved().join("").match(/<\d+>/g) ?? []) stored.add(found);
        }
      }
      expect([...stored].filter((word) => !saved().join("").includes(word))).toEqual([]);
      expect(new Set(saved()).size).toBe(saved().length);
    }),
    { numRuns: 30 },
  );
});

test("without answers nothing is saved, and the page says why", async () => {
  const { press, entries } = await open();
  await press("Save");
  const alert = screen.getByRole("alert");
  expect(alert.textContent).toContain("Can't save empty journal");
  expect(alert.textContent).toContain("Please answer at least one prompt before saving.");
  expect(entries()).toEqual([]);
  type(now, "Tired");
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a failure keeps the text, here and across a reload", async () => {
  const { press, data, unmount } = await open();
  type(now, "tired");
  data.state.failing = true;
  await press("Save");
  expect(screen.getByRole("alert").textContent).toContain("What you wrote is still here.");
  expect(field(now).value).toBe("tired");
  unmount();
  await open();
  expect(field(now).value).toBe("tired");
});

test("the newest comes first, and is deleted only after confirmation", async () => {
  const { press, entries } = await open();
  for (const words of ["first", "second"]) {
    type(now, words);
    type("Title (optional)", words);
    await press("Save");
  }
  expect(titles()[0]).toContain("second");
  await press("Delete: first");
  await press("Keep it");
  expect(entries()).toHaveLength(2);
  await press("Delete: first");
  await press("Delete");
  expect(entries().map(({ title }) => title)).toEqual(["second"]);
  expect(screen.getAllByRole("listitem")).toHaveLength(1);
});

test("a list that couldn't be loaded can be retried", async () => {
  const fake = fakeServices();
  fake.data.state.failing = true;
  const { press } = await open(fake);
  expect(screen.getByRole("alert").textContent).toContain("We couldn't load your reflections");
  fake.data.state.failing = false;
  await press("Try again");
  expect(screen.getByText("Nothing saved yet. What you save will appear here.")).toBeTruthy();
});

test("older entries load a page at a time", async () => {
  const fake = fakeServices();
  for (let count = 0; count < 13; count += 1)
    await fake.data.backend.db
      .from("journal_entries")
      .insert({
        user_id: "ada",
        title: `entry ${String(count)}`,
        responses: [{ prompt: "p", response: "r" }],
      })
      .setHeader(personHeader, "ada");
  const { press } = await open(fake);
  expect(screen.getAllByRole("listitem")).toHaveLength(10);
  await press("Show older ones");
  expect(screen.getAllByRole("listitem")).toHaveLength(13);
  expect(screen.queryByRole("button", { name: "Show older ones" })).toBeNull();
});

test.each([
  ["PT429", /you can save it tomorrow/],
  ["PT413", /your journal is full/],
] as const)("a journal that takes no more (%s) says why, and what was written stays", async (code, words) => {
  const fake = fakeServices();
  fake.data.on("POST journal_entries", () => refusal(code));
  const { press, entries } = await open(fake);
  type(now, "a long day");
  await press("Save");
  expect(screen.getByText(words)).toBeTruthy();
  expect(field(now).value).toBe("a long day");
  expect(entries()).toEqual([]);
  expect(said).not.toHaveBeenCalled();
});

test("a blank page is kept as a draft, screened once it's saved, and shown without a prompt", async () => {
  const fake = fakeServices();
  fake.screen.found = { level: "active", concerns: ["suicide"] };
  const { press, entries, unmount } = await open(fake);
  openTab("A blank page");
  await settled(fake.data);
  await press("Save");
  expect(screen.getByRole("alert").textContent).toContain("Please write something before saving.");
  type("Write whatever you like", " It rained all day. ");
  unmount();
  const again = await open(fake);
  openTab("A blank page");
  await settled(fake.data);
  expect(field("Write whatever you like").value).toBe(" It rained all day. ");
  await again.press("Save");
  expect(entries().map(({ responses }) => responses)).toEqual([
    [{ prompt: "", response: "It rained all day." }],
  ]);
  expect(fake.screen.screened).toEqual(["It rained all day."]);
  expect(useHelpCardStore.getState().open).toBe(true);
  useHelpCardStore.getState().hide();
  expect(sessionStorage.length).toBe(0);
  expect(screen.getByText("It rained all day.")).toBeTruthy();
});
