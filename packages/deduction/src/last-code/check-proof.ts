import type { Clue, Code, CodePuzzle } from './code-puzzle.ts';
import type { Fact } from './knowledge.ts';
import type { Branch, Proof, Step } from './proof.ts';
import type { Technique } from './technique.ts';

/**
 * Checks a proof without trusting its maker, and shares no code with the solver. The claim of a step must be true of
 * every code for which everything that the step refers to is true, and a technique may read only its own part of a
 * clue. So a step that uses less than it refers to passes, and one that uses more fails.
 */
export function checkProof(puzzle: CodePuzzle, proof: Proof): ProofVerdict {
  const codes = codesOf(puzzle);
  const answers = codes.filter((code) => puzzle.clues.every((clue) => meets(code, clue)));
  if (answers.length !== 1)
    return { holds: false, fault: answers.length === 0 ? 'no-answer' : 'many-answers' };
  const [answer] = answers as [Code];
  if (String(answer) !== String(proof.answer)) return { holds: false, fault: 'wrong-answer' };
  for (const [number, step] of proof.steps.entries())
    if (!stepHolds(puzzle, codes, proof.steps.slice(0, number), step))
      return { holds: false, fault: 'step-does-not-follow', step: number };
  const claims = proof.steps.flatMap(({ claim }) => claim);
  if (codes.filter((code) => claims.every((fact) => isTrue(fact, code))).length !== 1)
    return { holds: false, fault: 'not-finished' };
  const hardest = Math.max(1, ...proof.steps.map(({ grade }) => grade));
  return hardest === proof.grade ? { holds: true } : { holds: false, fault: 'wrong-grade' };
}

export type ProofVerdict =
  | { readonly holds: true }
  | {
      readonly holds: false;
      readonly fault:
        | 'no-answer'
        | 'many-answers'
        | 'wrong-answer'
        | 'step-does-not-follow'
        | 'not-finished'
        | 'wrong-grade';
      /** The zero-based index of the wrong step. */
      readonly step?: number;
    };

/** Returns the codes that fit every clue, found in the most obvious way. */
export function fittingCodes(puzzle: CodePuzzle): readonly Code[] {
  return codesOf(puzzle).filter((code) => puzzle.clues.every((clue) => meets(code, clue)));
}

/** @param codes the codes for which all current assumptions are true */
function stepHolds(
  puzzle: CodePuzzle,
  codes: readonly Code[],
  earlier: readonly Step[],
  step: Step,
): boolean {
  if (step.uses.some((use) => use < 0 || use >= earlier.length)) return false;
  if (step.clues.some((clue) => clue < 0 || clue >= puzzle.clues.length)) return false;
  const named = step.uses.flatMap((use) => (earlier[use] as Step).claim);
  const premises = codes.filter((code) => named.every((fact) => isTrue(fact, code)));
  if (step.grade !== expectedGrade(puzzle, step, named)) return false;
  if (step.technique === 'cases' || step.technique === 'suppose')
    return branchesHold(puzzle, codes, premises, earlier, step);
  if (step.branches || step.clues.length !== CLUES[step.technique]) return false;
  // In a game with a list only its codes are possible, so no step has to refer to the list.
  const left = premises.filter((code) =>
    step.clues.every((clue) => meetsPart(code, puzzle.clues[clue] as Clue, step.technique)),
  );
  return isClaimed(step, left);
}

const CLUES: Readonly<Record<Technique, number>> = {
  count: 1,
  place: 1,
  exclusion: 0,
  list: 0,
  marks: 1,
  pair: 2,
  cases: 0,
  suppose: 0,
};

/** Whether the claim is true of all these codes. An empty claim says that there are none. */
function isClaimed({ claim }: Step, codes: readonly Code[]): boolean {
  if (claim.length === 0) return codes.length === 0;
  return codes.every((code) => claim.every((fact) => isTrue(fact, code)));
}

function branchesHold(
  puzzle: CodePuzzle,
  codes: readonly Code[],
  premises: readonly Code[],
  earlier: readonly Step[],
  step: Step,
): boolean {
  const { branches = [], claim } = step;
  if (claim.length === 0 || step.clues.length > 0) return false;
  if (branches.length !== (step.technique === 'cases' ? 2 : 1)) return false;
  // A supposition may only prove its own negation: for every code, either the assumption or the claim must be true.
  const isCovered = (code: Code) =>
    branches.some(({ assumed }) => isTrue(assumed, code)) ||
    (step.technique === 'suppose' && claim.every((fact) => isTrue(fact, code)));
  return (
    premises.every(isCovered) && branches.every((branch) => branchHolds(puzzle, codes, earlier, step, branch))
  );
}

