import { RandomStream, seedRandom } from '@inkling/core/random';
import { expect as value } from '@inkling/core/result';
import { MEMORY_BOTS, type MemoryBot } from '@inkling/matching/memory/bots';
import { describe, expect, it } from 'vitest';
import { witchGame } from '../rules/game.ts';
import type { Roster } from '../rules/roster.ts';
import { squareAt } from '../rules/squares.ts';
import type { WitchState } from '../rules/state.ts';
import { witchBotMove } from './bot.ts';
import { reviewWitch, starMoves } from './review.ts';

const ROSTER: Roster = Array.from({ length: 20 }, (_, i) => ({
  id: `w${i}`,
  name: 'abcdefghijklmnopqrst'[i]!.repeat(5),
  description: `The witch number ${i}.`,
  traits: { hat: i % 4 },
}));
const game = witchGame(ROSTER);
const start = (params: string, seed: string) => game.start(value(game.parseParams(params)), seedRandom(seed));
const review = (state: WitchState) => reviewWitch(game.view(state, 'spectator'));

/** Lets bots play a whole game, for one or both seats. */
function playOut(params: string, seed: string, bots: readonly MemoryBot[]): WitchState {
  const random = new RandomStream(seedRandom(`bot ${seed}`));
  let state = start(params, seed);
  for (let i = 0; state.phase !== 'over'; i++) {
    if (i > 5000) throw new Error('the game does not end');
    const bot = state.seat === 'first' ? bots[0] : (bots[1] ?? bots[0]);
    state = value(game.apply(state, witchBotMove(game.view(state, state.seat), bot as MemoryBot, random)));
  }
  return state;
}

function go(state: WitchState, ...squares: number[]): WitchState {
  return squares.reduce((now, square) => {
    const spot = squareAt(now.params.board.shape, square);
    return value(game.apply(now, { kind: now.phase === 'peek' ? 'peek' : 'flip', ...spot }));
  }, state);
}

describe('the review', () => {
  it('charges a player with perfect memory nothing, on every level and with bombs', () => {
    for (const params of [
      'easy quiz=off',
      'medium',
      'hard quiz=off',
      '4x5 bonus=2 bombs=4 quiz=off',
      'hard calm',
    ])
      for (let i = 0; i < 25; i++) {
        const { seats, costliest, par } = review(playOut(params, `${i}`, ['perfect']));
        expect(seats.first.lostExact).toBe('0');
        expect(costliest).toEqual([]);
        expect(seats.first.luck).toBeCloseTo(seats.first.moves - par.moves, 9);
      }
  });

  it('splits moves into par, losses, and luck, whose mean is 0 within 4σ', () => {
    const lucks: number[] = [];
    for (let i = 0; i < 400; i++) {
      const { seats, par } = review(playOut('3x4 bonus=0 quiz=off', `luck ${i}`, ['lru2']));
      expect(seats.first.lost).toBeGreaterThanOrEqual(0);
      expect(par.moves + seats.first.lost + (seats.first.luck as number)).toBeCloseTo(seats.first.moves, 9);
      lucks.push(seats.first.luck as number);
    }
    const mean = lucks.reduce((a, b) => a + b, 0) / lucks.length;
    const variance = lucks.reduce((sum, luck) => sum + (luck - mean) ** 2, 0) / (lucks.length - 1);
    expect(Math.abs(mean)).toBeLessThan(4 * Math.sqrt(variance / lucks.length));
  });

  it('names the forgotten tile and the flip that had shown it', () => {
    const state = start('medium quiz=off', 'forget');
    const at = (witch: number) =>
      state.secret.tiles.flatMap((face, i) => (face.type === 'gameTile' && face.witch === witch ? [i] : []));
    const witches = [...new Set(state.secret.tiles.flatMap((f) => (f.type === 'gameTile' ? [f.witch] : [])))];
    const [[a, b], [c], [d]] = witches.map(at) as [[number, number], [number], [number]];
    const forgot = review(go(state, a, c, b, d));
    expect(forgot.turns.map(({ lost }) => lost > 0)).toEqual([false, true]);
    expect(forgot.costliest[0]?.seen).toEqual({ square: a, flip: 1 });
    // The player has no points yet that the lost moves could reduce.
    expect(forgot.seats.first).toMatchObject({ points: 0, total: 0 });
    const missed = value(game.apply(go(state, a, c), { kind: 'cover' }));
    const wasted = review(go(missed, a, b));
    expect(wasted.costliest[0]?.seen).toEqual({ square: a, flip: 1 });
  });

  it('charges a bomb that a peek had shown, with the pair that it covers, but not an unknown bomb', () => {
    const state = start('medium quiz=off', 'bomb');
    const find = (type: string) => state.secret.tiles.findIndex((face) => face.type === type);
    const mates = state.secret.tiles.flatMap((face, i) => {
      const first = state.secret.tiles.find((f) => f.type === 'gameTile');
      return face.type === 'gameTile' && first?.type === 'gameTile' && face.witch === first.witch ? [i] : [];
    });
    const known = go(state, ...mates, find('bonus'), find('bomb'));
    const blown = value(game.apply(known, { kind: 'cover' }));
    expect(review(go(blown, find('bomb'))).seats.first.lostExact).toBe('2');
    expect(review(go(state, ...mates, find('bomb'))).seats.first.lostExact).toBe('0');
  });

  it('gives three stars for up to 6, 11 and 18 moves, and two for up to 9, 16 and 27', () => {
    expect([4, 7, 11].map((pairs) => starMoves(pairs).three)).toEqual([6, 11, 18]);
    expect([4, 7, 11].map((pairs) => starMoves(pairs).two)).toEqual([9, 16, 27]);
    expect(review(start('easy', 'none')).seats.first).toMatchObject({ stars: 0, luck: undefined, total: 0 });
    const played = review(playOut('easy quiz=off', 'star', ['perfect']));
    expect(played.seats.first.stars).toBe(played.seats.first.moves <= 6 ? 3 : 2);
  });
});

it('every pair of bots finishes every kind of game', () => {
  for (const params of [
    'medium against=expert quiz=off',
    'hard against=person passing',
    '4x5 bonus=2 bombs=4',
  ])
    for (const one of MEMORY_BOTS)
      for (const other of MEMORY_BOTS) {
        const state = playOut(params, `${one} ${other}`, [one, other]);
        expect(game.status(state).phase).toBe('over');
        review(state);
      }
});
