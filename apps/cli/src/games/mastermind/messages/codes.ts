import type { CodeRules } from '@inkling/core/deduction';
import type { Code } from '@inkling/core/feedback';
import type { Skin } from '@inkling/games/mastermind/rules/skins';
import { counted, listed } from '../../../messages/numbers.ts';

/** Codes, symbols and answers in the words of a skin. */

/** The letter of each symbol. Plain letters are small, a skin’s own letters are capitals. */
export function lettersOf(rules: CodeRules, skin: Skin): readonly string[] {
  return skin.letters.slice(0, rules.symbols);
}

export function codeText(code: Code, skin: Skin): string {
  return Array.from(code, (symbol) => skin.letters[symbol] ?? '?').join('');
}

/** `T S S K`: letters apart, as a screen reader should say them. */
export function spokenCode(code: Code, skin: Skin): string {
  return Array.from(code, (symbol) => (skin.letters[symbol] ?? '?').toUpperCase()).join(' ');
}

export function symbolText(symbol: number, skin: Skin): string {
  return skin.names[symbol] ?? '?';
}

/** `a, b and c`, or `S Santa, P Present and T Tree`. */
export function legend(rules: CodeRules, skin: Skin): string {
  const letters = lettersOf(rules, skin);
  return listed(
    skin.names === skin.letters
      ? letters
      : letters.map((letter, symbol) => `${letter} ${skin.names[symbol]}`),
  );
}

export function answerText(exact: number, near: number): string {
  return `${exact} exact, ${near} near`;
}

export function codesLeft(left: bigint): string {
  return `${counted(left, 'code')} left`;
}

/** Refuses to look for the optimal guess when too many codes are left to compare with all guesses. */
export function sayTooManyLeft(what: string, left: bigint, most: number, rulesText: string): string {
  return `${counted(left, 'code')} are left; in ${rulesText} ${what} searches ${counted(most, 'code')} at most. Take another until fewer are left.`;
}
