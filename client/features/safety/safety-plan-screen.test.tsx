import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type SafetyPlan, emptyPlan, readPlanCopy, savePlanCopy } from "#client/lib/safety-plan.ts";
import { ServicesProvider } from "#client/lib/services.tsx";
import { settled } from "#client/test-backend.ts";
import { fakeServices } from "#client/test-services.tsx";
import { closedStorage } from "#client/test-storage.ts";
import { hearToasts } from "#client/test-toasts.ts";
import { SafetyPlanScreen } from "./safety-plan-screen.tsx";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

type Fake = ReturnType<typeof fakeServices>;

async function show({ services, data }: Fake) {
  const shown = render(
    <ServicesProvider services={services}>
      <SafetyPlanScreen userId="ada" />
    </ServicesProvider>,
  );
  await settled(data);
  const press = async (name: string) => {
    fireEvent.click(screen.getByRole("button", { name }));
    await settled(data);
  };
  return { ...shown, press };
}

const saved = ({ data }: Fake) => data.tables["safety_plans"] ?? [];
const save = ({ data }: Fake, plan: Partial<SafetyPlan>) => {
  data.tables["safety_plans"] = [{ user_id: "ada", ...emptyPlan, ...plan }];
};

const people = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "People I can ask for help" });
const reasons = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "My reasons to stay" });
const write = (field: HTMLElement, text: string) => fireEvent.change(field, { target: { value: text } });

test("unsaved text is still there after visiting another page, and is marked as unsaved", async () => {
  const fake = fakeServices();
  const { unmount } = await show(fake);
  expect(screen.queryByText("Not saved yet")).toBeNull();
  write(people(), "Sam, 555 0100");
  expect(screen.getByText("Not saved yet")).toBeTruthy();
  unmount();
  await show(fake);
  expect(people().value).toBe("Sam, 555 0100");
  expect(screen.getByText("Not saved yet")).toBeTruthy();
});

test("another person's draft isn't shown", async () => {
  sessionStorage.setItem("hearken.safety-plan-draft.ben", JSON.stringify({ people: "Kim" }));
  await show(fakeServices());
  expect(people().value).toBe("");
});

test("saving removes the draft, and a failed save keeps it", async () => {
  const fake = fakeServices();
  const { unmount, press } = await show(fake);
  write(people(), "Sam");
  fake.data.state.failing = true;
  await press("Save my plan");
  expect(screen.getByText("Not saved yet")).toBeTruthy();
  expect(sessionStorage).toHaveLength(1);
  fake.data.state.failing = false;
  await press("Save my plan");
  expect(saved(fake)).toMatchObject([{ user_id: "ada", people: "Sam" }]);
  expect(screen.queryByText("Not saved yet")).toBeNull();
  expect(sessionStorage).toHaveLength(0);
  unmount();
  save(fake, { people: "Sam and Kim" });
  await show(fake);
  expect(people().value).toBe("Sam and Kim");
});

test("that the plan was saved isn't said beside that it wasn't", async () => {
  const { shown } = hearToasts();
  const fake = fakeServices();
  const { press } = await show(fake);
  write(people(), "Sam");
  await press("Save my plan");
  expect(shown()).toEqual(["Your plan is saved"]);
  fake.data.state.failing = true;
  await press("Save my plan");
  expect(screen.getByRole("alert").textContent).toContain("We couldn't save your plan");
  expect(shown()).toEqual([]);
  fake.data.state.failing = false;
  await press("Save my plan");
  expect(screen.queryByRole("alert")).toBeNull();
  expect(shown()).toEqual(["Your plan is saved"]);
});

test("a draft only holds its own parts; the others are as saved in the meantime", async () => {
  const fake = fakeServices();
  save(fake, { reasons: "My sister" });
  const { unmount } = await show(fake);
  write(people(), "Sam");
  unmount();
  save(fake, { reasons: "My sister, and the dog" });
  await show(fake);
  expect([people().value, reasons().value]).toEqual(["Sam", "My sister, and the dog"]);
});

