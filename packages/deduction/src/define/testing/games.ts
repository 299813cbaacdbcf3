import { type DefinedDeduction, defineDeduction } from '../deduction.ts';

/** Secrets are the numbers from 1; the answer says whether the secret is higher or lower than the guess. */
export function higherOrLower(count: number): DefinedDeduction<number, number, 'found' | 'higher' | 'lower'> {
  return defineDeduction({
    name: 'higher or lower',
    secrets: Array.from({ length: count }, (_, i) => i + 1),
    answer: (guess: number, secret: number) =>
      guess === secret ? 'found' : guess < secret ? 'higher' : 'lower',
    solved: 'found',
    features: (secret) => ({ tens: Math.floor(secret / 10) }),
  });
}

/** Which coin is counterfeit, and whether it is light or heavy. */
export interface WrongCoin {
  readonly coin: number;
  readonly weight: 'light' | 'heavy';
}

/** A weighing: the coins on the left and on the right of the scales. */
export interface Weighing {
  readonly left: readonly number[];
  readonly right: readonly number[];
}

/** One coin is light or heavy; the scales show which side goes down. `sizes`: allowed numbers of coins on each side. */
export function wrongCoin(
  count: number,
  sizes: readonly number[],
): DefinedDeduction<WrongCoin, Weighing, 'left' | 'right' | 'even'> {
  const coins = Array.from({ length: count }, (_, coin) => coin);
  const guesses = sizes.flatMap((size) =>
    chosen(coins, size).flatMap((left) =>
      chosen(
        coins.filter((coin) => !left.includes(coin)),
        size,
      )
        .filter((right) => (left[0] as number) < (right[0] as number))
        .map((right) => ({ left, right })),
    ),
  );
  return defineDeduction({
    name: `${count} coins`,
    secrets: coins.flatMap((coin) => [
      { coin, weight: 'light' as const },
      { coin, weight: 'heavy' as const },
    ]),
    guesses,
    answer: ({ left, right }: Weighing, { coin, weight }: WrongCoin) => {
      const side = left.includes(coin) ? 'left' : right.includes(coin) ? 'right' : 'even';
      if (side === 'even' || weight === 'heavy') return side;
      return side === 'left' ? 'right' : 'left';
    },
    solved: 'identified',
  });
}

/** Codes of letters. The answer is `exact,near`, computed here in the most obvious way. */
export function codes(places: number, symbols: string): DefinedDeduction<string, string, string> {
  let secrets = [''];
  for (let place = 0; place < places; place++)
    secrets = secrets.flatMap((code) => Array.from(symbols, (symbol) => code + symbol));
  return defineDeduction({
    name: `p${places}c${symbols.length}`,
    secrets,
    answer: (guess: string, secret: string) => {
      let exact = 0;
      let both = 0;
      for (let i = 0; i < places; i++) if (guess[i] === secret[i]) exact++;
      for (const symbol of symbols) both += Math.min(countOf(guess, symbol), countOf(secret, symbol));
      return `${exact},${both - exact}`;
    },
    solved: `${places},0`,
  });
}

function countOf(code: string, symbol: string): number {
  let count = 0;
  for (const other of code) if (other === symbol) count++;
  return count;
}

function chosen(items: readonly number[], size: number): readonly (readonly number[])[] {
  if (size === 0) return [[]];
  return items.flatMap((first, at) => chosen(items.slice(at + 1), size - 1).map((rest) => [first, ...rest]));
}
