import { useRef } from "react";
import { useConversationState } from "./conversation-context.tsx";
import { presenceForm } from "./presence-form.ts";
import { Presence } from "./presence.tsx";
import { useLevel } from "./use-level.ts";

type PresenceViewProps = { still: boolean; className?: string | undefined };

/** The presence, as the conversation stands. */
export function PresenceView({ still, className }: PresenceViewProps) {
  const form = useConversationState(presenceForm);
  const place = useRef<HTMLDivElement>(null);
  useLevel(place);
  return <Presence ref={place} form={form} still={still} className={className} />;
}
