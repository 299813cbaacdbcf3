import type { CodeRules } from '@inkling/core/deduction';
import { feedbackClassCount, feedbackOf, scoreCode } from '@inkling/core/feedback';
import type { Definition } from '@inkling/deduction/define/definition';
import { CodeSpace } from '../candidates/code-space.ts';
import { CodeScorer } from '../candidates/scorer.ts';
import { isSearchable } from './code-deduction.ts';
import { CodeSymmetry } from './code-symmetry.ts';

/**
 * Codes of letters as a game that `defineDeduction` takes, answers as `exact,near`: with the symmetry of the codes and
 * the tables that score them. Throws a `RangeError` for more codes than can be listed against each other.
 */
export function codeGame(rules: CodeRules): Definition<string, string, string> {
  if (!isSearchable(rules)) throw new RangeError('there are too many codes to list all their answers');
  const space = new CodeSpace(rules);
  const scorer = new CodeScorer(space);
  const all = Uint32Array.from({ length: space.size }, (_, code) => code);
  const numberOf = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0) - A);
  const answers = Array.from({ length: feedbackClassCount(rules.places) }, (_, cls) => {
    const { exact, near } = feedbackOf(cls);
    return `${exact},${near}`;
  });
  const row = new Uint8Array(space.size);
  return {
    name: `codes of ${rules.places} of ${rules.symbols}${rules.repeats ? '' : ' without repeats'}`,
    secrets: Array.from(all, (code) => textOf(space.codeAt(code))),
    answer: (guess, secret) => answers[scoreCode(numberOf(guess), numberOf(secret))] as string,
    solved: `${rules.places},0`,
    features: (secret) =>
      Object.fromEntries(Array.from(secret, (letter, place) => [`place ${place}`, letter])),
    symmetry: new CodeSymmetry(space),
    kernel: {
      answers,
      fill(guess, into) {
        scorer.classesOf(guess, all, row);
        into.set(row);
      },
    },
  };
}

const A = 'a'.charCodeAt(0);

function textOf(code: ArrayLike<number>): string {
  return Array.from(code, (symbol) => String.fromCharCode(A + symbol)).join('');
}
