import { applyMove, areAllCases, branchOf, type MadeMove } from './apply.ts';
import type { Code, CodePuzzle, CountsClue } from './code-puzzle.ts';
import { type Fact, implies, type Knowledge, newFacts, nothingKnown, withFacts } from './knowledge.ts';
import { findMoves } from './solve.ts';
import { GRADES, type Grade, type Move, negationOf, type Technique } from './technique.ts';
import { type Way, waysToMeet } from './ways.ts';

/** A proof that the answer is the only one: steps, each of which follows from what it refers to. */
export interface Proof {
  readonly answer: Code;
  /** The grade of the hardest step. */
  readonly grade: Grade;
  readonly steps: readonly Step[];
}

export interface Step {
  readonly technique: Technique;
  readonly grade: Grade;
  /** The clues that it reads, by zero-based index. */
  readonly clues: readonly number[];
  /**
   * The earlier steps that it relies on, by zero-based index. In a branch of step s, the branch's own steps are
   * numbered s, s + 1, … ; its assumption is known there.
   */
  readonly uses: readonly number[];
  /** The facts that the step proves. Empty only at the end of a branch that leads to a contradiction. */
  readonly claim: readonly Fact[];
  /** The ways that `marks` and `pair` went through. */
  readonly ways?: readonly Way[];
  /** The two cases, or the supposition. */
  readonly branches?: readonly Branch[];
}

export interface Branch {
  readonly assumed: Fact;
  readonly steps: readonly Step[];
}

/** Returns a proof by the easiest techniques that suffice, without redundant steps; undefined if none suffice. */
export function provePuzzle(puzzle: CodePuzzle, gradeMax: Grade = 5): Proof | undefined {
  let solved: ReturnType<typeof findMoves>;
  for (const grade of GRADES) if (grade <= gradeMax) solved ??= findMoves(puzzle, grade);
  if (!solved) return undefined;
  const goal = solved.code.map((symbol, place): Fact => ({ kind: 'at', place, symbol }));
  const { kept } = prune(puzzle, nothingKnown(puzzle), [], sourcesOf(solved.found), goal);
  const steps = numbered(puzzle, nothingKnown(puzzle), kept, [], []);
  return {
    answer: solved.code,
    grade: steps.reduce<Grade>((hardest, step) => (step.grade > hardest ? step.grade : hardest), 1),
    steps,
  };
}

/** A move with the facts that it found. Compared by identity, so that every fact can refer to its source. */
interface Source {
  readonly move: Move;
  readonly grade: Grade;
  readonly facts: readonly SourcedFact[];
}

interface SourcedFact {
  readonly fact: Fact;
  readonly source: Source;
}

interface Kept {
  readonly source: Source;
  readonly claim: readonly Fact[];
  readonly used: readonly SourcedFact[];
  readonly branches: readonly { readonly assumed: Fact; readonly kept: readonly Kept[] }[];
}

function sourcesOf(moves: readonly MadeMove[]): readonly Source[] {
  return moves.map(({ move, grade, before, after }) => {
    const facts: SourcedFact[] = [];
    const source: Source = { move, grade, facts };
    // A supposition can only prove its own negation.
    const [assumed] = move.assumed;
    const found = move.technique === 'suppose' && assumed ? [negationOf(assumed)] : undefined;
    if (after) for (const fact of found ?? newFacts(before, after)) facts.push({ fact, source });
    return source;
  });
}

/**
 * Works backwards from the goal and keeps only what it needs. The goal is a list of facts, or `impossible`: the last
 * source has refuted the assumptions in the base.
 */
function prune(
  puzzle: CodePuzzle,
  base: Knowledge,
  outer: readonly SourcedFact[],
  sources: readonly Source[],
  goal: readonly Fact[] | 'impossible',
): { readonly kept: readonly Kept[]; readonly used: ReadonlySet<SourcedFact> } {
  const all = [...outer, ...sources.flatMap(({ facts }) => facts)];
  const needed = new Set<SourcedFact>();
  if (goal !== 'impossible')
    for (const one of fewest(all, (facts) => follow(withFacts(base, factsOf(facts)), goal))) needed.add(one);
  const kept: Kept[] = [];
  for (const [at, source] of [...sources.entries()].toReversed()) {
    const isEnd = goal === 'impossible' && at === sources.length - 1;
    const claim = factsOf(source.facts.filter((one) => needed.has(one)));
    if (claim.length === 0 && !isEnd) continue;
    const before = [...outer, ...sources.slice(0, at).flatMap(({ facts }) => facts)];
    const step = keep(puzzle, base, before, source, claim);
    for (const one of step.used) needed.add(one);
    kept.unshift(step);
  }
  return { kept, used: needed };
}

