import { areAllCases, branchOf, type MadeMove, nextSimple, propagate, tryMove } from './apply.ts';
import type { Code, CodePuzzle } from './code-puzzle.ts';
import { bitsOf, codeKnown, type Fact, type Knowledge, nothingKnown, placesFor } from './knowledge.ts';
import type { Grade } from './technique.ts';

/** Returns the code and the moves that find it, in order; undefined if techniques up to this grade do not find it. */
export function findMoves(
  puzzle: CodePuzzle,
  grade: Grade,
): { readonly code: Code; readonly found: readonly MadeMove[] } | undefined {
  const found: MadeMove[] = [];
  let known = nothingKnown(puzzle);
  for (;;) {
    const code = codeKnown(known);
    // Clues that were not used may still contradict the code.
    if (code) return propagate(puzzle, known, 1).known ? { code, found } : undefined;
    const next = nextMove(puzzle, known, grade);
    if (!next?.after) return undefined;
    found.push(next);
    known = next.after;
  }
}

/** Whether techniques up to this grade find the code. The order of moves does not matter, so any will do. */
export function isSolvable(puzzle: CodePuzzle, grade: Grade): boolean {
  let known = nothingKnown(puzzle);
  for (;;) {
    if (codeKnown(known)) return true;
    const next =
      nextSimple(puzzle, known, grade) ??
      nextCases(puzzle, known, grade) ??
      firstSupposition(puzzle, known, grade);
    if (!next?.after) return false;
    known = next.after;
  }
}

/** Returns the next move, trying the easiest first; among suppositions, the one with the shortest chain. */
function nextMove(puzzle: CodePuzzle, known: Knowledge, grade: Grade): MadeMove | undefined {
  return (
    nextSimple(puzzle, known, grade) ??
    nextCases(puzzle, known, grade) ??
    shortestSupposition(puzzle, known, grade)
  );
}

/**
 * Returns a `cases` move, if one finds something. With a list of words nothing is assumed, because the list decides.
 */
function nextCases(puzzle: CodePuzzle, known: Knowledge, grade: Grade): MadeMove | undefined {
  if (grade < 4 || puzzle.list) return undefined;
  for (const cases of casesOf(known)) {
    const found = areAllCases(known, cases) ? tryMove(puzzle, known, 'cases', [], cases) : undefined;
    if (found) return found;
  }
  return undefined;
}

/** Returns pairs of alternatives: two possible symbols at one place, or two possible places for one symbol. */
function casesOf(known: Knowledge): readonly (readonly Fact[])[] {
  const byPlace = known.domain.flatMap((symbols, place) => {
    const facts = bitsOf(symbols).map((symbol): Fact => ({ kind: 'at', place, symbol }));
    return facts.length === 2 ? [facts] : [];
  });
  const bySymbol = known.least.flatMap((count, symbol) => {
    const facts = placesFor(known, symbol).map((place): Fact => ({ kind: 'at', place, symbol }));
    return count >= 1 && facts.length === 2 ? [facts] : [];
  });
  return [...byPlace, ...bySymbol];
}

function firstSupposition(puzzle: CodePuzzle, known: Knowledge, grade: Grade): MadeMove | undefined {
  if (grade < 5 || puzzle.list) return undefined;
  for (const fact of suppositions(known)) {
    const found = tryMove(puzzle, known, 'suppose', [], [fact]);
    if (found) return found;
  }
  return undefined;
}

function shortestSupposition(puzzle: CodePuzzle, known: Knowledge, grade: Grade): MadeMove | undefined {
  if (grade < 5 || puzzle.list) return undefined;
  const failing = suppositions(known)
    .map((fact) => ({ fact, ...branchOf(puzzle, known, fact) }))
    .filter((branch) => branch.known === undefined)
    .toSorted((a, b) => a.found.length - b.found.length);
  const [shortest] = failing;
  return shortest && tryMove(puzzle, known, 'suppose', [], [shortest.fact]);
}

function suppositions(known: Knowledge): readonly Fact[] {
  const counts = known.least.flatMap((least, symbol): Fact[] =>
    least === known.most[symbol]
      ? []
      : [
          { kind: 'most', symbol, count: least },
          { kind: 'least', symbol, count: known.most[symbol] },
        ],
  );
  const places = known.domain.flatMap((symbols, place) => {
    const facts = bitsOf(symbols).map((symbol): Fact => ({ kind: 'at', place, symbol }));
    return facts.length > 1 ? facts : [];
  });
  return [...places, ...counts];
}
