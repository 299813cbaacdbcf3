/**
 * The moduli that represent numbers up to 2⁷⁸ by remainders. Counts of the largest spaces (20¹⁶ < 2⁷⁰) exceed what a
 * double holds; three passes in doubles, each modulo a prime below 2²⁶, and the Chinese remainder theorem at the end
 * are many times faster than one pass in BigInt.
 */
export const MODULI = [67108859, 67108837, 67108819] as const;

const PRODUCT = MODULI.reduce((product, modulus) => product * BigInt(modulus), 1n);

/** For each modulus the number that is 1 modulo it and 0 modulo the others. */
const UNITS = MODULI.map((modulus) => {
  const others = PRODUCT / BigInt(modulus);
  return others * power(others % BigInt(modulus), BigInt(modulus - 2), BigInt(modulus));
});

/** Returns the number below the product of the moduli that has these remainders, one for each modulus. */
export function joinResidues(residues: readonly number[]): bigint {
  return residues.reduce((sum, residue, i) => sum + BigInt(residue) * UNITS[i], 0n) % PRODUCT;
}

/** Computes a modular power: Fermat's inverse if the modulus is prime and the exponent is modulus − 2. */
function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n;
  let square = base;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % modulus;
    square = (square * square) % modulus;
  }
  return result;
}
