import type { SavedFields } from '../../../shell/saved/saved.ts';

/** What the user has done at an unsolved puzzle so far. Immutable; no function throws. */
export interface Attempt {
  /** The symbol at each place so far. */
  readonly symbols: readonly (number | undefined)[];
  /** The zero-based place that the next symbol goes to; the number of places if all are filled. */
  readonly place: number;
  /** The number of answers that were checked. */
  readonly tries: number;
  /** The number of hints that were taken. */
  readonly hints: number;
  /** Why no try of this attempt is rated. Undefined if the first one is, or would be. */
  readonly unrated: Unrated | undefined;
}

const UNRATED = ['hint', 'solved', 'shown', 'tried'] as const;

/**
 * Why a try is not rated: it came after a hint, or the puzzle had been solved before, or its solution had been shown,
 * or it had been tried.
 */
export type Unrated = (typeof UNRATED)[number];

export function newAttempt(places: number, unrated: Unrated | undefined): Attempt {
  const symbols = Array.from({ length: places }, () => undefined);
  return { symbols, place: 0, tries: 0, hints: 0, unrated };
}

export function isFull({ symbols, place }: Attempt): boolean {
  return place >= symbols.length;
}

export function missingIn({ symbols }: Attempt): number {
  return symbols.filter((symbol) => symbol === undefined).length;
}

/** Puts a symbol at the current place and moves on to the next empty one. A full row stays as it is. */
export function withSymbol(attempt: Attempt, symbol: number): Attempt {
  if (isFull(attempt)) return attempt;
  const symbols = attempt.symbols.with(attempt.place, symbol);
  return { ...attempt, symbols, place: emptyAfter(symbols, attempt.place) };
}

/** Puts a symbol at the current place and at every empty one. A full row stays as it is. */
export function withRest(attempt: Attempt, symbol: number): Attempt {
  if (isFull(attempt)) return attempt;
  const symbols = attempt.symbols.map((held, place) => (place === attempt.place ? symbol : (held ?? symbol)));
  return { ...attempt, symbols, place: symbols.length };
}

/** Fills all places. */
export function withAnswer(attempt: Attempt, answer: readonly number[]): Attempt {
  return { ...attempt, symbols: answer, place: answer.length };
}

/** Removes the symbol at the current place or, if that is empty, the one before it. */
export function withoutSymbol(attempt: Attempt): Attempt {
  const { symbols, place } = attempt;
  const at = symbols[place] === undefined ? place - 1 : place;
  return at < 0 ? attempt : { ...attempt, symbols: symbols.with(at, undefined), place: at };
}

/** Moves to a place, or to the nearest one if there is no such place. */
export function movedTo(attempt: Attempt, place: number): Attempt {
  return { ...attempt, place: Math.min(Math.max(place, 0), attempt.symbols.length - 1) };
}

/** Whether there is anything to save. */
export function isBegun({ symbols, tries, hints }: Attempt): boolean {
  return tries > 0 || hints > 0 || symbols.some((symbol) => symbol !== undefined);
}

/** Parses a saved attempt. Never throws: returns undefined unless it fits a puzzle of this shape. */
export function parseAttempt(
  fields: SavedFields,
  shape: { readonly places: number; readonly symbols: number },
): Attempt | undefined {
  const { symbols, place, tries, hints, unrated } = fields;
  const isBelow = (value: unknown, below: number): value is number =>
    Number.isInteger(value) && (value as number) >= 0 && (value as number) < below;
  if (!Array.isArray(symbols) || symbols.length !== shape.places) return undefined;
  // A hole in a list is skipped by `every`, so the list is copied.
  const held: readonly unknown[] = Array.from(symbols, (symbol: unknown) => symbol ?? undefined);
  const isLegal = held.every((symbol) => symbol === undefined || isBelow(symbol, shape.symbols));
  const last = held.includes(undefined) ? shape.places - 1 : shape.places;
  if (!isLegal || !isBelow(place, last + 1)) return undefined;
  if (!isBelow(tries, COUNT_BELOW) || !isBelow(hints, COUNT_BELOW)) return undefined;
  const reason = UNRATED.find((name) => name === unrated);
  return { symbols: held as readonly (number | undefined)[], place, tries, hints, unrated: reason };
}

const COUNT_BELOW = 1_000_000;

/** Returns the next empty place after a place, wrapping around, or the number of places if none is empty. */
function emptyAfter(symbols: readonly (number | undefined)[], place: number): number {
  const steps = symbols.map((_, step) => (place + 1 + step) % symbols.length);
  return steps.find((at) => symbols[at] === undefined) ?? symbols.length;
}
