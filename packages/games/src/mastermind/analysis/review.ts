import type { ListedCandidates } from '@inkling/codes/candidates/listed';
import { type Information, informationOf } from '@inkling/codes/review/information';
import { type RuledOut, ruledOut } from '@inkling/codes/review/ruled-out';
import {
  BASES,
  type Basis,
  JUDGE_LIMITS,
  type JudgeLimits,
  type Judgement,
  TurnsJudge,
} from '@inkling/codes/review/turns-judge';
import { needList, needRecord, needShape } from '@inkling/core/arguments';
import type { CodeTurn } from '@inkling/core/deduction';
import { type Code, solvedClass } from '@inkling/core/feedback';
import type { CodeAnalysis } from './analysis.ts';

/**
 * The player with whom a choice is compared: one who may guess any code, or one who only guesses codes that are
 * consistent with every answer so far, as the hard rule demands. Players should not be blamed for avoiding a
 * forbidden guess.
 */
export const REFERENCES = ['unrestricted', 'consistent-only'] as const;
/** One of `REFERENCES`. */
export type Reference = (typeof REFERENCES)[number];

/** What a sheet is compared with, and how much work that may take. */
export interface ReviewOptions {
  readonly reference: Reference;
  readonly limits?: JudgeLimits;
}

/** A guess, with the average number of turns (including this guess) that good play takes over the remaining codes. */
export interface ExpectedTurns {
  readonly guess: Code;
  readonly possible: boolean;
  readonly turns: number;
}

/** The guess compared with the best one under the reference's rules. */
export interface Choice {
  readonly played: ExpectedTurns;
  /** The best guess known for the reference player, or the played guess itself if that is equally good. */
  readonly best: ExpectedTurns;
  /**
   * Expected turns lost by the choice: `played.turns − best.turns`. Negative if the guess beats the reference,
   * because it was outside the reference's rules or because the reference is not optimal.
   */
  readonly cost: number;
  /**
   * A proved lower bound of the loss against perfect play under the reference's rules. It equals `cost` if that
   * is exact, and is undefined if no positive loss is proved.
   */
  readonly costFloor: number | undefined;
  /** How `cost` was determined: the weaker basis of the two figures. Everything except `exact` is an estimate. */
  readonly basis: Basis;
}

/**
 * Plain facts about a turn, which a shell can put into words. Praise is a fact, too.
 * - `best`, `beat-reference`: provably no guess was better; better than the reference player's choice.
 * - `found-by-logic`: solved when it was the only code left; `lucky-hit`: solved when others were possible.
 * - `lucky`, `unlucky`: the answer gave at least one bit more, or one bit less, than expected.
 * - `told-all-apart`: every answer leaves one code; `told-nothing`: the answer was certain beforehand.
 * - `was-certain`: only one code was left, and this was not it. `repeated`: the same guess had been played before.
 * - `impossible`: the guess could not be the code. No blame: it may give more information, and then it costs nothing.
 * - `contradiction`: no code fits the answers from this turn on; the rest of the sheet has no figures.
 */
export const TURN_FACTS = [
  'best',
  'beat-reference',
  'found-by-logic',
  'lucky-hit',
  'lucky',
  'unlucky',
  'told-all-apart',
  'told-nothing',
  'was-certain',
  'repeated',
  'impossible',
  'contradiction',
] as const;
/** One of `TURN_FACTS`. */
export type TurnFact = (typeof TURN_FACTS)[number];

/** The review of one turn: what information it gave and what it cost. */
export interface ReviewedTurn {
  readonly guess: Code;
  readonly feedback: number;
  /** The number of codes consistent with all answers, before and after this turn. */
  readonly before: number;
  readonly after: number;
  /** Undefined if no code was left before or after the turn. */
  readonly information: Information | undefined;
  /** Why the guess could not be the code. Undefined if it could, or if no code was left. */
  readonly ruledOut: RuledOut | undefined;
  /** Undefined until the choice has been rated, and if no code was left before the turn. */
  readonly choice: Choice | undefined;
  readonly facts: readonly TurnFact[];
}

/** The review of a sheet: its turns, and totals. */
export interface Review {
  readonly reference: Reference;
  readonly turns: readonly ReviewedTurn[];
  /** The sums of `gained`, `expected` and `luck` (in bits) over the turns that have figures. */
  readonly gained: number;
  readonly expected: number;
  readonly luck: number;
  /** The total of expected turns lost over the turns rated so far; `basis` is how it was determined. */
  readonly cost: number;
  readonly basis: Basis;
}

/** The progress of a review. */
export interface ReviewProgress {
  /** The number of turns rated so far, out of `total`. */
  readonly done: number;
  readonly total: number;
  /** The number of answers computed so far. */
  readonly work: number;
  /** The review so far: counts and bits are complete from the start, choices are added turn by turn. */
  readonly review: Review;
}

/**
 * Reviews the turns of a finished or unfinished sheet. `start` is the position before the first turn. Never
 * uses the secret: everything follows from the guesses and their answers.
 *
 * @throws TypeError that names an argument that is wrong
 */
