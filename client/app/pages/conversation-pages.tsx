import { WithConversation } from "#client/app/with-conversation.tsx";
import { BeforeChat } from "#client/call/ui/before-chat.tsx";

/** A session by voice or text. */
export function StartSessionPage() {
  return (
    <WithConversation>
      {(userId, { OwnConversation }) => <OwnConversation userId={userId} />}
    </WithConversation>
  );
}

/** A session by text only. Its texts are there before the conversation's code is. */
export function ChatPage() {
  return (
    <WithConversation waiting={<BeforeChat onStart={null} />}>
      {(userId, { OwnChat }) => <OwnChat userId={userId} />}
    </WithConversation>
  );
}

ChatPage.Waiting = function ChatWaiting() {
  return <BeforeChat onStart={null} />;
};
