import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ENGLISH_LENGTHS } from './english/manifest.ts';
import { ENGLISH_WORD_LENGTHS, loadWords } from './english.ts';

describe('the English lists', () => {
  it('match the hashes and counts of their manifest, at every length', async () => {
    for (const row of ENGLISH_LENGTHS) {
      const { all, withheld } = await loadWords(row.length);
      const { likely } = await loadWords(row.length, 60);
      expect(all.length).toBe(row.words);
      expect(all.every((word) => /^[a-z]+$/.test(word) && word.length === row.length)).toBe(true);
      expect(
        createHash('sha256')
          .update(`${all.join('\n')}\n`)
          .digest('hex'),
      ).toBe(row.sha256);
      const known = new Set(all);
      expect([...likely, ...withheld].every((word) => known.has(word))).toBe(true);
      expect(likely.some((word) => withheld.has(word))).toBe(false);
      expect(likely).toEqual([...new Set(likely)].toSorted());
      expect(withheld.size).toBe(row.withheld);
    }
    expect(ENGLISH_LENGTHS.reduce((sum, row) => sum + row.words, 0)).toBe(274_937);
    expect(ENGLISH_WORD_LENGTHS.includes(26)).toBe(false);
  });

  it('contain as many five-letter words as word.md states', async () => {
    const { all, likely } = await loadWords(5);
    expect(all.length).toBe(12_653);
    expect(likely.length).toBeGreaterThan(4000);
    expect(likely).toContain('crane');
    expect(likely).not.toContain('aahed');
  });

  it('contain withheld words, but not among the likely ones', async () => {
    const { all, likely, withheld } = await loadWords(5, 60);
    expect(withheld.has('bitch') && all.includes('bitch') && !likely.includes('bitch')).toBe(true);
  });

  it('are empty for lengths without English words', async () => {
    for (const length of [0, 26, 29, 32, -1, 1.5, Number.NaN])
      expect(await loadWords(length)).toEqual({ length, all: [], likely: [], withheld: new Set() });
  });
});

/** The first four bytes of the SHA-256 of each of the 2315 answers of the original game, which we may not publish. */
const ANSWERS = new URL('../../../tests/oracles/answers.sha256', import.meta.url);

it('the English list contains all answers of the original game', async () => {
  const known = Buffer.from(readFileSync(ANSWERS, 'utf8'), 'base64');
  const digests = new Set(
    (await loadWords(5)).all.map((word) => createHash('sha256').update(word).digest().readUInt32BE(0)),
  );
  const answers = Array.from({ length: known.length / 4 }, (_, at) => known.readUInt32BE(4 * at));
  expect([answers.length, answers.filter((digest) => !digests.has(digest))]).toEqual([2315, []]);
});
