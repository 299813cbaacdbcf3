import { isListable } from '@inkling/solvers/candidates/code-space';
import { type PlayerName, STRATEGIES } from 'inkling/mastermind/players';
import { compareSample, type SampledEvaluation } from 'inkling/mastermind/sampled-comparison';
import { comparisonTable } from '../shell/comparison.ts';
import { readCount } from '../shell/count.ts';
import { EXIT, type Exit } from '../shell/exit.ts';
import type { Options } from '../shell/options.ts';
import { runPatiently } from '../shell/patience.ts';
import { printJson, printLines, refuse } from '../shell/printing.ts';
import type { World } from '../shell/world.ts';
import { sayNeedsList, sayTooLarge } from '../words/faults.ts';
import { grouped } from '../words/numbers.ts';
import { sayPlayed } from '../words/progress.ts';
import type { Setting } from './problem.ts';

const GAMES_USUAL = 20;
const GAMES_MAX = 100_000;

/** Players side by side over secrets drawn from the seed, each average with its 95 % interval. */
export async function compareDrawn(
  { rules, rulesText }: Setting,
  wanted: readonly (PlayerName | 'optimal')[] | undefined,
  options: Options,
  world: World,
): Promise<Exit> {
  const games = readCount(options.games, 'games', GAMES_USUAL, GAMES_MAX, 2);
  if (!games.ok) return refuse(world, games.error);
  if (options.workers !== undefined)
    return refuse(world, 'Drawn secrets are played by one thread: leave --workers out.');
  const names = wanted ?? (isListable(rules) ? STRATEGIES : (['sampled'] as const));
  const rows: (SampledEvaluation & { readonly strategy: PlayerName })[] = [];
  for (const strategy of names) {
    if (strategy === 'optimal') return refuse(world, 'optimal plays all secrets: leave --games out.');
    const run = compareSample(rules, strategy, options.seed ?? '', games.value);
    const found = await runPatiently(run, world, (done) => sayPlayed(strategy, done, games.value));
    if (!found.ok)
      return refuse(
        world,
        found.error === 'too-large' && !isListable(rules) && strategy !== 'sampled'
          ? sayNeedsList(strategy, rulesText)
          : sayTooLarge(rulesText),
      );
    rows.push({ strategy, ...found.value });
  }
  if (options.json) printJson(world.out, { game: 'mastermind', rules: rulesText, sample: games.value, rows });
  else
    printLines(world.out, [
      `${grouped(games.value)} secrets of ${rulesText}, drawn; averages with their 95 % interval.`,
      ...rows.map(
        ({ strategy, average, margin }) => `${strategy}: ${average.toFixed(3)} ± ${margin.toFixed(3)}`,
      ),
      ...comparisonTable(rows),
    ]);
  return EXIT.done;
}
