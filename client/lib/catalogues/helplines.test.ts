import { describe, expect, it } from "vitest";
import { isCountryCode } from "./countries.ts";
import { helplinesByCountry, type CountryLines } from "#shared/safety/helpline-data.ts";
import {
  callAddress,
  type HelplineCountry,
  helplineCountries,
  linesFor,
  textAddress,
} from "#shared/safety/helplines.ts";

const noon = 12 * 60;
const numbers = (...given: Parameters<typeof linesFor>) =>
  linesFor(...given).lines.map(({ line }) => line.call);

const crisis = (code: HelplineCountry) =>
  linesFor(code, [], noon).lines.flatMap(({ line }) => (line.kind === "crisis" ? [line.call] : []));

/** The promised helplines, and each country's emergency number. */
const promised: Readonly<Record<string, readonly [emergency: string, ...lines: string[]]>> = {
  US: ["911", "988"],
  CA: ["911", "988"],
  GB: ["999", "116 123"],
  IE: ["112", "116 123"],
  AU: ["000", "13 11 14"],
  NZ: ["111", "1737"],
  FR: ["112", "3114"],
  DE: ["112", "0800 111 0 111", "0800 111 0 222", "116 123"],
  AT: ["112", "142"],
  CH: ["144", "143"],
  ES: ["112", "024"],
  MX: ["911", "800 911 2000"],
  IT: ["112", "02 2327 2327"],
  PT: ["112", "1411"],
  BR: ["192", "188"],
  CN: ["120", "12356"],
  TW: ["119", "1925", "1995"],
  HK: ["999", "2389 2222", "2896 0000"],
  JP: ["119", "0120-279-338"],
  KR: ["119", "109"],
  EG: ["123", "16328"],
  LB: ["112", "1564"],
  AE: ["999", "800 4673"],
};

describe("helplines", () => {
  it("are exactly those promised, for crises, during the day", () => {
    const shown = helplineCountries.map((code) => [
      code,
      [linesFor(code, [], noon).emergency, ...crisis(code)],
    ]);
    expect(Object.fromEntries(shown)).toEqual(promised);
  });

  it("can be reached, and name their source and when it was checked", () => {
    for (const [code, { emergency, lines }] of Object.entries<CountryLines>(helplinesByCountry)) {
      expect(isCountryCode(code)).toBe(true);
      expect(emergency).toMatch(/^\d{3}$/);
      for (const line of lines) {
        expect(line.call ?? line.text?.number).toMatch(/^[\d -]+$/);
        expect(line.source).toMatch(/^https:\/\//);
        expect(line.verifiedOn).toMatch(/^\d{4}-\d\d-\d\d$/);
      }
    }
  });

  it("show the emergency number first if no helpline is open at this hour", () => {
    expect(linesFor("IT", [], 3 * 60)).toMatchObject({ emergency: "112", emergencyFirst: true });
    expect(linesFor("IT", [], 3 * 60).lines).toMatchObject([{ open: false }, { open: true }]);
    expect(linesFor("IT", [], 9 * 60)).toMatchObject({
      emergencyFirst: false,
      lines: [{ open: true }, { open: true }],
    });
    expect(linesFor("IT", [], 8 * 60 + 59).emergencyFirst).toBe(true);
  });

  it("put a specialized line first for abuse and eating disorders, and never before a crisis line", () => {
    expect(numbers("GB", ["abuse"], noon)).toEqual(["0808 2000 247", "116 123"]);
    expect(numbers("GB", ["suicide", "abuse"], noon)).toEqual(["116 123", "0808 2000 247"]);
    expect(numbers("AU", ["eating_disorder"], noon)).toEqual(["1800 33 4673", "13 11 14", "1800 737 732"]);
    expect(numbers("AU", ["eating_disorder"], 60)).toEqual(["13 11 14", "1800 33 4673", "1800 737 732"]);
    expect(numbers("US", ["harm_to_others"], noon)).toEqual(["988", "1-800-799-7233"]);
  });

  it("fall back to the directory elsewhere", () => {
    const elsewhere = { emergency: null, lines: [], emergencyFirst: false };
    expect(linesFor("NO", ["suicide"], noon)).toEqual(elsewhere);
    expect(linesFor(null, [], noon)).toEqual(elsewhere);
    expect(linesFor("__proto__", [], noon)).toEqual(elsewhere);
  });

  it("can be called and texted with a tap", () => {
    expect(callAddress("0800 111 0 111")).toBe("tel:08001110111");
    expect(textAddress({ number: "0477 13 11 14" })).toBe("sms:0477131114");
    expect(textAddress({ number: "88788", body: "START" })).toBe("sms:88788?&body=START");
  });
});
