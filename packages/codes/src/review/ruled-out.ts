import { type Code, scoreCode } from '@inkling/core/feedback';
import type { CandidateSet } from '../candidates/candidate-set.ts';

/**
 * Why a guess could not be the code: the reason that is easiest for a player to see. In order of ease:
 * - `absent-symbol`: a symbol of the guess occurs in none of the remaining codes.
 * - `settled-place`: a place was certain, and the guess has another symbol there.
 * - `excluded-place`: a symbol stands at a place where none of the remaining codes has it.
 * - `combination`: each symbol could stand where it stands, but not all together.
 */
export const RULED_OUT_KINDS = ['absent-symbol', 'settled-place', 'excluded-place', 'combination'] as const;
export type RuledOutKind = (typeof RULED_OUT_KINDS)[number];

export interface RuledOut {
  readonly kind: RuledOutKind;
  /** The zero-based places that show it; every place for a combination. */
  readonly places: readonly number[];
  /** Earlier turns, zero-based, that each rule the guess out alone: if it were the code, their answer would differ. */
  readonly turns: readonly number[];
}

/**
 * Returns why a guess is ruled out, or `undefined` if it was still possible. The set must have a candidate, and the
 * guess must be a code of its rules.
 */
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
