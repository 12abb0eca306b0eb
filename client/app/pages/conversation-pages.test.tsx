import { act, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import { useConversation } from "#client/call/ui/conversation-context.tsx";
import { ServicesProvider } from "#client/lib/services.tsx";
import { fakeServices, someone } from "#client/test-services.tsx";
import { ConversationHost } from "../conversation-host.tsx";
import { WithConversation } from "./conversation-pages.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
});

class Socket extends EventTarget {
  static readonly OPEN = 1;
  static readonly opened: Socket[] = [];
  readonly readyState = 1;
  closedWith: number | null = null;
  constructor() {
    super();
    Socket.opened.push(this);
  }
  close(code: number): void {
    this.closedWith = code;
  }
}

function Screen() {
  const { actions } = useConversation();
  return (
    <button onClick={() => actions.start({ mode: "chat", title: null, moodBefore: null })}>Start</button>
  );
}

test("signing out closes the conversation's socket at once", async () => {
  const ticket = { ticket: "ticket", expiresAt: new Date().toISOString() };
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(ticket)));
  vi.stubGlobal("WebSocket", Socket);
  const { services, emit } = fakeServices();
  emit("INITIAL_SESSION", someone);
  await act(async () => {
    render(
      <ServicesProvider services={services}>
        <MemoryRouter>
          <ConversationHost userId={someone.user.id}>
            {() => <WithConversation>{() => <Screen />}</WithConversation>}
          </ConversationHost>
        </MemoryRouter>
      </ServicesProvider>,
    );
  });
  const begin = await screen.findByRole("button", { name: "Start" });
  await act(async () => fireEvent.click(begin));
  await vi.waitFor(() => expect(Socket.opened).toHaveLength(1));
  expect(Socket.opened[0]?.closedWith).toBeNull();
  await act(() => services.auth.signOut("local"));
  expect(Socket.opened[0]?.closedWith).toBe(1000);
});
