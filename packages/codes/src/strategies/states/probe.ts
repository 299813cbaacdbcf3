import type { CodeTurn } from '@inkling/core/deduction';
import { type Code, feedbackOf } from '@inkling/core/feedback';
import type { Machine } from './state.ts';

/**
 * A guess that needs no search: an earlier guess with another symbol at one place. The difference between the two
 * answers reveals about that place's symbols what otherwise only counting all codes could reveal. Each such pair removes
 * at least one symbol from a cylinder, so that the machine finishes for any number of places and symbols; the essay's
 * machine would turn its odometer for too long.
 */
export interface Probe {
  readonly guess: Code;
  /** The turn that it is compared with. Absent if the guess only serves as the base of the next one. */
  readonly base?: CodeTurn;
  readonly place: number;
  /** If symbols may not repeat, the place where the symbol stood in the base: the two symbols are then swapped. */
  readonly swapped?: number;
}

/** Returns the next probe, at the place with the fewest symbols left, or `undefined` if no place has two or more. */
export function nextProbe({ rules, slots, turns }: Machine): Probe | undefined {
  const open = [...slots.keys()].filter((place) => choicesAt(place).length > 1);
  const place = open.toSorted((a, b) => choicesAt(a).length - choicesAt(b).length || b - a)[0];
  const last = turns.at(-1);
  if (place === undefined || !last) return undefined;
  const choices = choicesAt(place);
  const base = rules.repeats ? last : turns.findLast(({ guess }) => choices.includes(guess[place] as number));
  const from = (base ?? last).guess;
  const symbol = choices.find((each) => each !== from[place]) as number;
  const swapped = rules.repeats ? -1 : Array.from(from).indexOf(symbol);
  const guess = Array.from(from);
  if (swapped >= 0) guess[swapped] = guess[place] as number;
  guess[place] = symbol;
  return { guess, place, ...(base ? { base } : {}), ...(swapped >= 0 ? { swapped } : {}) };

  function choicesAt(at: number): readonly number[] {
    return slots[at]?.choices ?? [];
  }
}

/** Removes from the cylinders what the answer to a probe rules out. */
export function learnFrom({ guess, base, place, swapped }: Probe, feedback: number, machine: Machine): void {
  if (!base) return;
  const [now, before] = [guess[place] as number, base.guess[place] as number];
  const gain = feedbackOf(feedback).exact - feedbackOf(base.feedback).exact;
  const places = swapped === undefined ? [place] : [place, swapped];
  // If two symbols are swapped, each of the two places may gain or lose an exact match.
  if (gain === places.length) keepOnly(machine, place, now);
  else if (gain === -places.length) keepOnly(machine, place, before);
  else if (gain === 0) for (const at of places) machine.remove(at, now, before);
  else {
    machine.remove(place, gain > 0 ? before : now);
    if (swapped !== undefined) machine.remove(swapped, gain > 0 ? now : before);
  }
}

function keepOnly(machine: Machine, place: number, symbol: number): void {
  const others = machine.slots[place]?.choices.filter((each) => each !== symbol) ?? [];
  machine.remove(place, ...others);
}
