/** Addresses outside of this site that the app leads to. */
export const outsideLinks = {
  /** Helplines of every country, by country and subject. */
  helplines: "https://findahelpline.com/",
  /** Says nothing about whoever looks at it; where the quick exit leads. */
  neutral: "https://www.wikipedia.org/",
} as const;
