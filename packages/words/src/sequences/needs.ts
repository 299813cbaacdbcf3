import { type CountCore, capOf } from './reduction.ts';

/**
 * Counts strings place by place. The state is the number of copies of each hinted symbol so far, as the digits of one
 * integer; a symbol without a maximum stops counting when its minimum is reached. All numbers are doubles: if a count
 * could exceed 2⁵³, the walk is repeated modulo several primes and the results are combined (Chinese remainder
 * theorem), which is several times faster than BigInt in every cell.
 */
export function countByNeeds(core: CountCore): bigint {
  const bound = stringBound(core);
  if (bound < Number.MAX_SAFE_INTEGER) return BigInt(walk(core, Number.POSITIVE_INFINITY));
  let total = 0n;
  let modulus = 1n;
  for (let prime = PRIME_MAX; Number(modulus) <= bound * 2; prime = primeBelow(prime)) {
    const remainder = BigInt(walk(core, prime));
    const step = BigInt(prime);
    const lift = ((((remainder - total) % step) + step) * inverse(modulus % step, step)) % step;
    total += modulus * lift;
    modulus *= step;
  }
  return total;
}

function walk(core: CountCore, modulus: number): number {
  const { places, domains, fewest, most, free } = core;
  const caps = domains.map((_, row) => capOf(core, row));
  const steps: number[] = [];
  let size = 1;
  for (const cap of caps) {
    steps.push(size);
    size *= cap + 1;
  }
  let table = new Float64Array(size);
  table[0] = 1;
  for (let place = 0; place < places; place++) {
    const next = new Float64Array(size);
    const able = Array.from(domains.keys()).filter((row) => ((domains[row] >>> place) & 1) === 1);
    for (let state = 0; state < size; state++) {
      const ways = table[state];
      if (ways === 0) continue;
      next[state] += ways * free[place];
      for (const row of able) {
        const step = steps[row];
        const copies = Math.floor(state / step) % (caps[row] + 1);
        if (copies < caps[row]) next[state + step] += ways;
        else if (most[row] >= places) next[state] += ways;
      }
    }
    for (let state = 0; state < size; state++) next[state] %= modulus;
    table = next;
  }
  let total = 0;
  for (let state = 0; state < size; state++) {
    const met = fewest.every((need, row) => Math.floor(state / steps[row]) % (caps[row] + 1) >= need);
    if (met) total += table[state];
  }
  return total % modulus;
}

/** An upper bound of the count and of every intermediate sum. */
function stringBound({ places, domains, free }: CountCore): number {
  let bound = 1;
  for (let place = 0; place < places; place++)
    bound *= domains.reduce((able, domain) => able + ((domain >>> place) & 1), free[place]);
  return bound;
}

/** Small enough that a prime times the size of an alphabet stays far below 2⁵³. */
const PRIME_MAX = 67_108_859;

function primeBelow(start: number): number {
  for (let candidate = start - 2; ; candidate -= 2) {
    let divisor = 3;
    while (divisor * divisor <= candidate && candidate % divisor !== 0) divisor += 2;
    if (divisor * divisor > candidate) return candidate;
  }
}

/** Computes the inverse of a modulo a prime, by Fermat's little theorem. */
function inverse(a: bigint, prime: bigint): bigint {
  let result = 1n;
  let base = a;
  for (let exponent = prime - 2n; exponent > 0n; exponent >>= 1n) {
    if (exponent & 1n) result = (result * base) % prime;
    base = (base * base) % prime;
  }
  return result;
}
