import { afterEach, expect, test, vi } from "vitest";
import { replayOn, watchControls } from "./missed-actions.ts";

const page =
  '<div id="root"><a href="#x">More</a><button>Log in</button><select><option>en</option><option>de</option></select></div>';

afterEach(() => {
  document.body.innerHTML = "";
});

test("a press and a choice before the app was there are done again, on new elements too", () => {
  document.body.innerHTML = page;
  const missed = watchControls(document);
  document.querySelector("button")?.click();
  const select = document.querySelector("select");
  if (select) select.value = "de";
  select?.dispatchEvent(new Event("change", { bubbles: true }));
  const noted = missed.stop();
  document.body.innerHTML = page;
  const pressed = vi.fn<() => void>();
  const chosen = vi.fn<(value: string | undefined) => void>();
  document.querySelector("button")?.addEventListener("click", pressed);
  document
    .querySelector("select")
    ?.addEventListener("change", () => chosen(document.querySelector("select")?.value));
  replayOn(document, noted);
  expect(pressed).toHaveBeenCalledOnce();
  expect(chosen.mock.calls).toEqual([["de"]]);
});

test("links are left to the browser, and who did nothing sees nothing happen", () => {
  document.body.innerHTML = page;
  const missed = watchControls(document);
  document.querySelector("a")?.click();
  const noted = missed.stop();
  const pressed = vi.fn<() => void>();
  for (const control of document.querySelectorAll("a, button")) control.addEventListener("click", pressed);
  replayOn(document, noted);
  expect(pressed).not.toHaveBeenCalled();
});

test("the focus stays where the keyboard left it", () => {
  document.body.innerHTML = page;
  const missed = watchControls(document);
  document.querySelector("button")?.focus();
  const noted = missed.stop();
  document.body.innerHTML = page;
  replayOn(document, noted);
  expect(document.activeElement).toBe(document.querySelector("button"));
});
