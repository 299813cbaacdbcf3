import type { Mark } from '@inkling/core/marks';
import type { ShareMark, ShareSpec } from '../../../shell/share-spec.ts';
import { messages } from '../messages/language.ts';
import type { WordController } from '../session/controller.ts';

/** What can be told of the game that is played: its marks, and no letter. */
export function shareOf({ play }: WordController): ShareSpec | undefined {
  const view = play.view.value;
  const { withNotes } = play.state.value;
  return (
    view && shareOfTurns(view.turns, { isSolved: view.solved, tries: play.params.value.tries, withNotes })
  );
}

/** The same of any game. */
export function shareOfTurns(
  turns: readonly { readonly marks: readonly Mark[] }[],
  {
    isSolved,
    tries,
    withNotes,
  }: { readonly isSolved: boolean; readonly tries: number; readonly withNotes: boolean | undefined },
): ShareSpec {
  const { result } = messages();
  return {
    game: result.name,
    result: result.shared(isSolved, turns.length, tries),
    withNotes,
    layout: 'rows',
    rows: turns.map(({ marks }) => marks.map((mark) => MARKS[mark])),
    spoken: (turn, row) => messages().play.shareLine(turn, count(row, 'exact'), count(row, 'near')),
    page: '#/word',
  };
}

const MARKS: Readonly<Record<Mark, ShareMark>> = { 0: 'none', 1: 'near', 2: 'exact' };

function count(row: readonly ShareMark[], mark: ShareMark): number {
  return row.filter((own) => own === mark).length;
}
