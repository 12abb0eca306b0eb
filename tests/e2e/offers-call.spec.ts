import { temporaryFile } from "./support/call-world.ts";
import { launchWithMicrophone } from "./support/microphone.ts";
import { openOffered, writeSleepless } from "./support/offer-in-call.ts";
import { test } from "./support/test.ts";

// A file of its own for each width, and so a browser: a recording goes on where the test before it left it.
const microphone = temporaryFile("offer.wav");
writeSleepless(microphone.path);

test.use({ launchOptions: launchWithMicrophone(microphone.path) });
test.afterAll(() => microphone.remove());

test("a call goes on while what the companion offered is open beside it, at 360 px", async ({ page }) => {
  test.setTimeout(150_000);
  await openOffered(page, 360);
});
