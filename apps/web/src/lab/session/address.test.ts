import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contestantsOf } from '../compare/contestants.ts';
import { TREE_PLAYERS } from '../tree/tree-source.ts';
import { ADDRESS_LENGTH_MAX, type LabAddress, makeAddress, parseAddress } from './address.ts';
import { type LabGame, makeLabGame, parseLabGame } from './lab-game.ts';

const gameArb: fc.Arbitrary<LabGame> = fc.oneof(
  fc.record({ kind: fc.constant('words' as const), hard: fc.boolean() }),
  fc
    .tuple(fc.integer({ min: 1, max: 16 }), fc.integer({ min: 1, max: 20 }), fc.boolean())
    .filter(([places, symbols, repeats]) => repeats || symbols >= places)
    .map(([places, symbols, repeats]) => ({ kind: 'codes' as const, rules: { places, symbols, repeats } })),
);

function guessArb(game: LabGame): fc.Arbitrary<readonly number[]> {
  if (game.kind === 'words') return fc.array(fc.integer({ min: 0, max: 25 }), { minLength: 5, maxLength: 5 });
  const { places, symbols, repeats } = game.rules;
  const symbol = fc.integer({ min: 0, max: symbols - 1 });
  return repeats
    ? fc.array(symbol, { minLength: places, maxLength: places })
    : fc.shuffledSubarray(
        Array.from({ length: symbols }, (_, i) => i),
        { minLength: places, maxLength: places },
      );
}

const text = (guess: readonly number[]) => guess.map((n) => String.fromCharCode(97 + n)).join('');

const addressArb: fc.Arbitrary<LabAddress> = gameArb.chain((game) =>
  fc.oneof(
    fc
      .subarray([...contestantsOf(game)])
      .map((contestants): LabAddress => ({ page: 'compare', asked: { game, contestants } })),
    fc.tuple(fc.array(guessArb(game), { maxLength: 2 }), fc.array(guessArb(game), { maxLength: 5 })).map(
      ([guesses, turns]): LabAddress => ({
        page: 'partition',
        asked: {
          game,
          guesses: guesses.map(text),
          history:
            game.kind === 'codes'
              ? { kind: 'codes', turns: turns.map((guess) => ({ guess, feedback: 0 })) }
              : { kind: 'words', rounds: turns.map((guess) => ({ guess, marks: [0, 1, 2, 0, 1] })) },
        },
      }),
    ),
    fc
      .tuple(
        fc.constantFrom('optimal' as const, ...TREE_PLAYERS, 'file-0123abcd' as const),
        fc.array(game.kind === 'codes' ? fc.constantFrom('1,0', '0,2') : fc.constantFrom('gywww', 'wwwww')),
      )
      .map(([source, path]): LabAddress => ({ page: 'tree', asked: { source, game, path } })),
  ),
);

describe('addresses of the Lab', () => {
  it('are read as they were written', () => {
    fc.assert(
      fc.property(addressArb, (address) => {
        expect(parseAddress(makeAddress(address))).toEqual(address);
      }),
    );
  });

  it('are refused or read, whatever stands there', () => {
    const hostile = fc.oneof(
      fc.string({ maxLength: 200 }),
      fc.tuple(addressArb, fc.nat(60), fc.string({ maxLength: 3 })).map(([address, at, noise]) => {
        const whole = makeAddress(address);
        return whole.slice(0, at) + noise + whole.slice(at);
      }),
    );
    fc.assert(
      fc.property(hostile, (path) => {
        const read = parseAddress(path);
        if (read) expect(parseAddress(makeAddress(read))).toEqual(read);
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
    ['nowhere', 'no such page'],
  ])('refuses an address by its fault (%#)', (path) => {
    expect(parseAddress(path)).toBeUndefined();
  });

  it('name games both ways', () => {
    fc.assert(
      fc.property(gameArb, (game) => {
        expect(parseLabGame(makeLabGame(game))).toEqual(game);
      }),
    );
  });
});
