import type { Narrowing } from './search-options.ts';

/** Returns a function that tells which of these guesses may follow an answer, as `Narrowing.permitsAmong` does. */
export function permitsAmong(
  narrowing: Narrowing,
  guesses: Int32Array,
): (guess: number, cls: number) => Uint32Array {
  return narrowing.permitsAmong?.(guesses) ?? oneByOne(narrowing, guesses);
}

function oneByOne({ permits }: Narrowing, guesses: Int32Array): (guess: number, cls: number) => Uint32Array {
  const bits = new Uint32Array((guesses.length + 31) >>> 5);
  return (guess, cls) => {
    const may = permits(guess, cls);
    bits.fill(0);
    for (let i = 0; i < guesses.length; i++) if (may(guesses[i])) bits[i >>> 5] |= 1 << (i & 31);
    return bits;
  };
}
