import { act, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, Link, Outlet, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useConversationState } from "#client/call/ui/conversation-context.tsx";
import { noteAiNotice } from "#client/lib/ai-notice.ts";
import { useConversationStarter } from "#client/lib/conversation-starter.ts";
import { ServicesProvider } from "#client/lib/services.tsx";
import { fakeServices, someone } from "#client/test-services.tsx";
import { ConversationHost } from "./conversation-host.tsx";
import { WithConversation } from "./pages/conversation-pages.tsx";

class Socket extends EventTarget {
  static readonly OPEN = 1;
  readonly readyState = 1;
  readonly sent: string[] = [];
  static readonly opened: Socket[] = [];
  closedWith: number | null = null;
  constructor() {
    super();
    Socket.opened.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(code: number): void {
    this.closedWith = code;
  }
}

beforeEach(() => {
  localStorage.clear();
  Socket.opened.length = 0;
  const ticket = { ticket: "ticket", expiresAt: new Date().toISOString() };
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(ticket)));
  vi.stubGlobal("WebSocket", Socket);
});
afterEach(() => vi.unstubAllGlobals());

function Elsewhere() {
  const { start, running } = useConversationStarter();
  return (
    <>
      <h1>Elsewhere</h1>
      <button onClick={() => start({ mode: "chat", continues: null })}>
        {running ? "Back" : "Chat now"}
      </button>
    </>
  );
}

function Stage() {
  return <p>{useConversationState(({ stage }) => stage.kind)}</p>;
}

async function open(fake = fakeServices()) {
  const { services, emit } = fake;
  if (services.auth.getState().status === "loading") emit("INITIAL_SESSION", someone);
  const layout = (
    <ConversationHost userId={someone.user.id}>
      {(bar) => (
        <>
          <Link to="/dashboard">Home</Link>
          <Outlet />
          {bar}
        </>
      )}
    </ConversationHost>
  );
  const router = createMemoryRouter(
    [
      {
        element: layout,
        children: [
          { path: "/dashboard", element: <Elsewhere /> },
          {
            path: "/dashboard/start-session",
            element: <WithConversation>{() => <Stage />}</WithConversation>,
          },
        ],
      },
    ],
    { initialEntries: ["/dashboard"] },
  );
  await act(async () =>
    render(
      <ServicesProvider services={services}>
        <RouterProvider router={router} />
      </ServicesProvider>,
    ),
  );
  return router;
}

const tap = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));

test("one tap starts a conversation and opens its page; on other pages it goes on, in a bar", async () => {
  noteAiNotice(someone.user.id, Date.now());
  const router = await open();
  await tap("Chat now");
  expect(await screen.findByText("starting")).toBeTruthy();
  expect(router.state.location.pathname).toBe("/dashboard/start-session");
  await vi.waitFor(() => expect(Socket.opened).toHaveLength(1));
  await act(() => router.navigate("/dashboard"));
  expect(await screen.findByRole("region", { name: "Conversation in progress" })).toBeTruthy();
  expect(Socket.opened[0]?.closedWith).toBeNull();
  await tap("Back");
  expect(router.state.location.pathname).toBe("/dashboard/start-session");
  expect(screen.queryByRole("region", { name: "Conversation in progress" })).toBeNull();
  expect(Socket.opened).toHaveLength(1);
});

test("on a device whose clock is hours ahead, a token that was just renewed counts as valid", async () => {
  noteAiNotice(someone.user.id, Date.now());
  const fake = fakeServices();
  const anHourAgo = Math.round(Date.now() / 1_000) - 3_600;
  fake.emit("INITIAL_SESSION", { ...someone, expires_at: anHourAgo });
  await open(fake);
  await tap("Chat now");
  expect(await screen.findByText("starting")).toBeTruthy();
  expect(Socket.opened).toHaveLength(0);
  await act(async () =>
    fake.emit("TOKEN_REFRESHED", { ...someone, access_token: "a.new.c", expires_at: anHourAgo }),
  );
  await vi.waitFor(() => expect(Socket.opened).toHaveLength(1));
});

test("on a device whose clock is behind, a token that the relay refuses is renewed, and the talk begins", async () => {
  noteAiNotice(someone.user.id, Date.now());
  const asked: (string | null)[] = [];
  vi.stubGlobal("fetch", (_: string, init?: RequestInit) => {
    const token = new Headers(init?.headers).get("authorization");
    asked.push(token);
    const ticket = { ticket: "ticket", expiresAt: new Date().toISOString() };
    return Promise.resolve(
      token === "Bearer a.b.c" ? Response.json({}, { status: 401 }) : Response.json(ticket),
    );
  });
  await open();
  await tap("Chat now");
  await vi.waitFor(() => expect(Socket.opened).toHaveLength(1));
  expect(screen.getByText("starting")).toBeTruthy();
  expect(asked).toEqual(["Bearer a.b.c", "Bearer a.renewed.c"]);
});

test("the first one asks once whether it is known to be an AI", async () => {
  await open();
  await tap("Chat now");
  expect(await screen.findByText("You'll be talking with an AI, not a person")).toBeTruthy();
  expect(Socket.opened).toHaveLength(0);
  await tap("I understand, start chat");
  expect(await screen.findByText("starting")).toBeTruthy();
  expect(localStorage.getItem(`hearken.ai-notice.${someone.user.id}`)).not.toBeNull();
});
