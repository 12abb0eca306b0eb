import { render } from "@testing-library/react";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { ReplyText } from "./reply-text.tsx";

const html = (text: string) => render(<ReplyText text={text} />).container;
const links = (text: string) =>
  [...html(text).querySelectorAll("a")].map((link) => [link.getAttribute("href"), link.textContent]);

test("emphasis, lists, headings and code are shown as such", () => {
  const shown = html(
    "# A plan\nTry **this** and *that*, or `breathe`.\n\n- one\n- **two**\n\n3. three\n4. four\n```\nx < y\n```",
  );
  expect(
    [...shown.querySelectorAll("strong, em, code, ul > li, ol > li, pre")].map((it) => [
      it.tagName,
      it.textContent,
    ]),
  ).toEqual([
    ["STRONG", "this"],
    ["EM", "that"],
    ["CODE", "breathe"],
    ["LI", "one"],
    ["LI", "two"],
    ["STRONG", "two"],
    ["LI", "three"],
    ["LI", "four"],
    ["PRE", "x < y"],
  ]);
  expect(shown.querySelector("ol")?.getAttribute("start")).toBe("3");
  expect(shown.textContent).not.toMatch(/[*`#]/);
});

test.each([
  "2 * 3 * 4 is 24",
  "snake_case_name and __init",
  "** nothing **",
  "5 * a*b",
  "-5 degrees",
  "1.5 hours",
])("%j has no markup", (text) => {
  expect(html(text).innerHTML.replace(/<[^>]*>/g, "")).toBe(text);
  expect(html(text).querySelector("strong, em, li, a")).toBeNull();
});

test("only sites of the help card are linked, with their host", () => {
  expect(
    links("See https://findahelpline.com/topics, or [Samaritans](https://www.samaritans.org/how)."),
  ).toEqual([
    ["https://findahelpline.com/topics", "findahelpline.com"],
    ["https://www.samaritans.org/how", "Samaritans (samaritans.org)"],
  ]);
  const link = html("https://findahelpline.com").querySelector("a");
  expect(link?.getAttribute("rel")).toBe("noopener noreferrer");
});

test.each([
  "http://findahelpline.com",
  "https://evil.example",
  "https://findahelpline.com.evil.example/",
  "https://findahelpline.com@evil.example/",
  "https://evil.example/https://findahelpline.com",
  "https://findahelpline.com:8443/",
  "https://xn--fndahelpline-o9a.com/",
  "[https://findahelpline.com](https://evil.example)",
  "[help](javascript:alert(1))",
  "[help](data:text/html;base64,PHNjcmlwdD4=)",
  "<a href='https://findahelpline.com'>x</a>".replace("https", "javascript"),
  "<img src=x onerror=alert(1)>",
  "![x](https://evil.example/pixel.png)",
])("%j is shown as text", (text) => {
  const shown = html(text);
  expect(shown.querySelector("a, img, script")).toBeNull();
  const host = /evil\.example/.exec(text)?.[0] ?? "";
  expect(shown.textContent).toContain(host);
});

test("only the help card's numbers can be called", () => {
  expect(links("Call 116 123 or 988, not 0800 12 34 56, +1 900 555 0199 or 116 1234.")).toEqual([
    ["tel:116123", "116 123"],
    ["tel:988", "988"],
  ]);
  expect(links("1,988 people, 3.988, A988, 2026-11-28")).toEqual([]);
});

test("whatever a model writes, something is shown, nothing is linked elsewhere and no tag gets through", () => {
  const pieces = fc.constantFrom(
    "**",
    "*",
    "_",
    "`",
    "```",
    "\n",
    "- ",
    "1. ",
    "[",
    "](",
    ")",
    "https://",
    "a",
    " ",
    "findahelpline.com",
    "#",
    "<b>",
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 60 }), (written) => {
      const shown = html(written.join(""));
      for (const link of shown.querySelectorAll("a"))
        expect(link.getAttribute("href")).toMatch(/^https:\/\/findahelpline\.com/);
      if (written.join("").trim() !== "") expect(shown.textContent).not.toBe("");
      expect(shown.querySelector("b, script, img")).toBeNull();
    }),
    { numRuns: 200 },
  );
  for (const hostile of ["**".repeat(5_000), "[".repeat(10_000), "_a ".repeat(5_000), "`".repeat(9_999)])
    expect(html(hostile).textContent.length).toBeGreaterThan(0);
});
