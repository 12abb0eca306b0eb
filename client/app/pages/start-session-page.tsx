import { StartSessionScreen } from "#client/features/conversation/screens/start-session-screen.tsx";
import { WithConversation } from "../with-conversation.tsx";

/** A session by voice or in writing. */
export function StartSessionPage() {
  return <WithConversation>{(userId) => <StartSessionScreen userId={userId} />}</WithConversation>;
}