function keep(
  puzzle: CodePuzzle,
  base: Knowledge,
  before: readonly SourcedFact[],
  source: Source,
  claim: readonly Fact[],
): Kept {
  const { move } = source;
  // The list is compared with everything that is known, so all earlier facts count as used.
  if (move.technique === 'list') return { source, claim, used: before, branches: [] };
  if (move.assumed.length === 0) {
    const used = fewest(before, (facts) => {
      const known = withFacts(base, factsOf(facts));
      return known === undefined || follow(applyMove(puzzle, move, known), claim);
    });
    return { source, claim, used, branches: [] };
  }
  const used = new Set<SourcedFact>();
  if (move.technique === 'cases')
    for (const one of fewest(before, (facts) => {
      const known = withFacts(base, factsOf(facts));
      return known === undefined || areAllCases(known, move.assumed);
    }))
      used.add(one);
  const known = withFacts(base, factsOf(before)) as Knowledge;
  const branches = move.assumed.map((assumed) => {
    const branch = branchOf(puzzle, known, assumed);
    const goal = branch.known === undefined ? 'impossible' : claim;
    const inner = withFacts(base, [assumed]) as Knowledge;
    const pruned = prune(puzzle, inner, before, sourcesOf(branch.found), goal);
    for (const one of pruned.used) if (before.includes(one)) used.add(one);
    return { assumed, kept: pruned.kept };
  });
  return { source, claim, used: [...used], branches };
}

/** Drops facts as long as the rest passes the test: first whole steps, then single facts, the latest first. */
function fewest(
  facts: readonly SourcedFact[],
  passes: (facts: readonly SourcedFact[]) => boolean,
): readonly SourcedFact[] {
  let left = facts;
  for (const source of [...new Set(facts.map((one) => one.source))].toReversed()) {
    const without = left.filter((one) => one.source !== source);
    if (passes(without)) left = without;
  }
  for (const fact of left.toReversed()) {
    const without = left.filter((one) => one !== fact);
    if (passes(without)) left = without;
  }
  return left;
}

function follow(known: Knowledge | undefined, claim: readonly Fact[]): boolean {
  if (known === undefined) return true;
  return claim.length > 0 && claim.every((fact) => implies(known, fact));
}

function factsOf(facts: readonly SourcedFact[]): readonly Fact[] {
  return facts.map(({ fact }) => fact);
}

/** Converts steps into their final form with indices. `outer` are the steps before a branch. */
function numbered(
  puzzle: CodePuzzle,
  base: Knowledge,
  kept: readonly Kept[],
  outer: readonly Kept[],
  assumed: readonly Fact[],
): readonly Step[] {
  const line = [...outer, ...kept];
  return kept.map(({ source, claim, used, branches }, at) => {
    const { technique, clues } = source.move;
    const before = line.slice(0, outer.length + at);
    const uses = before.flatMap((step, number) =>
      used.some((one) => one.source === step.source) ? [number] : [],
    );
    const known = withFacts(base, [...assumed, ...factsOf(used)]);
    const ways =
      known && (technique === 'marks' || technique === 'pair')
        ? waysToMeet(
            known,
            clues.map((clue) => puzzle.clues[clue] as CountsClue),
          )
        : undefined;
    return {
      technique,
      grade: source.grade,
      clues,
      uses,
      claim,
      ...(ways ? { ways } : {}),
      ...(branches.length === 0
        ? {}
        : {
            branches: branches.map((branch) => ({
              assumed: branch.assumed,
              steps: numbered(puzzle, base, branch.kept, before, [...assumed, branch.assumed]),
            })),
          }),
    };
  });
}
