import { textLimits } from "#shared/limits.ts";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { tabStorage } from "#client/lib/browser-storage.ts";
import { createDrafts } from "#client/lib/drafts.ts";
import { loadedOf } from "#client/lib/query.ts";
import {
  type PlanPart,
  type SafetyPlan,
  deletePlanCopy,
  followPlanCopies,
  hasPlanCopy,
  planParts,
  readPlanCopy,
  savePlanCopy,
} from "#client/lib/safety-plan.ts";
import { saveFile } from "#client/lib/save-file.ts";
import { type Values, useForm } from "#client/lib/use-form.ts";
import { Alert } from "#client/ui/alert.tsx";
import { Button } from "#client/ui/button.tsx";
import { Card } from "#client/ui/card.tsx";
import { LoadFailed, LoadingRegion, Skeleton } from "#client/ui/loading.tsx";
import { PageHeading } from "#client/ui/page-heading.tsx";
import { Switch } from "#client/ui/switch.tsx";
import { TextArea } from "#client/ui/text-field.tsx";
import { usePlan, useSavePlan } from "./api.ts";
import { KeptPlan } from "./help-bar.tsx";

/** The safety plan: seven steps, after Stanley and Brown, that the person writes for themselves. */
export function SafetyPlanScreen({ userId }: { userId: string }) {
  const { t } = useTranslation("safety");
  const { t: common } = useTranslation();
  const plan = usePlan(userId);
  const [kept] = useState(() => readPlanCopy(userId));
  const state = plan.isFetchedAfterMount ? loadedOf(plan) : ({ status: "loading" } as const);
  return (
    <div className="mx-auto w-full max-w-2xl">
      <PageHeading title={common("pages.safetyPlan")} description={t("plan.intro")} />
      {state.status === "loading" ? (
        <LoadingRegion className="flex flex-col gap-6">
          <Skeleton className="h-36" />
          <Skeleton className="h-36" />
          <Skeleton className="h-36" />
        </LoadingRegion>
      ) : null}
      {state.status === "failed" ? (
        <div className="flex flex-col gap-6">
          <LoadFailed
            title={t("plan.failed.title")}
            reason={t(`plan.failed.${state.failure}`)}
            retry={t("plan.failed.retry")}
            onRetry={() => plan.refetch()}
          />
          {kept === null ? null : <KeptPlan plan={kept} isOwn isOpen />}
        </div>
      ) : null}
      {state.status === "ready" ? <PlanForm userId={userId} plan={state.value} /> : null}
    </div>
  );
}

type PlanFormProps = {
  userId: string;
  plan: SafetyPlan;
};

/** The plan's parts. Unsaved text is kept as a draft in this tab, so it survives a failed save and other pages. */
function PlanForm(props: PlanFormProps) {
  const { t } = useTranslation("safety");
  const form = usePlanForm(props);
  const download = usePlanDownload();
  return (
    <form noValidate className="flex flex-col gap-6" onSubmit={form.submit}>
      {planParts.map((part) => (
        <TextArea
          key={part}
          {...form.field(part)}
          rows={3}
          label={t(`plan.${part}`)}
          labelClassName="font-heading text-xl"
          hint={t(`plan.${part}Hint`)}
          // Said while it is being written: a long text is easier to shorten then.
          error={
            isTooLong(form.values[part]) ? t("plan.tooLong", { count: textLimits.safetyPlanPart }) : undefined
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
        <Button variant="secondary" size="lg" onClick={() => download(form.values)}>
          {t("plan.download")}
        </Button>
        <span aria-live="polite" className="text-sm text-ink-soft">
          {form.unsaved ? t("plan.unsaved") : null}
        </span>
      </div>
    </form>
  );
}

function usePlanForm({ userId, plan }: PlanFormProps) {
  const { t } = useTranslation("safety");
  const { mutateAsync: save, isError: failed } = useSavePlan(userId);
  const [saved, setSaved] = useState(plan);
  const [initial] = useState(() => ({ ...plan, ...planDrafts.read(tabStorage, userId) }));
  const kept = useHasPlanCopy(userId);
  const [notKept, setNotKept] = useState(false);
  const keep = (wanted: boolean, written: SafetyPlan) => {
    if (!wanted) deletePlanCopy(userId);
    setNotKept(wanted && !savePlanCopy(userId, written));
  };
  const form = useForm({
    initial,
    validate: partsTooLong,
    async onValid(written, toast) {
      const now = await save(changesIn(written, saved)).catch(() => null);
      if (now === null) return;
      setSaved(now);
      // What another device saved in the meantime, unless the person is writing there.
      for (const part of planParts) form.set(part, (held) => (held === saved[part] ? now[part] : held));
      // Asked at this moment: another tab may have removed the copy.
      if (hasPlanCopy(userId)) keep(true, now);
      toast.success(t("plan.saved"));
    },
  });
  const { values } = form;
  useEffect(() => planDrafts.keep(tabStorage, userId, changesIn(values, saved)), [userId, values, saved]);
  return {
    ...form,
    unsaved: changesIn(values, saved) !== emptyDraft,
    kept,
    notKept,
    keep: (wanted: boolean) => keep(wanted, values),
    failed,
  };
}

/** Whether this person's copy is stored on this device, whichever tab put it there or took it away. */
function useHasPlanCopy(userId: string): boolean {
  return useSyncExternalStore(followPlanCopies, () => hasPlanCopy(userId));
}

const isTooLong = (text: string): boolean => text.length > textLimits.safetyPlanPart;

function partsTooLong(plan: Values<PlanPart>): { [part in PlanPart]?: "tooLong" } {
  const tooLong = planParts.filter((part) => isTooLong(plan[part]));
  return Object.fromEntries(tooLong.map((part) => [part, "tooLong" as const]));
}

const draftSchema = z.partialRecord(z.enum(planParts), z.string());

/** Only the parts with unsaved changes, so that a draft never overwrites what another device saved in the others. */
type PlanDraft = z.infer<typeof draftSchema>;

const emptyDraft: PlanDraft = {};

/** The parts of `plan` that differ from the saved plan. */
function changesIn(plan: SafetyPlan, saved: SafetyPlan): PlanDraft {
  const changed = planParts.filter((part) => plan[part] !== saved[part]);
  return changed.length === 0 ? emptyDraft : Object.fromEntries(changed.map((part) => [part, plan[part]]));
}

const planDrafts = createDrafts("safety-plan-draft", draftSchema, emptyDraft);

/** Downloads a plan as plain text, which any device can open and print. */
function usePlanDownload(): (plan: SafetyPlan) => void {
  const { t } = useTranslation("safety");
  const { t: common } = useTranslation();
  return (plan) => {
    const parts = planParts.map((part) => `${t(`plan.${part}`)}\n${plan[part].trim() || "—"}\n`);
    const text = [common("pages.safetyPlan"), "", ...parts].join("\n");
    saveFile(`${common("pages.safetyPlan")}.txt`, "text/plain", [text]);
  };
}
