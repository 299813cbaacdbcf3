import type { BoardsView } from '@inkling/games/word/boards/rules/game';
import { expect, it } from 'vitest';
import { NO_HELPS } from '../../../../shell/parts/helps.ts';
import { freshState, usualSetup } from '../session/format.ts';
import { shareOfGame } from './share.ts';

it('shows for each guess which words were found, and in which others it had a letter', () => {
  const turn = (marks: readonly number[]) => ({ guess: 'crane', marks });
  const view = {
    guesses: ['crane', 'sloth'],
    boards: [
      { isFound: true, turns: [turn([2, 2, 2, 2, 2])] },
      { isFound: false, turns: [turn([0, 1, 0, 0, 0]), turn([0, 0, 0, 0, 0])] },
    ],
    solved: false,
    params: { tries: 2 },
  } as unknown as BoardsView;
  const { sheet } = freshState(usualSetup(), 'holly');
  const { result, rows } = shareOfGame(view, { helps: NO_HELPS, sheet });
  expect(result).toBe('1 of 2 words in 2');
  expect(rows).toEqual([
    ['exact', 'near'],
    ['exact', 'none'],
  ]);
});
