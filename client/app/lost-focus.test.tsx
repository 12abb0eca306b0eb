import { afterEach, beforeEach, expect, test } from "vitest";
import { restoreLostFocus } from "./lost-focus.ts";

let stop = () => {};
beforeEach(() => {
  document.body.innerHTML = `
    <button id="toast"></button>
    <main>
      <h1>Settings</h1>
      <section><h2>Your data</h2><div><button id="prepare"></button></div></section>
      <div id="chat"><p><button id="send"></button></p><textarea data-focus-home></textarea></div>
    </main>`;
  stop = restoreLostFocus(document);
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

const at = (id: string) => document.querySelector<HTMLButtonElement>(`#${id}`) ?? expect.fail(id);
const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
const focused = () => document.activeElement?.textContent || document.activeElement?.tagName;

test("focus goes to the heading of the part that its element was removed from", async () => {
  at("prepare").focus();
  at("prepare").remove();
  await painted();
  expect(focused()).toBe("Your data");
  at("chat").remove();
  at("toast").focus();
  at("toast").remove();
  await painted();
  expect(focused()).toBe("Settings");
});

test("a button that is disabled gives it to the place that asks for it", async () => {
  at("send").focus();
  at("send").disabled = true;
  await painted();
  expect(focused()).toBe("TEXTAREA");
});

test("when the whole page is another, it goes to the new one's heading", async () => {
  at("prepare").focus();
  document
    .querySelector("main")
    ?.replaceWith(document.createRange().createContextualFragment("<main><h1>Sessions</h1></main>"));
  await painted();
  expect(focused()).toBe("Sessions");
});

test("whoever moves it themselves is left alone, and so is somebody who clicked elsewhere", async () => {
  at("prepare").focus();
  at("prepare").remove();
  at("send").focus();
  await painted();
  expect(document.activeElement).toBe(at("send"));
  at("send").blur();
  await Promise.resolve();
  at("send").remove();
  await painted();
  expect(document.activeElement).toBe(document.body);
});
