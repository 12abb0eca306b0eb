import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ConversationState, MicrophoneStatus } from "#client/call/core/state.ts";
import { statusOf, type StatusKey } from "#client/call/core/status.ts";
import { shownHelp } from "#client/lib/conversation-risk.ts";
import type { OfferedCard } from "#client/call/core/offers.ts";
import { useConversation } from "./conversation-context.tsx";
import { useOfferTexts } from "./offer-panel.tsx";

/**
 * What is announced to screen readers: a status by its key, that the help card appeared or was folded, or a
 * whole reply.
 */
export type Announcement =
  | { readonly kind: "status"; readonly status: StatusKey }
  | { readonly kind: "help"; readonly card: "appeared" | "folded" }
  | { readonly kind: "offer"; readonly card: OfferedCard }
  | { readonly kind: "reply"; readonly text: string };

type Seen = Pick<
  ConversationState,
  "stage" | "microphone" | "messages" | "offers" | "output" | "pushToTalk" | "connection" | "risk"
>;

/** Not announced, because the person hears it: the companion's voice begins and ends. */
const audible: ReadonlySet<StatusKey> = new Set(["listening", "processing", "aiResponding"]);

/** `preparing` too: it already listens, and measures how loud the room is. */
const listens: ReadonlySet<MicrophoneStatus> = new Set(["asking", "preparing", "on"]);

/**
 * Whether a screen reader's voice would reach the companion: no echo canceller removes another program's
 * voice, so the companion would answer it.
 */
function isOpenLine({ stage, microphone, pushToTalk }: Seen): boolean {
  const calls = stage.kind === "active" && stage.mode === "call";
  return calls && listens.has(microphone) && !pushToTalk.on;
}

function statusAnnouncements(before: Seen, after: Seen): readonly Announcement[] {
  const status = statusOf(after);
  if (status === statusOf(before)) return [];
  if (isOpenLine(after) && audible.has(status)) return [];
  return [{ kind: "status", status }];
}

/** No reply is audible: the browser doesn't play it, or can't. An output still opening counts as audible. */
const isMute = ({ output }: Seen): boolean => output === "blocked" || output === "failed";

const spoken = (messages: Seen["messages"]) => messages.filter(({ role }) => role === "assistant");

/**
 * During a call a reply is announced only if it can't be heard; one that waited for the output, once that
 * fails.
 */
function replyAnnouncements(before: Seen, after: Seen): readonly Announcement[] {
  if (isOpenLine(after) && !isMute(after)) return [];
  const known = new Set(before.messages.map((message) => message.key));
  const waited = isOpenLine(before) && before.output === "off" && isMute(after);
  const unheard = waited ? spoken(before.messages).slice(-1) : [];
  const fresh = spoken(after.messages).filter(({ key }) => !known.has(key));
  return [...unheard, ...fresh].map(({ text }) => ({ kind: "reply", text }));
}

/** In an open call the card waits beside the log, and the companion's own words come first. */
function offerAnnouncements(before: Seen, after: Seen): readonly Announcement[] {
  if (isOpenLine(after) || before.offers === after.offers) return [];
  const known = new Set(before.offers.map(({ id }) => id));
  return after.offers.filter(({ id }) => !known.has(id)).map((card) => ({ kind: "offer", card }));
}

/** A card that appears beside the conversation is nowhere near a screen reader's reading position. */
function helpAnnouncements({ risk: before }: Seen, { risk: after }: Seen): readonly Announcement[] {
  const [had, has] = [shownHelp(before) === "card", shownHelp(after) === "card"];
  if (has && !had) return [{ kind: "help", card: "appeared" }];
  return had && after.folded ? [{ kind: "help", card: "folded" }] : [];
}

/** Announces a change of the conversation to screen readers, politely and once: no deltas, no seconds. */
function announcementsOf(before: Seen, after: Seen): readonly Announcement[] {
  return [
    ...statusAnnouncements(before, after),
    ...helpAnnouncements(before, after),
    ...replyAnnouncements(before, after),
    ...offerAnnouncements(before, after),
  ];
}

/** How many stay: removing one while it's being read would cut it off. */
const kept = 4;

type Told = { readonly id: number; readonly announcement: Announcement };

type AnnouncerProps = {
  /** Elsewhere only help is announced, so that somebody reading another page isn't interrupted by each reply. */
  only?: "help";
};

/** Announces what `announcementsOf` finds, one line each. */
export function Announcer({ only }: AnnouncerProps) {
  const { store } = useConversation();
  const [told, setTold] = useState<readonly Told[]>([]);
  useEffect(
    () =>
      store.subscribe((after, before) => {
        const added = (only === "help" ? helpAnnouncements : announcementsOf)(before, after);
        if (added.length === 0) return;
        setTold((earlier) => {
          const next = (earlier.at(-1)?.id ?? 0) + 1;
          return [...earlier, ...added.map((it, index) => ({ id: next + index, announcement: it }))].slice(
            -kept,
          );
        });
      }),
    [store, only],
  );
  return (
    <div aria-live="polite" aria-relevant="additions" className="sr-only" data-announcer="">
      {told.map(({ id, announcement }) => (
        <p key={id}>
          <AnnouncementText announcement={announcement} />
        </p>
      ))}
    </div>
  );
}

function AnnouncementText({ announcement }: { announcement: Announcement }) {
  const { t } = useTranslation(["conversation", "safety"]);
  switch (announcement.kind) {
    case "status":
      return t(`status.${announcement.status}`);
    case "help":
      return t(`safety:session.${announcement.card}`, { help: t("safety:bar.button") });
    case "offer":
      return <OfferAnnouncement card={announcement.card} />;
    case "reply":
      return `${t("log.said", { who: t("log.assistant") })} ${announcement.text}`;
  }
}

function OfferAnnouncement({ card }: { card: OfferedCard }) {
  const { t } = useTranslation("conversation");
  const { title } = useOfferTexts(card);
  return t("offer.appeared", { name: title });
}
