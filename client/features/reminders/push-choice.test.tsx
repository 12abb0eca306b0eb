import { fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ServicesProvider } from "#client/lib/services.tsx";
import { toast } from "#client/lib/toast.ts";
import { settled } from "#client/test-backend.ts";
import { fakeServices, profileOf, someone } from "#client/test-services.tsx";
import { ReminderSettings } from "./reminder-settings.tsx";

const keys = { p256dh: "B-key", auth: "secret" };
type Held = { endpoint: string; unsubscribe: () => Promise<boolean> } | null;

/** A browser whose person answers `answer` when asked, and its push service. */
function browserThat(answer: NotificationPermission) {
  const state = { permission: "default" as NotificationPermission, held: null as Held, asked: 0 };
  const subscribe = () => {
    const unsubscribe = async () => {
      state.held = null;
      return true;
    };
    const endpoint = "https://push.example.com/here";
    state.held = { endpoint, unsubscribe };
    return Object.assign(state.held, { options: {}, toJSON: () => ({ endpoint, keys }) });
  };
  const pushManager = { getSubscription: async () => state.held, subscribe: async () => subscribe() };
  vi.stubGlobal("Notification", {
    get permission() {
      return state.permission;
    },
    requestPermission: async () => {
      state.asked += 1;
      state.permission = answer;
      return answer;
    },
  });
  vi.stubGlobal("PushManager", vi.fn<() => void>());
  Object.defineProperty(navigator, "serviceWorker", {
    configurable: true,
    value: { getRegistration: async () => ({ pushManager }) },
  });
  return state;
}

beforeEach(() => {
  vi.spyOn(toast, "success").mockReturnValue(undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "serviceWorker");
});

/** The settings, with a server that keeps devices. */
async function open(elsewhere: readonly string[] = []) {
  const fake = fakeServices();
  const { data } = fake;
  const rows = elsewhere.map((device, nth) => ({ id: `other-${nth}`, device, endpoint: "" }));
  const on = { is_enabled: true, email_enabled: false, push_enabled: false, paused_at: null };
  data.tables["mood_reminders"] = [
    { user_id: someone.user.id, reminder_time: "20:00", timezone: "Europe/London", ...on },
  ];
  type Saved = { push_endpoint: string; device_name: string };
  data.on("POST rpc/save_push_subscription", (body) => {
    const { push_endpoint: endpoint, device_name: device } = body as Saved;
    rows.push({ id: "here", device, endpoint });
    return "here";
  });
  data.on("POST rpc/remove_push_device", (body) => {
    const at = rows.findIndex(({ id }) => id === (body as { device_id: string }).device_id);
    return rows.splice(at, 1).length === 1;
  });
  data.on("POST rpc/my_push_devices", (body) => {
    const { push_endpoint = "none" } = (body ?? {}) as { push_endpoint?: string };
    return rows.map(({ id, device, endpoint }) => ({ id, device, this_device: endpoint === push_endpoint }));
  });
  render(
    <MemoryRouter>
      <ServicesProvider services={{ ...fake.services, pushKey: "server-key" }}>
        <ReminderSettings profile={profileOf()} />
      </ServicesProvider>
    </MemoryRouter>,
  );
  await settled(data);
  // The devices are asked for once the reminder is there.
  await settled(data);
  const press = async (role: string, name: string) => {
    fireEvent.click(screen.getByRole(role, { name }));
    await settled(data);
  };
  return { rows, press, saved: () => data.tables["mood_reminders"]?.[0] };
}

const isOn = () =>
  screen.getByRole("switch", { name: "On my devices" }).getAttribute("aria-checked") === "true";
const devices = () => screen.queryAllByRole("listitem").map(({ textContent }) => textContent);

test("permission is asked for in the tap that turns it on, and the device is listed", async () => {
  const browser = browserThat("granted");
  const { press, rows, saved } = await open();
  expect(browser.asked).toBe(0);
  await press("switch", "On my devices");
  expect([browser.asked, isOn(), rows.length]).toEqual([1, true, 1]);
  expect(devices()).toEqual([expect.stringContaining("This device")]);
  await press("button", "Save reminder");
  expect(saved()).toMatchObject({ push_enabled: true, email_enabled: false });
});

test("a device is turned off alone, and gives up its address", async () => {
  const browser = browserThat("granted");
  const { press, rows } = await open(["Firefox, Android"]);
  await press("switch", "On my devices");
  expect(devices()).toHaveLength(2);
  const here = rows.find(({ id }) => id === "here")?.device ?? "";
  await press("button", `Turn off for ${here}`);
  expect([rows.length, browser.held, isOn()]).toEqual([1, null, true]);
  await press("button", "Turn on for this device");
  expect([rows.length, browser.held === null]).toEqual([2, false]);
});

test("whoever refuses stays without, and reads what to do", async () => {
  browserThat("denied");
  const { press, rows } = await open();
  await press("switch", "On my devices");
  expect([isOn(), rows.length]).toEqual([false, 0]);
  expect(screen.getByText(/Your browser is blocking notifications here/)).toBeTruthy();
});

test("a browser without push says so, and another device's reminders can be turned on all the same", async () => {
  const { press } = await open(["Firefox, Android"]);
  await press("switch", "On my devices");
  expect(isOn()).toBe(true);
  expect(screen.getByText(/This browser can't show notifications while Hearken is closed/)).toBeTruthy();
});
