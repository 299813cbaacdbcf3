import type { CodeRules } from '@inkling/core/deduction';
import type { Code } from '@inkling/core/feedback';
import type { Result } from '@inkling/core/result';
import { type CodeFault, makeCode, parseCode } from '@inkling/games/mastermind/rules/notation';
import { skinOf } from '@inkling/games/mastermind/rules/skins';
import { type Signal, signal } from '@preact/signals';
import { winterSkin } from '../board/chosen-skin.ts';

/**
 * How codes are written: as in the app's own set (`SSPP`), as in the terminal (`aabb`), or as Knuth wrote them
 * (`1122`).
 */
export const NOTATIONS = ['winter', 'letters', 'digits'] as const;
export type Notation = (typeof NOTATIONS)[number];

/** The current notation, which all pages share while the app is open. */
export const notation: Signal<Notation> = signal('winter');

/** Number of symbols that the winter notation can draw. */
export const WINTER_SYMBOLS: number = winterSkin(1).letters.length;

const DIGITS = Array.from('1234567890');

/** Writes a canonical code in the user's preferred notation, or in letters if that notation has too few signs. */
export function writeCode(text: string, rules: CodeRules): string {
  const code = parseCode(text, rules);
  if (!code.ok) return text;
  const winter = winterSkin(1).letters;
  const wanted = notation.value === 'winter' ? winter : notation.value === 'digits' ? DIGITS : [];
  const signs = rules.symbols <= wanted.length ? wanted : skinOf('letters').letters;
  return Array.from(code.value, (symbol) => signs[symbol] ?? '?').join('');
}

/**
 * Parses a typed code and returns its canonical letters. The current notation is tried first, then the others:
 * `b` is Bell among the winter signs but the second symbol among letters, so one of them must take precedence.
 */
export function readCode(text: string, rules: CodeRules): Result<string, CodeFault> {
  const skins = [winterSkin(1), skinOf('letters')];
  const [first, second] = notation.value === 'winter' ? skins : skins.toReversed();
  const read = parseCode(text, rules, first);
  const code: Result<Code, CodeFault> = read.ok ? read : parseCode(text, rules, second);
  if (code.ok) return { ok: true, value: makeCode(code.value) };
  return read.ok ? code : read;
}
