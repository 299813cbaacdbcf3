import { type Clue, type CountsClue, countOf, type MarksClue, symbolsOf } from './code-puzzle.ts';
import { Draft, isSingle, type Knowledge, placesFor } from './knowledge.ts';

/** The result of a technique: greater knowledge, the same object if nothing is new, or undefined if no code is left. */
export type Found = Knowledge | undefined;

/** Deduces how often symbols occur from the number of marks of one clue. */
export function count(known: Knowledge, clue: Clue): Found {
  const draft = new Draft(known);
  if (clue.kind === 'marks') countLetters(draft, clue);
  else countMarks(draft, known, clue);
  return draft.settled();
}

function countLetters(draft: Draft, { guess, marks }: MarksClue): void {
  for (const symbol of symbolsOf(guess)) {
    const own = marks.filter((_, place) => guess[place] === symbol);
    const found = own.filter((mark) => mark > 0).length;
    draft.atLeast(symbol, found);
    if (own.includes(0)) draft.atMost(symbol, found);
  }
}

function countMarks(draft: Draft, known: Knowledge, { guess, exact, near }: CountsClue): void {
  const { least, most, domain } = known;
  const total = exact + near;
  const symbols = symbolsOf(guess);
  const sum = (value: (symbol: number) => number) => symbols.reduce((all, symbol) => all + value(symbol), 0);
  const marksLeast = sum((symbol) => Math.min(countOf(guess, symbol), least[symbol]));
  const marksMost = sum((symbol) => Math.min(countOf(guess, symbol), most[symbol]));
  if (marksLeast > total || marksMost < total) draft.atMost(guess[0], -1);
  for (const symbol of symbols) {
    const copies = countOf(guess, symbol);
    draft.atLeast(symbol, total - (marksMost - Math.min(copies, most[symbol])));
    const room = total - (marksLeast - Math.min(copies, least[symbol]));
    if (room < copies) draft.atMost(symbol, room);
  }
  // The symbols that are not in the guess share the places that its marks leave.
  const others = least.flatMap((_, symbol) => (symbols.includes(symbol) ? [] : [symbol]));
  const rest = domain.length - total;
  const othersLeast = others.reduce((all, symbol) => all + least[symbol], 0);
  const othersMost = others.reduce((all, symbol) => all + most[symbol], 0);
  const isWhole = symbols.every((symbol) => most[symbol] <= countOf(guess, symbol));
  for (const symbol of others) {
    draft.atMost(symbol, rest - (othersLeast - least[symbol]));
    if (isWhole) draft.atLeast(symbol, rest - (othersMost - most[symbol]));
  }
}

/** Deduces which symbols are where from the right-place marks of one clue. */
export function place(known: Knowledge, clue: Clue): Found {
  const draft = new Draft(known);
  const { guess } = clue;
  if (clue.kind === 'marks') {
    for (const [at, mark] of clue.marks.entries())
      draft.restrict(at, mark === 2 ? 1 << guess[at] : ~(1 << guess[at]));
    return draft.settled();
  }
  const open = guess.flatMap((symbol, at) => (known.domain[at] & (1 << symbol) ? [at] : []));
  const sure = open.filter((at) => isSingle(known.domain[at]));
  if (sure.length > clue.exact || open.length < clue.exact) return undefined;
  for (const at of open)
    if (open.length === clue.exact) draft.restrict(at, 1 << guess[at]);
    else if (sure.length === clue.exact && !sure.includes(at)) draft.restrict(at, ~(1 << guess[at]));
  return draft.settled();
}

/**
 * Deduces what follows without any clue: a symbol needs enough places, and the places need enough symbols.
 *
 * @param isCounted whether to add up the counts of all symbols. With a list of words that is too much to do by hand
 */
export function exclusion(known: Knowledge, isCounted: boolean): Found {
  const draft = new Draft(known);
  const { domain, least, most } = known;
  const sumLeast = least.reduce((all, one) => all + one, 0);
  const sumMost = most.reduce((all, one) => all + one, 0);
  for (const symbol of least.keys()) {
    const open = placesFor(known, symbol);
    const sure = open.filter((at) => isSingle(domain[at]));
    if (isCounted) {
      draft.atMost(symbol, domain.length - (sumLeast - least[symbol]));
      draft.atLeast(symbol, domain.length - (sumMost - most[symbol]));
    }
    for (const at of open)
      if (open.length === least[symbol]) draft.restrict(at, 1 << symbol);
      else if (sure.length === most[symbol] && !sure.includes(at)) draft.restrict(at, ~(1 << symbol));
  }
  return draft.settled();
}
