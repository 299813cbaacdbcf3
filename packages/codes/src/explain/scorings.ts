import type { Code, Feedback } from '@inkling/core/feedback';
import type { CodeSpace } from '../candidates/code-space.ts';

/**
 * Other conventions by which people give the two numbers of an answer.
 * - `exchanged`: near comes first, exact second.
 * - `total`: the second number counts every right symbol, including the exact ones.
 * - `copies`: every symbol of the guess that the code has somewhere is near, even if its copies were already counted.
 */
export type Scoring = 'exchanged' | 'total' | 'copies';

/** A scoring under which all answers can be true, with the number of codes that fit them. */
export interface FittingScoring {
  readonly scoring: Scoring;
  readonly left: number;
}

/** A guess with the two numbers as the user gave them; an unknown number is `undefined`. */
export interface GivenTurn {
  readonly guess: Code;
  readonly given: { readonly [Part in keyof Feedback]: Feedback[Part] | undefined };
}

/**
 * Returns the scorings under which some code gives all these answers, with the number of such codes, likeliest first.
 * Empty if there are too many codes to go through.
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

/** Computes the two numbers that a scoring gives for a guess. */
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
