import { describe, expect, it } from 'vitest';
import {
  choicesByShare,
  choicesOf,
  luckOfGame,
  luckOfTurn,
  notableTurn,
  shareOfBest,
  toldNothing,
} from './story.ts';

const turn = (gained: number, expected: number) => ({ gained, expected });

describe('the story of a game', () => {
  it('calls a turn usual if it gained about as much as expected', () => {
    expect([turn(2, 2.29), turn(2, 2.31), turn(2.31, 2)].map(luckOfTurn)).toEqual([
      'usual',
      'against',
      'with',
    ]);
  });

  it('recognises a turn that neither could nor did tell anything', () => {
    expect([turn(0, 0), turn(0, 0.1), turn(1, 0.1)].map(toldNothing)).toEqual([true, false, false]);
  });

  it('lets lucky and unlucky answers cancel out', () => {
    expect(luckOfGame([turn(3, 2), turn(1, 2)])).toBe('usual');
    expect(luckOfGame([turn(3, 2), turn(2, 2)])).toBe('with');
    expect(luckOfGame([])).toBe('usual');
  });

  it('names the turn furthest from its expected gain, and none if all were usual', () => {
    const numbered = (at: number, ...[own, usual]: Parameters<typeof turn>) => ({
      turn: at,
      ...turn(own, usual),
    });
    expect(notableTurn([numbered(0, 2, 2.2), numbered(1, 1, 2), numbered(3, 4, 2.5)])?.turn).toBe(3);
    expect(notableTurn([numbered(0, 2, 2.2), numbered(1, 2.1, 2)])).toBeUndefined();
    // The luck of the game was bad, so a lucky turn is not picked as notable.
    const unlucky = [numbered(0, 3, 2), numbered(1, 1, 1.9), numbered(2, 0.5, 1.4)];
    expect(notableTurn(unlucky)?.turn).toBe(1);
  });

  it('grades choices by the turns that they lost', () => {
    expect([0, 0.1, 0.5, 1].map(choicesOf)).toEqual(['best', 'good', 'fair', 'costly']);
  });

  it('grades choices by their share of the best, the worst one deciding', () => {
    expect([[], [1, 0.99], [0.95, 1], [0.9], [0.5, 1]].map(choicesByShare)).toEqual([
      'best',
      'best',
      'good',
      'fair',
      'costly',
    ]);
    expect([shareOfBest(1, 2), shareOfBest(3, 2), shareOfBest(0, 0), shareOfBest(undefined, 2)]).toEqual([
      0.5,
      1,
      undefined,
      undefined,
    ]);
  });
});