function branchHolds(
  puzzle: CodePuzzle,
  codes: readonly Code[],
  earlier: readonly Step[],
  outer: Step,
  { assumed, steps }: Branch,
): boolean {
  const assuming = codes.filter((code) => isTrue(assumed, code));
  const line = [...earlier, ...steps];
  // Of the steps before it, a branch may use only those that the outer step refers to.
  const isNamed = (step: Step) => step.uses.every((use) => use >= earlier.length || outer.uses.includes(use));
  const holds = steps.every(
    (step, at) =>
      isNamed(step) &&
      step.technique !== 'suppose' &&
      step.technique !== 'cases' &&
      stepHolds(puzzle, assuming, line.slice(0, earlier.length + at), step),
  );
  if (!holds) return false;
  if (steps.at(-1)?.claim.length === 0) return true;
  const named = outer.uses.flatMap((use) => (earlier[use] as Step).claim);
  const known = [...named, ...steps.flatMap(({ claim }) => claim)];
  const left = assuming.filter((code) => known.every((fact) => isTrue(fact, code)));
  return outer.technique === 'cases' && isClaimed(outer, left);
}

function expectedGrade(puzzle: CodePuzzle, { technique }: Step, named: readonly Fact[]): number {
  if (technique !== 'list')
    return { count: 1, place: 1, exclusion: 1, marks: 2, pair: 3, cases: 4, suppose: 5 }[technique];
  const open = Array.from({ length: puzzle.places }, (_, place) => place).filter(
    (place) =>
      Array.from({ length: puzzle.symbols }, (_, symbol) => symbol).filter((symbol) =>
        named.every((fact) => !rulesOut(fact, place, symbol)),
      ).length > 1,
  );
  return Math.min(5, Math.max(2, open.length + 1));
}

/** Whether this fact alone rules out the symbol at that place. */
function rulesOut(fact: Fact, place: number, symbol: number): boolean {
  switch (fact.kind) {
    case 'at':
      return fact.place === place && fact.symbol !== symbol;
    case 'not-at':
      return fact.place === place && fact.symbol === symbol;
    case 'least':
      return false;
    case 'most':
      return fact.symbol === symbol && fact.count === 0;
  }
}

function isTrue(fact: Fact, code: Code): boolean {
  switch (fact.kind) {
    case 'at':
      return code[fact.place] === fact.symbol;
    case 'not-at':
      return code[fact.place] !== fact.symbol;
    case 'least':
      return copies(code, fact.symbol) >= fact.count;
    case 'most':
      return copies(code, fact.symbol) <= fact.count;
  }
}

function copies(code: Code, symbol: number): number {
  let count = 0;
  for (let place = 0; place < code.length; place++) if (code[place] === symbol) count++;
  return count;
}

/** Whether the code agrees with the part of a clue that the technique reads. */
function meetsPart(code: Code, clue: Clue, technique: Technique): boolean {
  if (technique !== 'count' && technique !== 'place') return meets(code, clue);
  if (clue.kind === 'marks')
    return technique === 'place'
      ? clue.marks.every((mark, place) => (mark === 2) === (code[place] === clue.guess[place]))
      : clue.guess.every((symbol) => hasCopies(code, clue.guess, clue.marks, symbol));
  const { exact, near } = scored(clue.guess, code);
  return technique === 'place' ? exact === clue.exact : exact + near === clue.exact + clue.near;
}

/** Whether the code has as many copies as are marked, or at least as many if every copy in the guess is marked. */
function hasCopies(code: Code, guess: Code, marks: readonly number[], symbol: number): boolean {
  const own = guess.flatMap((other, place) => (other === symbol ? [marks[place] as number] : []));
  const marked = own.filter((mark) => mark !== 0).length;
  const held = copies(code, symbol);
  return marked === own.length ? held >= marked : held === marked;
}

function meets(code: Code, clue: Clue): boolean {
  if (clue.kind === 'counts') {
    const { exact, near } = scored(clue.guess, code);
    return exact === clue.exact && near === clue.near;
  }
  return markedAs(clue.guess, code).every((mark, place) => mark === clue.marks[place]);
}

/** Scores a guess: each copy in the guess matches one in the code; matches at the same place are exact. */
function scored(guess: Code, code: Code): { readonly exact: number; readonly near: number } {
  let exact = 0;
  let total = 0;
  for (let place = 0; place < guess.length; place++) {
    const symbol = guess[place] as number;
    if (code[place] === symbol) exact++;
    if (guess.indexOf(symbol) === place) total += Math.min(copies(guess, symbol), copies(code, symbol));
  }
  return { exact, near: total - exact };
}

function markedAs(guess: Code, code: Code): readonly number[] {
  const rest = code.filter((symbol, place) => guess[place] !== symbol);
  return guess.map((symbol, place) => {
    if (code[place] === symbol) return 2;
    const at = rest.indexOf(symbol);
    if (at < 0) return 0;
    rest.splice(at, 1);
    return 1;
  });
}

/** Returns every code of the game; with a list, every word in it. */
function codesOf({ places, symbols, repeats, list }: CodePuzzle): readonly Code[] {
  if (list) return list;
  let codes: readonly Code[] = [[]];
  for (let place = 0; place < places; place++)
    codes = codes.flatMap((code) =>
      Array.from({ length: symbols }, (_, symbol) => symbol)
        .filter((symbol) => repeats || !code.includes(symbol))
        .map((symbol) => [...code, symbol]),
    );
  return codes;
}
