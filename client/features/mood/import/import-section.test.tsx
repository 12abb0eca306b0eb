import { fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { z } from "zod";
import { ServicesProvider } from "#client/lib/services.tsx";
import { settled } from "#client/test-backend.ts";
import { fakeServices } from "#client/test-services.tsx";
import { ImportSection } from "./import-section.tsx";
import { largestFile } from "./moment-file.ts";

let settle = async () => {};

function open() {
  const fake = fakeServices();
  render(
    <MemoryRouter>
      <ServicesProvider services={fake.services}>
        <ImportSection userId="ada" today="2025-11-20" />
      </ServicesProvider>
    </MemoryRouter>,
  );
  settle = () => settled(fake.data);
  return fake.data;
}

const bodySchema = z.object({ app: z.string(), moments: z.array(z.record(z.string(), z.unknown())) });

/** The database, which knows `known` of each call's moments already. */
function serve(data: ReturnType<typeof open>, known = 0) {
  const calls: z.infer<typeof bodySchema>[] = [];
  data.on("POST rpc/import_moments", (body) => {
    const call = bodySchema.parse(body);
    calls.push(call);
    return call.moments.length - known;
  });
  return calls;
}

async function chooseFile(file: File) {
  const input = screen.getByLabelText("Choose a CSV file, up to 2 MB");
  fireEvent.change(input, { target: { files: [file] } });
  await settle();
}
const choose = (text: string) => chooseFile(new File([text], "export.csv", { type: "text/csv" }));
const press = async (name: string) => {
  fireEvent.click(screen.getByRole("button", { name }));
  await settle();
};

const heading = "full_date,date,weekday,time,mood,activities,note_title,note\n";
const row = (nth: number, mood = "good") => {
  const at = new Date(Date.parse("2025-01-01T00:00:00Z") + nth * 3_600_000).toISOString();
  return `${at.slice(0, 10)},,,${at.slice(11, 16)},${mood},work | chess,,\n`;
};

test("a file is shown before anything is added; a mood without a level is asked for", async () => {
  const data = open();
  const calls = serve(data, 1);
  await choose(heading + row(0) + row(1, "wobbly") + row(2, "zen") + row(2, "zen"));
  expect(screen.getByText("Daylio: 3 moments from January 1, 2025 to January 1, 2025")).toBeTruthy();
  expect(screen.getByText("Left out because their mood has no level: 2")).toBeTruthy();
  expect(screen.getByText("Left out because there's another from the same minute: 1")).toBeTruthy();
  expect(calls).toEqual([]);
  fireEvent.change(screen.getByLabelText("wobbly (1)"), { target: { value: "2" } });
  expect(screen.getByText("Left out because their mood has no level: 1")).toBeTruthy();
  await press("Add 2 moments");
  expect(calls).toEqual([
    {
      app: "daylio",
      moments: [
        { at: "2025-01-01T00:00", mood: 4, activities: ["work"], words: "chess" },
        { at: "2025-01-01T01:00", mood: 2, activities: ["work"], words: "chess" },
      ],
    },
  ]);
  expect(screen.getByText("Moments added: 1")).toBeTruthy();
  expect(screen.getByText("Already here, or over the limit: 1")).toBeTruthy();
});

test("many moments go a thousand at a time, and a failure can be tried again", async () => {
  const data = open();
  const calls = serve(data);
  await choose(heading + Array.from({ length: 2_500 }, (_, nth) => row(nth)).join(""));
  data.state.offline = true;
  await press("Add 2,500 moments");
  expect(screen.getByRole("alert").textContent).toContain("trying again adds nothing twice");
  data.state.offline = false;
  await press("Add 2,500 moments");
  expect(calls.map(({ moments }) => moments.length)).toEqual([1000, 1000, 500]);
  expect(screen.getByText("Moments added: 2,500")).toBeTruthy();
});

test("a file that can't be taken says why, and another can be chosen", async () => {
  open();
  await choose("name,price\nsoup,3\n");
  expect(screen.getByRole("alert").textContent).toContain("isn't a CSV file from Daylio or How We Feel");
  await choose("x".repeat(largestFile + 1));
  expect(screen.getByRole("alert").textContent).toBe("This file is larger than 2 MB.");
  const moved = new File([heading], "export.csv");
  vi.spyOn(moved, "text").mockRejectedValue(new DOMException("gone", "NotFoundError"));
  await chooseFile(moved);
  expect(screen.getByRole("alert").textContent).toContain("This file can't be read.");
  await choose(heading + row(0));
  await press("Cancel");
  expect(screen.queryByRole("alert")).toBeNull();
});
