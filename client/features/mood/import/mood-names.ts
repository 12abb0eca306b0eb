import type { MoodScore } from "../mood-level.tsx";

/** Daylio's five moods in the languages of the app, from its best to its worst. */
const daylio = [
  "rad, super, génial, genial, incredibile, radical, رائع, 最高, 최고, 超赞, awesome, top",
  "good, gut, bien, bueno, bien, bene, bom, bem, جيد, 良い, 좋음, 不错, 开心",
  "meh, ok, okay, so lala, naja, na ja, bof, así así, regular, così così, mais ou menos, عادي, まあまあ, 보통, 一般",
  "bad, schlecht, mauvais, mal, male, ruim, سيئ, 悪い, 나쁨, 不好",
  "awful, furchtbar, lausig, mies, horrible, affreux, fatal, terribile, orribile, horrível, فظيع, 最悪, 최악, 糟糕",
] as const;

/** Feelings of How We Feel, in English as it writes them, likewise. */
const howWeFeel = [
  "ecstatic, elated, exhilarated, thrilled, blissful, amazed, euphoric, joyful, empowered, fulfilled, loved",
  "happy, excited, proud, inspired, hopeful, cheerful, optimistic, motivated, energized, enthusiastic, confident, " +
    "playful, delighted, curious, engaged, focused, determined, productive, alive, eager, pleased, upbeat, accomplished, " +
    "calm, content, grateful, peaceful, relaxed, relieved, safe, secure, balanced, serene, thankful, connected, blessed, " +
    "comfortable, satisfied, rested, refreshed, compassionate, empathetic, understood, supported, respected, appreciated, " +
    "accepted, chill, carefree, at ease, thoughtful, tranquil, sympathetic, valued, moved, mellow, included, heard, hopeful",
  "neutral, fine, surprised, challenged, tired, bored, meh, numb, fatigued, apathetic, restless, pensive, nostalgic",
  "stressed, anxious, worried, annoyed, frustrated, nervous, angry, irritated, overwhelmed, tense, jealous, afraid, " +
    "embarrassed, pressured, rushed, impatient, peeved, scared, frightened, concerned, apprehensive, confused, uneasy, " +
    "fomo, envious, disgusted, down, sad, lonely, discouraged, disappointed, drained, burned out, exhausted, insecure, " +
    "guilty, ashamed, lost, forlorn, glum, disheartened, disconnected, disengaged, homesick, helpless, pessimistic, " +
    "let down, left out, spent, trapped, excluded, alienated, nostalgic, troubled, shocked",
  "hopeless, depressed, miserable, despairing, terrified, panicked, enraged, furious, livid, humiliated, worthless, " +
    "repulsed, devastated, grief, grieving, vulnerable, despondent, desolate, mortified, petrified",
] as const;

const known: ReadonlyMap<string, MoodScore> = new Map(
  [daylio, howWeFeel].flatMap((lists) =>
    ([5, 4, 3, 2, 1] as const).flatMap((score, index) =>
      (lists[index] ?? "").split(", ").map((name) => [name, score] as const),
    ),
  ),
);

/** The level that another app's mood most likely is; null for a name that somebody gave it. */
export function likelyScore(name: string): MoodScore | null {
  return known.get(name.trim().toLowerCase()) ?? null;
}
