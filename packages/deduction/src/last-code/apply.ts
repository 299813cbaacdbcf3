import type { Clue, CodePuzzle, CountsClue } from './code-puzzle.ts';
import { Draft, type Fact, isSingle, type Knowledge, placesFor, withFacts } from './knowledge.ts';
import { count, exclusion, type Found, place } from './single-clue.ts';
import { BRANCH_GRADE, type Grade, gradeOf, type Move, negationOf, type Technique } from './technique.ts';
import { commonIn, waysToMeet } from './ways.ts';

/** Applies a move. Returns greater knowledge, the same object if nothing is new, or undefined if no code is left. */
export function applyMove(puzzle: CodePuzzle, move: Move, known: Knowledge): Found {
  const clue = puzzle.clues[move.clues[0]] as Clue;
  switch (move.technique) {
    case 'count':
      return count(known, clue);
    case 'place':
      return place(known, clue);
    case 'exclusion':
      return exclusion(known, puzzle.list === undefined);
    case 'list':
      return inList(puzzle, known);
    case 'marks':
    case 'pair':
      return byWays(
        known,
        move.clues.map((at) => puzzle.clues[at] as Clue),
      );
    case 'cases':
      return areAllCases(known, move.assumed) ? inBothCases(puzzle, known, move.assumed) : known;
    case 'suppose': {
      const [assumed] = move.assumed as [Fact];
      const branch = branchOf(puzzle, known, assumed);
      return branch.known === undefined ? withFacts(known, [negationOf(assumed)]) : known;
    }
  }
}

function byWays(known: Knowledge, clues: readonly Clue[]): Found {
  const counts = clues.filter((clue): clue is CountsClue => clue.kind === 'counts');
  const ways = counts.length === clues.length ? waysToMeet(known, counts) : undefined;
  return ways ? commonIn(known, counts, ways) : known;
}

function inList({ list = [] }: CodePuzzle, known: Knowledge): Found {
  const { domain, least, most } = known;
  const fitting = list.filter(
    (code) =>
      code.every((symbol, at) => domain[at] & (1 << symbol)) &&
      least.every((count, symbol) => {
        let own = 0;
        for (const other of code) if (other === symbol) own++;
        return own >= count && own <= most[symbol];
      }),
  );
  if (fitting.length === 0) return undefined;
  const draft = new Draft(known);
  for (const at of domain.keys())
    draft.restrict(
      at,
      fitting.reduce((bits, code) => bits | (1 << code[at]), 0),
    );
  return draft.settled();
}

/** Whether one of these facts must be true. */
export function areAllCases(known: Knowledge, cases: readonly Fact[]): boolean {
  const places = new Set(cases.flatMap((fact) => (fact.kind === 'at' ? [fact.place] : [])));
  const symbols = cases.reduce((bits, { symbol }) => bits | (1 << symbol), 0);
  const [first] = cases as [Fact];
  if (places.size === 1) return (known.domain[[...places][0] as number] & ~symbols) === 0;
  return known.least[first.symbol] >= 1 && placesFor(known, first.symbol).every((at) => places.has(at));
}

function inBothCases(puzzle: CodePuzzle, known: Knowledge, cases: readonly Fact[]): Found {
  const left = cases.flatMap((fact) => branchOf(puzzle, known, fact).known ?? []);
  if (left.length === 0) return undefined;
  const draft = new Draft(known);
  for (const at of known.domain.keys())
    draft.restrict(
      at,
      left.reduce((bits, { domain }) => bits | domain[at], 0),
    );
  for (const symbol of known.least.keys()) {
    draft.atLeast(symbol, Math.min(...left.map(({ least }) => least[symbol])));
    draft.atMost(symbol, Math.max(...left.map(({ most }) => most[symbol])));
  }
  return draft.settled();
}

/** A move that found something, with the knowledge before and after it. */
export interface MadeMove {
  readonly move: Move;
  readonly grade: Grade;
  readonly before: Knowledge;
  readonly after: Found;
}

/** Applies moves that assume nothing, up to a grade, as long as they find something. */
export function propagate(
  puzzle: CodePuzzle,
  from: Knowledge,
  grade: Grade,
): { readonly known: Found; readonly found: readonly MadeMove[] } {
  const found: MadeMove[] = [];
  let known = from;
  for (;;) {
    const next = nextSimple(puzzle, known, grade);
    if (!next) return { known, found };
    found.push(next);
    if (next.after === undefined) return { known: undefined, found };
    known = next.after;
  }
}

/** Assumes a fact and returns what simple moves find from there. */
export function branchOf(puzzle: CodePuzzle, known: Knowledge, assumed: Fact): ReturnType<typeof propagate> {
  const from = withFacts(known, [assumed]);
  if (from) return propagate(puzzle, from, BRANCH_GRADE);
  const move: Move = { technique: 'exclusion', clues: [], assumed: [] };
  return { known: undefined, found: [{ move, grade: 1, before: known, after: undefined }] };
}

/** Returns the next move that assumes nothing, trying the easiest first. */
export function nextSimple(puzzle: CodePuzzle, known: Knowledge, grade: Grade): MadeMove | undefined {
  for (const [clue] of puzzle.clues.entries())
    for (const technique of ['count', 'place'] as const) {
      const found = tryMove(puzzle, known, technique, [clue]);
      if (found) return found;
    }
  const excluded = tryMove(puzzle, known, 'exclusion', []);
  if (excluded) return excluded;
  if (puzzle.list && gradeOf('list', openPlaces(known)) <= grade) {
    const listed = tryMove(puzzle, known, 'list', []);
    if (listed) return listed;
  }
  if (grade >= 2) {
    const found = fewestWays(
      puzzle,
      known,
      'marks',
      puzzle.clues.map((_, clue) => [clue]),
    );
    if (found) return found;
  }
  if (grade < 3) return undefined;
  const pairs = puzzle.clues.flatMap((_, one) =>
    puzzle.clues.flatMap((__, other) => (other > one ? [[one, other]] : [])),
  );
  return fewestWays(puzzle, known, 'pair', pairs);
}

/** Returns the number of places with more than one possible symbol. */
export function openPlaces({ domain }: Knowledge): number {
  return domain.filter((symbols) => !isSingle(symbols)).length;
}

/** Applies a move, and returns undefined if it finds nothing. */
export function tryMove(
  puzzle: CodePuzzle,
  known: Knowledge,
  technique: Technique,
  clues: readonly number[],
  assumed: readonly Fact[] = [],
): MadeMove | undefined {
  const move = { technique, clues, assumed };
  const after = applyMove(puzzle, move, known);
  if (after === known) return undefined;
  return { move, grade: gradeOf(technique, openPlaces(known)), before: known, after };
}

/** Returns the move with the fewest ways to go through, among those that find something. */
function fewestWays(
  puzzle: CodePuzzle,
  known: Knowledge,
  technique: Technique,
  sets: readonly (readonly number[])[],
): MadeMove | undefined {
  let best: { readonly ways: number; readonly found: MadeMove } | undefined;
  for (const clues of sets) {
    const counts = clues
      .map((at) => puzzle.clues[at] as Clue)
      .filter((clue): clue is CountsClue => clue.kind === 'counts');
    const ways = counts.length === clues.length ? waysToMeet(known, counts)?.length : undefined;
    if (ways === undefined || (best && best.ways <= ways)) continue;
    const found = tryMove(puzzle, known, technique, clues);
    if (found) best = { ways, found };
  }
  return best?.found;
}
