import type { CodeRules } from '@inkling/core/deduction';
import type { Code } from '@inkling/core/feedback';
import type { Result } from '@inkling/core/result';
import { type CodeFault, makeCode, parseCode } from '@inkling/games/mastermind/notation';
import { skinOf } from '@inkling/games/mastermind/skins';
import type { LabGame } from './lab-game.ts';

/** How codes are written: as in the app's own set (`SSPP`), as the terminal does (`aabb`), as Knuth did (`1122`). */
export const NOTATIONS = ['winter', 'letters', 'digits'] as const;
export type Notation = (typeof NOTATIONS)[number];

const DIGITS = Array.from('1234567890');

/** The signs of a notation, or the letters where it has too few. */
export function signsOf(notation: Notation, symbols: number): readonly string[] {
  const signs = notation === 'winter' ? skinOf('winter').letters : notation === 'digits' ? DIGITS : [];
  return symbols <= signs.length ? signs : skinOf('letters').letters;
}

export function writeCode(code: Code, notation: Notation, symbols: number): string {
  const signs = signsOf(notation, symbols);
  return Array.from(code, (symbol) => signs[symbol] ?? '?').join('');
}

/** A canonical guess as a person likes to see it; words are left as they are. */
export function showGuess(text: string, game: LabGame, notation: Notation): string {
  if (game.kind === 'words') return text;
  const code = parseCode(text, game.rules);
  return code.ok ? writeCode(code.value, notation, game.rules.symbols) : text;
}

/**
 * Reads a typed code. The notation in use is tried first, then the others: `b` is Bell among winter signs and the
 * second symbol among letters, so one of them must win.
 */
export function readCode(text: string, rules: CodeRules, notation: Notation): Result<Code, CodeFault> {
  const winter = skinOf('winter');
  const [first, second] = notation === 'winter' ? [winter, skinOf('letters')] : [skinOf('letters'), winter];
  const read = parseCode(text, rules, first);
  if (read.ok) return read;
  const other = parseCode(text, rules, second);
  return other.ok ? other : read;
}

/** The canonical letters of a typed code. */
export function readCanonical(text: string, rules: CodeRules, notation: Notation): Result<string, CodeFault> {
  const code = readCode(text, rules, notation);
  return code.ok ? { ok: true, value: makeCode(code.value) } : code;
}
