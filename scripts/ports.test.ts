import { createServer, type AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { choosePort, ownChoice } from "./ports.ts";

test("a taken port is reported in one line that names PORT and the solution", async () => {
  const server = createServer();
  const { port } = await new Promise<AddressInfo>((resolve) =>
    server.listen(0, () => resolve(server.address() as AddressInfo)),
  );
  const chosen = await choosePort(String(port), undefined);
  await new Promise((resolve) => server.close(resolve));
  expect(chosen).toEqual({
    ok: false,
    problem: `PORT ${port} is already in use. Stop whatever is using it, or choose another port: PORT=${port + 1} npm start`,
  });
});

test("the last port that is taken: a lower one is suggested", async () => {
  const server = createServer();
  // If another program has it, it is taken as well.
  await new Promise((resolve) => server.once("error", resolve).listen(65_535, () => resolve(undefined)));
  const chosen = await choosePort("65535", undefined);
  server.close();
  expect(chosen).toMatchObject({ problem: expect.stringMatching(/PORT=65534 npm start$/) });
});

test("0 chooses a free port that the system doesn't hand out itself meanwhile", async () => {
  const chosen = await choosePort("0", "127.0.0.1");
  expect(chosen.ok && chosen.port).toBeGreaterThanOrEqual(ownChoice.from);
  expect(chosen.ok && chosen.port).toBeLessThan(ownChoice.to);
});

test.each(["http", "-1", "65536", "3000.5"])("PORT=%s is refused", async (value) => {
  expect(await choosePort(value, undefined)).toEqual({
    ok: false,
    problem: "PORT isn't valid. Use a number from 0 to 65535.",
  });
});
