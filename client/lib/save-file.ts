const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text for the inside of an element or of a quoted attribute of an HTML file. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (mark) => entities[mark] ?? "");
}

/** How long a browser may take to begin saving, ms. */
const beginsWithin = 60_000;

/** Hands a file to the browser's downloads. The text never leaves the device. */
export function saveFile(name: string, type: string, pieces: readonly string[]): void {
  const address = URL.createObjectURL(new Blob([...pieces], { type: `${type};charset=utf-8` }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), beginsWithin);
}
