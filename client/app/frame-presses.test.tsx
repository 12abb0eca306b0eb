import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { replayFrame, watchFrame } from "./frame-presses.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  document.body.replaceChildren();
  // A page is watched for some seconds after it has come.
  vi.runAllTimers();
  vi.useRealTimers();
});

/** A page of buttons with these names; returns how often each was pressed. */
function show(...names: readonly string[]) {
  document.body.replaceChildren(
    ...names.map((name) => {
      const button = document.createElement("button");
      button.textContent = name;
      return button;
    }),
  );
  const presses = vi.fn<(name: string) => void>();
  for (const button of document.querySelectorAll("button"))
    button.addEventListener("click", () => presses(button.textContent));
  return presses;
}
const press = (nth: number) => document.querySelectorAll("button")[nth]?.click();
const areChosen = () => [...document.querySelectorAll("input")].map(({ checked }) => checked);
const raise = (type: string, nth: number) =>
  document.querySelectorAll("button")[nth]?.dispatchEvent(new Event(type, { bubbles: true }));

test("what was pressed last in the frame is pressed in the page, once", () => {
  watchFrame(document);
  show("Call now", "More");
  press(0);
  press(1);
  const presses = show("Skip", "Call now", "More");
  replayFrame(document);
  replayFrame(document);
  expect(presses.mock.calls).toEqual([["More"]]);
});

test("what was pressed in the frame has the focus when it is pressed in the page, unless another control has it", () => {
  for (const elsewhere of [false, true]) {
    watchFrame(document);
    show("Call now", "More");
    press(1);
    show("Call now", "More");
    const heading = document.createElement("h1");
    heading.tabIndex = -1;
    document.body.append(heading);
    const [call, more] = document.querySelectorAll("button");
    (elsewhere ? call : heading)?.focus();
    let held: Element | null = null;
    more?.addEventListener("click", () => (held = document.activeElement));
    replayFrame(document);
    expect(held).toBe(elsewhere ? call : more);
  }
});

test("Escape takes back what was pressed in the frame", () => {
  watchFrame(document);
  show("Account menu");
  press(0);
  document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  const presses = show("Account menu");
  replayFrame(document);
  expect(presses).not.toHaveBeenCalled();
});

const choices =
  "<label><input type=radio name=mood />Low</label><label><input type=radio name=mood />Good</label>";

test("a face that was chosen in the frame is chosen in the page", () => {
  document.body.innerHTML = choices;
  watchFrame(document);
  document.querySelectorAll("input")[1]?.click();
  document.body.innerHTML = choices;
  replayFrame(document);
  expect([...document.querySelectorAll("input")].map(({ checked }) => checked)).toEqual([false, true]);
});

/** A card that waits for its data takes no choice. */
function showWaiting(): void {
  document.body.innerHTML = choices;
  for (const face of document.querySelectorAll("input"))
    face.addEventListener("change", () => (face.checked = false));
}
const choose = (nth: number) => document.querySelectorAll("input")[nth]?.click();

test("a face that was chosen on a card that waited is chosen on the one that takes its place", async () => {
  document.body.innerHTML = choices;
  watchFrame(document);
  choose(1);
  showWaiting();
  replayFrame(document);
  document.body.innerHTML = choices;
  await vi.waitFor(() => expect(areChosen()).toEqual([false, true]));
});

test("so is one that was chosen when the page was there already, the last one, however long it takes", async () => {
  watchFrame(document);
  showWaiting();
  replayFrame(document);
  choose(1);
  choose(0);
  await vi.advanceTimersByTimeAsync(30_000);
  document.body.innerHTML = choices;
  await vi.advanceTimersByTimeAsync(1);
  expect(areChosen()).toEqual([true, false]);
});

test("a face that a card took isn't chosen on another", async () => {
  watchFrame(document);
  document.body.innerHTML = choices;
  replayFrame(document);
  choose(1);
  document.body.innerHTML = choices;
  await new Promise((resolve) => queueMicrotask(() => resolve(undefined)));
  expect(areChosen()).toEqual([false, false]);
});

