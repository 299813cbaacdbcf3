import { type Code, scoreCode } from '@inkling/core/feedback';
import type { CandidateSet } from '../candidates/candidate-set.ts';

/**
 * Why a guess could not be the code, as the easiest thing that a person could have seen; in order of ease.
 * - `absent-symbol`: a symbol of the guess is nowhere in any code left.
 * - `settled-place`: a place was certain, and the guess has something else there.
 * - `excluded-place`: a symbol stands where no code left has it.
 * - `combination`: each symbol could stand where it stands, but not all together.
 */
export const RULED_OUT_KINDS = ['absent-symbol', 'settled-place', 'excluded-place', 'combination'] as const;
export type RuledOutKind = (typeof RULED_OUT_KINDS)[number];

export interface RuledOut {
  readonly kind: RuledOutKind;
  /** The places that show it, from 0; every place for a combination. */
  readonly places: readonly number[];
  /** Each of these earlier turns, from 0, rules the guess out by itself: it would have been answered otherwise. */
  readonly turns: readonly number[];
}

/** `undefined` when the guess was still possible. Requires a candidate and a guess of the rules. */
export function ruledOut(set: CandidateSet, guess: Code): RuledOut | undefined {
  if (set.contains(guess)) return undefined;
  const turns = set.turns.flatMap((turn, at) => (scoreCode(turn.guess, guess) === turn.feedback ? [] : [at]));
  const left = set.count();
  const counts = set.places();
  const placesWhere = (test: (place: number, symbol: number) => boolean) =>
    Array.from(guess, (symbol, place) => (test(place, symbol) ? place : -1)).filter((place) => place >= 0);
  const found: Readonly<Record<RuledOutKind, readonly number[]>> = {
    'absent-symbol': placesWhere((_, symbol) => counts.every((row) => row[symbol] === 0n)),
    'settled-place': placesWhere(
      (place, symbol) => counts[place].includes(left) && counts[place][symbol] === 0n,
    ),
    'excluded-place': placesWhere((place, symbol) => counts[place][symbol] === 0n),
    combination: placesWhere(() => true),
  };
  const kind = RULED_OUT_KINDS.find((each) => found[each].length > 0) as RuledOutKind;
  return { kind, places: found[kind], turns };
}
