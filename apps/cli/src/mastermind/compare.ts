import { availableParallelism } from 'node:os';
import { ok } from '@inkling/core/result';
import { isListable } from '@inkling/solvers/candidates/code-space';
import type { Evaluation } from '@inkling/solvers/strategies/evaluation';
import { CodeAnalysis } from 'inkling/mastermind/analysis';
import { comparePlayer } from 'inkling/mastermind/comparison';
import { PLAYERS, type PlayerName, STRATEGIES } from 'inkling/mastermind/players';
import { findOptimum } from 'inkling/optimal';
import { readWorkers } from '../proving/patient-proof.ts';
import { readTableMaker } from '../shell/comparison.ts';
import { EXIT } from '../shell/exit.ts';
import { runPatiently } from '../shell/patience.ts';
import { printJson, printLines, refuse, warn } from '../shell/printing.ts';
import type { Handler } from '../shell/verb.ts';
import { sayUnknown } from '../words/choosing.ts';
import { sayNeedsList } from '../words/faults.ts';
import { sayOptimalFault, saySearched } from '../words/optimal.ts';
import { sayPlayed, sayThreadDied } from '../words/progress.ts';
import { compareInThreads } from './divided-comparison.ts';
import { compareDrawn } from './drawn-comparison.ts';
import { kernelsFor } from './kernels.ts';
import { readSetting } from './problem.ts';

interface Row extends Evaluation {
  readonly strategy: PlayerName | 'optimal';
}

/** Lets players find every secret, and sets the totals side by side in the form of the literature. */
export const compare: Handler = async ({ words, options }, world) => {
  if (words.length > 0) return refuse(world, 'compare takes no turns: it plays against every secret.');
  const setting = readSetting(options);
  if (!setting.ok) return refuse(world, setting.error);
  const typed = (options.strategies ?? STRATEGIES.join(',')).split(',').map((name) => name.trim());
  const names: (PlayerName | 'optimal')[] = [];
  for (const name of typed) {
    const known = COMPARED.find((player) => player === name.toLowerCase());
    if (!known) return refuse(world, sayUnknown('a strategy', name, COMPARED));
    if (!names.includes(known)) names.push(known);
  }
  const table = readTableMaker(options);
  if (!table.ok) return refuse(world, table.error);
  const { rules, rulesText } = setting.value;
  if (options.games !== undefined || !isListable(rules))
    return compareDrawn(setting.value, options.strategies === undefined ? undefined : names, options, world);
  const start = CodeAnalysis.of(rules, [], await kernelsFor(rules));
  if (!start.ok) return refuse(world, sayNeedsList('compare', rulesText));

  const position = start.value;
  const secrets = Number(position.count());
  const workers = readWorkers(options, secrets < FEW_SECRETS ? 1 : availableParallelism());
  if (!workers.ok) return refuse(world, workers.error);
  const players = names.filter((name) => name !== 'optimal');
  const seed = options.seed ?? '';
  const divided =
    workers.value > 1
      ? await compareInThreads(position, players, seed, workers.value, world)
      : ok(new Map<PlayerName, Evaluation>());
  if (!divided.ok) {
    warn(world, sayThreadDied(divided.error));
    return EXIT.fault;
  }
  const rows: Row[] = [];
  for (const strategy of names) {
    if (strategy === 'optimal') {
      const best = await runPatiently(findOptimum({ game: 'mastermind', rules }), world, saySearched);
      if (!best.ok) return refuse(world, sayOptimalFault(best.error, rulesText));
      const { total, average, worst, histogram } = best.value;
      rows.push({ strategy, secrets, total, average, worst, histogram });
      continue;
    }
    const found =
      divided.value.get(strategy) ??
      (await runPatiently(comparePlayer(position, strategy, seed), world, (done) =>
        sayPlayed(strategy, done, secrets),
      ));
    rows.push({ strategy, ...found });
  }
  if (options.json)
    printJson(world.out, {
      game: 'mastermind',
      rules: rulesText,
      rows: rows.map(({ strategy, total, average, worst, histogram }) => ({
        strategy,
        total,
        average,
        worst,
        histogram,
      })),
    });
  else printLines(world.out, table.value(rows));
  return EXIT.done;
};

/** So few are found before another thread has started. */
const FEW_SECRETS = 2000;

const COMPARED = [...PLAYERS, 'optimal'] as const;
