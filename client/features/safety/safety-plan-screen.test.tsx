import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readPlanCopy } from "#client/lib/safety-plan-copy.ts";
import { emptyPlan } from "#client/lib/safety-plan.ts";
import { ServicesProvider } from "#client/lib/services.tsx";
import { fakeServices } from "#client/test-services.tsx";
import { closedStorage } from "#client/test-storage.ts";
import { SafetyPlanScreen } from "./safety-plan-screen.tsx";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

type Fake = ReturnType<typeof fakeServices>;

function show({ services }: Fake, userId = "ada") {
  return act(async () =>
    render(
      <ServicesProvider services={services}>
        <SafetyPlanScreen userId={userId} />
      </ServicesProvider>,
    ),
  );
}

const people = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "People I can ask for help" });
const reasons = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "My reasons to stay" });
const write = (field: HTMLElement, text: string) => fireEvent.change(field, { target: { value: text } });
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));

test("unsaved text is still there after visiting another page, and is marked as unsaved", async () => {
  const fake = fakeServices();
  const { unmount } = await show(fake);
  expect(screen.queryByText("Not saved yet")).toBeNull();
  write(people(), "Sam, 555 0100");
  expect(screen.getByText("Not saved yet")).toBeTruthy();
  unmount();
  const other = await show(fake, "ben");
  expect(people().value).toBe("");
  other.unmount();
  await show(fake);
  expect(people().value).toBe("Sam, 555 0100");
  expect(screen.getByText("Not saved yet")).toBeTruthy();
});

test("saving removes the draft, and a failed save keeps it", async () => {
  const fake = fakeServices();
  const { unmount } = await show(fake);
  write(people(), "Sam");
  fake.safety.failing = true;
  await press("Save my plan");
  expect(screen.getByText("Not saved yet")).toBeTruthy();
  expect(sessionStorage).toHaveLength(1);
  fake.safety.failing = false;
  await press("Save my plan");
  expect(fake.safety.plan).toEqual({ ...emptyPlan, people: "Sam" });
  expect(screen.queryByText("Not saved yet")).toBeNull();
  expect(sessionStorage).toHaveLength(0);
  unmount();
  fake.safety.plan = { ...emptyPlan, people: "Sam and Kim" };
  await show(fake);
  expect(people().value).toBe("Sam and Kim");
});

test("a draft only holds its own parts; the others are as saved in the meantime", async () => {
  const fake = fakeServices();
  fake.safety.plan = { ...emptyPlan, reasons: "My sister" };
  const { unmount } = await show(fake);
  write(people(), "Sam");
  unmount();
  fake.safety.plan = { ...emptyPlan, reasons: "My sister, and the dog" };
  await show(fake);
  expect([people().value, reasons().value]).toEqual(["Sam", "My sister, and the dog"]);
});

test("a copy that the browser doesn't store isn't claimed to be stored", async () => {
  await show(fakeServices());
  vi.stubGlobal("localStorage", closedStorage());
  const keep = screen.getByRole("switch", { name: "Keep a copy on this device" });
  await act(async () => fireEvent.click(keep));
  expect(keep.getAttribute("aria-checked")).toBe("false");
  expect(screen.getByText(/This browser doesn't let us keep a copy/)).toBeTruthy();
  expect(readPlanCopy()).toBeNull();
  vi.unstubAllGlobals();
  await act(async () => fireEvent.click(keep));
  expect(keep.getAttribute("aria-checked")).toBe("true");
  expect(screen.queryByText(/This browser doesn't let us keep a copy/)).toBeNull();
  expect(readPlanCopy()).toEqual(emptyPlan);
});
