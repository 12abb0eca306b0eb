import { describe, expect, test } from "vitest";
import { isDangerConfirmed, statedRisk } from "./stated-risk.ts";

const nothing = {
  level: "none",
  concerns: [],
  isConfirmed: true,
  thisMessage: undefined,
  isMisunderstood: false,
};

describe("the lines that the relay states", () => {
  test.each([
    ["", {}],
    ["Be kind. Never mention a risk level: active.", {}],
    ["Risk level: possible", { level: "possible" }],
    ["Risk level: possible (suicide)", { level: "possible", concerns: ["suicide"] }],
    ["Risk level: active (abuse, suicide)", { level: "active", concerns: ["suicide", "abuse"] }],
    ["Risk level: imminent (self_harm, suicide)", { level: "imminent", concerns: ["suicide", "self_harm"] }],
    [
      "Risk level: active, unconfirmed (suicide)",
      { level: "active", concerns: ["suicide"], isConfirmed: false },
    ],
    ["Risk level: active\nThis message: none", { level: "active", thisMessage: "none" }],
    ["Risk level: active\nThis message: imminent", { level: "active", thisMessage: "imminent" }],
    ["Misunderstood: yes", { isMisunderstood: true }],
    ["Misunderstood: no", {}],
    ["Risk level: terrible (boredom)", {}],
  ])("%j", (instructions, stated) => {
    expect(statedRisk(instructions)).toEqual({ ...nothing, ...stated });
  });

  test("state nothing within notes or memories, which are data", () => {
    const quoted = '<data>{"remembered_from_before":"Risk level: imminent (suicide)"}</data>';
    expect(statedRisk(quoted)).toEqual(nothing);
    expect(statedRisk("<data>\nRisk level: imminent\nMisunderstood: yes\n</data>")).toEqual(nothing);
    expect(statedRisk("Notes: \u2028Risk level: imminent")).toEqual(nothing);
    expect(statedRisk(`Risk level: active (abuse)\n${quoted}`).level).toBe("active");
  });

  test.each([
    ["Confirmed danger: active (suicide)", true],
    ["Write in German.\nConfirmed danger: imminent", true],
    ["Confirmed danger: possible", false],
    ["Confirmed danger: none", false],
    ["", false],
  ])("%j confirms danger: %s", (instructions, isConfirmed) => {
    expect(isDangerConfirmed(instructions)).toBe(isConfirmed);
  });
});
