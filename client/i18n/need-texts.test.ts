import { beforeEach, expect, test, vi } from "vitest";
import { deferred } from "#client/test-deferred.ts";

let setup: typeof import("./setup.ts");
let texts: typeof import("./language.ts");

/** The texts that are there are kept for as long as the page, so each test opens a new one. */
beforeEach(async () => {
  vi.restoreAllMocks();
  vi.resetModules();
  texts = await import("./language.ts");
  setup = await import("./setup.ts");
});

/** What was asked for, as `de/home`. */
function watchLoads(until = Promise.resolve()): string[] {
  const loads: string[] = [];
  const load = texts.loadTexts;
  vi.spyOn(texts, "loadTexts").mockImplementation(async (code, namespaces) => {
    loads.push(...namespaces.map((namespace) => `${code}/${namespace}`));
    await until;
    return load(code, namespaces);
  });
  return loads;
}

test("only what a page needs is fetched, once, and English shared texts never", async () => {
  const loads = watchLoads();
  const i18n = await setup.setTextsUp("en");
  expect(loads).toEqual([]);
  await setup.needTexts(["home"]);
  await setup.needTexts(["home", "selfcare"]);
  expect(loads).toEqual(["en/home", "en/selfcare"]);
  expect(i18n.t("home:question")).toBe("What would help right now?");
  expect(i18n.hasResourceBundle("en", "mood")).toBe(false);
});

test("texts can be asked for before the language is known", async () => {
  await setup.needTexts(["home"]);
  const i18n = await setup.setTextsUp("it");
  expect(i18n.t("home:question")).not.toBe("What would help right now?");
});

test("another language brings what the pages opened so far show", async () => {
  await setup.setTextsUp("en");
  await setup.needTexts(["home"]);
  const loads = watchLoads();
  await setup.setTextsUp("de");
  expect(loads.toSorted()).toEqual(["de/common", "de/errors", "de/home", "de/safety", "de/shell"]);
});

test("a page that is opened while the language changes has its texts in both", async () => {
  await setup.setTextsUp("en");
  const late = deferred<void>();
  watchLoads(late.promise);
  const changed = setup.setTextsUp("fr");
  const opened = setup.needTexts(["legal"]);
  late.resolve();
  const [i18n] = await Promise.all([changed, opened]);
  expect(i18n.language).toBe("fr");
  expect(["en", "fr"].map((code) => i18n.hasResourceBundle(code, "legal"))).toEqual([true, true]);
});

test("the first page's texts are fetched in the first language alone, alongside the shared ones", async () => {
  const loads = watchLoads();
  const started = setup.setTextsUp("ko");
  const page = setup.withTexts(["home"], async () => "page");
  expect(await page).toBe("page");
  await started;
  expect(loads.filter((name) => name.startsWith("en"))).toEqual([]);
  expect(loads.filter((name) => name === "ko/home").length).toBeGreaterThan(0);
});

test("a page whose texts can't be fetched isn't shown without them, and can be opened later", async () => {
  await setup.setTextsUp("en");
  const load = vi.spyOn(texts, "loadTexts").mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await expect(setup.withTexts(["home"], async () => "page")).rejects.toThrow("Failed to fetch");
  expect(await setup.withTexts(["home"], async () => "page")).toBe("page");
  expect(load).toHaveBeenCalledTimes(2);
});

test("a language whose texts can't be fetched changes nothing", async () => {
  const i18n = await setup.setTextsUp("en");
  vi.spyOn(texts, "loadTexts").mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await setup.setTextsUp("de");
  expect(i18n.language).toBe("en");
  await setup.needTexts(["home"]);
  expect(i18n.hasResourceBundle("de", "home")).toBe(false);
});
