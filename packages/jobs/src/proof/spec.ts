import { createHash } from 'node:crypto';
import { fail, ok, type Result } from '@inkling/core/result';
import { DEPTH_MAX } from '@inkling/deduction/optimum/size-bound';
import { OPTIMA } from '@inkling/games/optima';
import type { OptimalGame } from 'inkling/optimal';
import { type SecretWeights, WEIGHT_MAX } from 'inkling/optimal/weights';
import type { ProofName } from '../engine/job-engine.ts';

/** What is to be proved: the least total of a game, under limits. It is everything that a worker needs to know. */
export interface ProofSpec {
  readonly game: OptimalGame;
  /** The rules as text, for people and file names. */
  readonly rules: string;
  readonly depthMax: number;
  /** The only first guess allowed, as it is written, or several that are made whatever the answers; if absent, any. */
  readonly root?: string | readonly string[];
  /** Secrets count once when absent. */
  readonly weights?: SecretWeights;
}

/**
 * Only versions with the same number can use each other's facts. It changes when a key, a bound or a tree gets another
 * meaning, and when bounds that were found turn out not to be true.
 */
export const PROOF_VERSION = '2';

/** The same question has the same name everywhere. */
export function nameProof(spec: ProofSpec): ProofName {
  const hash = createHash('sha256').update(makeSpec(spec)).digest('hex').slice(0, 12);
  return { proof: `${spec.rules}-${hash}`, version: PROOF_VERSION };
}

export function makeSpec({ game, rules, depthMax, root, weights }: ProofSpec): string {
  return JSON.stringify({
    game,
    rules,
    depthMax,
    ...(root === undefined ? {} : { root }),
    ...(weights ? { weights: { bySecret: [...weights.bySecret], sha256: weights.sha256 } } : {}),
  });
}

/** A spec from a database. The game is checked here, its words when they are listed. */
export function parseSpec(text: string): Result<ProofSpec, 'bad-spec'> {
  try {
    const { game, rules, depthMax, root, weights } = JSON.parse(text) as Record<string, unknown>;
    if (typeof rules !== 'string' || !isDepth(depthMax)) return fail('bad-spec');
    if (root !== undefined && typeof root !== 'string' && !isTexts(root)) return fail('bad-spec');
    const read = readGame(game, rules);
    const weighed = weights === undefined ? undefined : readWeights(weights);
    if (!read || weighed === null) return fail('bad-spec');
    const begin = root === undefined ? {} : { root };
    return ok({ game: read, rules, depthMax, ...begin, ...(weighed ? { weights: weighed } : {}) });
  } catch {
    return fail('bad-spec');
  }
}

function readGame(value: unknown, rulesText: string): OptimalGame | undefined {
  const setup = value as Record<string, unknown> | null;
  return OPTIMA.find(({ game }) => game === setup?.['game'])?.ofJson(setup ?? {}, rulesText);
}

/** `null` for anything that is not weights. */
function readWeights(value: unknown): SecretWeights | null {
  const weights = value as Record<string, unknown> | null;
  const bySecret = weights?.['bySecret'];
  const sha256 = weights?.['sha256'];
  const isWeight = (weight: unknown) =>
    typeof weight === 'number' && Number.isInteger(weight) && weight >= 1 && weight <= WEIGHT_MAX;
  if (!Array.isArray(bySecret) || !bySecret.every(isWeight)) return null;
  if (typeof sha256 !== 'string' || !/^[0-9a-f]{64}$/.test(sha256)) return null;
  return { bySecret: Int32Array.from(bySecret), sha256 };
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}

function isDepth(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= DEPTH_MAX;
}
