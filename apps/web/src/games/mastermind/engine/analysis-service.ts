import { codeCount } from '@inkling/codes/candidates/code-space';
import { DiagramSet } from '@inkling/codes/candidates/diagram/diagram-set';
import { scoringsThatFit } from '@inkling/codes/explain/scorings';
import { feedbackOf } from '@inkling/core/feedback';
import { CodeAnalysis } from '@inkling/games/mastermind/analysis/analysis';
import { hintFor } from '@inkling/games/mastermind/analysis/hint';
import { nextGuess, suggestions } from '@inkling/games/mastermind/analysis/players';
import type { Position as Analysis } from '@inkling/games/mastermind/analysis/position';
import { WideAnalysis } from '@inkling/games/mastermind/analysis/wide-analysis';
import { countsOf, givenAnswer } from '@inkling/games/mastermind/rules/partial-turn';
import type { Asked } from '../../../shell/worker/protocol.ts';
import { bestRepairsFirst } from './best-repairs.ts';
import { type KernelSource, kernelsIn } from './kernels.ts';
import { PositionLine } from './position-line.ts';
import {
  type Contradiction,
  FIELD_MAX,
  type Findings,
  LIST_MAX,
  type PlayerGuess,
  type Position,
  type Questions,
  type Suggestion,
} from './questions.ts';

type Answer = Questions[keyof Questions]['answer'];

/**
 * Answers the page's questions. Independent of any worker, so that it can be tested in Node. A position that is
 * too large to count still gets an answer: what is known up to that point, or nothing.
 */
export class AnalysisService {
  readonly #positions = new PositionLine();
  readonly #kernels: KernelSource;

  constructor(kernels: KernelSource = () => undefined) {
    this.#kernels = kernels;
  }

  /** Returns a generator, so that long work can be stopped between two steps. */
  *answer(asked: Asked<Questions>): Generator<unknown, Answer> {
    const searches = asked.name === 'guess' || asked.name === 'suggestions';
    const kernels = searches ? yield* kernelsIn(this.#kernels, asked.ask.rules) : undefined;
    const { line, isWhole } = this.#positions.reach(asked.ask, kernels);
    if (asked.name === 'findings') {
      // Counting needs no kernels. They are prefetched for a search that may follow; nothing waits for them here.
      void this.#kernels(asked.ask.rules);
      return findingsOf(asked.ask, line);
    }
    const at = isWhole ? line.at(-1) : undefined;
    try {
      if (asked.name === 'guess') return yield* guessOf(asked.ask, at);
      if (asked.name === 'suggestions') return at ? yield* suggestionsFor(at, asked.ask.top) : [];
      if (!at) return undefined;
      if (asked.name === 'why' || asked.name === 'pointed')
        return whyOf(at, asked.ask.place, asked.ask.symbol);
      if (asked.name === 'contradiction') return contradictionIn(at, asked.ask.turns);
      const hint = hintFor(at, asked.ask.guess);
      return hint && { ...hint, count: Number(hint.count), total: Number(hint.total) };
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      return unanswered(asked.name);
    }
  }
}

/** The answer when a diagram runs out of budget halfway. */
function unanswered(name: keyof Questions): Answer {
  if (name === 'guess') return { fault: 'too-large' };
  return name === 'suggestions' ? [] : undefined;
}

function findingsOf({ rules, turns }: Questions['findings']['ask'], line: readonly Analysis[]): Findings {
  const total = Number(codeCount(rules));
  const lefts = Array.from({ length: turns.length + 1 }, (_, turn) => {
    const position = line[turn];
    return position && Number(position.count());
  });
  const at = line[turns.length];
  if (!at) return { total, lefts, places: [], codes: [], field: undefined };
  const isShort = at.count() <= BigInt(LIST_MAX);
  return {
    total,
    lefts,
    places: at.places().map((row) => row.map(Number)),
    codes: isShort ? at.codes(LIST_MAX).map((code) => Array.from(code)) : [],
    field: total <= FIELD_MAX && at instanceof CodeAnalysis ? fieldOf(at) : undefined,
  };
}

function fieldOf(at: CodeAnalysis): Uint8Array {
  const field = new Uint8Array(at.set.space.codes.size);
  for (const index of at.set.indices) field[index] = 1;
  return field;
}

function whyOf(at: Analysis, place: number, symbol: number): Questions['why']['answer'] {
  const reason = at.why(place, symbol);
  if (!reason.possible) return reason;
  return {
    ...reason,
    count: Number(reason.count),
    left: Number(at.count()),
    witness: Array.from(reason.witness),
  };
}

function contradictionIn(at: Analysis, turns: Position['turns']): Contradiction | undefined {
  const check = at.check();
  if (check.consistent) return undefined;
  const repairs = check.repairs.map(({ turn, feedback, left }) => ({
    turn,
    ...feedbackOf(feedback),
    left: Number(left),
  }));
  const given = turns.map((turn) => {
    const [exact, near] = countsOf(givenAnswer(turn));
    return { guess: turn.guess, given: { exact, near } };
  });
  const scorings = at instanceof CodeAnalysis ? scoringsThatFit(at.set.space.codes, given) : [];
  const found = { conflicts: check.conflicts, repairs: bestRepairsFirst(repairs, turns), scorings };
  return check.hasUncountedRepairs ? { ...found, hasUncountedRepairs: true } : found;
}

function* suggestionsFor(at: Analysis, top: number): Generator<unknown, readonly Suggestion[]> {
  const best = yield* suggestions('entropy', at, top);
  return best.map(({ guess, possible, bits, worst, expected }) => ({
    guess: Array.from(guess),
    possible,
    bits,
    worst,
    expected,
  }));
}

/**
 * Chooses a player's guess. The essay's state machine needs no counts, so it plays even if the position cannot
 * be counted.
 */
function* guessOf(
  { player, seed, rules, turns }: Questions['guess']['ask'],
  at: Analysis | undefined,
): Generator<unknown, PlayerGuess> {
  const position = at ?? new WideAnalysis(new DiagramSet(rules, turns));
  if (!at && player !== 'states') return { fault: 'too-large' };
  const chosen = yield* nextGuess({ name: player, seed }, position);
  if (chosen.ok) return { guess: Array.from(chosen.value), by: player };
  if (chosen.error !== 'too-large') return { fault: chosen.error };
  const other = yield* nextGuess({ name: 'sampled', seed }, position);
  return other.ok ? { guess: Array.from(other.value), by: 'sampled' } : { fault: other.error };
}
