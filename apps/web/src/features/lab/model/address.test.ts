import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lab as codes } from '../../../games/mastermind/lab/lab-part.tsx';
import { lab as words } from '../../../games/word/lab/lab-part.tsx';
import type { LabGame } from '../../../shell/parts/lab-part.ts';
import {
  ADDRESS_LENGTH_MAX,
  gameOf,
  type LabAddress,
  makeAddress,
  otherVersion,
  parseAddress,
} from './address.ts';

const PARTS = [codes, words];

/** Generates rules, together with a generator of the guesses that they allow. */
const rulesArb: fc.Arbitrary<{ readonly game: LabGame; readonly guess: fc.Arbitrary<string> }> = fc
  .oneof(
    fc.constantFrom('word5', 'word5-hard').map((rules) => ({ rules, places: 5, symbols: 26, repeats: true })),
    fc
      .tuple(fc.integer({ min: 1, max: 16 }), fc.integer({ min: 1, max: 20 }), fc.boolean())
      .filter(([places, symbols, repeats]) => repeats || symbols >= places)
      .map(([places, symbols, repeats]) => ({
        rules: `p${places}c${symbols}${repeats ? 'r' : 'n'}`,
        places,
        symbols,
        repeats,
      })),
  )
  .map(({ rules, places, symbols, repeats }) => {
    const all = Array.from({ length: symbols }, (_, i) => String.fromCharCode(97 + i));
    const length = { minLength: places, maxLength: places };
    const signs = repeats ? fc.array(fc.constantFrom(...all), length) : fc.shuffledSubarray(all, length);
    return { game: gameOf(rules, PARTS) as LabGame, guess: signs.map((each) => each.join('')) };
  });

const addressArb: fc.Arbitrary<LabAddress> = rulesArb.chain(({ game, guess }) => {
  const answers = game.part === codes ? ['0,0'] : ['gywww', 'wwwww'];
  // In a history, part of an answer may be unknown.
  const known = game.part === codes && game.guessLength > 1 ? [...answers, '?,?'] : answers;
  return fc.oneof(
    fc
      .subarray([...game.compare.players])
      .map((players): LabAddress => ({ page: 'compare', asked: { game, players } })),
    fc
      .tuple(
        fc.array(guess, { maxLength: 2 }),
        fc.array(fc.record({ guess, answer: fc.constantFrom(...known) }), { maxLength: 5 }),
      )
      .map(([guesses, history]): LabAddress => ({ page: 'partition', asked: { game, guesses, history } })),
    fc
      .tuple(
        fc.constantFrom(...codes.usual.tree.makers, 'file-0123abcd'),
        fc.array(fc.constantFrom(...answers)),
      )
      .map(([source, path]): LabAddress => ({ page: 'tree', asked: { source, game, path } })),
    fc
      .tuple(
        fc.constantFrom('p4c6r-5625', 'p4c7r-abcd-11269'),
        fc.option(fc.integer({ min: 1, max: 999_999 })),
      )
      .map(
        ([name, line]): LabAddress => ({
          page: 'proofs',
          asked: { name, line: line ?? undefined, guess: line === null ? undefined : 'abcd' },
        }),
      ),
  );
});

describe('addresses of the Lab', () => {
  it('round-trip', () => {
    fc.assert(
      fc.property(addressArb, (address) => {
        const read = parseAddress(makeAddress(address), PARTS);
        expect(read?.page).toBe(address.page);
        expect(read && makeAddress(read)).toBe(makeAddress(address));
      }),
    );
  });

  it('are rejected, or parsed to an address that round-trips, whatever the string', () => {
    const hostile = fc.oneof(
      fc.string({ maxLength: 200 }),
      fc.tuple(addressArb, fc.nat(60), fc.string({ maxLength: 3 })).map(([address, at, noise]) => {
        const whole = makeAddress(address);
        return whole.slice(0, at) + noise + whole.slice(at);
      }),
    );
    fc.assert(
      fc.property(hostile, (path) => {
        const read = parseAddress(path, PARTS);
        const again = read && parseAddress(makeAddress(read), PARTS);
        expect(again && makeAddress(again)).toBe(read && makeAddress(read));
      }),
    );
  });

  it.each([
    ['compare/2/p4c6r/knuth', 'another version'],
    ['compare/1/p4c6r/knuth,knuth', 'a player twice'],
    ['compare/1/word5/knuth', 'a player of another game'],
    ['partition/1/p4c6r/aabbc', 'a guess too long'],
    ['partition/1/p4c6r/1122', 'a guess that is not canonical'],
    ['partition/1/p4c6n/aabb', 'a repeat where none may be'],
    ['partition/1/p4c6r/aabb/aabb:3,1', 'an answer that no code gives'],
    ['tree/1/nobody/p4c6r', 'no such source'],
    ['tree/1/optimal/p4c6r/gywww', 'marks among codes'],
    [`tree/1/optimal/p4c6r/${'1,0.'.repeat(300)}1,0`, 'a path too long'],
    ['x'.repeat(ADDRESS_LENGTH_MAX + 1), 'too long'],
    ['proofs/2/p4c6r-5625', 'another version'],
    ['proofs/1/p4c6r-5625/0', 'no line'],
    ['proofs/1/p4c6r-5625/7/a1', 'no guess'],
    ['nowhere', 'no such page'],
  ])('are rejected when invalid (%#)', (path) => {
    expect(parseAddress(path, PARTS)).toBeUndefined();
  });

  it('round-trip the rules of a game', () => {
    fc.assert(
      fc.property(rulesArb, ({ game }) => {
        expect(gameOf(game.rules, PARTS)?.rules).toBe(game.rules);
      }),
    );
  });
});

it.each([
  ['tree/2/optimal/p4c6r', 2],
  ['own/31/abc', 31],
  ['proofs/2/p4c6r-5625', 2],
  ['tree/1/optimal/p4c6r', undefined],
  ['tree/zz', undefined],
  ['tree', undefined],
  ['tree/02/optimal', undefined],
  ['tree/1000000/x', undefined],
])('otherVersion of %s is %s', (path, version) => {
  expect(otherVersion(path)).toBe(version);
  if (version !== undefined) expect(parseAddress(path, PARTS)).toBeUndefined();
});
