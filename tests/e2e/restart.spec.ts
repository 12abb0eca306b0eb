import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "#scripts/root.ts";
import { startProduct } from "#tests/support/started-product.ts";
import { expect, test } from "./support/test.ts";
import { settledPerson } from "./support/person.ts";

test("a restart keeps the account, and the person signed in", async ({ page }) => {
  test.setTimeout(120_000);
  const folder = mkdtempSync(join(tmpdir(), "hearken-restart-"));
  const env = { CLIENT_DIR: join(root, "dist/client"), PORT: "0" };
  const first = startProduct(folder, { env });
  const address = await first.ready;
  await expect.poll(first.output).toContain("Mail inbox: ");
  const [, inbox] = /Mail inbox: (\S+)/.exec(first.output()) ?? [];
  const person = await settledPerson(page, { address, inbox });
  first.signal("SIGTERM");
  await first.exited;

  const port = new URL(address).port;
  const second = startProduct(folder, { env: { ...env, PORT: port } });
  await second.ready;
  await page.goto(`${address}/dashboard`);
  await expect(page.getByRole("heading", { name: `Welcome back, ${person.name}` })).toBeVisible();
  second.signal("SIGTERM");
  await second.exited;
  rmSync(folder, { recursive: true, force: true });
});
