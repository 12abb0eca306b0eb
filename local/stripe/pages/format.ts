const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** 799 → $7.99; a credit gets a minus sign. */
export function money(cents: number): string {
  return dollars.format(cents / 100);
}

const dayFormat = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });
const momentFormat = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "medium",
  timeStyle: "medium",
  timeZone: "UTC",
});

/** Seconds → 2 November 2026. */
export function day(seconds: number): string {
  return dayFormat.format(seconds * 1000);
}

/** Seconds → 2 Nov 2026, 10:15:00 UTC. */
export function moment(seconds: number): string {
  return `${momentFormat.format(seconds * 1000)} UTC`;
}

/** 4242424242424242 → 4242 4242 4242 4242. */
export function grouped(number: string): string {
  return number.replace(/(.{4})(?=.)/g, "$1 ");
}
