import type { CodeRules, CodeTurn } from '@inkling/core/deduction';
import { fail, ok, type Result } from '@inkling/core/result';
import { PartialCode } from './consistency.ts';
import { FILL_PLACEMENTS, nextCode } from './next-code.ts';
import type { Slot } from './slot.ts';

/**
 * A stop of the essay's odometer, which has one cylinder per place and turns from the lowest string to the highest, the
 * first place fastest. Ours ends cleanly after the last string; the essay's `next_count_string` turns a cylinder that
 * does not exist if there is a single place and it carries.
 */
export interface OdometerStop {
  readonly code: readonly number[];
  /** The number of strings skipped on the way, each of which contradicts some turn. */
  readonly passed: bigint;
}

/**
 * Returns the first consistent string after `last`, or the first of all. Fails with 'none' at the end of the odometer,
 * and with 'budget' after `budget` placements if the diagram of the turns is too large as well. With a small budget,
 * no diagram is built.
 */
export function nextCountString(
  rules: CodeRules,
  slots: readonly Slot[],
  turns: readonly CodeTurn[],
  last: readonly number[] | undefined,
  budget: number,
): Result<OdometerStop, 'none' | 'budget'> {
  const few = Math.min(budget, FILL_PLACEMENTS);
  let found = fillString(rules, slots, turns, last, few);
  const isPatient = budget > few;
  if (!found.ok && found.error === 'budget' && isPatient) found = stringByDiagram(rules, slots, turns, last);
  if (!found.ok && found.error === 'budget' && isPatient)
    found = fillString(rules, slots, turns, last, budget);
  if (!found.ok) return found;
  const from = last ? odometerReading(slots, last) + 1n : 0n;
  return ok({ code: found.value, passed: odometerReading(slots, found.value) - from });
}

/**
 * Finds the string with the diagram of the turns. The odometer turns the first place fastest, so its order is the
 * lexicographic order of codes and guesses read backwards. The rules remove only symbols that fit no answer from the
 * cylinders, so every consistent code is still on them.
 */
export function stringByDiagram(
  rules: CodeRules,
  slots: readonly Slot[],
  turns: readonly CodeTurn[],
  last: readonly number[] | undefined,
): Result<readonly number[], 'none' | 'budget'> {
  const reversed = turns.map(({ guess, feedback }) => ({ guess: Array.from(guess).toReversed(), feedback }));
  const found = nextCode(rules, reversed, last?.toReversed());
  if (!found.ok) return found;
  const code = found.value.toReversed();
  return code.every((symbol, place) => slots[place].choices.includes(symbol)) ? ok(code) : fail('none');
}

/** Finds the string by filling the places from the last to the first, and backtracks if a turn cannot be met. */
export function fillString(
  rules: CodeRules,
  slots: readonly Slot[],
  turns: readonly CodeTurn[],
  last: readonly number[] | undefined,
  budget: number,
): Result<readonly number[], 'none' | 'budget'> {
  const partial = new PartialCode(rules, turns, (place, symbol) => slots[place].choices.includes(symbol));
  const code = new Array<number>(rules.places).fill(0);
  const limits = { placements: budget };

  /** Fills `place` and all before it. `tight` says that the later places equal those of `last`. */
  const fill = (place: number, tight: boolean): boolean => {
    if (place < 0) return !tight;
    for (const symbol of slots[place].choices) {
      if (tight && last && symbol < last[place]) continue;
      if (--limits.placements < 0) return false;
      code[place] = symbol;
      const met = partial.place(place, symbol);
      if (met && fill(place - 1, tight && symbol === last?.[place])) return true;
      partial.lift(place, symbol);
    }
    return false;
  };

  if (fill(rules.places - 1, last !== undefined)) return ok(code);
  return fail(limits.placements < 0 ? 'budget' : 'none');
}

function odometerReading(slots: readonly Slot[], code: readonly number[]): bigint {
  let reading = 0n;
  for (let place = slots.length - 1; place >= 0; place--) {
    const { choices } = slots[place];
    reading = reading * BigInt(choices.length) + BigInt(choices.indexOf(code[place]));
  }
  return reading;
}
