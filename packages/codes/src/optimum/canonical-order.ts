/** Returns all orders of the places, the natural one first. Beyond six places there are too many: only that one. */
export function ordersOf(places: number): readonly (readonly number[])[] {
  const usual = numbersBelow(places);
  if (places > ARRANGED_PLACES_MAX) return [usual];
  const grow = (head: readonly number[]): readonly (readonly number[])[] =>
    head.length === places
      ? [head]
      : usual.filter((i) => !head.includes(i)).flatMap((i) => grow([...head, i]));
  return grow([]);
}

export function numbersBelow(count: number): readonly number[] {
  return Array.from({ length: count }, (_, i) => i);
}

/** Scatters a number over 32 bits, so that sums of such numbers distinguish sets. */
export function mix(value: number): number {
  let x = Math.imul(value ^ (value >>> 16), 0x45d9f3b);
  x = Math.imul(x ^ (x >>> 15), 0x2c1b3c6d);
  return x ^ (x >>> 13);
}

const ARRANGED_PLACES_MAX = 6;
