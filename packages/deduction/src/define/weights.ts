import { shown } from './labels.ts';

/** Checks the weights and returns them by secret; undefined if every secret counts once. */
export function readWeights(weights: readonly number[] | undefined, count: number): Int32Array | undefined {
  if (weights === undefined) return undefined;
  if (!Array.isArray(weights) || weights.length !== count)
    throw new TypeError(`weights must be an array with one weight for each of the ${count} secrets`);
  const total = weights.reduce((sum: number, weight: number, secret: number) => {
    if (!Number.isInteger(weight) || weight < 1 || weight > WEIGHT_MAX)
      throw new TypeError(
        `the weight of secret ${secret} is ${shown(weight)}, and must be a whole number from 1 to ${WEIGHT_MAX}`,
      );
    return sum + weight;
  }, 0);
  if (total > WEIGHT_MAX) throw new TypeError(`all weights together are more than ${WEIGHT_MAX}`);
  return weights.every((weight) => weight === 1) ? undefined : Int32Array.from(weights);
}

const WEIGHT_MAX = 999_999_999;
