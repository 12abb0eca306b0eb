const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Escapes text for an HTML element's content or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (mark) => entities[mark] ?? "");
}

/** How long a browser may take to start saving, in ms. */
const beginsWithin = 60_000;

/** Saves a file through the browser's downloads. The content never leaves the device. */
export function saveFile(name: string, type: string, pieces: readonly string[]): void {
  const address = URL.createObjectURL(new Blob([...pieces], { type: `${type};charset=utf-8` }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), beginsWithin);
}
