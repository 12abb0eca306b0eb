/**
 * Draws the landing page's clip (client/public/demo) frame by frame in Chromium and encodes it with ffmpeg,
 * which must be installed. Run it after changing the scene: `node scripts/demo-clip/render.ts`.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { clipSize, frame } from "./scene.ts";
import { clipLength } from "./script.ts";

const framesPerSecond = 15;
const posterAt = 7.4;
const root = join(import.meta.dirname, "../..");
const target = join(root, "client/public/demo");
const fontFile =
  "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2";

async function openStage(page: Page): Promise<void> {
  const font = readFileSync(join(root, "node_modules", fontFile)).toString("base64");
  await page.setViewportSize(clipSize);
  await page.setContent(`<style>
    @font-face { font-family: Atkinson; src: url(data:font/woff2;base64,${font}); font-weight: 200 800 }
    body { margin: 0 } svg { display: block }
  </style><div id="stage">${frame(0)}</div>`);
  await page.evaluate("document.fonts.ready");
}

async function drawFrame(page: Page, seconds: number, path: string): Promise<void> {
  await page.locator("#stage").evaluate((stage, svg) => {
    stage.innerHTML = svg;
  }, frame(seconds));
  await page.screenshot({ path });
}

function encode(frames: string): void {
  const input = [
    "-y",
    "-loglevel",
    "error",
    "-framerate",
    String(framesPerSecond),
    "-i",
    join(frames, "%04d.png"),
  ];
  const webm = ["-c:v", "libvpx-vp9", "-crf", "42", "-b:v", "0", "-row-mt", "1", "-g", "300"];
  const mp4 = ["-c:v", "libx264", "-crf", "30", "-preset", "veryslow", "-tune", "animation", "-g", "300"];
  const still = ["-c:v", "mjpeg", "-q:v", "5", "-frames:v", "1"];
  const plain = ["-pix_fmt", "yuv420p", "-an"];
  execFileSync("ffmpeg", [...input, ...webm, ...plain, join(target, "call.webm")]);
  execFileSync("ffmpeg", [...input, ...mp4, ...plain, "-movflags", "+faststart", join(target, "call.mp4")]);
  execFileSync("ffmpeg", [
    "-y",
    "-loglevel",
    "error",
    "-i",
    join(frames, "poster.png"),
    ...still,
    join(target, "call.jpg"),
  ]);
}

const frames = mkdtempSync(join(tmpdir(), "demo-clip-"));
const executablePath = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
const page = await browser.newPage();
await openStage(page);
for (let index = 0; index < clipLength * framesPerSecond; index += 1) {
  await drawFrame(page, index / framesPerSecond, join(frames, `${String(index).padStart(4, "0")}.png`));
}
await drawFrame(page, posterAt, join(frames, "poster.png"));
await browser.close();
encode(frames);
rmSync(frames, { recursive: true });
