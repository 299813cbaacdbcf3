import type { Mark } from '@inkling/core/marks';
import type { ShareMark, ShareSpec } from '../../../shell/share-spec.ts';
import { messages } from '../messages/language.ts';
import type { WordController } from '../session/controller.ts';

/** What can be told of the game: its marks, and no letter. */
export function shareOf({ play }: WordController): ShareSpec | undefined {
  const view = play.view.value;
  if (!view) return undefined;
  const { result } = messages();
  const { tries } = play.params.value;
  return {
    game: result.name,
    result: result.shared(view.solved, view.turns.length, tries),
    withNotes: play.state.value.withNotes,
    layout: 'rows',
    rows: view.turns.map(({ marks }) => marks.map((mark) => MARKS[mark])),
    spoken: (turn, row) => messages().play.shareLine(turn, count(row, 'exact'), count(row, 'near')),
    page: '#/word',
  };
}

const MARKS: Readonly<Record<Mark, ShareMark>> = { 0: 'none', 1: 'near', 2: 'exact' };

function count(row: readonly ShareMark[], mark: ShareMark): number {
  return row.filter((own) => own === mark).length;
}
