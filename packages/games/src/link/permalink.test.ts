import type { CodeRules } from '@inkling/core/deduction';
import { feedbackClass, feedbackClassCount } from '@inkling/core/feedback';
import { RandomStream, seedRandom } from '@inkling/core/random';
import { expect as unwrap } from '@inkling/core/result';
import { anyText } from '@inkling/core/testing/any-text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checksum } from '../encoding/checksum.ts';
import { DigitWriter } from '../encoding/mixed-radix.ts';
import { TEXT_LENGTH_MAX } from '../encoding/text-digits.ts';
import { CODE_LINKS, type CodeLink } from '../mastermind/link/code-links.ts';
import { drawCode } from '../mastermind/rules/game.ts';
import { checkRules } from '../mastermind/rules/rules.ts';
import { WORD_LINKS, type WordLink } from '../word/link/word-link.ts';
import {
  LINK_LENGTH_MAX,
  linkVersion,
  makePermalink as makeLink,
  parsePermalink as parseLink,
} from './permalink.ts';

type Permalink = CodeLink | WordLink;

const makePermalink = (link: Permalink) =>
  link.game === 'mastermind' ? makeLink(link, CODE_LINKS) : makeLink(link, WORD_LINKS);

const parsePermalink = (text: string) => parseLink<Permalink>(text, [CODE_LINKS, WORD_LINKS]);

const rulesText: fc.Arbitrary<CodeRules> = fc
  .tuple(fc.integer({ min: 1, max: 16 }), fc.integer({ min: 1, max: 20 }), fc.boolean())
  .filter(([places, symbols, repeats]) => checkRules(places, symbols, repeats).ok)
  .map(([places, symbols, repeats]) => ({ places, symbols, repeats }));

function feedbackIn(places: number, random: RandomStream): number {
  for (;;) {
    const cls = random.below(feedbackClassCount(places));
    if (cls !== feedbackClass(places - 1, 1)) return cls;
  }
}

const links: fc.Arbitrary<Permalink> = fc
  .record({
    rules: rulesText,
    turnsMax: fc.integer({ min: 1, max: 99 }),
    count: fc.oneof(fc.nat(12), fc.nat(99)),
    random: fc.string().map((seed) => new RandomStream(seedRandom(seed))),
    node: fc.option(fc.nat(2 ** 32 - 1), { nil: undefined }),
    seed: fc.option(anyText({ maxLength: TEXT_LENGTH_MAX / 2 }), { nil: undefined }),
    waits: fc.boolean(),
  })
  .map(({ rules, turnsMax, count, random, node, seed, waits }) => {
    const shared = { rules, turnsMax, ...(node === undefined ? {} : { node }) };
    const code = () => Array.from(drawCode(rules, random));
    if (seed !== undefined)
      return {
        game: 'mastermind',
        kind: 'seeded',
        ...shared,
        seed,
        guesses: Array.from({ length: count }, code),
      };
    const turns = Array.from({ length: count }, () => ({
      guess: code(),
      feedback: feedbackIn(rules.places, random),
    }));
    return { game: 'mastermind', kind: 'position', ...shared, turns, ...(waits ? { pending: code() } : {}) };
  });

