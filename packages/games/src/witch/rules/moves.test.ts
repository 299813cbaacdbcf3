import { seedRandom } from '@inkling/core/random';
import { expect as value } from '@inkling/core/result';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeMove, parseMove } from './moves.ts';
import { makeParams, parseParams } from './params.ts';
import { game } from './testing/table.ts';

const start = (params: string, seed = 'holly') =>
  game.start(value(game.parseParams(params)), seedRandom(seed));

describe('the notation of params and moves', () => {
  const params = [
    'easy',
    'medium calm',
    'hard rule=rook against=lru4',
    'easy coven=7',
    '3x4 bombs=1 quiz=typed timed',
    '2x2 bonus=0 touching=2',
  ];

  it('round-trips for params, given by a level or by a size', () => {
    for (const text of params) {
      const parsed = value(game.parseParams(text));
      expect(parseParams(makeParams(parsed))).toEqual({ ok: true, value: parsed });
    }
    expect(makeParams(value(parseParams('hard')))).toBe(
      '5x5 bonus=1 bombs=2 rule=king touching=0 against=nobody quiz=names',
    );
  });

  it.each([
    ['', 'bad-params'],
    ['expert', 'bad-params'],
    ['easy easy', 'bad-params'],
    ['easy calm calm', 'bad-params'],
    ['easy rule=queen', 'bad-params'],
    ['easy toString=1', 'bad-params'],
    ['toString', 'bad-params'],
    ['easy constructor=1', 'bad-params'],
    ['easy rule=king=rook', 'bad-params'],
    ['easy calm=1', 'bad-params'],
    ['4x4', 'odd-free-squares'],
    ['99x9', 'size-out-of-range'],
    ['2x2 bonus=0', 'impossible'],
    ['easy passing', 'passing-alone'],
    ['20x20 bombs=1', 'roster-too-small'],
    ['medium coven=6', 'roster-too-small'],
    ['medium coven=all', 'bad-params'],
  ])('rejects the params %j: %s', (text, code) => {
    expect(game.parseParams(text)).toMatchObject({ ok: false, error: { code } });
  });

  it('round-trips for moves, and no string makes the parser throw', () => {
    const state = start('easy');
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'grapheme' }),
          fc.string().map((s) => `name ${s}`),
        ),
        (text) => {
          game.parseParams(text);
          const move = parseMove(text);
          if (move.ok) expect(parseMove(makeMove(move.value))).toEqual(move);
          game.interpret(state, 'first', text);
        },
      ),
      { numRuns: 1000 },
    );
  });
});
