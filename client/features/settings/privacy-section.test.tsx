import { fireEvent, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { ServicesProvider } from "#client/lib/services.tsx";
import { settled } from "#client/test-backend.ts";
import { fakeServices, profileOf } from "#client/test-services.tsx";
import { PrivacySection } from "./privacy-section.tsx";

const idOf = (kind: string, nth: number) => `${kind}0000000-0000-4000-8000-${String(nth).padStart(12, "0")}`;

/**
 * `count` memories, the newest first; every second one comes from a session that was deleted, and two each have the
 * same timestamp.
 */
function remember({ data }: ReturnType<typeof fakeServices>, count: number) {
  const numbers = Array.from({ length: count }, (_, nth) => nth);
  data.tables["sessions"] = numbers.map((nth) => ({ id: idOf("a", nth), title: `Talk ${nth}` }));
  data.tables["memories"] = numbers.map((nth) => ({
    id: idOf("b", count - nth),
    content: `Memory ${nth}`,
    created_at: new Date(Date.UTC(2025, 10, 20, 10, -Math.floor(nth / 2))).toISOString(),
    session_id: nth % 2 === 0 ? idOf("a", nth) : null,
  }));
}

async function open(fake = fakeServices()) {
  render(
    <MemoryRouter>
      <ServicesProvider services={fake.services}>
        <PrivacySection profile={profileOf()} />
      </ServicesProvider>
    </MemoryRouter>,
  );
  await settled(fake.data);
  const press = async (name: string, role = "button") => {
    fireEvent.click(await screen.findByRole(role, { name }));
    await settled(fake.data);
  };
  const held = () => fake.data.tables["memories"]?.map(({ content }) => content);
  return { ...fake, press, held };
}

const shown = () =>
  screen.queryAllByRole("button", { name: /^Forget: / }).map((it) => it.getAttribute("aria-label"));
const namesOf = (count: number) => Array.from({ length: count }, (_, nth) => `Forget: Memory ${nth}`);

test("memories are listed in pages, each with its session, and can be turned off", async () => {
  const fake = fakeServices();
  remember(fake, 25);
  const { row, press } = await open(fake);
  expect(shown()).toEqual(namesOf(10));
  expect(screen.getByRole("link", { name: "From “Talk 0”" }).getAttribute("href")).toBe(
    `/dashboard/session/${idOf("a", 0)}`,
  );
  expect(screen.getAllByText(/From a deleted/)).toHaveLength(5);
  await press("Show more");
  await press("Show more");
  expect(shown()).toEqual(namesOf(25));
  expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
  await press("Remember what matters to me", "switch");
  expect(row).toMatchObject({ memory_enabled: false });
});

test("a page that couldn't be loaded leaves the others, and says so until it is there", async () => {
  const fake = fakeServices();
  remember(fake, 12);
  const { data, press } = await open(fake);
  data.state.offline = true;
  await press("Show more");
  expect(screen.getByRole("alert").textContent).toContain("We can't reach Hearken");
  expect(shown()).toEqual(namesOf(10));
  data.state.offline = false;
  await press("Show more");
  expect(screen.queryByRole("alert")).toBeNull();
  expect(shown()).toEqual(namesOf(12));
});

test("one is forgotten, then all; a failure keeps it and says so", async () => {
  const fake = fakeServices();
  remember(fake, 3);
  const { data, press, held } = await open(fake);
  await press("Forget: Memory 1");
  data.state.failing = true;
  await press("Forget");
  expect(screen.getByRole("alert").textContent).toContain("Something went wrong on our side");
  expect(held()).toHaveLength(3);
  data.state.failing = false;
  await press("Forget");
  expect(held()).toEqual(["Memory 0", "Memory 2"]);
  expect(shown()).toEqual(["Forget: Memory 0", "Forget: Memory 2"]);
  expect(document.activeElement?.textContent).toBe("What Hearken remembers");
  await press("Forget everything");
  fireEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Forget everything" }));
  await settled(data);
  expect(screen.getByText(/^Nothing yet\. Anything that seems/)).toBeTruthy();
  expect(held()).toEqual([]);
});

test("the list can be retried if it couldn't be loaded", async () => {
  const fake = fakeServices();
  fake.data.state.failing = true;
  const { data, press } = await open(fake);
  expect(screen.getByText("We couldn't load what Hearken remembers")).toBeTruthy();
  data.state.failing = false;
  await press("Try again");
  expect(screen.getByText(/^Nothing yet\. Anything that seems/)).toBeTruthy();
});
