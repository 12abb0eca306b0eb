import { clsx } from "clsx";
import { FileUp } from "lucide-react";
import { useId, useState, type ChangeEvent } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "#client/i18n/use-format.ts";
import { failureOf } from "#client/lib/query.ts";
import { Alert, FocusedAlert } from "#client/ui/alert.tsx";
import { Button, buttonStyle } from "#client/ui/button.tsx";
import { Card } from "#client/ui/card.tsx";
import { NativeSelect } from "#client/ui/native-select.tsx";
import { activityIds, type Activity } from "../activities.ts";
import { useImportMoments } from "../moments-api.ts";
import { moodScores, type MoodScore } from "../mood-level.tsx";
import { largestFile, readMomentFile, type FileProblem, type MomentFile } from "./moment-file.ts";

type ImportSectionProps = {
  userId: string;
  /** The person's local day, YYYY-MM-DD. */
  today: string;
};

type Step =
  | { readonly kind: "choose"; readonly problem: FileProblem | "tooLarge" | "unreadable" | null }
  | { readonly kind: "preview"; readonly file: MomentFile }
  | { readonly kind: "done"; readonly added: number; readonly known: number };

/** Brings moods along from Daylio or How We Feel: a file, a preview, and the result. */
export function ImportSection({ userId, today }: ImportSectionProps) {
  const { t } = useTranslation("mood");
  const format = useFormat();
  const id = useId();
  const [step, setStep] = useState<Step>({ kind: "choose", problem: null });
  const read = useFileReader(today);
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const { currentTarget: input } = event;
    const [file] = input.files ?? [];
    if (file === undefined) return;
    // Otherwise a corrected file of the same name would be no change.
    input.value = "";
    const found =
      file.size > largestFile ? "tooLarge" : await file.text().then(read, () => "unreadable" as const);
    setStep(
      typeof found === "string" ? { kind: "choose", problem: found } : { kind: "preview", file: found },
    );
  };
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className="text-2xl">
        {t("import.title")}
      </h2>
      <p className="mt-1 mb-4 max-w-prose text-ink-soft">{t("import.body")}</p>
      {step.kind === "choose" ? (
        <div className="flex flex-col gap-4">
          {step.problem === null ? null : <FocusedAlert>{t(`import.problem.${step.problem}`)}</FocusedAlert>}
          {/* The browser's own button speaks the browser's language. */}
          <label
            className={clsx(
              buttonStyle({ variant: "secondary" }),
              "self-start has-focus-visible:outline-[2.5px] has-focus-visible:outline-offset-3 has-focus-visible:outline-focus",
            )}
          >
            <FileUp aria-hidden="true" className="size-5" />
            {t("import.choose")}
            <input
              type="file"
              accept=".csv,text/csv"
              onChange={(event) => void choose(event)}
              className="sr-only"
            />
          </label>
        </div>
      ) : null}
      {step.kind === "preview" ? (
        <Preview
          userId={userId}
          file={step.file}
          onCancel={() => setStep({ kind: "choose", problem: null })}
          onDone={(added, known) => setStep({ kind: "done", added, known })}
        />
      ) : null}
      {step.kind === "done" ? (
        <div className="flex flex-col items-start gap-3">
          <Alert tone="success" title={t("import.added", { n: format.number(step.added) })}>
            {step.known > 0 ? t("import.known", { n: format.number(step.known) }) : null}
          </Alert>
          <Button variant="secondary" onClick={() => setStep({ kind: "choose", problem: null })}>
            {t("import.another")}
          </Button>
        </div>
      ) : null}
    </Card>
  );
}

/** Reads a file with the names of activities and the order of days that the interface language has. */
function useFileReader(today: string) {
  const { t, i18n } = useTranslation("mood");
  return (text: string) => {
    const activityNames = new Map<string, Activity>(
      activityIds.flatMap((it) =>
        [it, t(`activities.${it}`), t(`activities.${it}`, { lng: "en" })].map(
          (name) => [name.toLowerCase(), it] as const,
        ),
      ),
    );
    const order = i18n.language === "en" ? "mdy" : "dmy";
    return readMomentFile(text, { today, order, activityNames });
  };
}

