import { COVEN } from '@inkling/art/coven';
import { describe, expect, it } from 'vitest';
import { english as englishDuel } from '../duel/words/english.ts';
import { german as germanDuel } from '../duel/words/german.ts';
import { spanish as spanishDuel } from '../duel/words/spanish.ts';
import { english as englishHistory } from '../history/words/english.ts';
import { german as germanHistory } from '../history/words/german.ts';
import { spanish as spanishHistory } from '../history/words/spanish.ts';
import { english as englishLab } from '../lab/words/english.ts';
import { german as germanLab } from '../lab/words/german.ts';
import { spanish as spanishLab } from '../lab/words/spanish.ts';
import { english as englishLearn } from '../learn/words/english.ts';
import { german as germanLearn } from '../learn/words/german.ts';
import { spanish as spanishLearn } from '../learn/words/spanish.ts';
import { english as englishOnline } from '../online/words/english.ts';
import { german as germanOnline } from '../online/words/german.ts';
import { spanish as spanishOnline } from '../online/words/spanish.ts';
import { english as englishRace } from '../race/words/english.ts';
import { german as germanRace } from '../race/words/german.ts';
import { spanish as spanishRace } from '../race/words/spanish.ts';
import { english as englishReview } from '../review/words/english.ts';
import { german as germanReview } from '../review/words/german.ts';
import { spanish as spanishReview } from '../review/words/spanish.ts';
import { english as englishSeats } from '../session/words/english.ts';
import { german as germanSeats } from '../session/words/german.ts';
import { spanish as spanishSeats } from '../session/words/spanish.ts';
import { english as englishWitch } from '../witch/words/english.ts';
import { german as germanWitch } from '../witch/words/german.ts';
import { spanish as spanishWitch } from '../witch/words/spanish.ts';
import { english as englishWord } from '../word/words/english.ts';
import { german as germanWord } from '../word/words/german.ts';
import { spanish as spanishWord } from '../word/words/spanish.ts';
import { english } from './english.ts';
import { german } from './german.ts';
import { grammarOf } from './grammar.ts';
import { spanish } from './spanish.ts';

const ENGLISH = {
  mastermind: english,
  seats: englishSeats,
  word: englishWord,
  witch: englishWitch,
  race: englishRace,
  review: englishReview,
  duel: englishDuel,
  online: englishOnline,
  history: englishHistory,
  learn: englishLearn,
  lab: englishLab,
};

const OTHERS = {
  de: {
    mastermind: german,
    seats: germanSeats,
    word: germanWord,
    witch: germanWitch,
    race: germanRace,
    review: germanReview,
    duel: germanDuel,
    online: germanOnline,
    history: germanHistory,
    learn: germanLearn,
    lab: germanLab,
  },
  es: {
    mastermind: spanish,
    seats: spanishSeats,
    word: spanishWord,
    witch: spanishWitch,
    race: spanishRace,
    review: spanishReview,
    duel: spanishDuel,
    online: spanishOnline,
    history: spanishHistory,
    learn: spanishLearn,
    lab: spanishLab,
  },
} satisfies Record<string, typeof ENGLISH>;

/** Names and loan words that are the same in both languages; commands and keys are never translated. */
const SAME: Readonly<Record<keyof typeof OTHERS, readonly string[]>> = {
  de: [
    'app.name',
    'picture.name',
    'placeNames.mastermind',
    'games.mastermind',
    '.seed',
    'rows.par',
    'board.bonus',
    'knuth.name',
    'rules.parts.2.0',
    'players.knuth',
    'countHeads.0',
  ],
  es: [
    'names.halloween',
    'knuth.name',
    'app.name',
    'picture.name',
    'placeNames.mastermind',
    'games.mastermind',
    'rows.par',
    'rows.total',
    'columns.4',
    'axisBits',
    'players.knuth',
  ],
};
const UNTRANSLATED =
  /commandRows\.\d+\.0$|learn\.states\.states\.Guess|languageCommand\.0$|trace\.states\.|[rR]ows\.\d+\.0\.\d+$|\.placeholder$|\.href$|tree\.sources\.(?!optimal)/;

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

describe('numbers', () => {
  it('are written as each language writes them', () => {
    const written = ['de', 'es'].map((locale) => {
      const { number, figure, percent, listed } = grammarOf(locale);
      return [
        number(1296),
        number(12_960),
        figure(-0.5, 2),
        percent(0.004),
        percent(0.25),
        percent(0.999),
        listed(['1', '2', '3']),
      ];
    });
    expect(written).toMatchInlineSnapshot(`
      [
        [
          "1296",
          "12.960",
          "−0,50",
          "< 1 %",
          "25 %",
          "> 99 %",
          "1, 2 und 3",
        ],
        [
          "1296",
          "12.960",
          "−0,50",
          "< 1 %",
          "25 %",
          "> 99 %",
          "1, 2 y 3",
        ],
      ]
    `);
  });
});

describe.each(Object.entries({ en: ENGLISH, ...OTHERS }))('counts in %s', (_, catalogues) => {
  it('have the forms of 0, 1, 2, 5 and a million', () => {
    const { mastermind, seats, word, witch, history, lab } = catalogues;
    const told = [0, 1, 2, 5, 1_000_000].map((count) => [
      mastermind.app.title(3, count),
      mastermind.palette.element('·', count),
      mastermind.speech.won(count),
      mastermind.speech.undone(3, count),
      mastermind.speech.turn(1, ['·'], count, count, undefined),
      mastermind.codes.field(count, 1296),
      seats.guide.goal(count, count, true, count),
      word.guide.goal(count, count, true),
      word.helper.rounds(count),
      word.known.strings(BigInt(count)),
      word.left.withheld(count),
      word.speech.left(count),
      word.speech.added(count, ''),
      word.speech.resumed('helper', count),
      word.play.shareLine(1, count, count),
      witch.speech.state(count, count, count, count),
      witch.score.best(count, count, count),
      history.statistics.words(count),
      history.deleted(count),
      history.imported(count, count, count, count),
      history.confirm.all(count),
      lab.count(count),
      lab.rules.size({ kind: 'codes', rules: { places: 4, symbols: 6, repeats: true } }, BigInt(count)),
      lab.compare.stopped(count),
      lab.compare.exact(count),
      lab.compare.willSample(count),
      lab.compare.unsolved('entropy', count),
      lab.partition.more(count),
      lab.partition.open(`${count},${count}`, count),
      lab.tree.icicle(count),
      lab.tree.node('1,0', 'SSPP', { left: count, average: 4.5, worst: 5, possible: false, depth: 1 }, count),
    ]);
    expect(told).toMatchSnapshot();
  });
});