test("a link that is replaced under the finger is followed, once", () => {
  const follow = vi.fn<() => void>();
  const showLink = () => {
    document.body.innerHTML = '<a href="#journal">Journal</a>';
    const link = document.querySelector("a");
    link?.addEventListener("click", follow);
    return link;
  };
  showLink()?.click();
  watchFrame(document);
  follow.mockClear();
  showLink()?.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  showLink()?.dispatchEvent(new Event("pointerup", { bubbles: true }));
  vi.advanceTimersByTime(1_000);
  replayFrame(document);
  expect(follow).toHaveBeenCalledOnce();
});

test("a press that began before its button changed places is done on the new one", () => {
  watchFrame(document);
  show("Start");
  document.querySelector("button")?.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  const presses = show("Start");
  replayFrame(document);
  document.body.click();
  expect(presses).toHaveBeenCalledOnce();
  document.body.click();
  expect(presses).toHaveBeenCalledOnce();
});

test("a press whose button was replaced under the finger, so that no click comes, is done once", () => {
  watchFrame(document);
  show("More");
  raise("pointerdown", 0);
  show("More");
  raise("pointerup", 0);
  vi.advanceTimersByTime(1_000);
  let presses = show("Call now", "More");
  replayFrame(document);
  expect(presses.mock.calls).toEqual([["More"]]);

  raise("pointerdown", 1);
  presses = show("Call now", "More");
  raise("pointerup", 1);
  vi.advanceTimersByTime(1_000);
  expect(presses.mock.calls).toEqual([["More"]]);

  // Touch does send a click, and who slides off means none.
  raise("pointerdown", 1);
  presses = show("Call now", "More");
  raise("pointerup", 1);
  press(1);
  vi.advanceTimersByTime(1_000);
  expect(presses.mock.calls).toEqual([["More"]]);
  raise("pointerdown", 1);
  presses = show("Call now", "More");
  raise("pointerup", 0);
  vi.advanceTimersByTime(1_000);
  expect(presses).not.toHaveBeenCalled();
});

test("the button that has the focus keeps it when it changes places, and takes it from nobody", async () => {
  show("Call now", "More");
  document.querySelectorAll("button")[1]?.focus();
  watchFrame(document);
  show("Skip", "Call now", "More");
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe("More"));
  replayFrame(document);
  document.querySelectorAll("button")[0]?.focus();
  show("Skip", "Call now");
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe("Skip"));
  document.querySelectorAll("button")[1]?.focus();
  document.querySelectorAll("button")[0]?.remove();
  await Promise.resolve();
  expect(document.activeElement?.textContent).toBe("Call now");
});

test("so does one whose data takes long, so that a key pressed meanwhile goes where it was meant to", async () => {
  document.body.innerHTML = choices;
  watchFrame(document);
  document.body.innerHTML = choices;
  replayFrame(document);
  document.querySelectorAll("input")[1]?.focus();
  await vi.advanceTimersByTimeAsync(30_000);
  document.body.innerHTML = choices;
  await vi.advanceTimersByTimeAsync(1);
  expect(document.activeElement).toBe(document.querySelectorAll("input")[1]);
  expect(areChosen()).toEqual([false, false]);
});

test("a button that went away because it was pressed gives its focus to no other of that name", async () => {
  watchFrame(document);
  show("Delete", "Delete");
  replayFrame(document);
  document.querySelectorAll("button")[1]?.focus();
  await vi.advanceTimersByTimeAsync(10_000);
  press(1);
  document.querySelectorAll("button")[1]?.remove();
  await vi.advanceTimersByTimeAsync(1);
  expect(document.activeElement).toBe(document.body);
});

test("a name that goes on in the page is the same button", () => {
  watchFrame(document);
  show("Account menu:");
  press(0);
  const presses = show("Account menu: ada@example.org");
  replayFrame(document);
  expect(presses).toHaveBeenCalledOnce();
});

test("nothing is pressed that nobody pressed, nor after the page is there", () => {
  watchFrame(document);
  const presses = show("Call now");
  replayFrame(document);
  press(0);
  replayFrame(document);
  expect(presses).toHaveBeenCalledOnce();
});
