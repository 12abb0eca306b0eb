/** Maps with limited concurrency; the results are in the order of the items. */
export async function mapInTurn<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  map: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  let next = 0;
  async function work(): Promise<void> {
    for (let index = next++; index < items.length; index = next++) {
      const item = items[index];
      if (item !== undefined) results[index] = await map(item);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
}
