import { readFile } from "node:fs/promises";
import { format } from "oxfmt";
import { expect, test } from "vitest";
import { z } from "zod";
import { createMetrics } from "./metrics.ts";

const fileOf = (name: string) => readFile(new URL(`../../ops/${name}`, import.meta.url), "utf8");

/** A relay's metrics after one of everything. */
async function figures(): Promise<string> {
  const metrics = createMetrics();
  metrics.watchConversations({
    sessions: () => 1,
    sockets: () => 2,
    bufferedBytes: () => 3,
    waitingWrites: () => ({ count: 4, oldestMs: 90_000 }),
  });
  metrics.watchReadiness(
    async () => false,
    async () => true,
  );
  metrics.connect("opened");
  metrics.close(4_000);
  metrics.close(4_711);
  metrics.oddity("unknown");
  metrics.signInCheck("answered");
  metrics.voiceSeconds("used", 30);
  metrics.lostWrite("never_taken");
  metrics.replyRatings({ up: 5, down: 2 });
  metrics.backgroundFailed("meter.tick");
  metrics.ai.retried("speech", "rateLimited");
  metrics.ai.taskFailed("garbage");
  metrics.ai.fellBack("speech", "keptOut");
  metrics.ai.keptOut("speech", "first", true);
  metrics.ai.reworded("exact");
  metrics.countModels("ending", 2);
  metrics.mail({ kind: "mood_reminder", outcome: "sent" });
  metrics.billing.webhook("handled");
  metrics.billing.lag(2);
  for (const name of ["speculationUsed", "bargeIn"] as const) metrics.session({ name });
  for (const name of ["transcription", "firstToken", "speechFirstByte", "endOfSpeechToFirstAudio"] as const)
    metrics.session({ name, ms: 250 });
  metrics.session({ name: "providerFailure", stage: "reply", failure: "timeout" });
  metrics.ai.used("reply", {
    model: "gpt-6-luna",
    told: true,
    usage: { textTokensIn: 90, textTokensOut: 7 },
  });
  metrics.session({ name: "sessionStarted", mode: "call" });
  metrics.session({ name: "sessionResumed", restored: true });
  metrics.session({ name: "sessionEnded", reason: "person", durationSeconds: 60 });
  metrics.session({ name: "riskChanged", level: "active", confirmed: true });
  metrics.session({ name: "turnRead", outcome: "unread" });
  metrics.session({ name: "outgoingFault", fault: "means" });
  return metrics.read();
}

