import type { CodeTurn } from '@inkling/core/deduction';
import { type Code, feedbackOf } from '@inkling/core/feedback';
import type { Machine } from './state.ts';

/**
 * A guess that needs no search: an earlier guess with another symbol at one place. The difference of the two answers
 * says about that place's symbols what otherwise only a count of all codes could say. Each such pair takes at least one symbol
 * from a cylinder, so that the machine finishes whatever the number of places and symbols; the essay's machine would
 * turn its odometer for longer than anybody can wait.
 */
export interface Probe {
  readonly guess: Code;
  /** The guess that it is compared with; none when the guess only gives the next one something to be compared with. */
  readonly base?: CodeTurn;
  readonly place: number;
  /** Where the symbol stood in the base, if it did and may not stand twice: the two have changed places. */
  readonly swapped?: number;
}

/** The next probe, at the place that has the fewest symbols left; `undefined` when no place has two. */
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

/** Takes from the cylinders what the answer to a probe rules out. */
export function learnFrom({ guess, base, place, swapped }: Probe, feedback: number, machine: Machine): void {
  if (!base) return;
  const [now, before] = [guess[place] as number, base.guess[place] as number];
  const gain = feedbackOf(feedback).exact - feedbackOf(base.feedback).exact;
  const places = swapped === undefined ? [place] : [place, swapped];
  // Where two symbols change places, whatever the one gains the other may gain too.
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
