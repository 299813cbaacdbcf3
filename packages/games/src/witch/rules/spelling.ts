const SLIPS_MAX = 1;
export const NAME_LENGTH_MAX = 60;

/**
 * The name that a text most nearly spells, if it is within one slip and no other name is as near. A slip is a
 * letter too many, too few, wrong, or two neighbours swapped. Marks, case and punctuation do not count.
 */
export function nearestName(
  names: readonly string[],
  text: string,
): { readonly index: number; readonly slips: number } | undefined {
  const typed = plainName(text.slice(0, NAME_LENGTH_MAX));
  let best: { index: number; slips: number } | undefined;
  let tied = false;
  for (const [index, name] of names.entries()) {
    const slips = editDistance(plainName(name), typed);
    if (best && slips > best.slips) continue;
    tied = slips === best?.slips;
    best = { index, slips };
  }
  return best && best.slips <= SLIPS_MAX && !tied ? best : undefined;
}

/** Letters and digits only, without marks, in lower case. */
export function plainName(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** Damerau–Levenshtein distance in its restricted form: no letter is edited twice. */
export function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min(
        (above[j] as number) + 1,
        (row[j - 1] as number) + 1,
        (above[j - 1] as number) + same,
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] as number) + 1);
      row.push(cost);
    }
    before = above;
    above = row;
  }
  return above[b.length] as number;
}
