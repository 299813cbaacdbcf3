import { CodeAnalysis } from '@inkling/games/mastermind/analysis/analysis';
import { type Advice, STRATEGIES, suggestions } from '@inkling/games/mastermind/analysis/players';
import { makeCode } from '@inkling/games/mastermind/rules/notation';
import type { Handler } from '../../../contract/game-terminal.ts';
import { sayScored } from '../../../messages/progress.ts';
import { sayUnknown } from '../../../messages/unknown.ts';
import { EXIT } from '../../../shell/exit.ts';
import { runPatiently } from '../../../shell/patience.ts';
import { printJson, printLines, tableLines } from '../../../shell/printing.ts';
import { refusal } from '../../../shell/refusal.ts';
import { readCount } from '../../../shell/values.ts';
import { codesLeft, codeText } from '../messages/codes.ts';
import { refuseContradiction } from '../position/contradiction.ts';
import { kernelsFor } from '../position/kernels.ts';
import type { SuggestOptions } from '../position/options.ts';
import { type Problem, readProblem } from '../position/problem.ts';
import { suggestOptimally } from './optimal-suggestion.ts';

/** The best next guesses by a strategy, with what each would do. */
export const suggest: Handler<SuggestOptions> = async ({ words, options }, world) => {
  const wanted = options.strategy ?? 'knuth';
  if (wanted === 'optimal') return suggestOptimally(words, options, world);
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
  const ranked = await runPatiently(suggestions(strategy, position, top.value), world, sayScored);
  if (options.json)
    printJson(world.out, {
      game: 'mastermind',
      rules: rulesText,
      left: String(position.count()),
      suggestions: ranked.map(({ guess, possible, worst, worstExact, expected, bits, parts }) => ({
        guess: makeCode(guess),
        possible,
        worst: worstExact === undefined ? worst : String(worstExact),
        expected,
        bits,
        parts,
      })),
      strategy: used,
    });
  else printLines(world.out, suggestionLines(problem.value, used, ranked));
  return EXIT.done;
};

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
