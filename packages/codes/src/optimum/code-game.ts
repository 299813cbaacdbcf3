import type { CodeRules } from '@inkling/core/deduction';
import { feedbackClass, feedbackClassCount, feedbackOf } from '@inkling/core/feedback';
import type { Definition } from '@inkling/deduction/define/definition';
import { shown } from '@inkling/deduction/define/labels';
import { CodeSpace } from '../candidates/code-space.ts';
import { CodeScorer } from '../candidates/scorer.ts';
import { isSearchable } from './code-deduction.ts';
import { CodeSymmetry } from './code-symmetry.ts';

/**
 * Defines codes of letters as a game for `defineDeduction`, with answers written `exact,near`, the symmetry of the
 * codes, and the tables that score them.
 *
 * @throws TypeError for invalid rules
 * @throws RangeError if there are too many codes to list them against each other
 *
 * @example
 * const game = defineDeduction(codeGame({ places: 4, symbols: 6, repeats: true }));
 * (await game.optimum()).total; // 5625
 */
export function codeGame(rules: CodeRules): Definition<string, string, string> {
  checkRules(rules);
  if (!isSearchable(rules)) throw new RangeError('there are too many codes to list all their answers');
  const space = new CodeSpace(rules);
  const scorer = new CodeScorer(space);
  const all = Uint32Array.from({ length: space.size }, (_, code) => code);
  const scoreOf = textScorer(rules);
  const answers = Array.from({ length: feedbackClassCount(rules.places) }, (_, cls) => {
    const { exact, near } = feedbackOf(cls);
    return `${exact},${near}`;
  });
  const row = new Uint8Array(space.size);
  return {
    name: `codes of ${rules.places} of ${rules.symbols}${rules.repeats ? '' : ' without repeats'}`,
    secrets: Array.from(all, (code) => textOf(space.codeAt(code))),
    answer: (guess, secret) => answers[scoreOf(guess, secret)] as string,
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

/** @throws TypeError that says what is wrong with the rules */
function checkRules(rules: CodeRules): void {
  if (typeof rules !== 'object' || rules === null)
    throw new TypeError(`rules must be { places, symbols, repeats }, not ${shown(rules)}`);
  for (const [name, most] of [
    ['places', PLACES_MAX],
    ['symbols', SYMBOLS_MAX],
  ] as const)
    if (!Number.isInteger(rules[name]) || rules[name] < 1 || rules[name] > most)
      throw new TypeError(`${name} must be a whole number from 1 to ${most}, not ${shown(rules[name])}`);
  if (typeof rules.repeats !== 'boolean')
    throw new TypeError(`repeats must be true or false, not ${shown(rules.repeats)}`);
  if (!rules.repeats && rules.places > rules.symbols)
    throw new TypeError('places must not exceed symbols where no symbol may occur twice');
}

const PLACES_MAX = 16;
const SYMBOLS_MAX = 20;

/** Returns a function that scores a guess against a secret, both as letters, and reuses its memory. */
function textScorer({ places, symbols }: CodeRules): (guess: string, secret: string) => number {
  const balance = new Int8Array(symbols);
  return (guess, secret) => {
    let exact = 0;
    let common = 0;
    for (let symbol = 0; symbol < symbols; symbol++) balance[symbol] = 0;
    for (let place = 0; place < places; place++) {
      const mine = guess.charCodeAt(place) - A;
      const other = secret.charCodeAt(place) - A;
      if (mine === other) exact++;
      else {
        if ((balance[mine] as number) < 0) common++;
        balance[mine] = (balance[mine] as number) + 1;
        if ((balance[other] as number) > 0) common++;
        balance[other] = (balance[other] as number) - 1;
      }
    }
    return feedbackClass(exact, common);
  };
}

const A = 'a'.charCodeAt(0);

function textOf(code: ArrayLike<number>): string {
  return String.fromCharCode(...Array.from(code, (symbol) => A + symbol));
}
