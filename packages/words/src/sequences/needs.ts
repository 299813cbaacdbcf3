import { type CountCore, capOf } from './reduction.ts';

/**
 * Counts strings place by place. The state is how many copies each hinted symbol has so far, as the digits of
 * one integer; a symbol without a ceiling stops counting when its need is met. Numbers stay doubles: where a
 * count could pass 2⁵³ the walk is repeated modulo primes and put together again (Chinese remainders), which
 * is several times quicker than BigInt in every cell.
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

/** At least the count, and a number that no intermediate sum passes. */
function stringBound({ places, domains, free }: CountCore): number {
  let bound = 1;
  for (let place = 0; place < places; place++)
    bound *= domains.reduce((able, domain) => able + ((domain >>> place) & 1), free[place]);
  return bound;
}

/** Sums of a prime times an alphabet stay far below 2⁵³. */
const PRIME_MAX = 67_108_859;

function primeBelow(start: number): number {
  for (let candidate = start - 2; ; candidate -= 2) {
    let divisor = 3;
    while (divisor * divisor <= candidate && candidate % divisor !== 0) divisor += 2;
    if (divisor * divisor > candidate) return candidate;
  }
}

/** The inverse of a modulo a prime, by Fermat. */
function inverse(a: bigint, prime: bigint): bigint {
  let result = 1n;
  let base = a;
  for (let exponent = prime - 2n; exponent > 0n; exponent >>= 1n) {
    if (exponent & 1n) result = (result * base) % prime;
    base = (base * base) % prime;
  }
  return result;
}