/** What is exported: each sample's name, including `_bucket` and the like, with its label names. */
function samplesIn(text: string): Map<string, Set<string>> {
  const samples = new Map<string, Set<string>>();
  for (const [, name = "", labels = ""] of text.matchAll(/^([a-z_]\w*)(?:\{(.*)\})? \S+$/gm)) {
    const known = samples.get(name) ?? new Set();
    for (const [, label = ""] of labels.matchAll(/(\w+)="/g)) known.add(label);
    samples.set(name, known);
  }
  return samples;
}

/** Prometheus's own `up`, too: whether it could read a relay's metrics. */
const metricNames = /\b(?:(?:hearken|nodejs|process)_\w+|up(?=\{))/g;
/** What Prometheus adds to each sample by itself. */
const added = ["instance", "job"];

/** Every label that an expression uses, in `{…}` and in `by (…)`. */
function labelsIn(expression: string): string[] {
  const asked = [...expression.matchAll(/\{([^}]*)\}/g)].flatMap(([, matchers = ""]) =>
    [...matchers.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map(([, label = ""]) => label),
  );
  const kept = [...expression.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, labels = ""]) =>
    labels.split(/,\s*/),
  );
  return [...asked, ...kept];
}

/** What is wrong with an expression: a metric or a label that no relay exports. */
function wrongIn(expression: string, samples: Map<string, Set<string>>): string[] {
  const named = expression.match(metricNames) ?? [];
  const labels = new Set([...named.flatMap((name) => [...(samples.get(name) ?? [])]), ...added]);
  return [
    ...(named.length === 0 ? ["names no metric"] : []),
    ...named.filter((name) => name !== "up" && !samples.has(name)),
    ...labelsIn(expression).filter((label) => !labels.has(label)),
  ].map((problem) => `${problem} in ${expression}`);
}

test("labels have a few known values, and never a person or a call", async () => {
  const text = await figures();
  const ours = [...samplesIn(text)].filter(([name]) => name.startsWith("hearken_"));
  const used = new Set(ours.flatMap(([, labels]) => Array.from(labels)));
  expect([...used].toSorted()).toEqual([
    "code",
    "confirmed",
    "failure",
    "fault",
    "figure",
    "from",
    "kind",
    "le",
    "level",
    "mode",
    "model",
    "outcome",
    "provider",
    "reason",
    "stage",
    "state",
    "task",
    "unit",
  ]);
  for (const line of [
    "hearken_ready 0",
    "hearken_database_answers 1",
    "hearken_waiting_writes 4",
    "hearken_oldest_waiting_write_seconds 90",
    'hearken_lost_writes_total{reason="never_taken"} 1',
    'hearken_lost_writes_total{reason="queue_full"} 0',
    'hearken_reply_ratings{kind="up"} 5',
    'hearken_socket_closes_total{code="other"} 1',
    'hearken_provider_retries_total{stage="speech",failure="rateLimited"} 1',
    'hearken_provider_errors_total{stage="task",failure="garbage"} 1',
    'hearken_provider_fallbacks_total{stage="speech",failure="keptOut"} 1',
    'hearken_provider_fallbacks_total{stage="reply",failure="timeout"} 0',
    'hearken_provider_kept_out{stage="speech",provider="first"} 1',
    'hearken_provider_kept_out{stage="speech",provider="fallback"} 0',
    'hearken_provider_usage_total{stage="reply",model="gpt-6-luna",unit="textTokensOut",figure="provider"} 7',
    'hearken_models_ending{state="ending"} 2',
    'hearken_models_ending{state="ended"} 0',
    'hearken_speech_reworded_total{kind="exact"} 1',
    'hearken_speech_reworded_total{kind="reply"} 0',
    'hearken_mails_total{kind="mood_reminder",outcome="sent"} 1',
    // Watched for increases, so they must exist before the first event.
    'hearken_mails_total{kind="contact_message",outcome="refused"} 0',
    'hearken_billing_webhooks_total{outcome="failed"} 0',
    'hearken_sessions_ended_total{reason="failed"} 0',
    'hearken_risk_raised_total{level="active",confirmed="yes"} 1',
    'hearken_risk_raised_total{level="active",confirmed="no"} 0',
    'hearken_risk_raised_total{level="imminent",confirmed="yes"} 0',
    'hearken_turns_read_total{outcome="answered"} 0',
    'hearken_turns_read_total{outcome="unread"} 1',
    'hearken_outgoing_faults_total{fault="encouragement"} 0',
    'hearken_outgoing_faults_total{fault="means"} 1',
    'hearken_voice_seconds_total{kind="uncharged"} 0',
    'hearken_background_failures_total{task="meter.tick"} 1',
    'hearken_background_failures_total{task="process"} 0',
  ])
    expect(text.split("\n")).toContain(line);
});

const panelSchema = z.looseObject({
  id: z.int(),
  type: z.enum(["row", "stat", "timeseries"]),
  title: z.string().min(1),
  description: z.string().optional(),
  gridPos: z.object({ x: z.int(), y: z.int(), w: z.int().positive(), h: z.int().positive() }),
  targets: z.array(z.looseObject({ refId: z.string(), expr: z.string() })).default([]),
});
const dashboardSchema = z.looseObject({
  templating: z.object({ list: z.array(z.looseObject({ name: z.string(), query: z.unknown() })) }),
  panels: z.array(panelSchema),
});

test("the dashboard uses metrics that a relay exports, in panels with descriptions", async () => {
  const samples = samplesIn(await figures());
  const { panels, templating } = dashboardSchema.parse(JSON.parse(await fileOf("grafana-dashboard.json")));
  const rows = panels.filter(({ type }) => type === "row").map(({ title }) => title);
  expect(rows).toEqual(["People", "Speed", "Providers", "Money", "Mail", "Safety (counts only)", "Process"]);
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  const shown = panels.filter(({ type }) => type !== "row");
  for (const { title, description, targets } of shown)
    expect([title, description !== undefined, targets.length > 0]).toEqual([title, true, true]);
  // Grafana fills these in before it queries.
  const expressions = shown.flatMap(({ targets }) =>
    targets.map(({ expr }) => expr.replaceAll("$__rate_interval", "5m").replaceAll("$instance", ".*")),
  );
  expect(expressions.flatMap((expression) => wrongIn(expression, samples))).toEqual([]);
  const asked = JSON.stringify(templating).match(metricNames) ?? [];
  expect(asked.filter((name) => !samples.has(name))).toEqual([]);
  const drawn = new Set(expressions.flatMap((expression) => expression.match(metricNames) ?? []));
  const ours = [...samples.keys()].filter(
    (name) => name.startsWith("hearken_") && !/_(?:sum|count)$/.test(name),
  );
  expect(ours.filter((name) => !drawn.has(name))).toEqual([]);
});

/** One rule's value, on its own line or folded over several. */
const partOf = (rule: string, name: string) =>
  new RegExp(String.raw`^ +${name}: (?:[|>]-?\n((?: {10,}.*\n?)+)|(.+)$)`, "m").exec(rule)?.slice(1).join("");

test("the alert rules are YAML, and each uses metrics that a relay exports", async () => {
  const samples = samplesIn(await figures());
  const text = await fileOf("alerts.yml");
  expect((await format("alerts.yml", text)).errors).toEqual([]);
  const rules = text.split(/^ {6}- alert: /m).slice(1);
  expect(rules.length).toBeGreaterThan(10);
  const names = rules.map((rule) => rule.split("\n")[0] ?? "");
  expect(new Set(names).size).toBe(names.length);
  for (const [index, rule] of rules.entries()) {
    expect([names[index], partOf(rule, "severity")]).toEqual([
      expect.stringMatching(/^Hearken[A-Z]\w+$/),
      expect.stringMatching(/^(?:warning|critical)$/),
    ]);
    const missing = ["expr", "summary", "description"].filter((part) => (partOf(rule, part) ?? "") === "");
    expect([names[index], ...missing]).toEqual([names[index]]);
    const expression = partOf(rule, "expr") ?? "";
    expect(wrongIn(expression, samples)).toEqual([]);
    const told = [...rule.matchAll(/\$labels\.(\w+)/g)].map(([, label = ""]) => label);
    const kept = expression.includes("sum") ? labelsIn(expression) : added;
    expect([names[index], ...told.filter((label) => !kept.includes(label))]).toEqual([names[index]]);
  }
});

/** What fails there is ordinary, or is told by another metric's alert. */
const withoutAlert: ReadonlySet<string> = new Set([
  "hearken_socket_connects_total",
  "hearken_speculation_total",
  // Stripe's events begin nearly all of them, and HearkenWebhooksFail tells.
  "hearken_billing_syncs_total",
]);

test("whatever can fail has an alert, and so has a relay that Prometheus can't read", async () => {
  const text = await fileOf("alerts.yml");
  const used = new Set(text.match(metricNames));
  const canFail = [...samplesIn(await figures())].filter(
    ([, labels]) => labels.has("outcome") || labels.has("failure"),
  );
  const untold = canFail.map(([name]) => name).filter((name) => !used.has(name) && !withoutAlert.has(name));
  expect(untold).toEqual([]);
  const [, job = ""] = /job_name: (\w+)/.exec(await fileOf("prometheus.yml")) ?? [];
  expect(text).toContain(`up{job="${job}"} == 0`);
});
