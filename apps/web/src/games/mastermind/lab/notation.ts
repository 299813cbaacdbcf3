import type { CodeRules } from '@inkling/core/deduction';
import type { Code } from '@inkling/core/feedback';
import type { Result } from '@inkling/core/result';
import { type CodeFault, makeCode, parseCode } from '@inkling/games/mastermind/rules/notation';
import { skinOf } from '@inkling/games/mastermind/rules/skins';
import { type Signal, signal } from '@preact/signals';
import { winterSkin } from '../board/chosen-skin.ts';

/** How codes are written: as in the app's own set (`SSPP`), as the terminal does (`aabb`), as Knuth did (`1122`). */
export const NOTATIONS = ['winter', 'letters', 'digits'] as const;
export type Notation = (typeof NOTATIONS)[number];

/** The notation in use, kept from page to page while the app is open. */
export const notation: Signal<Notation> = signal('winter');

/** Symbols that the notation of the winter set can draw. */
export const WINTER_SYMBOLS: number = winterSkin(1).letters.length;

const DIGITS = Array.from('1234567890');

/** A canonical code as a person likes to see it: in the signs of the notation, or in letters where it has too few. */
export function writeCode(text: string, rules: CodeRules): string {
  const code = parseCode(text, rules);
  if (!code.ok) return text;
  const winter = winterSkin(1).letters;
  const wanted = notation.value === 'winter' ? winter : notation.value === 'digits' ? DIGITS : [];
  const signs = rules.symbols <= wanted.length ? wanted : skinOf('letters').letters;
  return Array.from(code.value, (symbol) => signs[symbol] ?? '?').join('');
}

/**
 * The canonical letters of a typed code. The notation in use is tried first, then the others: `b` is Bell among winter
 * signs and the second symbol among letters, so one of them must win.
 */
export function readCode(text: string, rules: CodeRules): Result<string, CodeFault> {
  const skins = [winterSkin(1), skinOf('letters')];
  const [first, second] = notation.value === 'winter' ? skins : skins.toReversed();
  const read = parseCode(text, rules, first);
  const code: Result<Code, CodeFault> = read.ok ? read : parseCode(text, rules, second);
  if (code.ok) return { ok: true, value: makeCode(code.value) };
  return read.ok ? code : read;
}