export function* reviewTurns(
  start: CodeAnalysis,
  turns: readonly CodeTurn[],
  options: ReviewOptions = { reference: 'unrestricted' },
): Generator<ReviewProgress, Review> {
  needShape(start, 'start', { set: { space: 'object' } });
  needList(turns, 'turns');
  needRecord(options, 'options');
  const pool = options.reference === 'unrestricted' ? 'all' : 'possible';
  const judge = new TurnsJudge(start.set.space, pool, options.limits ?? JUDGE_LIMITS);
  const sets = [start.set];
  for (const turn of turns) sets.push((sets.at(-1) as ListedCandidates).with(turn));
  const reviewed = turns.map((turn, at) =>
    observe(sets[at] as ListedCandidates, sets[at + 1] as ListedCandidates, turn),
  );
  const total = reviewed.filter(({ before }) => before > 0).length;
  let review = summarise(options.reference, reviewed);
  let done = 0;
  for (const [at, turn] of reviewed.entries()) {
    yield { done, total, work: judge.work, review };
    if (turn.before === 0) continue;
    let choice = sameChoice(reviewed.slice(0, at), turn);
    if (!choice) {
      const set = sets[at] as ListedCandidates;
      const search = judge.judge(set, set.space.codes.indexOf(turn.guess));
      let step = search.next();
      while (!step.done) {
        yield { done, total, work: judge.work, review };
        step = search.next();
      }
      choice = choiceOf(set, turn.guess, step.value);
    }
    reviewed[at] = { ...turn, choice, facts: [...praiseOf(choice), ...turn.facts] };
    review = summarise(options.reference, reviewed);
    done++;
  }
  return review;
}

/**
 * Returns the index of the first turn after `turn` (−1 for the start) that cost at least `least` expected
 * turns. Returns undefined if there is none.
 *
 * @throws TypeError that names an argument that is wrong
 */
export function nextCostlyTurn(
  review: Review,
  turn: number,
  least: number = COSTLY_TURNS,
): number | undefined {
  needShape(review, 'review', { turns: 'list' });
  const found = review.turns.findIndex(
    ({ choice }, at) => at > turn && choice !== undefined && choice.cost >= least,
  );
  return found < 0 ? undefined : found;
}

/** A loss worth a second look, in expected turns: one turn lost in twenty games. */
const COSTLY_TURNS = 0.05;

/** Returns what can be determined about a turn without a search. */
function observe(set: ListedCandidates, next: ListedCandidates, turn: CodeTurn): ReviewedTurn {
  const before = set.indices.length;
  const after = next.indices.length;
  const known = { guess: turn.guess, feedback: turn.feedback, before, after, choice: undefined };
  if (before === 0)
    return { ...known, information: undefined, ruledOut: undefined, facts: ['contradiction'] };
  const information = informationOf(set, turn);
  const reason = ruledOut(set, turn.guess);
  return { ...known, information, ruledOut: reason, facts: factsOf(set, turn, after, information, reason) };
}

function factsOf(
  set: ListedCandidates,
  turn: CodeTurn,
  after: number,
  information: Information | undefined,
  reason: RuledOut | undefined,
): readonly TurnFact[] {
  const before = set.indices.length;
  const solved = turn.feedback === solvedClass(set.rules.places);
  const parts = set.split(turn.guess).filter((count) => count > 0n).length;
  const luck = information?.luck ?? 0;
  const index = set.space.codes.indexOf(turn.guess);
  const facts: Readonly<Partial<Record<TurnFact, boolean>>> = {
    'found-by-logic': solved && before === 1 && after === 1,
    'lucky-hit': solved && before > 1 && after === 1,
    lucky: luck >= LUCK_BITS,
    unlucky: luck <= -LUCK_BITS,
    'told-all-apart': before > 2 && parts === before,
    'told-nothing': before > 1 && parts === 1,
    'was-certain': before === 1 && reason !== undefined,
    repeated: set.turns.some((earlier) => set.space.codes.indexOf(earlier.guess) === index),
    impossible: reason !== undefined,
    contradiction: after === 0,
  };
  return TURN_FACTS.filter((fact) => facts[fact]);
}

const LUCK_BITS = 1;

/**
 * Returns the choice of an earlier turn with the same guess and the same codes left. Equal numbers of codes
 * imply equal sets, because turns only remove codes.
 */
function sameChoice(earlier: readonly ReviewedTurn[], { guess, before }: ReviewedTurn): Choice | undefined {
  const isSame = (turn: ReviewedTurn) =>
    turn.before === before && Array.from(guess).every((symbol, place) => symbol === turn.guess[place]);
  return earlier.findLast(isSame)?.choice;
}

function choiceOf(set: ListedCandidates, guess: Code, { played, best }: Judgement): Choice {
  const { codes } = set.space;
  const size = set.indices.length;
  const bestGuess = played.turns === best.value.turns ? guess : Array.from(codes.codeAt(best.guess));
  const cost = (played.turns - best.value.turns) / size;
  const basis = weakest([played.basis, best.value.basis]);
  const floor = (played.floor - best.value.turns) / size;
  const proved = basis === 'exact' || (basis === 'played-out' && floor > 0);
  return {
    played: { guess, possible: set.contains(guess), turns: played.turns / size },
    best: { guess: bestGuess, possible: set.contains(bestGuess), turns: best.value.turns / size },
    cost,
    costFloor: proved ? floor : undefined,
    basis,
  };
}

function praiseOf({ cost, basis }: Choice): readonly TurnFact[] {
  if (cost < 0) return ['beat-reference'];
  return cost === 0 && basis === 'exact' ? ['best'] : [];
}

function summarise(reference: Reference, turns: readonly ReviewedTurn[]): Review {
  const sum = (figure: (turn: ReviewedTurn) => number | undefined) =>
    turns.reduce((total, turn) => total + (figure(turn) ?? 0), 0);
  return {
    reference,
    turns: [...turns],
    gained: sum(({ information }) => information?.gained),
    expected: sum(({ information }) => information?.expected),
    luck: sum(({ information }) => information?.luck),
    cost: sum(({ choice }) => choice?.cost),
    basis: weakest(turns.flatMap(({ choice }) => (choice ? [choice.basis] : []))),
  };
}

function weakest(bases: readonly Basis[]): Basis {
  return BASES.find((basis) => bases.includes(basis)) ?? 'exact';
}
