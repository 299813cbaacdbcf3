import type { Mark } from '@inkling/core/marks';
import { makeSeededLink } from '../../../shell/saved/seeded-link.ts';
import { countMarks, type ShareSpec } from '../../../shell/share-spec.ts';
import { messages } from '../messages/language.ts';
import { isOwn } from '../model/lists.ts';
import { SHARE_MARKS } from '../model/share-marks.ts';
import type { WordController } from '../session/controller.ts';
import type { WordKind } from '../session/word-kind.ts';

/** What can be shared of a game: its marks, and no letter. */
export function shareOf({ play, kind }: WordController): ShareSpec | undefined {
  const view = play.view.value;
  if (!view) return undefined;
  const { withNotes } = play.state.value;
  const { tries, list } = play.params.value;
  return {
    ...shareOfTurns(view.turns, { kind, isSolved: view.solved, tries, withNotes }),
    // A list of one's own is on no other device.
    sameGame: isOwn(list) ? undefined : makeSeededLink(play.sheet),
    ...(kind.hasSeed ? {} : { isDrawn: false }),
  };
}

/** The same of any game. */
export function shareOfTurns(
  turns: readonly { readonly marks: readonly Mark[] }[],
  { kind, isSolved, tries, withNotes }: SharedGame,
): ShareSpec {
  const { result } = messages();
  return {
    game: kind.name(),
    result: result.shared(isSolved, turns.length, tries),
    withNotes,
    layout: 'rows',
    rows: turns.map(({ marks }) => marks.map((mark) => SHARE_MARKS[mark])),
    spoken: (turn, row) => messages().play.shareLine(turn, countMarks(row, 'exact'), countMarks(row, 'near')),
    page: `#/${kind.format.game}`,
  };
}

interface SharedGame {
  readonly kind: WordKind;
  readonly isSolved: boolean;
  readonly tries: number;
  readonly withNotes: boolean | undefined;
}
