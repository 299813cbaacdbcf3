import type { CodeRules } from '@inkling/core/deduction';
import { feedbackOf, scoreCode } from '@inkling/core/feedback';
import type { Definition } from '@inkling/deduction/define/definition';
import { shown } from '@inkling/deduction/define/labels';
import { CodeSpace } from '../candidates/code-space.ts';
import { codeGame } from './code-game.ts';
import { ExactSymmetry } from './exact-symmetry.ts';

/**
 * Defines codes whose answer is only the number of symbols at the right place.
 *
 * @throws TypeError and RangeError for invalid rules, like `codeGame`
 *
 * @example
 * const rules = { places: 2, symbols: 3, repeats: true };
 * defineDeduction(onlyExact(rules)).position([['ab', 1]]).count; // 4n
 */
export function onlyExact(rules: CodeRules): Definition<string, string, number> {
  const { name, secrets, features, symmetry } = codeGame(rules);
  const space = new CodeSpace(rules);
  const { places, repeats } = rules;
  return {
    name: `${name}, exact only`,
    secrets,
    answer: (guess, secret) => Array.from(guess).filter((symbol, place) => symbol === secret[place]).length,
    solved: places,
    ...(features ? { features } : {}),
    ...(repeats ? { symmetry: new ExactSymmetry(space) } : symmetry && { symmetry }),
    kernel: {
      answers: Array.from({ length: places + 1 }, (_, count) => count),
      fill: (guess, row) => countExact(space, guess, row),
    },
  };
}

function countExact({ rules: { places }, table }: CodeSpace, guess: number, row: Uint16Array): void {
  for (let secret = 0; secret < row.length; secret++) {
    let count = 0;
    for (let place = 0; place < places; place++)
      if (table[guess * places + place] === table[secret * places + place]) count++;
    row[secret] = count;
  }
}

/**
 * Defines codes that may be guessed with blank places, written `-`, which match nothing.
 *
 * @throws TypeError and RangeError for invalid rules, like `codeGame`
 *
 * @example
 * const rules = { places: 2, symbols: 3, repeats: true };
 * defineDeduction(withBlanks(rules)).position([['a-', '0,1']]).count; // 2n
 */
export function withBlanks(rules: CodeRules): Definition<string, string, string> {
  const { name, secrets, solved, features } = codeGame(rules);
  const symbols = [
    ...Array.from({ length: rules.symbols }, (_, symbol) => String.fromCharCode(A + symbol)),
    '-',
  ];
  let guesses: readonly string[] = [''];
  for (let place = 0; place < rules.places; place++)
    guesses = guesses.flatMap((begun) =>
      symbols
        .filter((symbol) => symbol === '-' || rules.repeats || !begun.includes(symbol))
        .map((symbol) => begun + symbol),
    );
  // A blank becomes the number after the last symbol, which no code contains, so that a blank is near to nothing.
  const numbers = (text: string) =>
    Array.from(text, (symbol) => (symbol === '-' ? rules.symbols : symbol.charCodeAt(0) - A));
  return {
    name: `${name}, blanks allowed`,
    secrets,
    guesses,
    answer: (guess, secret) => {
      const { exact, near } = feedbackOf(scoreCode(numbers(guess), numbers(secret)));
      return `${exact},${near}`;
    },
    solved,
    ...(features ? { features } : {}),
  };
}

/**
 * Defines words whose answer is the number of letters in common, whatever their places, each counted as often as both
 * words have it; or `found` for the word itself.
 *
 * @throws TypeError unless the words are an array of strings
 *
 * @example
 * defineDeduction(countOnly(['ant', 'tan', 'owl'])).position([['ant', 3]]).at(0); // 'tan'
 */
export function countOnly(words: readonly string[]): Definition<string, string, number | 'found'> {
  if (!Array.isArray(words)) throw new TypeError(`words must be an array of strings, not ${shown(words)}`);
  const strange = words.findIndex((word) => typeof word !== 'string');
  if (strange >= 0) throw new TypeError(`words[${strange}] must be a string, not ${shown(words[strange])}`);
  return {
    name: 'letters in common',
    secrets: words,
    answer: (guess, secret) => {
      if (guess === secret) return 'found';
      const rest = Array.from(secret);
      return Array.from(guess).filter((letter) => {
        const at = rest.indexOf(letter);
        if (at >= 0) rest.splice(at, 1);
        return at >= 0;
      }).length;
    },
    solved: 'found',
  };
}

const A = 'a'.charCodeAt(0);
