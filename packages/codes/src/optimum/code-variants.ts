import type { CodeRules } from '@inkling/core/deduction';
import { feedbackOf, scoreCode } from '@inkling/core/feedback';
import type { Definition } from '@inkling/deduction/define/definition';
import { codeGame } from './code-game.ts';

/** Codes whose answer is only how many symbols stand at the right place. */
export function onlyExact(rules: CodeRules): Definition<string, string, number> {
  const { name, secrets, features } = codeGame(rules);
  return {
    name: `${name}, exact only`,
    secrets,
    answer: (guess, secret) => Array.from(guess).filter((symbol, place) => symbol === secret[place]).length,
    solved: rules.places,
    ...(features ? { features } : {}),
  };
}

/** Codes that may be guessed with places left blank, written `-`, which match nothing. */
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
  // No code has the symbol after the last one, so that a blank is near to nothing.
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
 * Words whose answer is how many letters match, whatever their places, each as often as both words have it; or `found`
 * for the word itself.
 */
export function countOnly(words: readonly string[]): Definition<string, string, number | 'found'> {
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
