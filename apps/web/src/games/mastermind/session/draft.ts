import type { CodeRules } from '@inkling/core/deduction';

/**
 * The half-typed guess: the symbols entered so far, and the place where the next one goes. It belongs to the app, not
 * to the game: undo does not restore it, and no opponent sees it. Immutable; no function throws.
 */
export interface Draft {
  readonly symbols: readonly (number | undefined)[];
  /** Zero-based; equals the number of places once all are filled, so that a full row accepts no more symbols. */
  readonly place: number;
  /**
   * Whether the game filled all the places, for example with an undone or a copied guess, and the user has not changed
   * anything or chosen a place since. The next symbol then starts a new row instead of being refused.
   */
  readonly isGiven?: true;
}

export function emptyDraft(places: number): Draft {
  return { symbols: Array.from({ length: places }, () => undefined), place: 0 };
}

/** Returns a row that the game fills. */
export function draftOf(code: ArrayLike<number>): Draft {
  return { symbols: Array.from(code), place: code.length, isGiven: true };
}

/** Whether another symbol is refused. */
export function isFull({ symbols, place, isGiven }: Draft): boolean {
  return place >= symbols.length && !isGiven;
}

/** Returns the row that the next symbol goes into: a row that the game filled makes way for an empty one. */
export function rowToFill(draft: Draft): Draft {
  return draft.isGiven ? emptyDraft(draft.symbols.length) : draft;
}

/** Puts a symbol at a place and moves on to the next empty one. By default it goes where the next symbol goes. */
export function placeSymbol(draft: Draft, symbol: number, place: number | undefined = undefined): Draft {
  const row = place === undefined ? rowToFill(draft) : draft;
  const at = place ?? row.place;
  if (at >= row.symbols.length) return draft;
  const symbols = row.symbols.with(at, symbol);
  return { symbols, place: emptyAfter(symbols, at) };
}

/** Puts a symbol at the current place and at every empty one. */
export function fillRest(given: Draft, symbol: number): Draft {
  if (isFull(given)) return given;
  const draft = rowToFill(given);
  const symbols = draft.symbols.map((held, place) => (place === draft.place ? symbol : (held ?? symbol)));
  return { symbols, place: symbols.length };
}

/** Removes the symbol at the current place or, if that is empty, the one before it. */
export function eraseSymbol(draft: Draft): Draft {
  const { symbols, place } = draft;
  if (symbols[place] !== undefined) return { symbols: symbols.with(place, undefined), place };
  if (place === 0) return draft;
  return { symbols: symbols.with(place - 1, undefined), place: place - 1 };
}

export function moveTo(draft: Draft, place: number): Draft {
  const { symbols } = draft;
  return { symbols, place: Math.min(Math.max(place, 0), symbols.length - 1) };
}

export function moveBy(draft: Draft, step: number): Draft {
  return moveTo(draft, draft.place + step);
}

/** Returns the guess, or undefined unless every place is filled. */
export function codeOf(draft: Draft): readonly number[] | undefined {
  const code = draft.symbols.filter((symbol) => symbol !== undefined);
  return code.length === draft.symbols.length ? code : undefined;
}

/** Serialises a draft: `a--b@1`, or `abcd` if the game filled it. Law: `parseDraft(makeDraft(d), rules)` is `d`. */
export function makeDraft(draft: Draft): string {
  const letters = draft.symbols.map((symbol) =>
    symbol === undefined ? '-' : String.fromCharCode(FIRST_LETTER + symbol),
  );
  const code = letters.join('');
  return draft.isGiven ? code : `${code}@${draft.place}`;
}

/** Never throws: returns undefined if the string is not a draft that these rules allow. */
export function parseDraft(text: string, rules: CodeRules): Draft | undefined {
  const match = /^([a-t-]{1,16})(?:@(\d{1,2}))?$/.exec(text);
  if (!match) return undefined;
  const symbols = Array.from(match[1] as string, (letter) =>
    letter === '-' ? undefined : letter.charCodeAt(0) - FIRST_LETTER,
  );
  const legal = symbols.every((symbol) => symbol === undefined || symbol < rules.symbols);
  if (!legal || symbols.length !== rules.places) return undefined;
  const code = codeOf({ symbols, place: 0 });
  if (match[2] === undefined) return code && draftOf(code);
  const place = Number(match[2]);
  return place <= (code ? rules.places : rules.places - 1) ? { symbols, place } : undefined;
}

/** Returns the next empty place after a place, wrapping around, or the number of places if none is empty. */
export function emptyAfter(symbols: readonly (number | undefined)[], place: number): number {
  for (let step = 1; step <= symbols.length; step++) {
    const at = (place + step) % symbols.length;
    if (symbols[at] === undefined) return at;
  }
  return symbols.length;
}

const FIRST_LETTER = 97;

/** Draws a uniformly random code; `draw` returns a uniform integer from 0 to below its argument. */
export function drawnCode(rules: CodeRules, draw: (below: number) => number): readonly number[] {
  const { places, symbols, repeats } = rules;
  const bag = Array.from({ length: symbols }, (_, symbol) => symbol);
  const next = () => (repeats ? draw(symbols) : (bag.splice(draw(bag.length), 1)[0] as number));
  return Array.from({ length: places }, next);
}
