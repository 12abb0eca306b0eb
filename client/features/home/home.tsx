import { History, MessageCircle, Phone, Smile } from "lucide-react";
import { type ReactNode, useEffect, useId } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { paths } from "#shared/paths.ts";
import { useConversationStarter } from "#client/lib/conversation-starter.ts";
import { type Profile, planOf } from "#client/lib/profile.ts";
import { useNow } from "#client/lib/use-now.ts";
import { Button, ButtonLink } from "#client/ui/button.tsx";
import { Card } from "#client/ui/card.tsx";
import { Skeleton } from "#client/ui/loading.tsx";
import { PageHeading } from "#client/ui/page-heading.tsx";
import { PastSessions } from "./past-sessions.tsx";

type HomeProps = {
  /** Null until it is known. */
  profile: Profile | null;
  /** What other features show below the greeting. */
  children?: ReactNode;
};

/** The first page after signing in: a greeting, links, recent sessions and the plan. */
export function Home({ profile, children }: HomeProps) {
  const { t } = useTranslation("home");
  return (
    <>
      <PageHeading
        title={profile === null ? <NameToCome /> : t("greeting", { name: profile.full_name ?? "" })}
        description={t("question")}
      />
      <CallNow />
      {children}
      <QuickLinks />
      {profile === null ? <Skeleton className="mt-12 h-60" /> : <OfProfile profile={profile} />}
    </>
  );
}

/** In the place of the greeting. */
function NameToCome() {
  const { t } = useTranslation();
  return (
    <>
      <span className="sr-only">{t("pages.dashboard")}</span>
      <Skeleton className="h-[1lh] w-72 max-w-full" />
    </>
  );
}

function OfProfile({ profile }: { profile: Profile }) {
  const now = useNow(profile.timezone);
  return (
    <>
      <PastSessions profile={profile} now={new Date(now)} />
      <SubscriptionCard premium={planOf(profile, now).type === "premium"} />
    </>
  );
}

/** A call with one tap; its page asks for nothing first. */
function CallNow() {
  const { t } = useTranslation("home");
  const { t: shell } = useTranslation("shell");
  const { start, prepare, running } = useConversationStarter();
  // The tap itself has to open microphone and speaker, so their code is there before it.
  useEffect(() => prepare(), [prepare]);
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-5 gap-y-2">
      <Button size="lg" onClick={() => start({ mode: "call", continues: null })}>
        <Phone aria-hidden="true" className="size-5" />
        {running ? t("call.return") : shell("callNow")}
      </Button>
      {running ? null : <p className="text-ink-soft">{t("call.hint")}</p>}
    </div>
  );
}

const links = [
  { name: "startSession", icon: Phone },
  { name: "chat", icon: MessageCircle },
  { name: "sessions", icon: History },
  { name: "moodTracker", icon: Smile },
] as const;

function QuickLinks() {
  const { t } = useTranslation("home");
  const { t: common } = useTranslation();
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {links.map((link) => (
        <li key={link.name}>
          <Link
            to={paths[link.name]}
            className="group flex h-full items-start gap-4 rounded-lg border border-line bg-surface p-5 transition-colors hover:border-sage sm:p-6"
          >
            <span className="grid size-12 shrink-0 place-items-center rounded-full bg-sage-soft text-sage-ink">
              <link.icon aria-hidden="true" className="size-6" />
            </span>
            <span className="min-w-0">
              <span className="block font-heading text-xl font-medium">{common(`pages.${link.name}`)}</span>
              <span className="mt-1 block text-ink-soft">{t(`links.${link.name}`)}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The current plan, and a link to change it. */
function SubscriptionCard({ premium }: { premium: boolean }) {
  const { t } = useTranslation("home");
  const id = useId();
  const plan = premium ? "active" : "free";
  return (
    <Card
      as="section"
      aria-labelledby={id}
      className="mt-12 flex flex-wrap items-center justify-between gap-x-6 gap-y-4"
    >
      <div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 id={id} className="text-2xl">
            {t("subscription.title")}
          </h2>
          <span className="rounded-full bg-sage-soft px-3 py-0.5 text-sm font-semibold text-sage-ink">
            {t(`subscription.${plan}`)}
          </span>
        </div>
        <p className="mt-1.5 text-ink-soft">{t(`subscription.${plan}Body`)}</p>
      </div>
      <ButtonLink to={paths.usage} variant="secondary">
        {t(premium ? "subscription.manage" : "subscription.upgrade")}
      </ButtonLink>
    </Card>
  );
}