test("saving writes only what was changed here, and shows and keeps what another device saved", async () => {
  const fake = fakeServices();
  save(fake, { reasons: "My sister" });
  savePlanCopy("ada", { ...emptyPlan, reasons: "My sister" });
  const { press } = await show(fake);
  save(fake, { reasons: "My sister, and the dog" });
  write(people(), "Sam");
  await press("Save my plan");
  const both = { ...emptyPlan, people: "Sam", reasons: "My sister, and the dog" };
  expect(saved(fake)).toMatchObject([both]);
  expect([people().value, reasons().value]).toEqual(["Sam", "My sister, and the dog"]);
  expect(readPlanCopy("ada")).toEqual(both);
  expect(screen.queryByText("Not saved yet")).toBeNull();
});

test("a part that is too long says so at once and isn't saved: Save leads to it, and nothing is cut", async () => {
  const fake = fakeServices();
  const { press } = await show(fake);
  const long = "a".repeat(2_001);
  write(people(), long);
  expect(people().getAttribute("aria-invalid")).toBe("true");
  await press("Save my plan");
  expect(document.activeElement).toBe(people());
  expect([people().value, saved(fake)]).toEqual([long, []]);
});

test("a copy that the browser doesn't store isn't claimed to be stored", async () => {
  await show(fakeServices());
  vi.stubGlobal("localStorage", closedStorage());
  const keep = screen.getByRole("switch", { name: "Keep a copy on this device" });
  await act(async () => fireEvent.click(keep));
  expect(keep.getAttribute("aria-checked")).toBe("false");
  expect(screen.getByText(/This browser doesn't let us keep a copy/)).toBeTruthy();
  expect(readPlanCopy("ada")).toBeNull();
  vi.unstubAllGlobals();
  await act(async () => fireEvent.click(keep));
  expect(keep.getAttribute("aria-checked")).toBe("true");
  expect(screen.queryByText(/This browser doesn't let us keep a copy/)).toBeNull();
  expect(readPlanCopy("ada")).toEqual(emptyPlan);
});

const otherTab = async (change: () => void) => {
  change();
  await act(async () => window.dispatchEvent(new StorageEvent("storage")));
};
const isKept = () =>
  screen.getByRole("switch", { name: "Keep a copy on this device" }).getAttribute("aria-checked") === "true";

test("a copy that another tab removed isn't made again by saving here", async () => {
  savePlanCopy("ada", { ...emptyPlan, people: "Sam" });
  const { press } = await show(fakeServices());
  localStorage.clear();
  write(reasons(), "my sister");
  await press("Save my plan");
  expect([readPlanCopy("ada"), isKept()]).toEqual([null, false]);
});

test("whether a copy is kept is shown as another tab has left it, and saving renews one that it made", async () => {
  const { press } = await show(fakeServices());
  await otherTab(() => localStorage.setItem("hearken.safety-plan.ada", JSON.stringify(emptyPlan)));
  expect(isKept()).toBe(true);
  write(reasons(), "my sister");
  await press("Save my plan");
  expect(readPlanCopy("ada")).toEqual({ ...emptyPlan, reasons: "my sister" });
  await otherTab(() => localStorage.clear());
  expect(isKept()).toBe(false);
});

test("where the plan can't be loaded, the copy on this device is shown to its owner", async () => {
  const plan = { ...emptyPlan, people: "Sam, 555 0100" };
  const fake = fakeServices();
  fake.data.state.failing = true;
  savePlanCopy("ben", plan);
  const { unmount } = await show(fake);
  expect(screen.getByText("We couldn't load your plan")).toBeTruthy();
  expect(screen.queryByText("Sam, 555 0100")).toBeNull();
  unmount();
  savePlanCopy("ada", plan);
  await show(fake);
  expect(screen.getByText("Sam, 555 0100")).toBeTruthy();
});
