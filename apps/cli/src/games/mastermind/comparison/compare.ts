import { availableParallelism } from 'node:os';
import { isListable } from '@inkling/codes/candidates/code-space';
import type { Evaluation } from '@inkling/codes/strategies/evaluation';
import type { CodeRules } from '@inkling/core/deduction';
import { fail, ok, type Result } from '@inkling/core/result';
import { CodeAnalysis } from '@inkling/games/mastermind/analysis/analysis';
import { comparePlayer } from '@inkling/games/mastermind/analysis/comparison';
import { PLAYERS, type PlayerName, STRATEGIES } from '@inkling/games/mastermind/analysis/players';
import { findOptimum } from 'inkling/optimal';
import type { Handler } from '../../../contract/game-terminal.ts';
import { saySearched } from '../../../messages/optimal.ts';
import { sayPlayed, sayThreadDied } from '../../../messages/progress.ts';
import { EXIT } from '../../../shell/exit.ts';
import { runInSteps } from '../../../shell/long-work.ts';
import { printJson, printLines, warn } from '../../../shell/printing.ts';
import { type Outcome, type Refusal, refusal } from '../../../shell/refusal.ts';
import { readNames } from '../../../shell/values.ts';
import type { World } from '../../../shell/world.ts';
import { readTableMaker } from '../../../verbs/comparison/table.ts';
import { refusalOf } from '../../../verbs/optimal/refusals.ts';
import { readWorkers } from '../../../verbs/optimal/workers.ts';
import { sayNeedsList } from '../messages/faults.ts';
import { kernelsFor } from '../position/kernels.ts';
import type { CompareOptions } from '../position/options.ts';
import { readSetting } from '../position/setting.ts';
import { compareInThreads } from './divided-comparison.ts';
import { compareDrawn } from './drawn-comparison.ts';

interface Row extends Evaluation {
  readonly strategy: PlayerName | 'optimal';
}

/** Lets players find every secret, and shows the totals side by side in the form that the literature uses. */
export const compare: Handler<CompareOptions> = async ({ words, options }, world) => {
  if (words.length > 0) return refusal('usage', 'compare takes no turns: it plays against every secret.');
  const setting = readSetting(options);
  if (!setting.ok) return setting.error;
  const names = readNames(
    options.strategies ?? STRATEGIES.join(','),
    'strategies',
    [...PLAYERS, 'optimal'] as const,
    'a strategy',
  );
  if (!names.ok) return names.error;
  const table = readTableMaker(options, world.out);
  if (!table.ok) return table.error;
  const { rules, rulesText } = setting.value;
  if (options.games !== undefined || !isListable(rules)) {
    const wanted = options.strategies === undefined ? undefined : names.value;
    return compareDrawn(setting.value, wanted, options, world);
  }
  const start = CodeAnalysis.of(rules, [], await kernelsFor(rules));
  if (!start.ok) return refusal('too-large', sayNeedsList('compare', rulesText));
  const rows = await evaluate(start.value, names.value, rulesText, options, world);
  if (!rows.ok) return rows.error;
  if (options.json)
    printJson(world.out, {
      game: 'mastermind',
      rules: rulesText,
      rows: rows.value.map(({ strategy, total, average, worst, histogram }) => ({
        strategy,
        total,
        average,
        worst,
        histogram,
      })),
    });
  else printLines(world.out, table.value(rows.value));
  return EXIT.done;
};

async function evaluate(
  position: CodeAnalysis,
  names: readonly Row['strategy'][],
  rulesText: string,
  options: CompareOptions,
  world: World,
): Promise<Result<readonly Row[], Outcome>> {
  const secrets = Number(position.count());
  const workers = readWorkers(options, secrets < FEW_SECRETS ? 1 : availableParallelism());
  if (!workers.ok) return workers;
  const seed = options.seed ?? '';
  const players = names.filter((name) => name !== 'optimal');
  const divided =
    workers.value > 1
      ? await compareInThreads(position, players, seed, workers.value, world)
      : ok(new Map<PlayerName, Evaluation>());
  if (!divided.ok) {
    warn(world, sayThreadDied(divided.error));
    return fail(EXIT.fault);
  }
  const rows: Row[] = [];
  for (const strategy of names) {
    if (strategy === 'optimal') {
      const best = await evaluateOptimum(position.rules as CodeRules, rulesText, world);
      if (!best.ok) return best;
      rows.push({ strategy, ...best.value });
      continue;
    }
    const found =
      divided.value.get(strategy) ??
      (await runInSteps(comparePlayer(position, strategy, seed), world, (done) =>
        sayPlayed(strategy, done, secrets),
      ));
    rows.push({ strategy, ...found });
  }
  return ok(rows);
}

async function evaluateOptimum(
  rules: CodeRules,
  rulesText: string,
  world: World,
): Promise<Result<Evaluation, Refusal>> {
  const best = await runInSteps(findOptimum({ game: 'mastermind', rules }), world, saySearched);
  if (!best.ok) return fail(refusalOf(best.error, rulesText));
  const { total, average, worst, histogram } = best.value;
  return ok({ secrets: histogram.reduce((sum, count) => sum + count, 0), total, average, worst, histogram });
}

/** Fewer secrets than this are found before another thread has even started. */
const FEW_SECRETS = 2000;
