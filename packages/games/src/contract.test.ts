import { seedRandom } from '@inkling/core/random';
import { makeSheet, newSheet, parseSheet, playMove, replay } from '@inkling/core/sheet';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AnyGame, CATALOG } from './catalog.ts';
import { witchGame } from './witch/game.ts';
import { wordGame } from './word/game.ts';
import { ENGLISH } from './word/letters.ts';

/** A game with what the laws need: some params, and inputs that people might type. */
interface Specimen {
  readonly game: AnyGame;
  readonly params: readonly string[];
  readonly inputs: readonly string[];
}

const words = ['geese', 'these', 'eerie', 'crane', 'ox'];
const known = new Set(words);

/** A game that needs witches from outside. */
const ROSTER = Array.from({ length: 12 }, (_, i) => ({
  id: `w${i}`,
  name: `Witch ${'abcdefghijkl'[i]?.repeat(3)}`,
  description: `Number ${i}.`,
  traits: { hat: i % 3 },
}));

const SPECIMENS: readonly Specimen[] = [
  {
    game: wordGame([{ id: 'small', alphabet: ENGLISH, answers: words, accepts: (word) => known.has(word) }]),
    params: ['w5t6@small', 'w5t2h@small', 'w2t1@small'],
    inputs: [...words, ' CRANE ', 'zzzzz', 'é', ''],
  },
  { game: CATALOG['null']!, params: [''], inputs: ['end', 'END', ''] },
  {
    game: CATALOG['mastermind']!,
    params: ['p4c6r/12/drawn', 'p3c4n/5/deposited', 'p2c3r/3/by-hand', 'p16c20r/99/drawn'],
    inputs: ['aabb', '1122', 'abc', 'ab', '1,0', '0 0', '2,0', '1 1', 'resign', 'zz', '', 'aabbccddeeffaabb'],
  },
  {
    game: witchGame(ROSTER) as AnyGame,
    params: [
      '3x3 bonus=1 bombs=0 rule=rook touching=0 against=nobody quiz=names',
      '2x2 bonus=0 bombs=0 rule=king touching=2 against=person quiz=typed passing',
      '3x4 bonus=1 bombs=1 rule=king touching=0 against=lru4 quiz=off calm timed',
    ],
    inputs: [
      '1,1',
      '1 2',
      '2,1',
      '2,2',
      '3,3',
      'cover',
      'skip',
      'hint',
      'pass',
      '1',
      'Witch aaa',
      'name Witch bb',
    ],
  },
];

describe.each(SPECIMENS)('the contract, kept by $game.id', ({ game, params, inputs }) => {
  it('parses what it makes: params', () => {
    for (const text of params) {
      const parsed = game.parseParams(text);
      expect(parsed.ok && game.makeParams(parsed.value)).toBe(text);
    }
  });

  it('never throws, whatever text it is given', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        game.parseParams(text);
        game.parseMove(text);
        const state = startOf(game, params[0]!);
        for (const seat of game.seats) game.interpret(state, seat, text);
      }),
      { numRuns: 500 },
    );
  });

  it('plays any inputs to legal states; moves survive their text; a sheet replays to the same state', () => {
    const script = fc.array(fc.tuple(fc.constantFrom(...game.seats), fc.constantFrom(...inputs)), {
      maxLength: 30,
    });
    fc.assert(
      fc.property(fc.constantFrom(...params), fc.string(), script, (paramsText, seed, steps) => {
        const legal = game.parseParams(paramsText);
        if (!legal.ok) throw new Error(paramsText);
        let state = game.start(legal.value, seedRandom(seed));
        let sheet = newSheet(game.id, paramsText, seed);
        for (const [seat, input] of steps) {
          const before = JSON.stringify(state);
          const move = game.interpret(state, seat, input);
          if (!move.ok) {
            expect(typeof move.error.code).toBe('string');
            continue;
          }
          const text = game.makeMove(move.value);
          const again = game.parseMove(text);
          expect(again.ok && game.makeMove(again.value)).toBe(text);
          expect(again.ok && again.value).toEqual(move.value);
          const next = game.apply(state, move.value);
          expect(JSON.stringify(state)).toBe(before);
          if (!next.ok) continue;
          state = next.value;
          sheet = playMove(sheet, text);
        }
        const read = parseSheet(makeSheet(sheet));
        expect(read).toEqual({ ok: true, value: sheet });
        const replayed = replay(game, sheet);
        expect(replayed.ok && replayed.value).toEqual(state);
      }),
      { numRuns: 200 },
    );
  });
});

function startOf(game: Specimen['game'], paramsText: string): unknown {
  const params = game.parseParams(paramsText);
  if (!params.ok) throw new Error(paramsText);
  return game.start(params.value, seedRandom('contract'));
}
