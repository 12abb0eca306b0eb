import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { rawRequest, statusOf } from "#tests/support/raw-http.ts";
import { makeClient, serveApp, type ServedApp } from "#tests/support/relay-app.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const page = "<!doctype html><title>Hearken</title>";
const script = `export const text = "${"hearken ".repeat(500)}";`;

let client: Awaited<ReturnType<typeof makeClient>>;
let app: ServedApp;

beforeAll(async () => {
  client = await makeClient({
    "index.html": page,
    "icon.svg": "<svg/>",
    ".env": "hunter2",
    "assets/main-3f9a.js": script,
    "assets/main-3f9a.js.br": brotliCompressSync(script),
    "assets/voice-77aa.woff2": Buffer.alloc(100),
  });
  await writeFile(join(client.base, "outside.txt"), "hunter2");
  app = await serveApp({}, client.folder);
});

afterAll(async () => {
  await app.server.stop(0);
  await client.remove();
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(app.url + path, { headers });

/** Requests again as a browser does; `fetch` would add its own no-cache. */
function revalidate(path: string, first: Response, headers = ""): Promise<string> {
  const etag = `If-None-Match: ${first.headers.get("etag")}\r\n`;
  return rawRequest(
    app.port,
    `GET ${path} HTTP/1.1\r\nHost: app\r\nConnection: close\r\n${etag}${headers}\r\n`,
  );
}

describe("pages", () => {
  test.each([
    ["/", 200],
    ["/?login=1&redirect=%2Fdashboard", 200],
    ["/dashboard", 200],
    ["/dashboard/", 200],
    ["/dashboard/session/2f1c", 200],
    ["/reset-password", 200],
    ["/index.html", 200],
    ["/nothing-here", 404],
    ["/dashboard/nothing", 404],
    ["/favicon.ico", 404],
    ["/.env", 404],
  ])("%s is the app, with %i", async (path, status) => {
    const response = await get(path, { accept: "text/html" });
    expect(response.status).toBe(status);
    expect(await response.text()).toBe(page);
  });

  test("are revalidated each time, and not resent if unchanged", async () => {
    const first = await get("/dashboard");
    expect(first.headers.get("cache-control")).toBe("no-cache");
    expect(await revalidate("/dashboard", first)).toMatch(/^HTTP\/1\.1 304 .*\r\n\r\n$/s);
  });

  test("answer HEAD without a body", async () => {
    const response = await fetch(`${app.url}/dashboard`, { method: "HEAD" });
    expect([response.status, await response.text()]).toEqual([200, ""]);
    expect(response.headers.get("content-length")).toBe(String(page.length));
  });

  test("keep their 404 whatever part is requested", async () => {
    expect((await get("/nothing-here", { range: "bytes=0-3" })).status).toBe(404);
  });

  test.each(["POST", "PUT", "DELETE", "OPTIONS"])("don't accept %s", async (method) => {
    const response = await fetch(`${app.url}/dashboard`, { method });
    expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  });
});

describe("pages that were rendered by the build", () => {
  const english = '<!doctype html><html lang="en">';
  const linked = '<link rel="canonical" href="{{origin}}/" />';
  const german = '<!doctype html><html lang="de">';
  let rendered: Awaited<ReturnType<typeof makeClient>>;
  let site: ServedApp;

  beforeAll(async () => {
    rendered = await makeClient({
      "index.html": page,
      "landing/en.html": english,
      "landing/de.html": german,
      "shell/chat.en.html": english,
      "shell/chat.de.html": german,
      "shell/unknown.de.html": german,
      "landing/fr.html": linked,
    });
    site = await serveApp({}, rendered.folder);
  });

  afterAll(async () => {
    await site.server.stop(0);
    await rendered.remove();
  });

  test.each([
    ["/", "de-AT,de;q=0.9,en;q=0.5", german],
    ["/", "nl,de;q=0.5", german],
    ["/", "nl", english],
    ["/", "*", english],
    ["/?lang=de", "en", german],
    ["/?lang=__proto__", "en", english],
    ["/?lang=de&lang=en", "en", english],
    ["/dashboard/chat", "de-CH,en;q=0.5", german],
    ["/dashboard/chat?lang=en", "de", english],
    ["/?lang=fr", "en", '<link rel="canonical" href="https://hearken.test/" />'],
    ["/dashboard", "de", page],
  ])("%s for %s", async (path, language, expected) => {
    for (const encoding of ["br", "identity"]) {
      const response = await fetch(site.url + path, {
        headers: { "accept-language": language, "accept-encoding": encoding },
      });
      expect(await response.text()).toBe(expected);
      expect(response.headers.get("content-type")).toContain("text/html");
      expect(response.headers.get("cache-control")).toBe("no-cache");
      expect(response.headers.get("content-security-policy")).toContain("style-src 'self';");
      if (path !== "/dashboard") expect(response.headers.get("vary")).toContain("Accept-Language");
    }
  });
});

describe("files", () => {
  test.each([
    ["/assets/main-3f9a.js", "public, max-age=31536000, immutable", "text/javascript"],
    ["/assets/voice-77aa.woff2", "public, max-age=31536000, immutable", "font/woff2"],
    ["/icon.svg", "no-cache", "image/svg+xml"],
  ])("%s: %s", async (path, cacheControl, type) => {
    for (const encoding of ["br", "identity"]) {
      const { headers } = await get(path, { "accept-encoding": encoding });
      expect(headers.get("cache-control")).toBe(cacheControl);
      expect(headers.get("content-type")).toContain(type);
    }
  });

  test("are sent compressed to clients that accept it", async () => {
    const request = "GET /assets/main-3f9a.js HTTP/1.1\r\nHost: app\r\nConnection: close\r\n";
    const compressed = await get("/assets/main-3f9a.js", { "accept-encoding": "gzip, br" });
    expect(compressed.headers.get("content-encoding")).toBe("br");
    expect(compressed.headers.get("vary")).toContain("Accept-Encoding");
    expect(Number(compressed.headers.get("content-length"))).toBeLessThan(script.length / 10);
    expect(await compressed.text()).toBe(script);
    const plain = await rawRequest(app.port, `${request}\r\n`);
    expect(plain).toMatch(/vary: accept-encoding/i);
    expect(plain).not.toMatch(/content-encoding/i);
    expect(plain.endsWith(script)).toBe(true);
  });

  test("aren't resent if unchanged, compressed or not", async () => {
    for (const encoding of ["br", "identity"]) {
      const first = await get("/assets/main-3f9a.js", { "accept-encoding": encoding });
      const again = await revalidate("/assets/main-3f9a.js", first, `Accept-Encoding: ${encoding}\r\n`);
      expect(again).toMatch(/^HTTP\/1\.1 304 .*\r\n\r\n$/s);
    }
  });

  test("answer HEAD without a body, compressed", async () => {
    const response = await fetch(`${app.url}/assets/main-3f9a.js`, {
      method: "HEAD",
      headers: { "accept-encoding": "br" },
    });
    expect([response.status, response.headers.get("content-encoding")]).toEqual([200, "br"]);
  });

  test("can be read in ranges, as video players do", async () => {
    const response = await get("/assets/voice-77aa.woff2", { range: "bytes=10-19" });
    expect([response.status, (await response.arrayBuffer()).byteLength]).toEqual([206, 10]);
  });

  test("that are gone aren't answered with a page, which would break a script element", async () => {
    const response = await get("/assets/main-0ld1.js");
    expect(response.status).toBe(404);
    expect(response.headers.get("content-type")).toContain("application/json");
    expect(response.headers.get("cache-control") ?? "").not.toContain("immutable");
  });
});

describe("nothing outside the client's folder is served", () => {
  test.each([
    "/../outside.txt",
    "/../../outside.txt",
    "/assets/../../../outside.txt",
    "/%2e%2e/%2e%2e/outside.txt",
    "/..%2f..%2foutside.txt",
    "/..%5c..%5coutside.txt",
    "/assets/..%2f..%2f..%2foutside.txt",
    "//outside.txt",
    "/.env",
    "/%2eenv",
    "/assets/..%2f.env",
    "/index.html%00.js",
  ])("%s", async (target) => {
    const answer = await rawRequest(
      app.port,
      `GET ${target} HTTP/1.1\r\nHost: app\r\nConnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 40[34] /);
    expect(answer).not.toContain("hunter2");
  });

  test.each([
    ["/%E0%A4%A", 400],
    ["/dashboard/session/%", 400],
    ["/assets/%zz.js", 400],
  ])("malformed percent-encoding, %s, is answered with %i", async (target, status) => {
    expect(await statusOf(app.port, target)).toBe(status);
  });

  test("a path that looks like a host is no redirect to it", async () => {
    const answer = await rawRequest(
      app.port,
      "GET //evil.com/.. HTTP/1.1\r\nHost: app\r\nConnection: close\r\n\r\n",
    );
    expect(answer).not.toMatch(/location:/i);
  });
});

test("without a build the pages say what to do", async () => {
  const bare = await serveApp();
  const response = await fetch(`${bare.url}/dashboard`);
  expect(response.status).toBe(503);
  expect(await response.text()).toBe("The client isn't built yet. Run: npm run build\n");
  await bare.server.stop(0);
});
