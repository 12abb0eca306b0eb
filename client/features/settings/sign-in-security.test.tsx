import { fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, test, vi } from "vitest";
import type { AccountPort } from "#client/lib/account-port.ts";
import { ServicesProvider } from "#client/lib/services.tsx";
import { settled } from "#client/test-backend.ts";
import { fakeServices, someone } from "#client/test-services.tsx";
import { SecondStepSection } from "./second-step-section.tsx";
import { SignInsSection } from "./sign-ins-section.tsx";

const firefox = "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0";
const signIn = (id: string, this_one: boolean) => ({
  id,
  user_agent: firefox,
  signed_in_at: "2026-11-20T10:00:00Z",
  last_used_at: "2026-11-20T10:00:00Z",
  this_one,
});
const factor = {
  id: "app",
  factor_type: "totp",
  status: "verified",
  created_at: "",
  updated_at: "",
} as const;
const passed = `e30.${btoa(JSON.stringify({ aal: "aal2" }))}.c2ln`;

async function open(account: Partial<AccountPort> = {}, factors: (typeof factor)[] = []) {
  const fake = fakeServices({ account });
  const rows = [signIn("here", true), signIn("phone", false)];
  fake.data.on("POST rpc/my_sign_ins", () => rows);
  fake.data.on("POST rpc/end_sign_in", (body) => {
    const at = rows.findIndex(({ id }) => id === (body as { sign_in: string }).sign_in);
    return rows.splice(at, 1).length === 1;
  });
  fake.emit("SIGNED_IN", { ...someone, access_token: passed, user: { ...someone.user, factors } });
  render(
    <MemoryRouter>
      <ServicesProvider services={fake.services}>
        <SecondStepSection />
        <SignInsSection userId={someone.user.id} />
      </ServicesProvider>
    </MemoryRouter>,
  );
  await settled(fake.data);
  const press = async (name: string) => {
    fireEvent.click(screen.getByRole("button", { name }));
    await settled(fake.data);
  };
  return { ...fake, rows, press };
}

test("setting up shows the key as a picture and as text, and asks for a code as proof", async () => {
  const pass = vi.fn<AccountPort["passSecondStep"]>().mockResolvedValue("done");
  const { press } = await open({ passSecondStep: pass });
  await press("Set it up");
  expect(screen.getByRole("img", { name: /QR code/ }).querySelector("svg")).not.toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>("Key").value).toBe("SECRET");
  await press("Turn it on");
  expect(screen.getByText("Please enter the six digits.")).toBeTruthy();
  fireEvent.change(screen.getByLabelText("Code"), { target: { value: "123456" } });
  await press("Turn it on");
  expect(pass).toHaveBeenCalledExactlyOnceWith("factor", "123456");
  expect(screen.queryByRole("img")).toBeNull();
});

test("a failure to begin is said", async () => {
  const { press } = await open({
    startSecondStep: () => Promise.resolve({ kind: "failed", failure: "unreachable" }),
  });
  await press("Set it up");
  expect(screen.getByRole("alert").textContent).toContain("We can't reach Hearken");
});

test("it is turned off by who passed it", async () => {
  const remove = vi.fn<AccountPort["removeSecondStep"]>().mockResolvedValue("done");
  const { press } = await open({ removeSecondStep: remove }, [factor]);
  expect(screen.getByText(/logging in takes your password and a code/)).toBeTruthy();
  await press("Turn it off");
  expect(remove).toHaveBeenCalledExactlyOnceWith("app");
});

test("sign-ins are listed by device and ended one by one, except this one", async () => {
  const { press, rows } = await open();
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Firefox, AndroidThis device",
    expect.stringMatching(/^Firefox, AndroidLast used Nov 20, 2026.*Log out$/),
  ]);
  await press("Log out Firefox, Android");
  expect(rows.map(({ id }) => id)).toEqual(["here"]);
  expect(screen.getAllByRole("listitem")).toHaveLength(1);
  expect(screen.queryByRole("button", { name: "Log out everywhere else" })).toBeNull();
});

test("all others are ended at once, and a failure is said", async () => {
  const signOutOthers = vi
    .fn<AccountPort["signOutOthers"]>()
    .mockResolvedValueOnce("unreachable")
    .mockResolvedValueOnce("done");
  const { press, rows } = await open({ signOutOthers });
  await press("Log out everywhere else");
  expect(screen.getByRole("alert").textContent).toContain("We can't reach Hearken");
  rows.pop();
  await press("Log out everywhere else");
  expect(screen.getAllByRole("listitem")).toHaveLength(1);
});
