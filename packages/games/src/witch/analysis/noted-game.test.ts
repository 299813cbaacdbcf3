import { RandomStream, seedRandom } from '@inkling/core/random';
import { expect as value } from '@inkling/core/result';
import { MEMORY_BOTS, type MemoryBot } from '@inkling/matching/memory/bots';
import { describe, expect, it } from 'vitest';
import { covenWitch } from '../coven-module.ts';
import { parseParams } from '../rules/params.ts';
import { squareAt } from '../rules/squares.ts';
import type { WitchState } from '../rules/state.ts';
import { witchBotMove } from './bot.ts';
import { type NotedTile, type NotedTurn, playNoted } from './noted-game.ts';
import { reviewWitch } from './review.ts';

const { rules } = covenWitch;

/** Lets bots play a whole game, and returns it with the notes that a user would have taken. */
function playOut(text: string, seed: string) {
  const params = value(rules.parseParams(text));
  const random = new RandomStream(seedRandom(`bots ${seed}`));
  let state = rules.start(params, seedRandom(seed));
  const turns: (NotedTile | 'skip')[][] = [[]];
  while (state.phase !== 'over') {
    const bot = MEMORY_BOTS[random.below(MEMORY_BOTS.length)] as MemoryBot;
    const move = witchBotMove(rules.view(state, state.seat), bot, random);
    const turn = state.moves.first + state.moves.second;
    if (move.kind === 'skip') (turns[turn] ??= []).push('skip');
    if (move.kind === 'flip' || move.kind === 'peek') {
      const face = state.secret.tiles[move.row * params.board.shape.cols + move.col];
      if (!face) throw new Error('a bot turns over a tile of the board');
      const noted = face.type === 'gameTile' ? { type: face.type, witch: `w${face.witch}` } : face;
      (turns[turn] ??= []).push({ square: { row: move.row, col: move.col }, face: noted });
    }
    state = value(rules.apply(state, move));
  }
  return { params, state, turns };
}

const reviewOf = (state: WitchState) => reviewWitch(rules.view(state, 'spectator'));

describe('a game from notes', () => {
  it('is reviewed like the original game, with bonus tiles, peeks, bombs and two seats', () => {
    for (const text of [
      'easy quiz=off',
      'medium quiz=off',
      'hard quiz=off against=person',
      'hard calm quiz=off',
    ])
      for (let i = 0; i < 10; i++) {
        const { params, state, turns } = playOut(text, `${i}`);
        const again = value(playNoted(params, turns));
        expect(reviewOf(again)).toEqual(reviewOf(state));
        // Half of the notes give the same review of the turns that they cover.
        const half = turns.slice(0, Math.ceil(turns.length / 2));
        expect(reviewOf(value(playNoted(params, half))).turns).toEqual(
          reviewOf(state).turns.slice(0, half.length),
        );
      }
  });

  it('is rejected if it is impossible, with the turn and tile of the error', () => {
    const params = value(parseParams('easy'));
    const tile = (square: number, name: string): NotedTile => ({
      square: squareAt(params.board.shape, square),
      face: name === 'bonus' || name === 'bomb' ? { type: name } : { type: 'gameTile', witch: name },
    });
    const faultOf = (...turns: NotedTurn[]) => {
      const played = playNoted(params, turns);
      return played.ok ? undefined : played.error;
    };
    const miss = [tile(0, 'A'), tile(1, 'B')];
    expect(faultOf(miss)).toBeUndefined();
    expect(faultOf(miss, [tile(0, 'B'), tile(2, 'C')])).toEqual({ code: 'another-face', turn: 1, tile: 0 });
    expect(faultOf(miss, [tile(2, 'A'), tile(3, 'A')])).toEqual({ code: 'third-tile', turn: 1, tile: 1 });
    expect(faultOf([tile(0, 'bomb')])).toMatchObject({ code: 'too-many', type: 'bomb' });
    expect(faultOf([tile(9, 'A'), tile(1, 'A')])).toMatchObject({ code: 'off-board', turn: 0, tile: 0 });
    expect(faultOf([tile(0, 'A')])).toEqual({ code: 'turn-goes-on', turn: 0, tile: 1 });
    expect(faultOf([...miss, tile(2, 'C')])).toEqual({ code: 'turn-is-over', turn: 0, tile: 2 });
    expect(faultOf([tile(0, 'A'), tile(0, 'A')])).toMatchObject({ code: 'face-up', turn: 0, tile: 1 });
    expect(faultOf([tile(0, 'A'), 'skip'])).toMatchObject({ code: 'nothing-to-skip' });
    expect(faultOf([tile(0, 'bonus'), 'skip', ...miss.slice(1), tile(2, 'C')])).toBeUndefined();
    const five = ['A', 'B', 'C', 'D', 'E'].map((name, i) => tile(i, name));
    expect(faultOf(five.slice(0, 2), five.slice(2, 4), [five[4] as NotedTile, tile(5, 'F')])).toMatchObject({
      code: 'too-many',
      type: 'gameTile',
    });
  });
});
