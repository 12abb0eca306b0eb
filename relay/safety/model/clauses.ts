/** What parts a text into clauses, in every language's marks; a dash between spaces too, but not within a word. */
const parting = /[.,;:!?…。，、；：！？،؛؟\n–—()]+|\s-\s/u;

/** A clause of one or two letters says nothing: UTF-16 units. */
const shortest = 3;

/** The clauses of a text, without what parts them. */
export const clausesOf = (text: string): readonly string[] =>
  text
    .split(parting)
    .map((clause) => clause.trim())
    .filter((clause) => clause.length >= shortest);
