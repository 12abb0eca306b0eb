import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { ServicesProvider } from "#client/lib/services.tsx";
import { toast } from "#client/lib/toast.ts";
import { settled } from "#client/test-backend.ts";
import { fakeServices, someone } from "#client/test-services.tsx";
import { ReplyThumbs } from "./reply-thumbs.tsx";

const session = "7d6f7f3e-52c1-4b55-9d1e-8a4c1f5f9a10";

const pressed = () =>
  screen.queryAllByRole("button", { pressed: true }).map((it) => it.getAttribute("aria-label"));

async function open(ids: readonly string[], stored: readonly Record<string, unknown>[]) {
  const fake = fakeServices();
  fake.data.tables["session_messages"] = stored.map((row) => ({ session_id: session, rating: null, ...row }));
  render(
    <ServicesProvider services={fake.services}>
      {ids.map((id) => (
        <ReplyThumbs key={id} userId={someone.user.id} sessionId={session} messageId={id} />
      ))}
    </ServicesProvider>,
  );
  await settled(fake.data);
  const kept = () => fake.data.tables["session_messages"]?.map(({ rating }) => rating);
  const press = async (name: string, nth = 0) => {
    const thumb = screen.getAllByRole("button", { name })[nth];
    if (thumb) fireEvent.click(thumb);
    await settled(fake.data);
  };
  return { ...fake, kept, press };
}

test("a thumb is kept, replaced by the other, and taken back by pressing it again", async () => {
  const { kept, press } = await open(["1"], [{ id: "1" }]);
  expect(pressed()).toEqual([]);
  await press("Good reply");
  expect([kept(), pressed()]).toEqual([["up"], ["Good reply"]]);
  await press("Poor reply");
  expect([kept(), pressed()]).toEqual([["down"], ["Poor reply"]]);
  await press("Poor reply");
  expect([kept(), pressed()]).toEqual([[null], []]);
});

test("what was rated before is shown, with one request for all replies, and others stay as they are", async () => {
  const { data, kept, press } = await open(["1", "2"], [{ id: "1", rating: "down" }, { id: "2" }]);
  expect(data.requests).toHaveLength(1);
  expect(pressed()).toEqual(["Poor reply"]);
  await press("Good reply", 1);
  expect(kept()).toEqual(["down", "up"]);
  expect(pressed()).toEqual(["Poor reply", "Good reply"]);
});

test("a rating that can't be kept is said, and not shown", async () => {
  const told = vi.spyOn(toast, "error").mockReturnValue(undefined);
  const { data, press } = await open(["1"], [{ id: "1" }]);
  data.on("PATCH session_messages", () => Response.json({}, { status: 500 }));
  await press("Good reply");
  expect(told).toHaveBeenCalledExactlyOnceWith("We couldn't save your rating. Please try again.");
  expect(pressed()).toEqual([]);
});

test("a reply that isn't stored yet is looked for again", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { data, kept, press } = await open(["1"], []);
  const pressing = press("Good reply");
  await vi.waitFor(() => expect(data.requests).toHaveLength(2));
  data.tables["session_messages"] = [{ id: "1", session_id: session, rating: null }];
  await vi.advanceTimersByTimeAsync(1_500);
  await pressing;
  expect(kept()).toEqual(["up"]);
  expect(pressed()).toEqual(["Good reply"]);
  vi.useRealTimers();
});
