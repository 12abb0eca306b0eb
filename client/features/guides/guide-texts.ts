import { z } from "zod";
import type { LanguageCode } from "#shared/catalogues/languages.ts";
import type { PathName } from "#shared/paths.ts";
import { loadText } from "#client/lib/load-text.ts";

/** The three written guides, each with its page and the sources that its text cites by number. */
export const guides = {
  "task-prioritization": {
    page: "guideTaskPrioritization",
    sources: [
      {
        title:
          "Eisenhower (1954). Address at the Second Assembly of the World Council of Churches, Evanston.",
        url: "https://www.presidency.ucsb.edu/documents/address-the-second-assembly-the-world-council-churches-evanston-illinois",
      },
      {
        title: "Zhu, Yang & Hsee (2018). The mere urgency effect. Journal of Consumer Research, 45(3).",
        url: "https://doi.org/10.1093/jcr/ucy008",
      },
      {
        title:
          "Masicampo & Baumeister (2011). Consider it done! Journal of Personality and Social Psychology, 101(4).",
        url: "https://doi.org/10.1037/a0024192",
      },
      {
        title:
          "Buehler, Griffin & Ross (1994). Exploring the “planning fallacy”. Journal of Personality and Social Psychology, 67(3).",
        url: "https://doi.org/10.1037/0022-3514.67.3.366",
      },
    ],
  },
  "focus-techniques": {
    page: "guideFocusTechniques",
    sources: [
      {
        title: "Cirillo. The Pomodoro Technique.",
        url: "https://www.pomodorotechnique.com/",
      },
      {
        title:
          "Albulescu et al. (2022). “Give me a break!” A meta-analysis of micro-breaks. PLOS ONE, 17(8).",
        url: "https://doi.org/10.1371/journal.pone.0272460",
      },
      {
        title: "Newport (2016). Deep Work. Grand Central Publishing.",
        url: "https://calnewport.com/deep-work-rules-for-focused-success-in-a-distracted-world/",
      },
      {
        title:
          "Leroy (2009). Why is it so hard to do my work? Organizational Behavior and Human Decision Processes, 109(2).",
        url: "https://doi.org/10.1016/j.obhdp.2009.04.002",
      },
      {
        title:
          "Stothart, Mitchum & Yehnert (2015). The attentional cost of receiving a cell phone notification. Journal of Experimental Psychology: Human Perception and Performance, 41(4).",
        url: "https://doi.org/10.1037/xhp0000100",
      },
      {
        title: "Mark, Gudith & Klocke (2008). The cost of interrupted work. CHI ’08.",
        url: "https://doi.org/10.1145/1357054.1357072",
      },
    ],
  },
  "habit-building": {
    page: "guideHabitBuilding",
    sources: [
      {
        title:
          "Wood, Quinn & Kashy (2002). Habits in everyday life. Journal of Personality and Social Psychology, 83(6).",
        url: "https://doi.org/10.1037/0022-3514.83.6.1281",
      },
      {
        title:
          "Gollwitzer & Sheeran (2006). Implementation intentions and goal achievement. Advances in Experimental Social Psychology, 38.",
        url: "https://doi.org/10.1016/S0065-2601(06)38002-1",
      },
      {
        title: "Lally et al. (2010). How are habits formed. European Journal of Social Psychology, 40(6).",
        url: "https://doi.org/10.1002/ejsp.674",
      },
      {
        title:
          "Gardner, Lally & Wardle (2012). Making health habitual. British Journal of General Practice, 62(605).",
        url: "https://doi.org/10.3399/bjgp12X659466",
      },
      {
        title:
          "Sirois, Kitner & Hirsch (2015). Self-compassion, affect, and health-promoting behaviors. Health Psychology, 34(6).",
        url: "https://doi.org/10.1037/hea0000158",
      },
    ],
  },
} as const satisfies Record<
  string,
  { page: PathName; sources: readonly { readonly title: string; readonly url: string }[] }
>;

export type GuideName = keyof typeof guides;

export const guideTextSchema = z.object({
  intro: z.string(),
  sections: z.array(
    z.object({ title: z.string(), text: z.array(z.string()), list: z.array(z.string()).optional() }),
  ),
});

export type GuideText = z.infer<typeof guideTextSchema>;

// The texts are long and read one at a time, so each loads on its own.
const files = import.meta.glob("./texts/*/*.json", { import: "default" });

export function loadGuide(guide: GuideName, language: LanguageCode) {
  return loadText(files, guideTextSchema, guide, language);
}
