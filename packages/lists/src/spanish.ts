import type { ListedWords } from './packing/listed-words.ts';
import { unpack } from './packing/listed-words.ts';
import type { PackedList } from './packing/packed.ts';
import { SPANISH_LENGTHS } from './spanish/manifest.ts';

export { SPANISH_SOURCES } from './spanish/manifest.ts';

/** The lengths, in letters, for which there are Spanish lists. */
export const SPANISH_WORD_LENGTHS: readonly number[] = SPANISH_LENGTHS.map(({ length }) => length);

/**
 * Loads the Spanish words of one length; a length without words returns empty lists. Accents are dropped, as in
 * crosswords; ñ is a separate letter.
 */
export async function loadSpanishWords(length: number): Promise<ListedWords> {
  return (await loadPackedSpanishWords(length))();
}

/** Does the same, but leaves the words packed. The returned function unpacks them. */
export async function loadPackedSpanishWords(length: number): Promise<() => ListedWords> {
  const packed = await loaders[length]?.();
  return () => unpack(length, packed);
}

const loaders: Readonly<Record<number, () => Promise<PackedList>>> = {
  5: () => import('./spanish/length-5.ts').then(({ words }) => words),
};
