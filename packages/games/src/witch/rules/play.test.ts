import { seedRandom } from '@inkling/core/random';
import { expect as value } from '@inkling/core/result';
import { describe, expect, it } from 'vitest';
import { witchGame } from './game.ts';
import type { Roster } from './roster.ts';
import { squareAt } from './squares.ts';
import type { WitchState } from './state.ts';

const ROSTER: Roster = Array.from({ length: 16 }, (_, i) => ({
  id: `witch-${i}`,
  name: `${'BCDFGHJKLMNPQRST'[i]}onstance`,
  description: `A witch with habit ${i}.`,
  traits: { hat: i % 4, hair: i % 5, familiar: i % 3 },
}));
const game = witchGame(ROSTER);

function start(params: string): WitchState {
  return game.start(value(game.parseParams(params)), seedRandom('play'));
}

function turnUp(state: WitchState, ...squares: readonly number[]): WitchState {
  return squares.reduce((now, square) => {
    const { row, col } = squareAt(now.params.board.shape, square);
    return value(game.apply(now, value(game.parseMove(`flip ${row + 1},${col + 1}`))));
  }, state);
}

/** Returns both squares of each witch, and the squares of the bombs. */
function layoutOf({ secret }: WitchState) {
  const pairs = new Map<number, number[]>();
  const bombs: number[] = [];
  for (const [square, face] of secret.tiles.entries())
    if (face.type === 'gameTile') pairs.set(face.witch, [...(pairs.get(face.witch) ?? []), square]);
    else if (face.type === 'bomb') bombs.push(square);
  return { pairs: [...pairs.values()], bombs };
}

describe('a bomb', () => {
  it('covers the last pair of the player who turned it up, never the opponent’s', () => {
    const twoPlayers = start('medium against=person quiz=off');
    const { pairs, bombs } = layoutOf(twoPlayers);
    const [one, two, three, four] = pairs as [number[], number[], number[], number[]];
    // The first player finds a pair and then misses; the second finds nothing and hits the bomb.
    const met = turnUp(twoPlayers, ...one, two[0]!, three[0]!, bombs[0]!);
    expect(met.found.map(({ seat, squares }) => [seat, squares])).toEqual([['first', one]]);
    expect(met.points).toMatchObject({ first: 100, second: 0 });
    expect(met.log.at(-1)).toMatchObject({ kind: 'bomb', seat: 'second', covered: undefined });
    // If the second player finds a pair first, the bomb covers that one.
    const own = turnUp(twoPlayers, ...one, two[0]!, three[0]!, ...four, bombs[0]!);
    expect(own.found.map(({ seat, squares }) => [seat, squares])).toEqual([['first', one]]);
    expect(own.points).toMatchObject({ first: 100, second: 0 });
  });

  it('covers the later of two pairs', () => {
    const alone = start('medium quiz=off');
    const { pairs, bombs } = layoutOf(alone);
    const [one, two] = pairs as [number[], number[]];
    const met = turnUp(alone, ...one, ...two, bombs[0]!);
    expect(met.found.map(({ squares }) => squares)).toEqual([one]);
    expect(met.points.first).toBe(100);
  });
});

describe('the quiz', () => {
  it('asks for a witch only once, even if her pair is covered and found again', () => {
    const named = start('medium');
    const { pairs, bombs } = layoutOf(named);
    const [one, two] = pairs as [number[], number[]];
    const asked = turnUp(named, ...one);
    expect(asked.phase).toBe('quiz');
    const answered = value(game.apply(asked, value(game.parseMove('skip'))));
    const again = turnUp(turnUp(answered, bombs[0]!), ...one);
    expect(again.found.map(({ squares }) => squares)).toEqual([one]);
    expect(again.phase).toBe('flip');
    expect(turnUp(again, ...two).phase).toBe('quiz');
  });

  it('asks only people, not bots', () => {
    const bots = start('medium against=lru4');
    const { pairs } = layoutOf(bots);
    const [one, two, three] = pairs as [number[], number[], number[]];
    expect(turnUp(bots, ...one).phase).toBe('quiz');
    const missed = turnUp(bots, two[0]!, three[0]!);
    expect(missed.seat).toBe('second');
    expect(turnUp(missed, ...one).phase).toBe('flip');
  });
});
