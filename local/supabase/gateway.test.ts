import { expect, test } from "vitest";
import type { AccountMail } from "./accounts.ts";
import { type GatewayOptions, createGateway } from "./gateway.ts";

const mail: AccountMail = { kind: "recovery", to: "ada@example.com", tokenHash: "abc" };

function gatewayWith(options: Partial<GatewayOptions>): (request: Request) => Promise<Response> {
  return createGateway({
    app: { fetch: async () => new Response("ok") },
    database: Object.assign(Object.create(null), { driver: { query: async () => ({ rows: [] }) } }),
    mailer: { send: async () => undefined },
    takeMails: () => [],
    siteUrl: "http://localhost:3000",
    rules: { mailIntervalSeconds: 1 },
    signIns: () => "allowed",
    captcha: async () => null,
    factors: {
      database: Object.assign(Object.create(null), { driver: { query: async () => ({ rows: [] }) } }),
      jwtSecret: "secret",
      tries: () => "allowed",
      now: Date.now,
    },
    ...options,
  });
}

function request(path: string): Request {
  return new Request(`http://127.0.0.1${path}`, { method: "POST" });
}

test("requests run one at a time, in order of arrival", async () => {
  const log: string[] = [];
  const gateway = gatewayWith({
    app: {
      fetch: async ({ url }) => {
        log.push(`begin ${url.at(-1)}`);
        await new Promise((resolve) => setImmediate(resolve));
        log.push(`commit ${url.at(-1)}`);
        return new Response();
      },
    },
  });
  await Promise.all(["1", "2", "3"].map((name) => gateway(request(`/rest/v1/${name}`))));
  expect(log).toEqual(["begin 1", "commit 1", "begin 2", "commit 2", "begin 3", "commit 3"]);
});

test("a failing request blocks nobody", async () => {
  let first = true;
  const gateway = gatewayWith({
    app: {
      fetch: async () => {
        if (!first) return new Response("fine");
        first = false;
        throw new Error("broken");
      },
    },
  });
  const failing = gateway(request("/rest/v1/a"));
  const next = gateway(request("/rest/v1/b"));
  await expect(failing).rejects.toThrow("broken");
  expect(await (await next).text()).toBe("fine");
});

test("an email being sent blocks nobody", async () => {
  const { promise: delivered, resolve: deliver } = Promise.withResolvers<void>();
  const mails = [mail];
  const gateway = gatewayWith({ mailer: { send: () => delivered }, takeMails: () => mails.splice(0) });
  const slow = gateway(request("/auth/v1/recover"));
  expect((await gateway(request("/rest/v1/notes"))).status).toBe(200);
  deliver();
  expect((await slow).status).toBe(200);
});

test("an email leads where the app asked, or to the app itself", async () => {
  const sent: string[] = [];
  const gateway = gatewayWith({
    mailer: { send: async (_mail, redirectTo) => void sent.push(redirectTo) },
    takeMails: () => [mail],
  });
  await gateway(
    request(`/auth/v1/recover?redirect_to=${encodeURIComponent("http://localhost:3000/reset-password")}`),
  );
  await gateway(request("/auth/v1/recover"));
  expect(sent).toEqual(["http://localhost:3000/reset-password", "http://localhost:3000"]);
});

test("an email that can't be sent is an error that the app can show", async () => {
  const gateway = gatewayWith({
    mailer: { send: () => Promise.reject(new Error("no server")) },
    takeMails: () => [mail],
  });
  const response = await gateway(request("/auth/v1/recover"));
  expect(response.status).toBe(500);
  expect(await response.json()).toMatchObject({ msg: "Error sending recovery email" });
});
