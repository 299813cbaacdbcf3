import { ok, type Result } from '@inkling/core/result';
import { CodeAnalysis } from '@inkling/games/mastermind/analysis/analysis';
import { type Advice, adviceOn, STRATEGIES, suggestions } from '@inkling/games/mastermind/analysis/players';
import { makeCode, parseCode } from '@inkling/games/mastermind/rules/notation';
import type { Call, Handler } from '../../../contract/game-terminal.ts';
import { sayScored } from '../../../messages/progress.ts';
import { sayUnknown } from '../../../messages/unknown.ts';
import { EXIT } from '../../../shell/exit.ts';
import { runPatiently } from '../../../shell/patience.ts';
import { printJson, printLines, tableLines } from '../../../shell/printing.ts';
import { type Refusal, refusal, reject } from '../../../shell/refusal.ts';
import { readRowWriter } from '../../../shell/rows.ts';
import { readCount } from '../../../shell/values.ts';
import { codesLeft, codeText } from '../messages/codes.ts';
import { sayCodeFault } from '../messages/faults.ts';
import { refuseContradiction } from '../position/contradiction.ts';
import { kernelsFor } from '../position/kernels.ts';
import type { SuggestOptions } from '../position/options.ts';
import { type Problem, readProblem } from '../position/problem.ts';
import { suggestOptimally } from './optimal-suggestion.ts';

/** The best next guesses by a strategy, with what each would do. */
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
  if (wanted === 'optimal') return suggestOptimally(words, options, world);
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
  // Where codes cannot be listed every strategy gives way to the player that draws samples.
  const used = position instanceof CodeAnalysis ? strategy : 'sampled';
  const judged = options.guess === undefined ? undefined : readJudged(options.guess, problem.value);
  if (judged && !judged.ok) return judged.error;
  const wantedCount = judged ? 1 : top.value;
  const best = await runPatiently(suggestions(strategy, position, wantedCount), world, sayScored);
  const ranked = judged ? [judged.value, ...best] : best;
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
    printJson(world.out, { game: 'mastermind', rules: rulesText, left, suggestions: rows, strategy: used });
  } else if (writer.value) printLines(world.out, writer.value(rows));
  else printLines(world.out, suggestionLines(problem.value, used, ranked));
  return EXIT.done;
};

/** The guess that is to be judged, with what it would do. */
function readJudged(typed: string, { position, rules, skin }: Problem): Result<Advice, Refusal> {
  const code = parseCode(typed, rules, skin);
  return code.ok
    ? ok(adviceOn(position, code.value))
    : reject('bad-value', sayCodeFault(code.error, rules, skin), '--guess');
}

function suggestionLines(
  { skin, position }: Problem,
  strategy: string,
  ranked: readonly Advice[],
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
  return [`${codesLeft(position.count())}; best by ${strategy}:`, '', ...tableLines([heads, ...rows])];
}
