import { makeCode } from '@inkling/games/mastermind/notation';
import { type Advice, STRATEGIES, suggestions } from 'inkling/mastermind/players';
import { readCount } from '../shell/count.ts';
import { EXIT } from '../shell/exit.ts';
import { runPatiently } from '../shell/patience.ts';
import { printJson, printLines, refuse, tableLines } from '../shell/printing.ts';
import type { Handler } from '../shell/verb.ts';
import { sayUnknown } from '../words/choosing.ts';
import { codesLeft, codeText } from '../words/codes.ts';
import { sayScored } from '../words/progress.ts';
import { refuseContradiction } from './contradiction.ts';
import { kernelsFor } from './kernels.ts';
import { suggestOptimally } from './optimal-suggestion.ts';
import { type Problem, readProblem } from './problem.ts';

/** The best next guesses by a strategy, with what each would do. */
export const suggest: Handler = async ({ words, options }, world) => {
  const wanted = options.strategy ?? 'knuth';
  if (wanted === 'optimal') return suggestOptimally(words, options, world);
  const strategy = STRATEGIES.find((name) => name === wanted);
  if (!strategy) return refuse(world, sayUnknown('a strategy', wanted, [...STRATEGIES, 'optimal']));
  const top = readCount(options.top, 'top', 10, 1000);
  if (!top.ok) return refuse(world, top.error);
  const problem = await readProblem(words, options, world, kernelsFor);
  if (!problem.ok) return refuse(world, problem.error);
  const refused = refuseContradiction(problem.value, options, world);
  if (refused !== undefined) return refused;

  const { position, rulesText } = problem.value;
  const ranked = await runPatiently(suggestions(strategy, position, top.value), world, sayScored);
  if (options.json)
    printJson(world.out, {
      game: 'mastermind',
      rules: rulesText,
      left: String(position.count()),
      suggestions: ranked.map(({ guess, possible, worst, expected, bits, parts }) => ({
        guess: makeCode(guess),
        possible,
        worst,
        expected,
        bits,
        parts,
      })),
      strategy,
    });
  else printLines(world.out, suggestionLines(problem.value, strategy, ranked));
  return EXIT.done;
};

function suggestionLines(
  { skin, position }: Problem,
  strategy: string,
  ranked: readonly Advice[],
): readonly string[] {
  const heads = ['guess', 'possible', 'worst', 'expected', 'bits', 'parts'];
  const rows = ranked.map(({ guess, possible, worst, expected, bits, parts }) => [
    codeText(guess, skin),
    possible ? 'yes' : 'no',
    String(worst),
    expected.toFixed(2),
    bits.toFixed(3),
    String(parts),
  ]);
  return [`${codesLeft(position.count())}; best by ${strategy}:`, '', ...tableLines([heads, ...rows])];
}
