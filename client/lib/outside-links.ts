/** Links to other sites. */
export const outsideLinks = {
  /** Helplines in every country, by country and topic. */
  helplines: "https://findahelpline.com/",
  /** A neutral site for the quick exit, which reveals nothing about the visitor. */
  neutral: "https://www.wikipedia.org/",
} as const;
