import { ENGLISH_LENGTHS } from './english/manifest.ts';
import { decodeWords } from './packing/front-coding.ts';
import type { ListedWords } from './packing/listed-words.ts';
import type { PackedWords } from './packing/packed.ts';

export { ENGLISH_SOURCES } from './english/manifest.ts';

/** The SCOWL sizes from which likely answers may come. */
export type Commonness = 35 | 50 | 60;

/** The lengths for which there are words: 1 … 28 with gaps. */
export const ENGLISH_WORD_LENGTHS: readonly number[] = ENGLISH_LENGTHS.map(({ length }) => length);

/**
 * Loads the words of one length and nothing else, so that a page with five letters fetches only 20 kB. A length
 * without words returns empty lists; that is not an error.
 */
export async function loadWords(length: number, commonness: Commonness = 50): Promise<ListedWords> {
  return (await loadPackedWords(length, commonness))();
}

/**
 * Does the same, but leaves the words packed, which takes a tenth of the memory. The returned function unpacks
 * them.
 */
export async function loadPackedWords(
  length: number,
  commonness: Commonness = 50,
): Promise<() => ListedWords> {
  const packed = await loaders[length]?.();
  return () =>
    packed ? unpacked(length, packed, commonness) : { length, all: [], likely: [], withheld: new Set() };
}

function unpacked(length: number, packed: PackedWords, commonness: Commonness): ListedWords {
  const withheld = new Set(decodeWords(packed.withheld));
  const likely = ([35, 50, 60] as const)
    .filter((size) => size <= commonness)
    .flatMap((size) => decodeWords(packed.common[size]))
    .filter((word) => !withheld.has(word))
    .toSorted();
  return { length, all: decodeWords(packed.all), likely, withheld };
}

/** The paths are literals because a bundler can only split imports that it can read. */
const loaders: Readonly<Record<number, () => Promise<PackedWords>>> = {
  1: () => import('./english/length-1.ts').then(({ words }) => words),
  2: () => import('./english/length-2.ts').then(({ words }) => words),
  3: () => import('./english/length-3.ts').then(({ words }) => words),
  4: () => import('./english/length-4.ts').then(({ words }) => words),
  5: () => import('./english/length-5.ts').then(({ words }) => words),
  6: () => import('./english/length-6.ts').then(({ words }) => words),
  7: () => import('./english/length-7.ts').then(({ words }) => words),
  8: () => import('./english/length-8.ts').then(({ words }) => words),
  9: () => import('./english/length-9.ts').then(({ words }) => words),
  10: () => import('./english/length-10.ts').then(({ words }) => words),
  11: () => import('./english/length-11.ts').then(({ words }) => words),
  12: () => import('./english/length-12.ts').then(({ words }) => words),
  13: () => import('./english/length-13.ts').then(({ words }) => words),
  14: () => import('./english/length-14.ts').then(({ words }) => words),
  15: () => import('./english/length-15.ts').then(({ words }) => words),
  16: () => import('./english/length-16.ts').then(({ words }) => words),
  17: () => import('./english/length-17.ts').then(({ words }) => words),
  18: () => import('./english/length-18.ts').then(({ words }) => words),
  19: () => import('./english/length-19.ts').then(({ words }) => words),
  20: () => import('./english/length-20.ts').then(({ words }) => words),
  21: () => import('./english/length-21.ts').then(({ words }) => words),
  22: () => import('./english/length-22.ts').then(({ words }) => words),
  23: () => import('./english/length-23.ts').then(({ words }) => words),
  24: () => import('./english/length-24.ts').then(({ words }) => words),
  25: () => import('./english/length-25.ts').then(({ words }) => words),
  27: () => import('./english/length-27.ts').then(({ words }) => words),
  28: () => import('./english/length-28.ts').then(({ words }) => words),
};
