import { describe, expect, test } from "vitest";
import { noRisk } from "#shared/safety/risk.ts";
import { loadHearing } from "../load-hearing.ts";
import { hearWith, type Screen } from "./hear.ts";
import { matcherOf } from "./phrase-matcher.ts";
import { isDoubtful, verdictOf } from "./verdict.ts";

// eslint-disable-next-line require-yield
function* alwaysActive(): ReturnType<Screen> {
  return { level: "active", concerns: ["suicide"], hint: 0 };
}
const { hear } = await loadHearing();
const asked = [{ role: "assistant", text: "Are you thinking about killing yourself?" }] as const;
const said = (text: string, context: Parameters<typeof hear>[0]["context"] = []) => hear({ text, context });

test.each([
  "I'm going to kill myself tonight",
  "I'm not joking I'm going to kill myself tonight",
  "não é piada, vou me matar hoje à noite",
  "Ich bringe mich heute Nacht um",
  "esta noche me voy a matar",
  "ce soir je vais me tuer",
  "今晚我要自杀",
])("the floor hears %s", (text) => {
  expect(said(text).floor).toMatchObject({ level: "imminent", concerns: ["suicide"] });
});

test.each([
  "my exam is killing me",
  "i nearly died of shame lol",
  "my mother died last night",
  "it's over between us",
])("%s is left alone", (text) => {
  const heard = said(text);
  expect(heard.floor).toEqual(noRisk);
  expect(verdictOf(heard, null).level).toBe("none");
});

test("a yes to the question about suicide counts, a no or another question doesn't", () => {
  expect(said("yes", asked).screen).toEqual({ level: "active", concerns: ["suicide"] });
  expect(said("no", asked).screen.level).toBe("none");
  expect(said("yes", [{ role: "assistant", text: "Did you sleep?" }]).screen.level).toBe("none");
  expect(isDoubtful(said("yes", asked))).toBe(true);
});

test("being misunderstood is recognized in ten languages, and retracts no danger", () => {
  for (const text of [
    "you misunderstood me",
    "Du hast mich falsch verstanden",
    "你误会了",
    "오해예요",
    "فهمتني غلط",
  ])
    expect(said(text).misunderstood).toBe(true);
  const { hear: hears } = hearWith(alwaysActive);
  expect(hears({ text: "you misunderstood me", context: [] })).toMatchObject({ misunderstood: false });
});

test("a phrasing can use lists, gaps and vetoes of its own set", () => {
  const find = matcherOf([
    {
      words: { do: "leap | jump off", when: "now | today" },
      groups: [{ mark: "hit", phrasings: ["i [do] ... [when]"] }],
      notAfter: "not | he said",
      notBefore: "in the pool",
    },
    { words: {}, groups: [{ mark: "other", phrasings: ["i leap"] }], notAfter: "never", notBefore: "" },
  ]);
  expect(find("I jump off that thing today!")).toEqual(["hit"]);
  expect(find("i leap over two small fences now").toSorted()).toEqual(["hit", "other"]);
  expect(find("i jump off. today it rains")).toEqual([]);
  expect(find("he said i jump off it now")).toEqual([]);
  expect(find("i jump off it now in the pool")).toEqual([]);
  expect(find("never i leap")).toEqual([]);
});

describe("a turn that denies thoughts of suicide", () => {
  test.each([
    "No, I'm not thinking of killing myself, I'm just worn out",
    "No, no pienso en hacerme nada, solo que hoy no me aguanto",
    "Non, je ne pense pas à me suicider, je suis juste fatiguée",
    "Nein, ich will mich nicht umbringen, ich bin nur müde",
    "no, non ho pensieri di farmi del male, non voglio morire",
    "Não, não penso em me matar nem nada disso",
    "我没有想死，也没有想伤害自己",
    "死にたいとかじゃないよ、ただ疲れただけ",
    "죽고 싶은 건 아니에요 그냥 지쳤어요",
    "لا، لا أفكر في إيذاء نفسي",
  ])("raises no alarm: %s", (text) => {
    expect(["none", "possible"]).toContain(hear({ text, context: [] }).screen.level);
    expect(hear({ text, context: [] }).floor.level).toBe("none");
  });

  test.each([
    "I don't want to die, I just need to hurt myself to feel something",
    "Non voglio morire, voglio solo tagliarmi un po'",
    "I'm not thinking of killing myself slowly, I'm going to kill myself tonight",
  ])("takes nothing back of what else it says: %s", (text) => {
    const { floor, screen } = hear({ text, context: [] });
    expect([floor.level, screen.level].some((level) => level === "active" || level === "imminent")).toBe(
      true,
    );
  });
});

describe("the beginning of an answer that is no yes by itself", () => {
  test.each([
    ["Are you thinking about killing yourself?", ["I am not", "I do not", "I am fine", "I have a headache"]],
    [
      "Have you had thoughts of suicide?",
      ["I have never", "kind of you to ask, no", "a bit tired, that's all"],
    ],
    ["¿Estás pensando en suicidarte?", ["un poco cansada", "si te digo la verdad, no"]],
    ["Penses-tu à te suicider ?", ["je crois que non", "un peu fatiguée"]],
    ["Denkst du an Suizid?", ["schon gut", "ein bisschen müde"]],
    ["Pensi di farla finita?", ["un po' stanca"]],
    ["Está a pensar em suicídio?", ["penso que não", "um pouco cansada"]],
    ["你有想过自杀吗？", ["会好的", "有一点累"]],
    ["自殺を考えていますか？", ["あるわけない", "少し疲れた"]],
    ["자살을 생각하고 있나요?", ["조금 피곤해"]],
  ])("after %s isn't heard as one: %j", (question, texts) => {
    const context = [{ role: "assistant", text: question }] as const;
    expect(texts.filter((text) => said(text, context).screen.level === "active")).toEqual([]);
  });

  test.each([
    [
      "Are you thinking about killing yourself?",
      ["I am.", "I do", "kind of, yeah", "yes, I don't want to live"],
    ],
    ["Have you had thoughts of suicide?", ["I have", "a bit", "yes and no", "sometimes", "I have been, yes"]],
    ["¿Estás pensando en suicidarte?", ["un poco", "si, a veces", "sí"]],
    ["Penses-tu à te suicider ?", ["je crois que oui", "un peu", "je crois"]],
    ["Denkst du an Suizid?", ["schon", "schon manchmal", "ein bisschen", "ja"]],
    ["Pensi di farla finita?", ["un po'", "a volte"]],
    ["Está a pensar em suicídio?", ["penso", "um pouco", "acho que sim"]],
    ["你有想过自杀吗？", ["有", "有过", "会", "有一点", "想过"]],
    ["自殺を考えていますか？", ["ある", "あります", "少し", "はい"]],
    ["자살을 생각하고 있나요?", ["조금", "네", "가끔"]],
  ])("is heard as one where it is the whole answer, or goes on as one: %s %j", (question, texts) => {
    const context = [{ role: "assistant", text: question }] as const;
    expect(texts.filter((text) => said(text, context).screen.level !== "active")).toEqual([]);
  });
});
