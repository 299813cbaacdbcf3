import type { Result } from '@inkling/core/result';
import { sayFault } from '@inkling/jobs/engine/engine-fault';
import type { RunFault } from '@inkling/jobs/proof/open-engine';
import type { ProofProgress } from '@inkling/jobs/proof/prove';
import { type ProofRun, type RunOptions, runProof } from '@inkling/jobs/proof/run-proof';
import type { ProofSpec } from '@inkling/jobs/proof/spec';
import type { OptimalOptions } from 'inkling/optimal';
import { sayFalsehood, sayProving, sayTrouble } from '../../messages/proving.ts';
import { ProgressLine } from '../../shell/progress-line.ts';
import type { World } from '../../shell/world.ts';
import type { SearchedGame } from './searched-game.ts';

/** Runs a proof and shows its progress on standard error. Ctrl-C stops it with the results so far. */
export async function runPatientProof(
  spec: ProofSpec,
  options: Omit<RunOptions, 'signal'>,
  world: World,
): Promise<Result<ProofRun, RunFault>> {
  const stop = new AbortController();
  world.onInterrupt(() => stop.abort());
  const line = new ProgressLine(world);
  const begun = world.now();
  const onProgress = (progress: ProofProgress) => {
    line.show(() => sayProving(progress, (world.now() - begun) / 1000));
    options.onProgress?.(progress);
  };
  let output = '';
  const onTrouble = (error: unknown) => {
    const sentence = sayTrouble(sayFault(error));
    if (sentence !== output) line.warn(sentence);
    output = sentence;
  };
  try {
    return await runProof(spec, {
      ...options,
      signal: stop.signal,
      onProgress,
      onTrouble,
      onRefused: (falsehood) => line.warn(sayFalsehood(falsehood)),
    });
  } finally {
    line.clear();
  }
}

/** The limits of a proof, whose jobs prove the least total after the given first guesses. */
export type ProofLimits = Pick<OptimalOptions, 'depthMax' | 'root' | 'weights'>;

export function specOf(
  { game, rules }: SearchedGame,
  { depthMax, root = [], weights }: ProofLimits,
): ProofSpec {
  const [first, ...others] = [root].flat();
  const begin = first === undefined ? {} : { root: others.length > 0 ? [first, ...others] : first };
  return { game, rules, depthMax: depthMax ?? 255, ...begin, ...(weights ? { weights } : {}) };
}

export function memoryOf({ tableBytes }: OptimalOptions): Pick<RunOptions, 'tableBytes'> {
  return tableBytes === undefined ? {} : { tableBytes };
}
