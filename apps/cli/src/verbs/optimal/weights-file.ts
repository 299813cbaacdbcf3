import { createHash } from 'node:crypto';
import { ok, type Result } from '@inkling/core/result';
import type { SecretNames } from '@inkling/games/contract/optimum';
import { makeWeights, parseWeights, type SecretWeights } from 'inkling/optimal/weights';
import { sayNoWeights, sayWeightsFault } from '../../messages/weights.ts';
import { sayUnreadableFile } from '../../shell/file-faults.ts';
import { type Refusal, reject } from '../../shell/refusal.ts';
import { readText } from '../../shell/text-file.ts';

/** Reads a file of weights for some secrets; their total is at most `totalMax`. */
export async function readWeights(
  path: string,
  names: SecretNames,
  totalMax: number,
): Promise<Result<SecretWeights, Refusal>> {
  const text = await readText(path, WEIGHTS_SIZE_MAX);
  if (!text.ok)
    return reject('bad-file', sayUnreadableFile(path, text.error, 'one secret and its weight'), '--weights');
  // The library may write weights that are all 1 as an empty file, but a user who gives a file means to set some.
  if (!/^[^\S\n]*[^#\s]/m.test(text.value.replace(/^\uFEFF/, '')))
    return reject('bad-file', sayNoWeights(path), '--weights');
  const bySecret = parseWeights(text.value, names, totalMax);
  if (!bySecret.ok) return reject('bad-file', sayWeightsFault(path, bySecret.error, totalMax), '--weights');
  const sha256 = createHash('sha256').update(makeWeights(bySecret.value, names)).digest('hex');
  return ok({ bySecret: bySecret.value, sha256 });
}

const WEIGHTS_SIZE_MAX = 40_000_000;
