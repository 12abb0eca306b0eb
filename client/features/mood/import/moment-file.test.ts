import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { languageCodes } from "#shared/catalogues/languages.ts";
import type { Activity } from "../activities.ts";
import {
  csvRows,
  knownMoods,
  mostRows,
  readMomentFile,
  type FileContext,
  type MomentFile,
} from "./moment-file.ts";
import { localTime, orderOf } from "./local-times.ts";

const context: FileContext = {
  today: "2026-11-20",
  order: "mdy",
  activityNames: new Map<string, Activity>([
    ["work", "work"],
    ["friends", "friends"],
  ]),
};

function read(text: string, changed: Partial<FileContext> = {}): MomentFile {
  const file = readMomentFile(text, { ...context, ...changed });
  if (typeof file === "string") throw new Error(file);
  return file;
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

describe("CSV", () => {
  const field = fc.string({
    unit: fc.constantFrom("a", "ü", " ", ",", ";", '"', "\n", "\r\n", "\t", "朝"),
    maxLength: 8,
  });
  const rows = fc.array(fc.array(field, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 6 });

  test("of any content, separator, line end and mark is read back", () => {
    fc.assert(
      fc.property(
        rows,
        fc.constantFrom(",", ";", "\t"),
        fc.constantFrom("\n", "\r\n", "\r"),
        fc.boolean(),
        (given, separator, lineEnd, hasMark) => {
          const text = given.map((row) => row.map(quoted).join(separator)).join(lineEnd);
          expect(csvRows(hasMark ? `\uFEFF${text}` : text, 100)).toEqual(given);
        },
      ),
    );
  });

  test("that is broken never throws, and holds no more rows than asked for", () => {
    fc.assert(fc.property(field, fc.nat(3), (text, most) => csvRows(text, most).length <= most));
    fc.assert(fc.property(fc.string(), (text) => Array.isArray(csvRows(text, 5))));
  });
});

describe("a date", () => {
  test.each(languageCodes)("is read as %s writes it, every day of a year", (code) => {
    const date = { year: "numeric", day: "numeric" } as const;
    const formats = [
      { dateStyle: "full" },
      { dateStyle: "medium" },
      { ...date, month: "short", weekday: "short" },
      { ...date, month: "long", weekday: "short" },
    ] as const;
    for (const format of formats) {
      const written = new Intl.DateTimeFormat(code, { ...format, timeZone: "UTC" });
      for (let day = 1; day <= 365; day += 1) {
        const at = Date.UTC(2025, 0, day);
        const wanted = `${new Date(at).toISOString().slice(0, 10)}T21:15`;
        expect(localTime(`${written.format(at)} 21:15`, "dmy")).toBe(wanted);
      }
    }
  });

  test.each([
    ["2026-03-05 21:15", "2026-03-05T21:15"],
    ["2026-03-05 9:15 PM", "2026-03-05T21:15"],
    ["2026-03-05 9:15 p.m.", "2026-03-05T21:15"],
    ["2026-03-05 12:05 am", "2026-03-05T00:05"],
    ["2026-03-05 下午9:15", "2026-03-05T21:15"],
    ["2026-03-05 오후 9:15", "2026-03-05T21:15"],
    ["2026-03-05 ٩:١٥ م", "2026-03-05T21:15"],
    ["2026 Mar 5 Thursday at 9:15 PM", "2026-03-05T21:15"],
    ["Thursday, March 5, 2026, 21:15", "2026-03-05T21:15"],
    ["5. März 2026 21:15", "2026-03-05T21:15"],
    ["5 de marzo de 2026, 21:15", "2026-03-05T21:15"],
    ["5 août 2026 21h15", "2026-08-05T21:15"],
    ["5 مارس 2026", "2026-03-05T12:00"],
    ["2026年3月5日 21:15", "2026-03-05T21:15"],
    ["2026년 3월 5일 21:15", "2026-03-05T21:15"],
    ["05.03.2026 21.15", "2026-05-03T21:15"],
  ])("%s", (text, wanted) => expect(localTime(text, "mdy")).toBe(wanted));

  test.each(["", "yesterday", "2026-02-30 10:00", "2026-13-01", "5 March", "2026-03-05 25:00"])(
    "not %j",
    (text) => expect(localTime(text, "dmy")).toBeNull(),
  );

  test("in any language of the app is read back", () => {
    const days = fc.date({ min: new Date("2021-01-01"), max: new Date("2026-11-20"), noInvalidDate: true });
    const languages = fc.constantFrom("en", "de", "fr", "es", "it", "pt", "ar", "ja", "ko", "zh");
    fc.assert(
      fc.property(days, languages, fc.constantFrom("long", "medium"), (day, language, dateStyle) => {
        const text = new Intl.DateTimeFormat(language, {
          dateStyle,
          timeStyle: "short",
          timeZone: "UTC",
        }).format(day);
        const order = language === "en" ? "mdy" : "dmy";
        expect([text, localTime(text, order)]).toEqual([text, day.toISOString().slice(0, 16)]);
      }),
    );
  });

  test("that could be either is read as the rest of the file is", () => {
    expect(orderOf(["3/4/2026", "25/4/2026"], "mdy")).toBe("dmy");
    expect(orderOf(["3/4/2026", "4/25/2026"], "dmy")).toBe("mdy");
    expect(orderOf(["3/4/2026", "2026-04-25"], "dmy")).toBe("dmy");
  });
});

const daylio = "full_date,date,weekday,time,mood,activities,note_title,note\n";

const row = (day: string, mood = "rad") => `${day},,,10:00,${mood},,,\n`;

describe("a file of Daylio", () => {
  test("keeps moods, times, activities and notes", () => {
    const file = read(
      `${daylio}2026-03-05,March 5,Thursday,9:15 PM,good,"work | cinema","Evening","A walk,<br>""and"" soup"\n` +
        `2026-03-04,March 4,Wednesday,8:00 AM,so-so,friends,,\n`,
    );
    expect(file).toMatchObject({ app: "daylio", unreadable: 0, outOfRange: 0, repeated: 0 });
    expect(file.moments).toEqual([
      { at: "2026-03-04T08:00", mood: "so-so", activities: ["friends"], words: null },
      {
        at: "2026-03-05T21:15",
        mood: "good",
        activities: ["work"],
        words: 'Evening A walk, "and" soup (cinema)',
      },
    ]);
    expect(file.moods).toEqual([
      { name: "so-so", count: 1, score: null },
      { name: "good", count: 1, score: 4 },
    ]);
  });

  test("of an older version has the year apart", () => {
    const file = read("year,date,weekday,time,mood,activities,note\n2024,18 May,Saturday,11:54 pm,awful,,\n");
    expect(file.moments).toMatchObject([{ at: "2024-05-18T23:54" }]);
    expect(file.moods).toMatchObject([{ score: 1 }]);
  });

  test("says what it leaves out", () => {
    const file = read(
      daylio +
        row("2026-03-05") +
        row("2026-03-05") +
        row("2019-01-01") +
        row("2026-11-21") +
        row("soon") +
        row("2026-03-06", ""),
    );
    expect(file.moments).toHaveLength(1);
    expect(file).toMatchObject({ unreadable: 2, outOfRange: 2, repeated: 1 });
  });

  test("loses nothing of a long note but its end", () => {
    const [moment] = read(`${daylio}2026-03-05,,,10:00,rad,,,${"😀".repeat(300)}\n`).moments;
    expect(Array.from(moment?.words ?? "")).toHaveLength(200);
  });
});

test("a file of How We Feel keeps moods, tags and reflections", () => {
  const file = read(
    '\uFEFF"Date";"Mood";"Tags (People)";"Tags (Places)";"Tags (Events)";"Notes"\n' +
      '"2026 Mar 5 Thursday at 9:15 PM";"Overwhelmed";"Friends";"Home";"Work";"Too much; really"\n',
  );
  expect(file).toMatchObject({ app: "howWeFeel", moods: [{ name: "Overwhelmed", score: 2 }] });
  expect(file.moments).toEqual([
    {
      at: "2026-03-05T21:15",
      mood: "Overwhelmed",
      activities: ["friends", "work"],
      words: "Too much; really (Home)",
    },
  ]);
});

test("anything else is refused with a reason", () => {
  expect(readMomentFile("", context)).toBe("unknown");
  expect(readMomentFile("date,mood\n2026-03-05,good\n", context)).toBe("unknown");
  expect(readMomentFile(daylio, context)).toBe("empty");
  const rows = "2026-03-05,,,10:00,rad,,,\n".repeat(mostRows + 1);
  expect(readMomentFile(daylio + rows, context)).toBe("tooManyRows");
  fc.assert(
    fc.property(fc.string(), (text) => typeof readMomentFile(daylio + text, context) !== "undefined"),
  );
});

test("no mood is listed twice, and none has two levels", () => {
  for (const moods of knownMoods) {
    const names = moods.map(([name]) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  }
  const levels = new Map(knownMoods.flat());
  expect(knownMoods.flat().filter(([name, level]) => levels.get(name) !== level)).toEqual([]);
});
