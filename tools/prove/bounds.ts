import { makeCodeBound } from '@inkling/codes/optimum/code-bound';
import { listCodeProblem } from '@inkling/codes/optimum/code-deduction';
import { NEVER } from '@inkling/deduction/check/set-bounds';
import { parseRules } from 'inkling';
import { remake } from '../bounds/remade-proof.ts';
import { proveWords } from './first-words.ts';

/**
 * Remakes the lower bounds in `proofs/` and checks them: together with the strategies there, they prove these
 * totals optimal. Bounds above a hundred kilobytes are stored compressed.
 */
export function run(print: (line: string) => void): void {
  for (const [rules, total, opening] of BOUNDS) codeBound(print, rules, total, { opening });
  for (const [rules, within, total] of LIMITED) codeBound(print, rules, total, { within });
  proveWords(print, 7920, 'salet');
}

const BOUNDS = [
  ['p3c4r', 206],
  ['p4c4r', 905],
  ['p4c5r', 2463],
  ['p4c6r', 5625],
  ['p5c5r', 13496],
  ['p4c7r', 11228],
  ['p4c7r', 11269, 'abcd'],
  ['p4c8r', 20471],
  ['p6c4r', 17281],
  ['p7c3r', 8715],
  ['p4c10n', 26274],
  ['p4c9r', 34666],
  ['p5c6r', 36721],
  // The least cost for each of the other kinds of first guess.
  ['p5c6r', 37802, 'aaaab'],
  ['p5c6r', 37106, 'aaabb'],
  ['p5c6r', 36813, 'aaabc'],
  ['p5c6r', 37246, 'abcde'],
  ['p5c6r', 36772, 'aabcd'],
] as const;

/** The least cost of strategies with at most this many guesses, or NEVER if there are none. */
const LIMITED = [
  ['p4c6r', 4, NEVER],
  ['p4c6r', 5, 5626],
  ['p5c5r', 4, NEVER],
  ['p4c7r', 5, NEVER],
  ['p4c8r', 5, NEVER],
  ['p4c9r', 5, NEVER],
  ['p6c4r', 4, NEVER],
  ['p6c4r', 5, 17305],
  ['p7c3r', 4, NEVER],
  ['p4c10n', 6, NEVER],
  ['p5c6r', 5, NEVER],
] as const;

function codeBound(
  print: (line: string) => void,
  text: string,
  total: number,
  { opening, within }: { readonly opening?: string | undefined; readonly within?: number },
): void {
  const rules = parseRules(text);
  if (!rules.ok) throw new Error(rules.error.code);
  const game = listCodeProblem(rules.value);
  if (!game.ok) throw new Error(game.error);
  const { space } = game.value;
  const begin =
    opening === undefined
      ? undefined
      : space.indexOf(Array.from(opening, (letter) => letter.charCodeAt(0) - 97));
  remake(print, () => makeCodeBound(game.value, text, total, { opening: begin, within }));
}