type PreviewProps = {
  userId: string;
  file: MomentFile;
  onCancel: () => void;
  onDone: (added: number, known: number) => void;
};

type Chosen = Readonly<Record<string, MoodScore | null>>;

/** What the file holds, and which level each of its moods becomes. */
function Preview({ userId, file, onCancel, onDone }: PreviewProps) {
  const { t } = useTranslation("mood");
  const format = useFormat();
  const [scores, setScores] = useState<Chosen>(() =>
    Object.fromEntries(file.moods.map(({ name, score }) => [name, score])),
  );
  const [sent, setSent] = useState(0);
  const { mutate, isPending: busy, error } = useImportMoments(userId);
  const moments = file.moments.flatMap(({ mood, ...rest }) => {
    const score = scores[mood] ?? null;
    return score === null ? [] : [{ ...rest, mood: score }];
  });
  const day = (at: string | undefined) => format.day((at ?? "").slice(0, 10));
  const send = () => {
    setSent(0);
    mutate(
      { app: file.app, moments, onProgress: setSent },
      { onSuccess: (added) => onDone(added, moments.length - added) },
    );
  };
  const leftOut = [
    ["unmapped", file.moments.length - moments.length],
    ["unreadable", file.unreadable],
    ["outOfRange", file.outOfRange],
    ["repeated", file.repeated],
  ] as const;
  return (
    <div className="flex flex-col gap-5">
      <div>
        <p className="font-semibold">
          {t("import.found", {
            app: file.app === "daylio" ? "Daylio" : "How We Feel",
            n: format.number(file.moments.length),
            from: day(file.moments.at(0)?.at),
            to: day(file.moments.at(-1)?.at),
          })}
        </p>
        <ul className="mt-1 list-disc ps-5 text-ink-soft">
          {leftOut.map(([reason, count]) =>
            count === 0 ? null : (
              <li key={reason}>{t(`import.leftOut.${reason}`, { n: format.number(count) })}</li>
            ),
          )}
        </ul>
      </div>
      <fieldset className="min-w-0" disabled={busy}>
        <legend className="mb-2 font-semibold">{t("import.levels")}</legend>
        <div className="grid max-h-96 gap-3 overflow-y-auto p-1 sm:grid-cols-2 lg:grid-cols-3">
          {file.moods.map(({ name, count }) => (
            <LevelChoice
              key={name}
              label={`${name} (${format.number(count)})`}
              value={scores[name] ?? null}
              onChange={(score) => setScores({ ...scores, [name]: score })}
            />
          ))}
        </div>
      </fieldset>
      {error === null ? null : <FocusedAlert>{t(`import.failure.${failureOf(error)}`)}</FocusedAlert>}
      {busy ? (
        <label className="flex flex-col gap-1">
          {t("import.busy")}
          <progress value={sent} max={moments.length} className="w-full max-w-md accent-sage" />
        </label>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} disabled={moments.length === 0} onClick={send}>
          {t("import.add", { n: format.number(moments.length) })}
        </Button>
        <Button variant="quiet" disabled={busy} onClick={onCancel}>
          {t("form.cancel")}
        </Button>
      </div>
    </div>
  );
}

type LevelChoiceProps = {
  label: string;
  value: MoodScore | null;
  onChange: (score: MoodScore | null) => void;
};

const nothing = "none";

const scoreOf = (chosen: string) => moodScores.find((score) => String(score) === chosen) ?? null;

function LevelChoice({ label, value, onChange }: LevelChoiceProps) {
  const { t } = useTranslation("mood");
  const options = [
    { value: nothing, label: t("import.leaveOut") },
    ...moodScores.map((score) => ({ value: String(score), label: t(`levels.${score}`) })),
  ];
  return (
    <NativeSelect
      label={label}
      options={options}
      value={value === null ? nothing : String(value)}
      onValueChange={(chosen) => onChange(scoreOf(chosen))}
    />
  );
}
