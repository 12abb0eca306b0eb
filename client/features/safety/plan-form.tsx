import { useEffect, useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { tabStorage } from "#client/lib/browser-storage.ts";
import type { DataFailure } from "#client/lib/data-failure.ts";
import { forgetKeptPlan, isPlanKept, keepPlan } from "#client/lib/kept-plan.ts";
import { longestPlanPart, planParts, type SafetyPlan } from "#client/lib/safety-plan.ts";
import { toast } from "#client/lib/toast.ts";
import { Alert } from "#client/ui/alert.tsx";
import { Button } from "#client/ui/button.tsx";
import { Card } from "#client/ui/card.tsx";
import { Switch } from "#client/ui/switch.tsx";
import { TextArea } from "#client/ui/text-area.tsx";
import { changesIn, emptyDraft, planDrafts } from "./plan-draft.ts";
import { usePlanFile } from "./use-plan-file.ts";

type PlanFormProps = {
  userId: string;
  plan: SafetyPlan;
  onSave: (plan: SafetyPlan) => Promise<DataFailure | null>;
};

/** The parts of the plan; what is typed stays whatever happens, in this tab also after another page. */
export function PlanForm(props: PlanFormProps) {
  const { t } = useTranslation("safety");
  const form = usePlanForm(props);
  const download = usePlanFile();
  return (
    <form noValidate className="flex flex-col gap-6" onSubmit={(event) => void form.submit(event)}>
      {planParts.map((part) => (
        <TextArea
          key={part}
          name={part}
          rows={3}
          label={t(`plan.${part}`)}
          labelClassName="font-heading text-xl"
          hint={t(`plan.${part}Hint`)}
          value={form.draft[part]}
          onChange={(event) => form.change({ [part]: event.target.value })}
          error={
            form.draft[part].length > longestPlanPart
              ? t("plan.tooLong", { count: longestPlanPart })
              : undefined
          }
        />
      ))}
      <Card>
        <Switch
          label={t("plan.keep")}
          hint={t("plan.keepHint")}
          error={form.notKept ? t("plan.notKept") : undefined}
          checked={form.kept}
          onCheckedChange={form.keep}
        />
      </Card>
      {form.failed ? <Alert tone="error">{t("plan.notSaved")}</Alert> : null}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button type="submit" size="lg" busy={form.busy}>
          {t("plan.save")}
        </Button>
        <Button variant="secondary" size="lg" onClick={() => download(form.draft)}>
          {t("plan.download")}
        </Button>
        <span aria-live="polite" className="text-sm text-ink-soft">
          {form.unsaved ? t("plan.unsaved") : null}
        </span>
      </div>
    </form>
  );
}

function usePlanForm({ userId, plan, onSave }: PlanFormProps) {
  const { t } = useTranslation("safety");
  const [saved, setSaved] = useState(plan);
  const [draft, setDraft] = useState(() => ({ ...plan, ...planDrafts.read(tabStorage, userId) }));
  const [kept, setKept] = useState(() => isPlanKept(userId));
  const [notKept, setNotKept] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const tooLong = planParts.some((part) => draft[part].length > longestPlanPart);
  useEffect(() => planDrafts.keep(tabStorage, userId, changesIn(draft, saved)), [userId, draft, saved]);
  const keep = (wanted: boolean) => {
    if (!wanted) forgetKeptPlan(userId);
    const done = wanted && keepPlan(userId, draft);
    setKept(done);
    setNotKept(wanted && !done);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (tooLong || busy) return;
    setBusy(true);
    const failure = await onSave(draft);
    setBusy(false);
    setFailed(failure !== null);
    if (failure !== null) return;
    setSaved(draft);
    if (kept) keep(true);
    toast.success(t("plan.saved"));
  };
  const change = (part: Partial<SafetyPlan>) => setDraft((held) => ({ ...held, ...part }));
  return {
    draft,
    unsaved: changesIn(draft, saved) !== emptyDraft,
    change,
    kept,
    notKept,
    keep,
    busy,
    failed,
    submit,
  };
}
