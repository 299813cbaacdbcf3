import { expect as unwrap } from '@inkling/core/result';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checksum } from '../encoding/checksum.ts';
import { CODE_LINKS, type CodeLink } from '../mastermind/link/code-links.ts';
import { WORD_LINKS, type WordLink, wordListMark } from '../word/link/word-link.ts';
import { makePermalink as makeLink, parsePermalink as parseLink } from './permalink.ts';

type Permalink = CodeLink | WordLink;

const makePermalink = (link: Permalink) =>
  link.game === 'mastermind' ? makeLink(link, CODE_LINKS) : makeLink(link, WORD_LINKS);

const parsePermalink = (text: string) => parseLink<Permalink>(text, [CODE_LINKS, WORD_LINKS]);

describe('a link to word rounds', () => {
  const word = (length: number) =>
    fc.oneof(
      fc.string({ unit: fc.constantFrom(...'abcxyz'), minLength: length, maxLength: length }),
      fc.string({
        unit: fc.constantFrom('é', 'ß', 'a', '5', '👍🏽', 'ñ'),
        minLength: length,
        maxLength: length,
      }),
    );
  const wordLinks: fc.Arbitrary<Permalink> = fc.integer({ min: 1, max: 12 }).chain((length) =>
    fc
      .record({
        words: fc.array(word(length), { maxLength: 8 }),
        marks: fc.array(fc.constantFrom<0 | 1 | 2>(0, 1, 2), { minLength: length, maxLength: length }),
        seed: fc.option(fc.string({ maxLength: 20 }), { nil: undefined }),
        node: fc.option(fc.nat(9), { nil: undefined }),
        tries: fc.integer({ min: 1, max: 99 }),
        hard: fc.boolean(),
        listMark: fc.nat(2 ** 24 - 1),
      })
      .map(({ words, marks, seed, node, tries, hard, listMark }): Permalink => {
        const marked = node === undefined ? {} : { node };
        if (seed !== undefined)
          return {
            game: 'word',
            kind: 'seeded',
            length,
            tries,
            hard,
            list: 'english',
            listMark,
            seed,
            guesses: words,
            ...marked,
          };
        return {
          game: 'word',
          kind: 'rounds',
          length,
          rounds: words.map((guess) => ({ guess, marks })),
          ...marked,
        };
      }),
  );

  it('round-trips with any letters, and is rejected if one character is changed', () => {
    fc.assert(
      fc.property(wordLinks, fc.nat(40), fc.constantFrom(...'AZaz09_-'), (link, at, letter) => {
        const text = unwrap(makePermalink(link));
        expect(encodeURI(text)).toBe(text);
        expect(parsePermalink(text)).toEqual({ ok: true, value: link });
        const damaged = text.slice(0, at) + letter + text.slice(at + 1);
        if (damaged !== text) expect(parsePermalink(damaged).ok).toBe(false);
      }),
      { numRuns: 300 },
    );
  });

  it('needs 43 characters for six rounds of five letters', () => {
    const rounds = Array.from({ length: 6 }, () => ({ guess: 'zzzzz', marks: [2, 2, 2, 2, 2] as const }));
    expect(unwrap(makePermalink({ game: 'word', kind: 'rounds', length: 5, rounds })).length).toBe(43);
  });

  it('never throws on arbitrary contents with a valid checksum, and rejects invalid rules', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'ABCQRabcqr019-_'), minLength: 1, maxLength: 60 }),
        (payload) => {
          const body = `w/5/${payload}`;
          const read = parsePermalink(body + checksum(body));
          if (read.ok) expect(unwrap(makePermalink(read.value))).toBe(body + checksum(body));
        },
      ),
      { numRuns: 3000 },
    );
    for (const rules of ['0', '33', '05', 'p4c6r', 'x'])
      expect(parsePermalink(`w/${rules}/AAAAAAAA`)).toEqual({ ok: false, error: { code: 'bad-rules' } });
  });

  it('is rejected if the rounds are more than a link can hold', () => {
    const rounds = Array.from({ length: 99 }, () => ({ guess: 'é'.repeat(32), marks: Array<0>(32).fill(0) }));
    expect(makePermalink({ game: 'word', kind: 'rounds', length: 32, rounds })).toEqual({
      ok: false,
      error: 'too-long',
    });
    const many = Array.from({ length: 100 }, () => ({ guess: 'a', marks: [0] as const }));
    expect(makePermalink({ game: 'word', kind: 'rounds', length: 1, rounds: many })).toEqual({
      ok: false,
      error: 'too-long',
    });
  });

  it('distinguishes editions of a word list', () => {
    expect(wordListMark({ answers: ['salet', 'crane'] })).not.toBe(
      wordListMark({ answers: ['crane', 'salet'] }),
    );
    expect(wordListMark({ answers: ['né'] })).not.toBe(wordListMark({ answers: ['ne'] }));
  });
});
