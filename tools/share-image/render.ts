/**
 * Draws the picture that chats and social networks show beside a link to the landing page (client/public/share.jpg):
 * `node tools/share-image/render.ts`. It has no words but the name, because there is one for all languages.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { chromium } from "@playwright/test";

const root = join(import.meta.dirname, "../..");
const target = join(root, "client/public/share.jpg");
const fontFile = "@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2";
/** What the networks ask for, pixels. */
const size = { width: 1200, height: 630 };

/** The mark's arcs, going out from whoever speaks. */
const arcs = Array.from({ length: 9 }, (_, index) => {
  const radius = 62 + index * 62;
  const opacity = (0.95 - index * 0.1).toFixed(2);
  return `<path d="M${600 - radius} 470a${radius} ${radius} 0 0 1 ${2 * radius} 0" opacity="${opacity}"/>`;
}).join("");

const font = readFileSync(join(root, "node_modules", fontFile)).toString("base64");
const browser = await chromium.launch({
  executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
});
const page = await browser.newPage({ viewport: size });
await page.setContent(`<style>
  @font-face { font-family: Newsreader; src: url(data:font/woff2;base64,${font}); font-weight: 200 800 }
  body { margin: 0 } svg { display: block } text { font: 500 104px Newsreader; letter-spacing: -0.02em }
</style><svg viewBox="0 0 1200 630" width="1200" height="630" fill="none">
  <rect width="1200" height="630" fill="#faf6ee"/>
  <g stroke="#47684f" stroke-width="15" stroke-linecap="round">${arcs}</g>
  <text x="600" y="585" text-anchor="middle" fill="#1f2b2d">Hearken</text>
</svg>`);
await page.evaluate("document.fonts.ready");
await page.screenshot({ path: target, type: "jpeg", quality: 82 });
await browser.close();
