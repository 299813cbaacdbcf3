/** Numbers and lists in the form in which people read them. */

export function grouped(count: bigint | number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}

export function counted(count: bigint | number, one: string, many: string = `${one}s`): string {
  return `${grouped(count)} ${BigInt(count) === 1n ? one : many}`;
}

/** Returns `1`, `1 and 3`, or `1, 2 and 3`. */
export function listed(items: readonly (string | number)[], last: string = 'and'): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;
}

/** Lists the first `max` items, and how many more there are. */
export function listedSome(items: readonly (string | number)[], max: number): string {
  const hidden = items.length - max;
  return listed(hidden > 0 ? [...items.slice(0, max), `${grouped(hidden)} more`] : items);
}

/** Converts zero-based numbers to one-based numbers. */
export function fromOne(numbers: readonly number[]): readonly number[] {
  return numbers.map((number) => number + 1);
}

/**
 * Returns a share in whole per cent. Only nothing is 0% and only everything is 100%; other shares near them are
 * `<1%` and `>99%`.
 */
export function percent(part: bigint, whole: bigint): string {
  if (whole === 0n || part === 0n) return '0%';
  if (part === whole) return '100%';
  const rounded = (part * 200n + whole) / (whole * 2n);
  if (rounded === 0n) return '<1%';
  return rounded === 100n ? '>99%' : `${rounded}%`;
}

/** Returns user input in a form that is safe to print: quoted, short, on one line, without control characters. */
export function quoted(text: string): string {
  const clean = text.replace(/\p{Cc}|\p{Cf}|\p{Cs}/gu, '?');
  const points = Array.from(clean);
  return `“${points.length > 40 ? `${points.slice(0, 40).join('')}…` : clean}”`;
}
