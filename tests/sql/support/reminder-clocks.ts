import { randomUUID } from "node:crypto";

/** Both hemispheres, with clocks that change by an hour, by half an hour, at midnight, or never. */
const zones = `
  UTC Europe/London Europe/Paris Europe/Athens Europe/Dublin
  Europe/Moscow Atlantic/Azores Africa/Tripoli Africa/Cairo Africa/Lagos
  Africa/Johannesburg America/New_York America/Chicago America/Denver America/Phoenix
  America/Los_Angeles America/Anchorage America/St_Johns America/Halifax America/Havana
  America/Santiago America/Asuncion America/Sao_Paulo America/Lima Asia/Beirut
  Asia/Jerusalem Asia/Kolkata Asia/Kathmandu Asia/Tokyo Asia/Shanghai
  Asia/Tehran Australia/Lord_Howe Australia/Sydney Australia/Adelaide Australia/Eucla
  Pacific/Auckland Pacific/Chatham Pacific/Kiritimati Pacific/Pago_Pago Pacific/Apia
`
  .trim()
  .split(/\s+/);

/** Times at which clocks change somewhere, and ordinary ones. */
const times = [
  "00:00",
  "00:30",
  "01:30",
  "02:00",
  "02:30",
  "03:00",
  "07:45",
  "12:00",
  "20:00",
  "23:59",
] as const;

const peopleCount = 200;
const days = 365;
const minuteMs = 60_000;
export const dayMs = 1440 * minuteMs;
export const tickMs = 30 * minuteMs;
export const yearStart = Date.UTC(2026, 11, 1);
const yearEnd = yearStart + days * dayMs;

export type Someone = { readonly id: string; readonly zone: string; readonly time: string };
/**
 * A reminder by the test's own calculation: the local day, and the time (ms since 1970) at which it is due.
 */
export type Due = { readonly someone: Someone; readonly day: string; readonly at: number };

export const people: readonly Someone[] = Array.from({ length: peopleCount }, (_, index) => ({
  id: randomUUID(),
  zone: zones[index % zones.length] ?? "UTC",
  time: times[Math.floor(index / zones.length + index) % times.length] ?? "20:00",
}));

const clocks = new Map(
  zones.map((zone) => [
    zone,
    new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short", timeStyle: "short" }),
  ]),
);

/** `2026-12-01 07:45` in that zone. */
function localTime(zone: string, at: number): string {
  return clocks.get(zone)?.format(at) ?? "";
}

/** The day there, `2026-12-01`. */
export function localDay(zone: string, at: number): string {
  return localTime(zone, at).slice(0, 10);
}

/** How far the clocks there are ahead of UTC, in ms. */
function offsetOf(zone: string, at: number): number {
  return Date.parse(`${localTime(zone, at).replace(" ", "T")}Z`) - at;
}

/**
 * When the clocks there show `time` on that day: the second time if it occurs twice; if it is skipped, as
 * long after the skip as it would have been.
 */
function momentOf(zone: string, day: string, time: string): number {
  const asUtc = Date.parse(`${day}T${time}Z`);
  const after = asUtc - offsetOf(zone, asUtc + dayMs);
  return localTime(zone, after) === `${day} ${time}` ? after : asUtc - offsetOf(zone, asUtc - dayMs);
}

/** Every reminder of the year. */
export const dues: readonly Due[] = people.flatMap((someone) =>
  Array.from({ length: days + 4 }, (_, index) => {
    const day = new Date(yearStart + (index - 2) * dayMs).toISOString().slice(0, 10);
    return { someone, day, at: momentOf(someone.zone, day, someone.time) };
  }).filter(({ at }) => at > yearStart && tickAfter(at) < yearEnd),
);

/** The full or half hour at which a reminder is sent if no relay dies with it. */
export function tickAfter(due: number): number {
  return Math.ceil(due / tickMs) * tickMs;
}

const duesOf = new Map(
  people.map((someone) => [
    someone.id,
    new Map(dues.filter((due) => due.someone === someone).map((due) => [due.day, due])),
  ]),
);

/** The last reminder of that person that was due by then. */
export function lastDue(person: string, at: number): Due | undefined {
  const zone = people.find(({ id }) => id === person)?.zone ?? "UTC";
  // Steps of half a day, because steps of 24 hours would pass over a day of 23.
  const near = [0, 1, 2, 3].map((back) => duesOf.get(person)?.get(localDay(zone, at - (back * dayMs) / 2)));
  return near.find((due) => due !== undefined && due.at <= at);
}

/** The zones whose clocks change during the year. */
export function movingZones(): readonly string[] {
  const months = Array.from({ length: 12 }, (_, month) => yearStart + month * 30 * dayMs);
  return zones.filter((zone) => new Set(months.map((at) => offsetOf(zone, at))).size > 1);
}

/** The days since 1970 (UTC) on which clocks change somewhere, and the days after them. */
export function daysOfClockChanges(): ReadonlySet<number> {
  const first = yearStart / dayMs;
  const changing = Array.from({ length: days + 1 }, (_, index) => first + index).filter((day) =>
    zones.some((zone) => offsetOf(zone, day * dayMs) !== offsetOf(zone, (day + 1) * dayMs)),
  );
  return new Set(changing.flatMap((day) => [day, day + 1]));
}
