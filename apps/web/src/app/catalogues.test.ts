import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';

const SOURCES = join(import.meta.dirname, '..');
const LANGUAGES = ['english', 'german', 'spanish'] as const;
type Catalogue = Readonly<Record<(typeof LANGUAGES)[number], object>>;

/** Every catalogue by its path: a folder with one file per language, or a single file with all three languages. */
const CATALOGUES: readonly (readonly [path: string, catalogue: Catalogue])[] = (
  await Promise.all(
    readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
      .filter((path) => /messages\.ts$|messages\/(?:.*\/)?english\.ts$/.test(path))
      .map(async (path) => {
        const files = path.endsWith('english.ts')
          ? LANGUAGES.map((language) => path.replace(/english\.ts$/, `${language}.ts`))
          : [path];
        const parts = await Promise.all(files.map((file) => import(pathToFileURL(join(SOURCES, file)).href)));
        return [path.replace(/\/english\.ts$|\.ts$/, ''), Object.assign({}, ...parts)] as const;
      }),
  )
).toSorted(([one], [other]) => (one < other ? -1 : 1));

/** Names and loan words that are the same as in English. */
const SAME = {
  german:
    'Bonus Clementine Code Fair. Halloween Indigo Inkling Keziah Knuth Link Magenta Markdown Mastermind Orange Par Seed Text Winter',
  spanish: 'Bits Clementine Halloween Inkling Keziah Knuth Magenta Markdown Mastermind Par Total bits no',
};

/** Commands, keys and examples are never translated. */
const UNTRANSLATED =
  /[rR]ows\.\d+\.0(?:\.\d+)?$|states\.states\.Guess|languageCommand\.0$|trace\.states\.|\.placeholder$|\.href$|lab\/messages\.examples\.(?:\w+\.)?\d+\.0$/;

/** Returns every leaf with its path. A string is returned as it is, a function as `()`. */
function leaves(value: unknown, path: string): readonly (readonly [path: string, leaf: string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return [[path, '()']];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => leaves(part, `${path}.${key}`));
}

describe.each(['german', 'spanish'] as const)('the catalogues in %s', (language) => {
  const same = SAME[language].split(' ');

  it.each(CATALOGUES)(
    '%s has the same keys as the English one, and no string is empty or untranslated',
    (path, catalogue) => {
      const plain = leaves(catalogue.english, path);
      const told = leaves(catalogue[language], path);
      expect(told.map(([at]) => at)).toEqual(plain.map(([at]) => at));
      const left = told.filter(
        ([at, leaf], i) =>
          leaf.trim() === '' ||
          (leaf !== '()' &&
            /\p{L}{2,}/u.test(leaf) &&
            leaf === plain[i]?.[1] &&
            !UNTRANSLATED.test(at) &&
            !same.includes(leaf)),
      );
      expect(left).toEqual([]);
    },
  );
});
