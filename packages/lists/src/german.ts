import { GERMAN_LENGTHS } from './german/manifest.ts';
import type { ListedWords } from './packing/listed-words.ts';
import { unpack } from './packing/listed-words.ts';
import type { PackedList } from './packing/packed.ts';

export { GERMAN_SOURCES } from './german/manifest.ts';

/** The lengths, in letters, for which there are German lists. */
export const GERMAN_WORD_LENGTHS: readonly number[] = GERMAN_LENGTHS.map(({ length }) => length);

/**
 * Loads the German words of one length; a length without words returns empty lists. ä, ö and ü are separate
 * letters; ß is written as ss, as in capitals.
 */
export async function loadGermanWords(length: number): Promise<ListedWords> {
  return (await loadPackedGermanWords(length))();
}

/** Does the same, but leaves the words packed. The returned function unpacks them. */
export async function loadPackedGermanWords(length: number): Promise<() => ListedWords> {
  const packed = await loaders[length]?.();
  return () => unpack(length, packed);
}

const loaders: Readonly<Record<number, () => Promise<PackedList>>> = {
  5: () => import('./german/length-5.ts').then(({ words }) => words),
};
