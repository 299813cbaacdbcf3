import type { CodeRules } from '@inkling/core/deduction';
import type { Code } from '@inkling/core/feedback';

/** Yields the legal codes one step from a code: another symbol at one place, or two places exchanged. */
export function* neighbours(code: Code, { places, symbols, repeats }: CodeRules): Generator<number[]> {
  const changed = Array.from(code);
  for (let place = 0; place < places; place++) {
    const own = changed[place];
    for (let symbol = 0; symbol < symbols; symbol++) {
      if (symbol === own || (!repeats && changed.includes(symbol))) continue;
      changed[place] = symbol;
      yield changed.slice();
      changed[place] = own;
    }
  }
  for (let one = 0; one < places; one++)
    for (let other = one + 1; other < places; other++) {
      if (changed[one] === changed[other]) continue;
      const swapped = changed.slice();
      [swapped[one], swapped[other]] = [swapped[other], swapped[one]];
      yield swapped;
    }
}

/**
 * Returns every first guess that matters: before the first turn, all places and all symbols are equivalent, so only how
 * often each symbol occurs is relevant. There is one code for each way to write the number of places as a sum.
 */
export function openings({ places, symbols, repeats }: CodeRules): readonly number[][] {
  if (!repeats) return [Array.from({ length: places }, (_, place) => place)];
  const codes: number[][] = [];
  const extend = (code: number[], symbol: number, most: number): void => {
    const left = places - code.length;
    if (left === 0) codes.push(code);
    else if (symbol < symbols)
      for (let copies = Math.min(most, left); copies > 0; copies--)
        extend([...code, ...new Array<number>(copies).fill(symbol)], symbol + 1, copies);
  };
  extend([], 0, places);
  return codes;
}