describe('a permalink', () => {
  it('round-trips, in characters that need no escaping in a URL', () => {
    fc.assert(
      fc.property(links, (link) => {
        const text = unwrap(makePermalink(link));
        expect(text).toMatch(/^m\/p\d+c\d+[rn]\/[A-Za-z0-9_-]+$/);
        expect(encodeURI(text)).toBe(text);
        expect(text.length).toBeLessThanOrEqual(LINK_LENGTH_MAX);
        expect(parsePermalink(text)).toEqual({ ok: true, value: link });
        expect(parsePermalink(`#/${text}`)).toEqual({ ok: true, value: link });
      }),
      { numRuns: 400 },
    );
  });

  it('needs at most 64 characters for ten turns of p5c6', () => {
    const rules = { places: 5, symbols: 6, repeats: true };
    const turns = Array.from({ length: 10 }, () => ({
      guess: [5, 5, 5, 5, 5],
      feedback: feedbackClassCount(5) - 1,
    }));
    const text = unwrap(
      makePermalink({ game: 'mastermind', kind: 'position', rules, turnsMax: 99, turns, node: 2 ** 32 - 1 }),
    );
    expect(text.length).toBeLessThanOrEqual(64);
    const plain = unwrap(makePermalink({ game: 'mastermind', kind: 'position', rules, turnsMax: 12, turns }));
    expect([text.length, plain.length]).toEqual([50, 45]);
    const guesses = turns.map(({ guess }) => guess);
    const seeded = unwrap(
      makePermalink({ game: 'mastermind', kind: 'seeded', rules, turnsMax: 12, seed: '2026-11-21', guesses }),
    );
    expect(seeded.length).toBeLessThanOrEqual(64);
  });

  it('has only one string form: whatever parses prints to the same string', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'ABCabc019-_'), minLength: 1, maxLength: 40 }),
        (payload) => {
          const body = `m/p4c6r/${payload}`;
          const read = parsePermalink(body + checksum(body));
          if (read.ok) expect(unwrap(makePermalink(read.value))).toBe(body + checksum(body));
          else expect(['unknown-version', 'unknown-random-version', 'malformed']).toContain(read.error.code);
        },
      ),
      { numRuns: 3000 },
    );
  });

  it('detects every change of one character and every truncation', () => {
    const text = unwrap(
      makePermalink({
        game: 'mastermind',
        kind: 'seeded',
        rules: { places: 4, symbols: 6, repeats: true },
        turnsMax: 12,
        seed: 'x',
        guesses: [[0, 1, 2, 3]],
      }),
    );
    const start = 'm/p4c6r/'.length;
    for (let at = start; at < text.length; at++) {
      for (const letter of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_')
        if (letter !== text[at])
          expect(parsePermalink(text.slice(0, at) + letter + text.slice(at + 1))).toEqual({
            ok: false,
            error: { code: 'damaged' },
          });
      expect(parsePermalink(text.slice(0, at)).ok).toBe(false);
    }
    expect(parsePermalink(text.replace('p4c6r', 'p4c7r'))).toEqual({ ok: false, error: { code: 'damaged' } });
  });

  it('is parsed from any string to a link or an error code, without throwing', () => {
    const hostile = fc.oneof(
      anyText({ maxLength: 80 }),
      fc.string().map((text) => `m/p4c6r/${text}`),
      fc.tuple(links, fc.nat(60), fc.string({ maxLength: 3 })).map(([link, at, put]) => {
        const text = unwrap(makePermalink(link));
        return text.slice(0, at) + put + text.slice(at + 1);
      }),
    );
    fc.assert(
      fc.property(hostile, (text) => {
        const read = parsePermalink(text);
        if (read.ok) expect(text.endsWith(unwrap(makePermalink(read.value)))).toBe(true);
        else expect(typeof read.error.code).toBe('string');
      }),
      { numRuns: 3000 },
    );
  });

  it.each([
    ['', 'not-a-link'],
    ['m/p4c6r/', 'not-a-link'],
    ['m/p4c6r/AAAA', 'not-a-link'],
    ['m/__proto__/AAAAAAAA', 'not-a-link'],
    ['m/p4c6/AAAAAAAA', 'bad-rules'],
    ['m/mm/AAAAAAAA', 'bad-rules'],
    ['m/p04c6r/AAAAAAAA', 'bad-rules'],
    ['m/p17c6r/AAAAAAAA', 'bad-rules'],
    ['m/p4c3n/AAAAAAAA', 'bad-rules'],
    ['m/p4c6r/AAAAAAAA', 'damaged'],
    ['m/p4c6r/AAAAAAAA\n', 'not-a-link'],
  ])('%j is rejected: %s', (text, code) => {
    expect(parsePermalink(text)).toEqual({ ok: false, error: { code } });
  });

  it('is rejected immediately if it is huge', () => {
    expect(parsePermalink(`m/p4c6r/${'_'.repeat(5_000_000)}`)).toEqual({
      ok: false,
      error: { code: 'too-long' },
    });
  });

  it('is rejected with the unknown version of its format or of its random generator', () => {
    const sealed = (fill: (digits: DigitWriter) => void) => {
      const digits = new DigitWriter();
      fill(digits);
      const body = `m/p4c6r/${digits.text()}`;
      return parsePermalink(body + checksum(body));
    };
    expect(sealed((digits) => digits.put(2, 16))).toEqual({
      ok: false,
      error: { code: 'unknown-version', version: 2 },
    });
    const digits = new DigitWriter();
    digits.put(2, 16);
    const body = `chess/e4/${digits.text()}`;
    expect(linkVersion(body + checksum(body))).toBe(2);
    expect(linkVersion(`${body}AAAA`)).toBeUndefined();
    const seeded = (randomVersion: number) =>
      sealed((digits) => {
        digits.put(1, 16);
        digits.put(1, 4);
        digits.put(0, 2);
        digits.put(randomVersion, 256);
        digits.put(11, 99);
      });
    expect(seeded(2)).toEqual({ ok: false, error: { code: 'unknown-random-version', version: 2 } });
    expect(seeded(1)).toMatchObject({ ok: true, value: { kind: 'seeded', seed: '', guesses: [] } });
  });

  it('is rejected as one of an unknown game if its checksum is valid', () => {
    const body = 'chess/e4/AAAA';
    expect(parsePermalink(body + checksum(body))).toEqual({
      ok: false,
      error: { code: 'unknown-game', prefix: 'chess' },
    });
    expect(parsePermalink(`${body}AAAA`)).toEqual({ ok: false, error: { code: 'not-a-link' } });
  });

  it('reproduces the check value of CRC-24', () => {
    expect(checksum('123456789')).toBe('Ic8C');
  });

  it('rejects a seed only if it is too long', () => {
    const link = {
      game: 'mastermind',
      kind: 'seeded',
      rules: { places: 1, symbols: 1, repeats: true },
      turnsMax: 1,
      guesses: [],
    } as const;
    expect(makePermalink({ ...link, seed: '☃'.repeat(TEXT_LENGTH_MAX) }).ok).toBe(true);
    expect(makePermalink({ ...link, seed: '☃'.repeat(TEXT_LENGTH_MAX + 1) })).toEqual({
      ok: false,
      error: 'too-long',
    });
  });
});
