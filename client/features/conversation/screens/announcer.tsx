import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { announcementsOf, type Announcement } from "./announcements.ts";
import { useConversation } from "./conversation-context.tsx";

/** So many stay: taking one away while it is being read would cut it off. */
const kept = 4;

type Told = { readonly id: number; readonly news: Announcement };

/** Tells a screen reader what `announcementsOf` finds, one line each. */
export function Announcer() {
  const { store } = useConversation();
  const [told, setTold] = useState<readonly Told[]>([]);
  useEffect(
    () =>
      store.subscribe((after, before) => {
        const news = announcementsOf(before, after);
        if (news.length === 0) return;
        setTold((earlier) => {
          const next = (earlier.at(-1)?.id ?? 0) + 1;
          return [...earlier, ...news.map((it, index) => ({ id: next + index, news: it }))].slice(-kept);
        });
      }),
    [store],
  );
  return (
    <div aria-live="polite" aria-relevant="additions" className="sr-only" data-announcer="">
      {told.map(({ id, news }) => (
        <p key={id}>
          <News news={news} />
        </p>
      ))}
    </div>
  );
}

function News({ news }: { news: Announcement }) {
  const { t } = useTranslation(["conversation", "safety"]);
  switch (news.kind) {
    case "status":
      return t(`status.${news.status}`);
    case "help":
      return t(`safety:session.${news.card}`, { help: t("safety:bar.button") });
    case "reply":
      return `${t("log.said", { who: t("log.assistant") })} ${news.text}`;
  }
}
