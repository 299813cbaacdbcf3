import { createHash } from 'node:crypto';
import { fail, ok, type Result } from '@inkling/core/result';
import { DEPTH_MAX } from '@inkling/deduction/optimum/size-bound';
import { OPTIMA } from '@inkling/games/optima';
import type { OptimalGame } from 'inkling/optimal';
import { type SecretWeights, WEIGHT_MAX } from 'inkling/optimal/weights';
import type { ProofName } from '../engine/job-engine.ts';

/** What is to be proved: the minimum total of a game, under limits. A worker needs nothing else. */
export interface ProofSpec {
  readonly game: OptimalGame;
  /** The rules as text, for display and file names. */
  readonly rules: string;
  readonly depthMax: number;
  /** The required first guess as text, or several to make in order whatever the answers. If absent, any is allowed. */
  readonly root?: string | readonly string[];
  /** If absent, every secret has weight 1. */
  readonly weights?: SecretWeights;
}

/**
 * Only program versions with the same number can use each other's facts. Change it when a key, a bound, a tree or a line
 * of a file of facts gets another meaning, or when bounds that were found turn out to be wrong.
 */
export const PROOF_VERSION = '3';

/** Names a proof. The name contains a hash of the spec, so the same spec has the same name everywhere. */
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

/** Parses a spec from a database. It validates the game; its words are checked later, when they are listed. */
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
  return OPTIMA.find(({ game }) => game === setup?.['game'])?.setupFromJson(setup ?? {}, rulesText);
}

/** Returns null if the value is not valid weights. */
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
