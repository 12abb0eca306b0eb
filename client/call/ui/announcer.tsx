import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ConversationState, MicrophoneStatus } from "#client/call/core/state.ts";
import { statusOf, type StatusKey } from "#client/call/core/status.ts";
import { shownHelp } from "#client/lib/session-risk.ts";
import { useConversation } from "./conversation-context.tsx";

/** What is told to a screen reader: a status by its key, that the help card is there or folded, a reply in full. */
export type Announcement =
  | { readonly kind: "status"; readonly status: StatusKey }
  | { readonly kind: "help"; readonly card: "appeared" | "folded" }
  | { readonly kind: "reply"; readonly text: string };

type Seen = Pick<
  ConversationState,
  "stage" | "microphone" | "messages" | "output" | "pushToTalk" | "connection" | "risk"
>;

/** What the person hears for themselves: the companion's voice begins and ends. */
const audible: ReadonlySet<StatusKey> = new Set(["listening", "processing", "aiResponding"]);

/** `preparing` too: it listens already, and measures how loud the room is. */
const listens: ReadonlySet<MicrophoneStatus> = new Set(["asking", "preparing", "on"]);

/**
 * Whether a screen reader's own voice would reach the companion: no echo canceller takes another program's voice
 * away, and what it says would be answered.
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

/** No reply is heard: the browser does not play, or cannot. While the output is still opening, it will be. */
const isMute = ({ output }: Seen): boolean => output === "blocked" || output === "failed";

const spoken = (messages: Seen["messages"]) => messages.filter(({ role }) => role === "assistant");

/** Over an open line a reply is told only where it is not heard; the one that waited for the output, once that fails. */
function replyAnnouncements(before: Seen, after: Seen): readonly Announcement[] {
  if (isOpenLine(after) && !isMute(after)) return [];
  const known = new Set(before.messages.map((message) => message.key));
  const waited = isOpenLine(before) && before.output === "off" && isMute(after);
  const unheard = waited ? spoken(before.messages).slice(-1) : [];
  const fresh = spoken(after.messages).filter(({ key }) => !known.has(key));
  return [...unheard, ...fresh].map(({ text }) => ({ kind: "reply", text }));
}

/** A card that appears beside the conversation is nowhere near where somebody who cannot see it reads. */
function helpAnnouncements({ risk: before }: Seen, { risk: after }: Seen): readonly Announcement[] {
  const [had, has] = [shownHelp(before) === "card", shownHelp(after) === "card"];
  if (has && !had) return [{ kind: "help", card: "appeared" }];
  return had && after.folded ? [{ kind: "help", card: "folded" }] : [];
}

/** What a change of the conversation gives a screen reader to say, politely and once: no deltas, no seconds. */
function announcementsOf(before: Seen, after: Seen): readonly Announcement[] {
  return [
    ...statusAnnouncements(before, after),
    ...helpAnnouncements(before, after),
    ...replyAnnouncements(before, after),
  ];
}

/** How many stay: removing one while it's being read would cut it off. */
const kept = 4;

type Told = { readonly id: number; readonly announcement: Announcement };

/** Tells a screen reader what `announcementsOf` finds, one line each. */
export function Announcer() {
  const { store } = useConversation();
  const [told, setTold] = useState<readonly Told[]>([]);
  useEffect(
    () =>
      store.subscribe((after, before) => {
        const added = announcementsOf(before, after);
        if (added.length === 0) return;
        setTold((earlier) => {
          const next = (earlier.at(-1)?.id ?? 0) + 1;
          return [...earlier, ...added.map((it, index) => ({ id: next + index, announcement: it }))].slice(
            -kept,
          );
        });
      }),
    [store],
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
    case "reply":
      return `${t("log.said", { who: t("log.assistant") })} ${announcement.text}`;
  }
}
