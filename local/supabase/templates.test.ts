import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

function read(path: string): string {
  return readFileSync(new URL(`../../supabase/${path}`, import.meta.url), "utf8");
}

test.each(["confirmation", "recovery", "magic_link"])(
  "the %s email has the same subject here and in a hosted project",
  (kind) => {
    const [, title = ""] = /<title>(.*)<\/title>/.exec(read(`templates/${kind}.html`)) ?? [];
    expect(title).not.toBe("");
    expect(read("config.toml")).toContain(
      `[auth.email.template.${kind}]\nsubject = '${title}'\ncontent_path = "./supabase/templates/${kind}.html"`,
    );
  },
);

test.each(["confirmation", "recovery", "magic_link"])(
  "the %s email loads nothing and doesn't reveal what the app is for",
  (kind) => {
    const html = read(`templates/${kind}.html`);
    expect(html).not.toMatch(/<img|<script|<link|url\(|https?:/i);
    expect(html).not.toMatch(/feel|mood|emotion|therap|mental/i);
    expect(html.match(/\{\{ \.ConfirmationURL \}\}/g)).toHaveLength(3);
  },
);
