import { useEffect, useState, type ChangeEvent, type SubmitEvent } from "react";

/** Leaves out the fields that nothing is wrong with. */
export function onlyProblems<Name extends string, Problem extends string>(
  found: Readonly<Record<Name, Problem | undefined>>,
): { [name in Name]?: Problem } {
  const wrong: { [name in Name]?: Problem } = {};
  for (const name in found) {
    const problem = found[name];
    if (problem !== undefined) wrong[name] = problem;
  }
  return wrong;
}

/** The key of the text to show under a field, for each field that is wrong. */
export type Problems<Name extends string, Problem extends string> = { readonly [name in Name]?: Problem };

export type Values<Name extends string> = Readonly<Record<Name, string>>;

type FormOptions<Name extends string, Problem extends string> = {
  /** A ticked box is any text, an unticked one the empty text, as in HTML. */
  initial: Values<Name>;
  /** Pure: what is wrong, nothing when all is well. */
  validate: (values: Values<Name>) => Problems<Name, Problem>;
  /** Runs with valid values; the form is busy, and takes no second submit, until it settles. */
  onValid: (values: Values<Name>) => Promise<void>;
};

export type Form<Name extends string, Problem extends string> = {
  readonly values: Values<Name>;
  /** Nothing before the first submit; from then on current with each key. */
  readonly problems: Problems<Name, Problem>;
  readonly busy: boolean;
  readonly set: (name: Name, value: string) => void;
  /** What a text input needs. */
  readonly field: (name: Name) => {
    name: Name;
    value: string;
    onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  };
  readonly submit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** Puts the named fields back to how they began, and forgets the problems. */
  readonly clear: (names: readonly Name[]) => void;
};

/** A form whose values outlive its fields; a failed submit puts the focus on the first wrong field. */
export function useForm<Name extends string, Problem extends string>({
  initial,
  validate,
  onValid,
}: FormOptions<Name, Problem>): Form<Name, Problem> {
  const [values, setValues] = useState<Values<Name>>(initial);
  const [refused, setRefused] = useState<{ element: HTMLFormElement } | null>(null);
  const [busy, setBusy] = useState(false);
  const problems = refused ? validate(values) : {};

  useEffect(() => {
    refused?.element.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refused]);

  const set = (name: Name, value: string) => setValues((held) => ({ ...held, [name]: value }));

  const send = async () => {
    setBusy(true);
    await onValid(values);
    setBusy(false);
  };

  return {
    values,
    problems,
    busy,
    set,
    field: (name) => ({ name, value: values[name], onChange: (event) => set(name, event.target.value) }),
    submit(event) {
      event.preventDefault();
      if (busy) return;
      if (Object.keys(validate(values)).length > 0) setRefused({ element: event.currentTarget });
      else void send();
    },
    clear(names) {
      setRefused(null);
      setValues((held) => {
        const began = names.map((name) => [name, initial[name]] as const);
        return { ...held, ...Object.fromEntries(began) };
      });
    },
  };
}
