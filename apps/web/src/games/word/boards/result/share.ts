import type { Sheet } from '@inkling/core/sheet';
import type { BoardsView } from '@inkling/games/word/boards/rules/game';
import type { Helps } from '../../../../shell/parts/helps.ts';
import { countMarks, type ShareMark, type ShareSpec } from '../../../../shell/parts/share-spec.ts';
import { makeSeededLink } from '../../../../shell/saved/seeded-link.ts';
import { messages } from '../messages/language.ts';

/** What a user can share: a row per guess with a mark per word, found by then or containing a letter of the guess. */
export function shareOfGame(
  { guesses, boards, params }: BoardsView,
  { helps, sheet }: { readonly helps: Helps | undefined; readonly sheet: Sheet },
): ShareSpec {
  const text = messages();
  const found = boards.filter(({ isFound }) => isFound).length;
  return {
    game: text.name,
    result: text.shared(found, guesses.length, params.tries, boards.length),
    helps,
    layout: 'rows',
    rows: guesses.map((_, row) =>
      boards.map(({ isFound, turns }): ShareMark => {
        if (isFound && turns.length <= row + 1) return 'exact';
        return turns[row]?.marks.some((mark) => mark > 0) ? 'near' : 'none';
      }),
    ),
    spoken: (turn, row) => text.spoken(turn, countMarks(row, 'exact')),
    page: '#/boards',
    sameGame: makeSeededLink(sheet),
  };
}
