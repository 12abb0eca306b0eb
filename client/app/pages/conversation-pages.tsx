import { useState } from "react";
import { WithConversation } from "#client/app/with-conversation.tsx";
import { BeforeChat } from "#client/call/ui/before-chat.tsx";

/** A session by voice or text. */
export function StartSessionPage() {
  return <WithConversation>{(userId, { OwnSession }) => <OwnSession userId={userId} />}</WithConversation>;
}

/** A session by text only. Its start is there before the conversation's code is, and is opened when that comes. */
export function ChatPage() {
  const [asked, setAsked] = useState(false);
  return (
    <WithConversation waiting={<BeforeChat onStart={() => setAsked(true)} />}>
      {(userId, { OwnChat }) => <OwnChat userId={userId} asked={asked} />}
    </WithConversation>
  );
}

ChatPage.Waiting = function ChatWaiting() {
  return <BeforeChat onStart={() => undefined} />;
};
