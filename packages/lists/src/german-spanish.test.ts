import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GERMAN_LENGTHS } from './german/manifest.ts';
import { GERMAN_SOURCES, GERMAN_WORD_LENGTHS, loadGermanWords } from './german.ts';
import type { ListedWords } from './packing/listed-words.ts';
import type { ListedLength } from './packing/packed.ts';
import { SPANISH_LENGTHS } from './spanish/manifest.ts';
import { loadSpanishWords, SPANISH_SOURCES, SPANISH_WORD_LENGTHS } from './spanish.ts';

const LISTS: readonly (readonly [
  name: string,
  load: (length: number) => Promise<ListedWords>,
  rows: readonly ListedLength[],
  letters: RegExp,
])[] = [
  ['German', loadGermanWords, GERMAN_LENGTHS, /^[a-zäöü]+$/],
  ['Spanish', loadSpanishWords, SPANISH_LENGTHS, /^[a-zñ]+$/],
];

describe.each(LISTS)('the %s list', (_, load, rows, letters) => {
  it('matches the hashes and counts of its manifest', async () => {
    for (const row of rows) {
      const { all, likely, withheld } = await load(row.length);
      const text = `${all.join('\n')}\n`;
      expect(createHash('sha256').update(text).digest('hex')).toBe(row.sha256);
      expect([all.length, likely.length, withheld.size]).toEqual([row.words, row.likely, row.withheld]);
      expect(all.filter((word) => word.length !== row.length || !letters.test(word))).toEqual([]);
      const known = new Set(all);
      expect([...likely, ...withheld].filter((word) => !known.has(word))).toEqual([]);
      expect(likely.filter((word) => withheld.has(word))).toEqual([]);
    }
  });

  it('is empty at other lengths', async () => {
    expect(await load(26)).toEqual({ length: 26, all: [], likely: [], withheld: new Set() });
  });
});

it('the lists separate likely words from rare ones, and offer no names or vulgar words as likely', async () => {
  const german = await loadGermanWords(5);
  expect(['blume', 'grüne', 'küche', 'wüste'].filter((word) => !german.likely.includes(word))).toEqual([]);
  expect(german.likely.filter((word) => ['peter', 'paris', 'arsch'].includes(word))).toEqual([]);
  expect(german.all.length).toBeGreaterThan(5 * german.likely.length);
  const spanish = await loadSpanishWords(5);
  expect(['señal', 'niños', 'avion', 'arbol'].filter((word) => !spanish.likely.includes(word))).toEqual([]);
  expect(spanish.likely.filter((word) => ['james', 'putas'].includes(word))).toEqual([]);
  expect(spanish.all.length).toBeGreaterThan(5 * spanish.likely.length);
  expect([GERMAN_WORD_LENGTHS, SPANISH_WORD_LENGTHS]).toEqual([[5], [5]]);
});

it('the notice names all sources of the lists', () => {
  const notice = readFileSync(new URL('../NOTICE', import.meta.url), 'utf8').replaceAll(/\s+/g, ' ');
  const sources = [...GERMAN_SOURCES, ...SPANISH_SOURCES];
  expect(sources.length).toBeGreaterThan(3);
  for (const { name, sha256 } of sources) {
    expect(notice).toContain(`npm ${name.replace('@', ' ')} (`);
    expect(sha256).toMatch(/^[0-9a-f]{64}$/);
  }
});
