/** Removes what this browser keeps for one person, drafts above all. Its language and theme belong to the device. */
export function forgetOnDevice(userId: string, storages: readonly Storage[]): void {
  for (const storage of storages) {
    const keys = Array.from({ length: storage.length }, (_, nth) => storage.key(nth) ?? "");
    // Either the key names the person, or the value begins with them.
    const isTheirs = (key: string) =>
      key.includes(userId) || (storage.getItem(key) ?? "").startsWith(`${userId} `);
    for (const key of keys.filter(isTheirs)) storage.removeItem(key);
  }
}
