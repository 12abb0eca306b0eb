import {
  useEffect,
  useId,
  useState,
  type ChangeEvent,
  type Dispatch,
  type SetStateAction,
  type SubmitEvent,
} from "react";
import { type Toasts, toastsAbout } from "./toast.ts";

/** Leaves out the fields without problems. */
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

/** The translation key to show under each field that has a problem. */
export type Problems<Name extends string, Problem extends string> = { readonly [name in Name]?: Problem };

export type Values<Name extends string> = Readonly<Record<Name, string>>;

type FormOptions<Name extends string, Problem extends string> = {
  /** As in HTML, a ticked box is any non-empty text and an unticked one is empty. */
  initial: Values<Name>;
  /** Where the values are if they survive a reload, as `useDraft` returns it; never for passwords. */
  draft?: readonly [Values<Name>, Dispatch<SetStateAction<Values<Name>>>];
  /** Pure; returns the problems, or nothing if all is well. */
  validate: (values: Values<Name>) => Problems<Name, Problem>;
  /** Runs with valid values; the form is busy and ignores further submits until it settles. For `toast`, see `useSubmission`. */
  onValid: (values: Values<Name>, toast: Toasts) => Promise<void>;
  /** The person changes a field: why the last submit came to nothing may no longer be true, and is taken back here. */
  onEdit?: () => void;
};

export type Form<Name extends string, Problem extends string> = {
  readonly values: Values<Name>;
  /** Empty before the first submit; then updated on every change. */
  readonly problems: Problems<Name, Problem>;
  readonly busy: boolean;
  /** A function gets the field's value of that moment, which may have changed while a request was on its way. */
  readonly set: (name: Name, value: string | ((held: string) => string)) => void;
  /** Props for a text input or a text area. */
  readonly field: (name: Name) => {
    name: Name;
    value: string;
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  };
  readonly submit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** Resets the named fields to their initial values and clears the problems. */
  readonly clear: (names: readonly Name[]) => void;
};

type Submission<Problem> = {
  readonly busy: boolean;
  /** Why the last submit came to nothing. */
  readonly problem: Problem | null;
  readonly submit: (event: SubmitEvent) => void;
  readonly clear: () => void;
};

/**
 * What every form does when it is sent, whatever it holds and wherever that is kept, such as in a draft. While it is on
 * its way, further submits are ignored.
 * @param send returns why it wasn't sent, or null; never rejects. What it says by `toast` disappears with the next submit:
 * "saved" must not be read beside "not saved".
 */
export function useSubmission<Problem>(
  send: (toast: Toasts) => Promise<Problem | null> | Problem | null,
): Submission<Problem> {
  const toast = toastsAbout(useId());
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const settle = async (sending: Promise<Problem | null>) => {
    setBusy(true);
    setProblem(null);
    setProblem(await sending);
    setBusy(false);
  };
  return {
    busy,
    problem,
    submit(event) {
      event.preventDefault();
      if (busy) return;
      toast.clear();
      const sent = send(toast);
      if (sent instanceof Promise) void settle(sent);
      else setProblem(() => sent);
    },
    clear: () => setProblem(null),
  };
}

/** Moves focus to the first field that shows an error, if there is one. */
export function focusFirstProblem(form: HTMLFormElement): void {
  const first = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  // A group of radio buttons is marked as a whole.
  const field = first?.matches("fieldset") ? first.querySelector<HTMLElement>("input") : first;
  field?.focus();
}

/** A form whose values outlive its fields. A failed submit focuses the first field with a problem. */
export function useForm<Name extends string, Problem extends string>({
  initial,
  draft,
  validate,
  onValid,
  onEdit,
}: FormOptions<Name, Problem>): Form<Name, Problem> {
  const unkept = useState<Values<Name>>(initial);
  const [values, setValues] = draft ?? unkept;
  const [refused, setRefused] = useState<{ element: HTMLFormElement } | null>(null);
  const isValid = () => Object.keys(validate(values)).length === 0;
  const { busy, submit } = useSubmission<"invalid">((toast) =>
    isValid() ? onValid(values, toast).then(() => null) : "invalid",
  );
  const problems = refused ? validate(values) : {};

  useEffect(() => {
    if (refused) focusFirstProblem(refused.element);
  }, [refused]);

  const set = (name: Name, value: string | ((held: string) => string)) => {
    onEdit?.();
    setValues((held) => ({ ...held, [name]: typeof value === "string" ? value : value(held[name]) }));
  };

  return {
    values,
    problems,
    busy,
    set,
    field: (name) => ({ name, value: values[name], onChange: (event) => set(name, event.target.value) }),
    submit(event) {
      submit(event);
      if (!busy && !isValid()) setRefused({ element: event.currentTarget });
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
