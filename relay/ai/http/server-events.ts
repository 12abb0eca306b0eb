/** Extracts the data of server-sent events from a stream of bytes (HTML standard, 9.2). */
export class ServerEvents {
  readonly #decoder = new TextDecoder();
  #line = "";
  #data: string[] = [];

  /** Takes bytes; returns the data of the events completed by them. */
  push(bytes: Uint8Array): string[] {
    return this.#take(this.#decoder.decode(bytes, { stream: true }));
  }

  /** The stream has ended; some servers omit the last empty line. */
  finish(): string[] {
    return this.#take("\n\n");
  }

  #take(text: string): string[] {
    const lines = (this.#line + text).split("\n");
    this.#line = lines.pop() ?? "";
    const events: string[] = [];
    for (const line of lines) {
      const plain = line.endsWith("\r") ? line.slice(0, -1) : line;
      if (plain.startsWith("data:")) this.#data.push(plain.slice(plain.startsWith("data: ") ? 6 : 5));
      else if (plain === "" && this.#data.length > 0) events.push(this.#data.splice(0).join("\n"));
    }
    return events;
  }
}
