/** What happens in the clip: status texts are those of the call screen. */
export type Beat = {
  readonly status: "Listening..." | "Processing..." | "AI responding...";
  /** Seconds from the clip's start. */
  readonly from: number;
  readonly to: number;
  readonly who: "You" | "Hearken";
  readonly caption: readonly string[];
};

const firstWords = ["I keep going over", "that meeting."];
const secondWords = ["When I went quiet."];

/** The same lines as the transcript beside the clip (client/i18n/en/landing.json, "demo"). */
export const beats: readonly Beat[] = [
  { status: "Listening...", from: 0, to: 4.2, who: "You", caption: firstWords },
  { status: "Processing...", from: 4.2, to: 5.6, who: "You", caption: firstWords },
  {
    status: "AI responding...",
    from: 5.6,
    to: 10.2,
    who: "Hearken",
    caption: ["That sounds tiring. Which", "part keeps coming back?"],
  },
  { status: "Listening...", from: 10.2, to: 13.2, who: "You", caption: secondWords },
  { status: "Processing...", from: 13.2, to: 14.4, who: "You", caption: secondWords },
  {
    status: "AI responding...",
    from: 14.4,
    to: 20,
    who: "Hearken",
    caption: ["You went quiet, and it stayed with", "you. What did you want to say?"],
  },
];

/** Seconds; the clip loops. */
export const clipLength = 20;
