import type { Code, Feedback } from '@inkling/core/feedback';
import type { CodeSpace } from '../candidates/code-space.ts';

/**
 * Other ways in which people give the two numbers of an answer.
 * - `exchanged`: near comes first, exact second.
 * - `total`: the second number counts every right symbol, the exact ones among them.
 * - `copies`: every symbol of the guess that the code has somewhere is near, however often it was counted already.
 */
export type Scoring = 'exchanged' | 'total' | 'copies';

/** A scoring under which all answers can be true, with how many codes fit them. */
export interface FittingScoring {
  readonly scoring: Scoring;
  readonly left: number;
}

/** A guess with the two numbers as they were given; one that is not known is `undefined`. */
export interface GivenTurn {
  readonly guess: Code;
  readonly given: { readonly [Part in keyof Feedback]: Feedback[Part] | undefined };
}

/**
 * The scorings under which some code gives all these answers, and how many codes do; the likeliest first. None where the
 * codes are too many to go through at once.
 */
export function scoringsThatFit(space: CodeSpace, turns: readonly GivenTurn[]): readonly FittingScoring[] {
  const { size } = space;
  if (size > CODES_MAX) return [];
  return SCORINGS.map((scoring) => {
    let left = 0;
    for (let index = 0; index < size; index++) {
      const secret = space.codeAt(index);
      if (turns.every(({ guess, given }) => isGiven(scoring, guess, secret, given))) left++;
    }
    return { scoring, left };
  }).filter(({ left }) => left > 0);
}

/** The two numbers that a scoring gives to a guess. */
export function scoreAs(scoring: Scoring, guess: Code, secret: Code): Feedback {
  const symbols = Array.from(guess);
  const code = Array.from(secret);
  const exact = symbols.filter((symbol, place) => symbol === code[place]).length;
  if (scoring === 'copies')
    return { exact, near: symbols.filter((symbol, i) => symbol !== code[i] && code.includes(symbol)).length };
  let total = 0;
  for (const symbol of symbols) {
    const at = code.indexOf(symbol);
    if (at < 0) continue;
    code.splice(at, 1);
    total++;
  }
  return scoring === 'total' ? { exact, near: total } : { exact: total - exact, near: exact };
}

function isGiven(scoring: Scoring, guess: Code, secret: Code, given: GivenTurn['given']): boolean {
  const { exact, near } = scoreAs(scoring, guess, secret);
  return (given.exact ?? exact) === exact && (given.near ?? near) === near;
}

const SCORINGS: readonly Scoring[] = ['exchanged', 'total', 'copies'];
const CODES_MAX = 2 ** 17;
