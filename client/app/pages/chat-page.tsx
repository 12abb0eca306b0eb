import { TextChatScreen } from "#client/features/conversation/screens/text-chat-screen.tsx";
import { WithConversation } from "../with-conversation.tsx";

/** A session in writing alone. */
export function ChatPage() {
  return <WithConversation>{(userId) => <TextChatScreen userId={userId} />}</WithConversation>;
}
