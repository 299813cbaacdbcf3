import type { Sheet } from '@inkling/core/sheet';
import type { WitchEvent } from '@inkling/games/witch/rules/state';
import type { WitchView } from '@inkling/games/witch/rules/view';
import { countMarks, type ShareMark, type ShareSpec } from '../../../shell/parts/share-spec.ts';
import { makeSeededLink } from '../../../shell/saved/seeded-link.ts';
import { messages } from '../messages/language.ts';
import { endSentence } from '../session/announcements.ts';

/** What can be shared of a board: pairs, misses and what lay between, in their order; no square and no name. */
export function shareOf(
  view: WitchView,
  sheet: Pick<Sheet, 'params' | 'seed'> | undefined,
  withNotes?: boolean,
): ShareSpec {
  const { ending, bar } = messages();
  const marks = view.log.flatMap((event) => MARKS[event.kind] ?? []);
  const rows = Array.from({ length: Math.ceil(marks.length / ROW) }, (_, row) =>
    marks.slice(row * ROW, (row + 1) * ROW),
  );
  return {
    game: bar.name,
    result: endSentence(view).replace(/[!.¡]/g, ''),
    helps: withNotes === undefined ? undefined : { withNotes, withHints: false },
    layout: 'marks',
    rows,
    spoken: (row, own) => ending.spoken(row, countMarks(own, 'exact'), countMarks(own, 'none')),
    page: '#/witch',
    sameGame: sheet && makeSeededLink(sheet),
  };
}

const MARKS: Readonly<Partial<Record<WitchEvent['kind'], ShareMark>>> = {
  match: 'exact',
  miss: 'none',
  bonus: 'star',
  bomb: 'cross',
  dud: 'cross',
};
/** Moves in a row. */
const ROW = 10;
