import type { CodeRules } from '@inkling/core/deduction';
import type { Code } from '@inkling/core/feedback';
import type { Skin } from '@inkling/games/mastermind/rules/skins';
import { counted, listed } from '../../../messages/numbers.ts';

/** Codes, symbols and answers in the words of a skin. */

/** Returns the letter of each symbol. Plain letters are lower case, a skin’s own letters are upper case. */
export function lettersOf(rules: CodeRules, skin: Skin): readonly string[] {
  return skin.letters.slice(0, rules.symbols);
}

export function codeText(code: Code, skin: Skin): string {
  return Array.from(code, (symbol) => skin.letters[symbol] ?? '?').join('');
}

/** Returns the letters separated, as a screen reader should speak them: `T S S K`. */
export function spokenCode(code: Code, skin: Skin): string {
  return Array.from(code, (symbol) => (skin.letters[symbol] ?? '?').toUpperCase()).join(' ');
}

export function symbolText(symbol: number, skin: Skin): string {
  return skin.names[symbol] ?? '?';
}

/** Returns `a, b and c`, or `S Santa, P Present and T Tree`. */
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

/** Refuses to search for the optimal guess because too many codes are left to compare with all guesses. */
export function sayTooManyLeft(what: string, left: bigint, most: number, rulesText: string): string {
  return `${counted(left, 'code')} are left; in ${rulesText} ${what} searches ${counted(most, 'code')} at most. Take another until fewer are left.`;
}
