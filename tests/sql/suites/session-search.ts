import { beforeAll, describe, expect, it } from "vitest";
import { type Person, signUp } from "../support/people.ts";
import { first, type TestDatabase } from "../support/test-database.ts";

type Card = {
  readonly id: string;
  readonly title: string;
  readonly duration: number;
  readonly created_at: string;
};
type Page = { readonly cards: readonly Card[]; readonly matching?: number; readonly total?: number };

const titles = [
  "Apples",
  "apple pie",
  "100% sure",
  "a*b (100%)",
  "snake_case",
  "back\\slash",
  "Größe",
  "Équipe",
];

/** The list of sessions as the browser requests it: found, ordered and paged by one function. */
export function sessionSearchSuite(open: () => TestDatabase): void {
  let anna: Person;

  const list = async (
    { words = "", sort = "newest", size = 25 }: { words?: string; sort?: string; size?: number },
    after: Card | null = null,
  ): Promise<Page> =>
    first(
      await open().as(anna, (sql) =>
        sql.query<{ page: Page }>("select public.list_sessions($1, $2, $3, $4) as page", [
          words,
          sort,
          size,
          after === null ? null : JSON.stringify(after),
        ]),
      ),
    ).page;
  const found = async (words: string) =>
    (await list({ words, sort: "oldest" })).cards.map(({ title }) => title);

  describe("the list of conversations", () => {
    beforeAll(async () => {
      anna = await signUp(open());
      const boris = await signUp(open());
      for (const [person, count] of [
        [anna, titles.length],
        [boris, 2],
      ] as const) {
        await open().owner.query(
          `insert into public.sessions (user_id, title, type, duration, created_at, ai_summary)
             select $1, t.title, 'chat', (t.nth / 3) * 60, timestamptz '2026-11-01Z' + (t.nth / 2) * interval '1 day',
               case when t.nth = 1 then E'About\\na dog' end
             from unnest($2::text[]) with ordinality t (title, nth) where t.nth <= $3`,
          [person.person, titles, count],
        );
      }
    });

    it("contains the person's own, with how many there are", async () => {
      const page = await list({});
      expect([page.cards.length, page.matching, page.total]).toEqual([8, 8, 8]);
      expect(Object.keys(page.cards[0] ?? {}).toSorted()).toEqual([
        "ai_summary",
        "created_at",
        "duration",
        "id",
        "mood_before",
        "title",
        "type",
      ]);
    });

    it.each([
      ["APPLE", ["Apples", "apple pie"]],
      ["a*b (100%)", ["a*b (100%)"]],
      ["100%", ["100% sure", "a*b (100%)"]],
      ["_", ["snake_case"]],
      ["\\", ["back\\slash"]],
      ["GRÖSSE", []],
      ["ÉQUIPE", ["Équipe"]],
      ["equipe", ["Équipe"]],
      ["dog apples", ["Apples"]],
      ["dog pie", []],
      ["a dog", ["Apples"]],
      [".*", []],
      ["'; drop table public.sessions; --", []],
    ])("finds what is written as %j", async (words, expected) => {
      expect((await found(words)).toSorted()).toEqual(expected.toSorted());
      const { matching, total } = await list({ words, size: 1 });
      expect([matching, total]).toEqual([expected.length, titles.length]);
    });

    it.each(["newest", "oldest", "longest", "shortest"])(
      "pages the %s without repeating or skipping one",
      async (sort) => {
        const whole = (await list({ sort })).cards;
        const paged: Card[] = [];
        for (let page = await list({ sort, size: 3 }); ; page = await list({ sort, size: 3 }, paged.at(-1))) {
          paged.push(...page.cards);
          if (page.cards.length < 3) break;
          expect(paged.length > 3 ? page.total : 0).toBe(paged.length > 3 ? undefined : 0);
        }
        expect(paged).toEqual(whole);
        const value = (card: Card) =>
          sort === "newest" || sort === "oldest" ? Date.parse(card.created_at) : card.duration;
        const sign = sort === "oldest" || sort === "shortest" ? 1 : -1;
        const values = whole.map(value);
        expect(values).toEqual(values.toSorted((a, b) => sign * (a - b)));
      },
    );

    it("returns a hundred at most", async () => {
      expect((await list({ size: 1_000_000 })).cards).toHaveLength(titles.length);
      expect((await list({ size: -1 })).cards).toHaveLength(1);
    });
  });
}
