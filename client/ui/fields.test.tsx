import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Checkbox } from "./checkbox.tsx";
import { Switch } from "./switch.tsx";
import { Select } from "./select.tsx";
import { PasswordField, TextField } from "./text-field.tsx";

/** The texts of the elements that describe a control. */
function description(control: Element): string {
  const ids = control.getAttribute("aria-describedby")?.split(" ") ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(" | ");
}

const nothing = () => undefined;

describe("fields", () => {
  it("associate hint and error with the control and mark it invalid", () => {
    render(<TextField label="Email" hint="We write rarely" error="This is no address" />);
    const input = screen.getByLabelText("Email");
    expect(description(input)).toBe("We write rarely | This is no address");
    expect(input.getAttribute("aria-invalid")).toBe("true");
  });

  it("have no description and aren't invalid without hint and error", () => {
    render(<TextField label="Email" />);
    const input = screen.getByLabelText("Email");
    expect([input.hasAttribute("aria-describedby"), input.hasAttribute("aria-invalid")]).toEqual([
      false,
      false,
    ]);
  });

  it("show a password only while asked to, keeping what was typed", () => {
    render(<PasswordField label="Password" defaultValue="secret" autoComplete="current-password" />);
    const input = screen.getByLabelText<HTMLInputElement>("Password");
    fireEvent.click(screen.getByRole("button", { name: "Show password" }));
    expect([input.type, input.value]).toEqual(["text", "secret"]);
    fireEvent.click(screen.getByRole("button", { name: "Hide password" }));
    expect(input.type).toBe("password");
  });

  it("label checkboxes, switches and lists, and describe them", () => {
    render(
      <>
        <Checkbox label="I agree" checked={false} onCheckedChange={nothing} error="Please accept" />
        <Switch label="Reminders" checked onCheckedChange={nothing} hint="By e-mail" />
        <Select
          label="Voice"
          options={[{ value: "a", label: "Warm" }]}
          value="a"
          onValueChange={nothing}
          error="Choose"
        />
      </>,
    );
    expect(description(screen.getByRole("checkbox", { name: "I agree" }))).toBe("Please accept");
    expect(description(screen.getByRole("switch", { name: "Reminders", checked: true }))).toBe("By e-mail");
    expect(description(screen.getByRole("combobox", { name: "Voice" }))).toBe("Choose");
  });

  it("report presses on the box or on the label", () => {
    const heard: boolean[] = [];
    render(<Checkbox label="I agree" checked={false} onCheckedChange={(next) => heard.push(next)} />);
    fireEvent.click(screen.getByRole("checkbox"));
    fireEvent.click(screen.getByText("I agree"));
    expect(heard).toEqual([true, true]);
  });
});
