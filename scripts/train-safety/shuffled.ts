/** Numbers from 0 on to before `count`, in another order each time it is asked, and the same on every machine. */
export function shuffled(count: number): () => readonly number[] {
  let state = 7;
  const random = () => (state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff) / 0x80000000;
  const order = Array.from({ length: count }, (_, index) => index);
  return () => {
    for (let index = order.length - 1; index > 0; index -= 1) {
      const other = Math.floor(random() * (index + 1));
      [order[index], order[other]] = [order[other] ?? 0, order[index] ?? 0];
    }
    return order;
  };
}
