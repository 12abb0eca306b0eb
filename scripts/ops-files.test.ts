import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { languageCodes } from "#shared/catalogues/languages.ts";
import { endpoints } from "#shared/http.ts";
import { type CountryLines, helplinesByCountry } from "#shared/safety/helpline-data.ts";
import { root } from "./root.ts";

const read = (path: string): string => readFileSync(join(root, path), "utf8");
const caddyfile = read("ops/Caddyfile");
const compose = read("ops/compose.yml");

test("the proxy asks /readyz only for what needs the database, so that the pages outlast it", () => {
  const [database = "", rest = ""] = caddyfile.split("handle @database {")[1]?.split(/^\thandle \{/m) ?? [];
  expect(caddyfile).toContain(`@database {\n\t\tpath /api/*\n\t\tnot path ${endpoints.config.path}\n`);
  expect(database).toContain(`health_uri ${endpoints.readiness.path}\n`);
  expect(rest).toContain(`health_uri ${endpoints.health.path}\n`);
  expect(rest).not.toContain(endpoints.readiness.path);
});

test("the proxy's log of errors leaves out who asked, and for what", () => {
  const [, fields = ""] = /log default \{[^]*?fields \{([^]*?)\}/.exec(caddyfile) ?? [];
  const deleted = Array.from(fields.matchAll(/request>(\w+) delete/g), ([, field]) => field);
  expect(deleted).toEqual(expect.arrayContaining(["remote_ip", "client_ip", "uri", "headers"]));
});

test("every service's log is bounded, and /metrics has only a port of its own", () => {
  const [, relay = "", services = ""] =
    /^x-relay: &relay\n([^]*?)^services:\n([^]*?)^networks:/m.exec(compose) ?? [];
  const others = services.split(/^ {2}(?=[\w-]+:)/m).filter((service) => service.includes("image:"));
  expect(others).toHaveLength(2);
  for (const service of [relay, ...others]) expect(service).toMatch(/^ +logging: \*logging$/m);
  expect(relay).toMatch(/^ +METRICS_TOKEN: ""$/m);
});

test("a roll-out waits until the first relay can serve people", () => {
  const steps = compose.match(/up -d .*--no-deps relay-\d/g) ?? [];
  expect(steps).toHaveLength(2);
  for (const step of steps) expect(step).toContain("--wait");
  expect(compose).toMatch(new RegExp(`healthcheck:[^]*fetch\\("[^"]*${endpoints.readiness.path}"`));
});

const helpSchema = z.looseObject({ card: z.looseObject({ elsewhere: z.string() }) });

/** The text as a browser shows it. */
const shown = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, "")
    .replaceAll("&amp;", "&")
    .replaceAll(/\s+/g, " ");

test("the page that stands in for all relays has each country's numbers, and is in each language", () => {
  const page = shown(read("ops/unavailable.html"));
  const countries = new Intl.DisplayNames("en", { type: "region" });
  for (const [code, { emergency, lines }] of Object.entries<CountryLines>(helplinesByCountry)) {
    const crisis = lines.find(({ kind, call }) => kind === "crisis" && call !== null);
    const line = crisis === undefined ? "" : `; ${crisis.name}: ${crisis.call}`;
    expect(page).toContain(`${countries.of(code)}: ${emergency}${line} `);
  }
  for (const code of languageCodes) {
    const { card } = helpSchema.parse(JSON.parse(read(`client/i18n/${code}/safety.json`)));
    expect(page).toContain(card.elsewhere);
  }
});
