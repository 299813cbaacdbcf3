import { createHash } from 'node:crypto';
import { fail, ok, type Result } from '@inkling/core/result';
import type { SecretNames } from 'inkling/optimal/secret-names';
import { makeWeights, parseWeights, type SecretWeights } from 'inkling/optimal/weights';
import { readText } from '../shell/text-file.ts';
import { sayUnreadableList } from '../words/lists.ts';
import { sayWeightsFault } from '../words/weights.ts';

/** Reads a file of weights for some secrets, which weigh at most `totalMax` together; the error is a sentence. */
export async function readWeights(
  path: string,
  names: SecretNames,
  totalMax: number,
): Promise<Result<SecretWeights, string>> {
  const text = await readText(path, WEIGHTS_SIZE_MAX);
  if (!text.ok) return fail(sayUnreadableList(path, text.error, 'one secret and its weight'));
  const bySecret = parseWeights(text.value, names, totalMax);
  if (!bySecret.ok) return fail(sayWeightsFault(path, bySecret.error, totalMax));
  const sha256 = createHash('sha256').update(makeWeights(bySecret.value, names)).digest('hex');
  return ok({ bySecret: bySecret.value, sha256 });
}

const WEIGHTS_SIZE_MAX = 40_000_000;
