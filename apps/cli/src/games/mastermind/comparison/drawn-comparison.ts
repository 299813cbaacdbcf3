import { isListable } from '@inkling/codes/candidates/code-space';
import { type PlayerName, STRATEGIES } from '@inkling/games/mastermind/analysis/players';
import { compareSample, type SampledEvaluation } from '@inkling/games/mastermind/analysis/sampled-comparison';
import { counted, grouped } from '../../../messages/numbers.ts';
import { sayPlayed } from '../../../messages/progress.ts';
import { EXIT } from '../../../shell/exit.ts';
import { runInSteps } from '../../../shell/long-work.ts';
import { printJson, printLines } from '../../../shell/printing.ts';
import { type Outcome, refusal } from '../../../shell/refusal.ts';
import { readCount } from '../../../shell/values.ts';
import type { World } from '../../../shell/world.ts';
import { comparisonTable } from '../../../verbs/comparison/table.ts';
import { sayNeedsList, sayTooLarge } from '../messages/faults.ts';
import type { CompareOptions } from '../position/options.ts';
import type { Setting } from '../position/setting.ts';

const GAMES_USUAL = 20;
const GAMES_MAX = 100_000;

/** Compares players over secrets drawn from the seed, and shows each average with its 95 % interval. */
export async function compareDrawn(
  { rules, rulesText }: Setting,
  wanted: readonly (PlayerName | 'optimal')[] | undefined,
  options: CompareOptions,
  world: World,
): Promise<Outcome> {
  const games = readCount(options.games, 'games', GAMES_USUAL, GAMES_MAX, 2);
  if (!games.ok) return games.error;
  if (options.workers !== undefined)
    return refusal('bad-value', 'Drawn secrets are played by one thread: leave --workers out.', '--workers');
  const names = wanted ?? (isListable(rules) ? STRATEGIES : (['sampled'] as const));
  const rows: (SampledEvaluation & { readonly strategy: PlayerName })[] = [];
  for (const strategy of names) {
    if (strategy === 'optimal')
      return refusal('bad-value', 'optimal plays all secrets: leave --games out.', '--games');
    const run = compareSample(rules, strategy, options.seed ?? '', games.value);
    const found = await runInSteps(run, world, (done) => sayPlayed(strategy, done, games.value));
    if (!found.ok)
      return refusal(
        'too-large',
        found.error === 'too-large' && !isListable(rules) && strategy !== 'sampled'
          ? sayNeedsList(strategy, rulesText)
          : sayTooLarge(rulesText),
      );
    rows.push({ strategy, ...found.value });
  }
  if (options.json)
    printJson(world.out, {
      game: 'mastermind',
      rules: rulesText,
      sample: games.value,
      rows: rows.map((row) => ({ ...row, margin: row.margin ?? null })),
    });
  else
    printLines(world.out, [
      `${grouped(games.value)} secrets of ${rulesText}, drawn; averages with their 95 % interval.`,
      ...rows.map(
        ({ strategy, average, margin }) =>
          `${strategy}: ${average.toFixed(3)}${margin === undefined ? `, no spread in ${counted(games.value, 'game')}` : ` ± ${margin.toFixed(3)}`}`,
      ),
      ...comparisonTable(rows, world.out),
    ]);
  return EXIT.done;
}
