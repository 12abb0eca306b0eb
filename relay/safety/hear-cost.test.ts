import * as fc from "fast-check";
import { expect, test } from "vitest";
import { filledWith, hostileTexts, randomText } from "../testing/hostile-texts.ts";
import { limits, relayLimits } from "#shared/limits.ts";
import { fold } from "#safety-model/runtime/fold.ts";
import { loadHearing } from "../load-hearing.ts";

const { floorSteps, screenSteps } = relayLimits.hearing;
const { hear } = await loadHearing();

/** The cost of screening a text when the budget is unlimited. */
function costOf(text: string): { floor: number; screen: number } {
  const most = 1e9;
  const efforts = { floor: { left: most }, screen: { left: most } };
  hear({ text, context: [] }, efforts);
  return { floor: most - efforts.floor.left, screen: most - efforts.screen.left };
}

/** The cost within the limits. */
function boundedCostOf(text: string): { floor: number; screen: number } {
  const efforts = { floor: { left: floorSteps }, screen: { left: screenSteps } };
  hear({ text, context: [] }, efforts);
  return { floor: floorSteps - efforts.floor.left, screen: screenSteps - efforts.screen.left };
}

test.each(Object.entries(hostileTexts))("%s: costs no more than the budget", (_name, text) => {
  expect(text).toHaveLength(limits.maxChatCharacters);
  // The floor reads everything; the screen stops at most one piece late.
  expect(costOf(text).floor).toBeLessThan(floorSteps);
  expect(boundedCostOf(text).screen).toBeLessThan(screenSteps * 1.2);
  expect(fold(text).length).toBeLessThanOrEqual(4_800);
});

test.each(Object.entries(hostileTexts))("%s: twice the length costs twice as much", (_name, text) => {
  const half = costOf(text.slice(0, text.length / 2));
  const whole = costOf(text);
  expect(whole.floor).toBeLessThan(half.floor * 2.5 + 200);
  expect(whole.screen).toBeLessThan(half.screen * 2.5 + 200);
});

test("no random text costs more", () => {
  fc.assert(
    fc.property(
      fc.noBias(fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }))),
      (numbers) => {
        const text = randomText(() => Number(numbers.next().value));
        expect(costOf(text).floor).toBeLessThan(floorSteps);
        expect(boundedCostOf(text).screen).toBeLessThan(screenSteps * 1.2);
      },
    ),
    { numRuns: 40 },
  );
});

test("ordinary turns are screened to their end, with a margin", () => {
  const ordinary = [
    "I walked to work and it rained all day, then my sister called about the weekend. ",
    "今天上班的时候下了一整天的雨，后来妹妹打电话来说周末的事情，我们聊了很久。",
    "今日は仕事に行って、ずっと雨が降っていて、妹から週末のことで電話がありました。",
    "오늘은 출근하는데 하루 종일 비가 왔고, 동생이 주말 때문에 전화를 했어요. ",
    "ذهبت إلى العمل اليوم وكان المطر ينزل طوال النهار، ثم اتصلت أختي بي. ",
  ];
  for (const text of ordinary.map((it) => filledWith(it))) {
    const { floor, screen } = costOf(text);
    expect(floor).toBeLessThan((floorSteps * 2) / 3);
    expect(screen).toBeLessThan((screenSteps * 2) / 3);
  }
});

const danger = "I'm going to kill myself tonight";

test.each(Object.entries(hostileTexts))("%s: the floor finds what comes before it", (_name, text) => {
  const heard = hear({ text: `${danger}. ${text}`.slice(0, limits.maxChatCharacters), context: [] });
  expect(heard.floor.level).toBe("imminent");
});

test.each([0, 500, 1_900, 3_000, 3_900])("danger is found anywhere in a long message: after %d", (place) => {
  const rest = filledWith("It rained and we went home. ");
  const text = `${rest.slice(0, place)}. ${danger}. ${rest}`.slice(0, limits.maxChatCharacters);
  expect(hear({ text, context: [] }).floor.level).toBe("imminent");
});
