import type { Code } from '@inkling/core/feedback';
import { ok, type Result } from '@inkling/core/result';
import { CodeAnalysis } from '@inkling/games/mastermind/analysis/analysis';
import {
  type Advice,
  adviceSteps,
  type GuessProgress,
  STRATEGIES,
  type StrategyName,
  suggestions,
} from '@inkling/games/mastermind/analysis/players';
import type { Position } from '@inkling/games/mastermind/analysis/position';
import { makeCode, parseCode } from '@inkling/games/mastermind/rules/notation';
import type { Call, Handler } from '../../../contract/game-terminal.ts';
import { sayInterrupted, sayScored } from '../../../messages/progress.ts';
import { sayUnknown } from '../../../messages/unknown-word.ts';
import { EXIT } from '../../../shell/exit.ts';
import { runInSteps, runUntilAsked } from '../../../shell/long-work.ts';
import { narrowTables, printJson, printLines, printRows } from '../../../shell/printing.ts';
import { type Refusal, refusal, reject } from '../../../shell/refusal.ts';
import { readRowWriter } from '../../../shell/rows.ts';
import { readCount } from '../../../shell/values.ts';
import type { Sink, World } from '../../../shell/world.ts';
import { codesLeft, codeText } from '../messages/codes.ts';
import { sayTooLarge, sayTypedFault } from '../messages/faults.ts';
import { refuseContradiction } from '../position/contradiction.ts';
import { kernelsFor } from '../position/kernels.ts';
import type { SuggestOptions } from '../position/options.ts';
import { type Problem, readProblem } from '../position/problem.ts';

/** Suggests the best next guesses by a strategy, with the effect of each. */
export const suggest: Handler<SuggestOptions> = async (call, world) => {
  const { words, options } = call;
  const writer = readRowWriter(options);
  if (!writer.ok) return writer.error;
  const wanted = options.strategy ?? 'knuth';
  if (wanted === 'optimal' && options.guess !== undefined)
    return refusal('usage', '--guess is judged by the other strategies, not by optimal.', '--guess');
  const other = (['weights', 'format'] as const).find((name) => options[name] !== undefined);
  if (wanted === 'optimal' && other)
    return refusal('usage', `--${other} is for the other strategies, not for optimal.`, `--${other}`);
  if (wanted === 'optimal') {
    const { suggestOptimally } = await import('./optimal-suggestion.ts');
    return suggestOptimally(words, options, world);
  }
  if (options.weights !== undefined) {
    const { suggestWeighed } = await import('../general/as-game.ts');
    return suggestWeighed({ ...call, options: { strategy: 'knuth', ...options } } as Call, world);
  }
  const strategy = STRATEGIES.find((name) => name === wanted);
  if (!strategy)
    return refusal('bad-value', sayUnknown('a strategy', wanted, [...STRATEGIES, 'optimal']), '--strategy');
  const top = readCount(options.top, 'top', 10, 1000);
  if (!top.ok) return top.error;
  const problem = await readProblem(words, options, world, kernelsFor);
  if (!problem.ok) return problem.error;
  const refused = refuseContradiction(problem.value, options, world);
  if (refused !== undefined) return refused;

  const { position, rulesText } = problem.value;
  // If codes cannot be listed, the player that draws samples replaces every strategy.
  const used = position instanceof CodeAnalysis ? strategy : 'sampled';
  const guess = options.guess === undefined ? undefined : readGuess(options.guess, problem.value);
  if (guess && !guess.ok) return guess.error;
  const found = await findAdvice(position, strategy, guess ? 1 : top.value, guess?.value, world);
  if (!found) return refusal('too-large', sayTooLarge(rulesText));
  const { ranked, stoppedAfter } = found;
  const rows = ranked.map(({ guess, possible, worst, worstExact, expected, bits, parts }) => ({
    guess: makeCode(guess),
    possible,
    worst: worstExact === undefined ? worst : String(worstExact),
    expected,
    bits,
    parts,
  }));
  if (options.json) {
    const left = String(position.count());
    const stopped = stoppedAfter ? { stopped: true } : {};
    const summary = {
      game: 'mastermind',
      rules: rulesText,
      left,
      suggestions: rows,
      strategy: used,
      ...stopped,
    };
    printJson(world.out, summary);
  } else if (writer.value) printRows(world.out, writer.value(rows));
  else {
    if (stoppedAfter) printLines(world.out, [sayInterrupted(stoppedAfter)]);
    printLines(world.out, suggestionLines(problem.value, used, ranked, world.out));
  }
  return stoppedAfter ? EXIT.interrupted : EXIT.done;
};

/**
 * Returns the guess to be judged, if there is one, and the best ones; after Ctrl-C, the best so far. Returns
 * `undefined` if a guess cannot be judged because there are too many codes.
 */
async function findAdvice(
  position: Position,
  strategy: StrategyName,
  top: number,
  judged: Code | undefined,
  world: World,
): Promise<{ readonly ranked: readonly Advice[]; readonly stoppedAfter?: GuessProgress } | undefined> {
  try {
    const first = judged ? [await runInSteps(adviceSteps(position, judged), world, sayScored)] : [];
    const found = await runUntilAsked(suggestions(strategy, position, top), world, sayScored);
    if (found.finished) return { ranked: [...first, ...found.value] };
    const stoppedAfter = found.last ?? { done: 0, total: undefined, best: undefined };
    const best = stoppedAfter.best ?? position.codes(1)[0] ?? [];
    const advice = await runInSteps(adviceSteps(position, best), world, () => sayScored(stoppedAfter));
    return { ranked: [...first, advice], stoppedAfter };
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function readGuess(typed: string, { rules, skin }: Problem): Result<Code, Refusal> {
  const code = parseCode(typed, rules, skin);
  return code.ok
    ? ok(code.value)
    : reject('bad-value', sayTypedFault(code.error, typed, rules, skin), '--guess');
}

function suggestionLines(
  { skin, position }: Problem,
  strategy: string,
  ranked: readonly Advice[],
  { columns }: Pick<Sink, 'columns'>,
): readonly string[] {
  const heads = ['guess', 'possible', 'worst', 'expected', 'bits', 'parts'];
  const rows = ranked.map(({ guess, possible, worst, worstExact, expected, bits, parts }) => [
    codeText(guess, skin),
    possible ? 'yes' : 'no',
    String(worstExact ?? worst),
    expected.toFixed(2),
    bits.toFixed(3),
    String(parts),
  ]);
  return [
    `${codesLeft(position.count())}; best by ${strategy}:`,
    '',
    ...narrowTables([heads, ...rows], columns),
  ];
}
