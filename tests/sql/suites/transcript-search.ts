import { beforeAll, describe, expect, it } from "vitest";
import { type Person, signUp } from "../support/people.ts";
import { first, type TestDatabase } from "../support/test-database.ts";

type Card = {
  readonly title: string;
  readonly rank?: number;
  readonly said?: { readonly role: string; readonly text: string } | null;
};

/** What was said, and what people type to find it. */
const languages = [
  ["en", "My boss shouted at me in the meeting.", ["BOSS", "shout meeting", "eeting."]],
  ["de", "Die Prüfung macht mir große Angst.", ["prufung", "PRÜFUNG", "angst macht"]],
  ["fr", "Je me suis énervé contre mon frère.", ["enerve", "FRÈRE"]],
  ["es", "Mañana tengo una entrevista de trabajo.", ["manana", "entrevista trabajo"]],
  ["it", "Non riesco a dormire perché penso troppo.", ["perche", "dormire"]],
  ["pt", "A solidão não me deixa em paz.", ["solidao", "NÃO"]],
  ["ar", "أشعر بالقلق من العَمَل في المدرسة.", ["عمل", "القلق", "المدرسه", "اشعر"]],
  ["ja", "仕事が忙しくて、ガンバれない。", ["仕事", "忙し", "ｶﾞﾝﾊﾞ"]],
  ["ko", "학교에서 친구와 싸웠어요.", ["학교", "친구", "싸웠"]],
  ["zh", "我最近工作压力很大，睡不好。", ["工作", "压力", "睡"]],
] as const;

/** What was said in conversations is found again in every language, the best first, with its passage. */
export function transcriptSearchSuite(open: () => TestDatabase): void {
  let anna: Person;
  let boris: Person;

  const search = async (
    person: Person,
    words: string,
    rest: Record<string, unknown> = {},
  ): Promise<readonly Card[]> => {
    const [row] = await open().as(person, (sql) =>
      sql.query<{ page: { cards: readonly Card[] } }>(
        "select public.list_sessions($1, $2, 25, null, $3, $4, $5, $6) as page",
        [
          words,
          rest["sort"] ?? "best",
          rest["kind"] ?? null,
          rest["mood"] ?? null,
          rest["since"] ?? null,
          rest["until"] ?? null,
        ],
      ),
    );
    return row?.page.cards ?? [];
  };
  const titlesOf = async (...asked: Parameters<typeof search>) =>
    (await search(...asked)).map(({ title }) => title);

  const add = async (
    { person }: Person,
    title: string,
    said: readonly string[],
    {
      summary = null,
      type = "chat",
      mood = null,
      at = "2026-11-01T12:00:00Z",
    }: Record<string, string | null> = {},
  ) => {
    const { owner } = open();
    const { id } = first(
      await owner.query<{ id: string }>(
        `insert into public.sessions (user_id, title, type, ai_summary, mood_before, created_at)
         values ($1, $2, $3, $4, $5, $6) returning id`,
        [person, title, type, summary, mood, at],
      ),
    );
    await owner.query(
      `insert into public.session_messages (session_id, user_id, role, content)
       select $1, $2, 'user', c from unnest($3::text[]) c`,
      [id, person, said],
    );
  };

  describe("the search of what was said", () => {
    beforeAll(async () => {
      anna = await signUp(open());
      boris = await signUp(open());
      for (const [title, said] of languages) await add(anna, title, ["…", said]);
      await add(anna, "Swimming", ["We talked about the lake."]);
      await add(anna, "Holidays", ["I love swimming.", "Swimming again.", "And swimming in the lake."]);
      await add(anna, "Water", ["Rain."], { summary: "About swimming." });
      await add(anna, "Work", ["Once I went swimming."], {
        type: "call",
        mood: "sad",
        at: "2026-10-01T12:00:00Z",
      });
      await add(boris, "Secret", ["My boss went swimming."]);
    });

    it.each(languages)("finds parts of words in %s", async (title, said, searches) => {
      for (const words of searches) {
        const cards = await search(anna, words);
        expect([words, ...cards.map((card) => card.title)]).toContain(title);
        expect(cards.find((card) => card.title === title)?.said).toEqual({ role: "user", text: said });
      }
    });

    it("ranks titles before summaries before what was said, and more of it before less", async () => {
      expect(await titlesOf(anna, "swimming")).toEqual(["Swimming", "Water", "Holidays", "Work"]);
      expect(await titlesOf(anna, "swimming", { sort: "oldest" })).toContain("Work");
    });

    it("wants every term, wherever in the conversation it is, and shows the passage with the most", async () => {
      expect(await titlesOf(anna, "swimming lake")).toEqual(["Holidays", "Swimming"]);
      const [holidays] = await search(anna, "lake swimming");
      expect(holidays?.said?.text).toBe("And swimming in the lake.");
      expect((await search(anna, "About swimming"))[0]?.said).toBeNull();
      expect(await titlesOf(anna, "swimming mountain")).toEqual([]);
    });

    it("shows the words around what was found in a long message", async () => {
      const padding = "and then we went on talking about it ".repeat(20);
      await add(anna, "Long", [`${padding}until a platypus came by ${padding}`]);
      const text = (await search(anna, "PLATYPUS"))[0]?.said?.text ?? "";
      expect(text).toMatch(/^…\w.* until a platypus came by .*…$/);
      expect(text.length).toBeLessThan(210);
    });

    it("filters by type, mood and period, with and without words", async () => {
      expect(await titlesOf(anna, "swimming", { kind: "call" })).toEqual(["Work"]);
      expect(await titlesOf(anna, "", { mood: "sad" })).toEqual(["Work"]);
      expect(await titlesOf(anna, "", { until: "2026-10-01T12:00:01Z" })).toEqual(["Work"]);
      expect(await titlesOf(anna, "", { since: "2026-11-01T12:00:00Z", kind: "call" })).toEqual([]);
    });

    it("never finds what somebody else said", async () => {
      expect(await titlesOf(anna, "boss")).toEqual(["en"]);
      expect(await titlesOf(boris, "swimming")).toEqual(["Secret"]);
      expect(await titlesOf(boris, "lake")).toEqual([]);
    });

    it("takes many terms, and characters that mean something elsewhere", async () => {
      expect(await titlesOf(anna, "a b c d e f g h i j zzz")).toEqual([]);
      expect(await titlesOf(anna, "%s $2 '{}\" \\ __")).toEqual([]);
    });

    it("lets people rename their own sessions, and nobody else's", async () => {
      const database = open();
      const rename = (person: Person, title: string) =>
        database.as(person, (sql) =>
          sql.run(
            "update public.sessions set title = $1, own_title = true where title in ('Secret', 'Renamed')",
            [title],
          ),
        );
      expect(await rename(anna, "Mine")).toBe(0);
      expect(await rename(boris, "Renamed")).toBe(1);
      expect(await titlesOf(boris, "renamed")).toEqual(["Renamed"]);
      await expect(rename(boris, "  ")).rejects.toThrow("sessions_title_check");
    });
  });
}
