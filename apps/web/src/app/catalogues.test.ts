import { COVEN } from '@inkling/art/coven';
import { describe, expect, it } from 'vitest';
import { ENGLISH, OTHERS } from './testing/catalogues.ts';

/** Names and loan words that are the same in both languages; commands and keys are never translated. */
const SAME: Readonly<Record<keyof typeof OTHERS, readonly string[]>> = {
  de: [
    'duel/page.name',
    'app.name',
    'online.steps.link',
    'online.take.label',
    'own.verdict.fair',
    'mastermindHome.title',
    'witchFirst.steps.3.answers.0.says',
    'witchFirst.steps.3.answers.1.says',
    'share.text',
    'share.elsewhere',
    'placeNames.mastermind',
    'games.mastermind',
    '.seed',
    'rows.par',
    'board.bonus',
    'knuth.name',
    'rules.parts.2.0',
    'players.knuth',
    'countHeads.0',
    'colours.4',
    'colours.7',
    'colours.11',
  ],
  es: [
    'duel/page.name',
    'names.halloween',
    'own.suggestions.bits',
    'own.gallery.words.no',
    'knuth.name',
    'app.name',
    'mastermindHome.title',
    'witchFirst.steps.3.answers.0.says',
    'witchFirst.steps.3.answers.1.says',
    'share.text',
    'share.elsewhere',
    'placeNames.mastermind',
    'games.mastermind',
    'rows.par',
    'bestRows.total',
    'rows.total',
    'columns.4',
    'axisBits',
    'players.knuth',
    'colours.11',
  ],
};

const UNTRANSLATED =
  /commandRows\.\d+\.0$|online\.keys\.\w+Rows\.\d+\.0$|codeLessons\.states\.states\.Guess|languageCommand\.0$|trace\.states\.|[rR]ows\.\d+\.0\.\d+$|\.placeholder$|\.href$|codeLab\.examples\.\w+\.\d+\.0$|wordLab\.examples\.\d+\.0$/;

/** Every leaf with its path: strings, and functions by their kind. */
function leaves(value: unknown, path = ''): readonly (readonly [path: string, leaf: string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return [[path, '()']];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => leaves(part, path === '' ? key : `${path}.${key}`));
}

describe.each(Object.entries(OTHERS))('the catalogues in %s', (tag, catalogues) => {
  it('have the shape of the English ones', () => {
    expect(
      leaves(catalogues)
        .map(([path]) => path)
        .toSorted(),
    ).toEqual(
      leaves(ENGLISH)
        .map(([path]) => path)
        .toSorted(),
    );
  });

  it('leave nothing empty and nothing in English', () => {
    const plain = new Map(leaves(ENGLISH));
    const same = SAME[tag as keyof typeof OTHERS];
    const left = leaves(catalogues).filter(
      ([path, leaf]) =>
        leaf.trim() === '' ||
        (leaf !== '()' &&
          /\p{L}{2,}/u.test(leaf) &&
          leaf === plain.get(path) &&
          !UNTRANSLATED.test(path) &&
          !same.some((end) => path.endsWith(end))),
    );
    expect(left).toEqual([]);
  });

  it('tell any two witches apart in words, without a name', () => {
    const { description } = catalogues.witch;
    const told = COVEN.map(({ traits }) => description(traits));
    expect(new Set(told).size).toBe(COVEN.length);
    for (const text of told) {
      expect(text).not.toMatch(/undefined|\s\s|\s[.,;]/);
      for (const { name } of COVEN) expect(text).not.toContain(name);
    }
  });
});
