/** A dictionary whose words are single phones, and a grammar of any of them in any order. */
export type PhoneLoop = { readonly dictionary: string; readonly fsg: string };

/** @param names the model's phones, with those that stand for silence and noises */
export function phoneLoop(names: readonly string[]): PhoneLoop {
  const phones = names.filter((name) => /^[A-Za-z]+$/.test(name) && name !== "SIL");
  const each = (1 / phones.length).toFixed(5);
  return {
    dictionary: phones.map((phone) => `phone_${phone} ${phone}\n`).join(""),
    fsg: [
      "FSG_BEGIN phones",
      "NUM_STATES 2",
      "START_STATE 0",
      "FINAL_STATE 1",
      ...phones.map((phone) => `TRANSITION 0 0 ${each} phone_${phone}`),
      "TRANSITION 0 1 1.0",
      "FSG_END",
      "",
    ].join("\n"),
  };
}
