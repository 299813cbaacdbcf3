import type { Evaluation } from '@inkling/codes/strategies/evaluation';
import type { CodeRules } from '@inkling/core/deduction';
import { fail, ok, type Result } from '@inkling/core/result';
import type { CodeAnalysis } from '@inkling/games/mastermind/analysis/analysis';
import { divideComparison, mergeFound } from '@inkling/games/mastermind/analysis/comparison-parts';
import type { PlayerName } from '@inkling/games/mastermind/analysis/players';
import { startThread, Threads } from '@inkling/jobs/engine/threads';
import { sayPlayedTogether } from '../../../messages/progress.ts';
import { ProgressLine } from '../../../shell/progress-line.ts';
import type { World } from '../../../shell/world.ts';
import type { ComparisonRequest, ComparisonThreadData } from './comparison-thread.ts';

/**
 * Lets players find every secret, on several threads simultaneously. The figures are those of `comparePlayer`.
 * Fails with the reason if a thread dies.
 */
export async function compareInThreads(
  start: CodeAnalysis,
  players: readonly PlayerName[],
  seed: string,
  workers: number,
  world: World,
  thread: URL = THREAD,
): Promise<Result<ReadonlyMap<PlayerName, Evaluation>, string>> {
  const counters = new Int32Array(new SharedArrayBuffer(4 * players.length));
  const found = new Map<PlayerName, (readonly number[])[]>();
  const requests: ComparisonRequest[] = [];
  for (const [counter, player] of players.entries()) {
    const divided = divideComparison(start, player);
    found.set(player, [divided.found]);
    counters[counter] = divided.found[0] ?? 0;
    requests.push(...divided.parts.map((part) => ({ part, counter })));
  }
  requests.sort((a, b) => b.part.secrets - a.part.secrets);

  const data: ComparisonThreadData = { rules: start.rules as CodeRules, seed, counters };
  const threads = new Threads(Math.min(workers, requests.length), () => startThread(thread, data));
  const stop = new AbortController();
  const line = new ProgressLine(world);
  const secrets = Number(start.count());
  const say = () =>
    sayPlayedTogether(
      players.map((player, i) => ({ player, done: Atomics.load(counters, i) })),
      secrets,
    );
  const timer = setInterval(() => line.show(say), SHOW_EVERY_MS);
  try {
    await Promise.all(
      requests.map(async (request) => {
        found.get(request.part.player)?.push((await threads.run(request, stop.signal)) as readonly number[]);
      }),
    );
    return ok(new Map(Array.from(found, ([player, histograms]) => [player, mergeFound(histograms)])));
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  } finally {
    clearInterval(timer);
    line.clear();
    await threads.close();
  }
}

const SHOW_EVERY_MS = 100;

const THREAD = new URL(
  import.meta.url.endsWith('.ts') ? './comparison-thread.ts' : './comparison-thread.js',
  import.meta.url,
);
