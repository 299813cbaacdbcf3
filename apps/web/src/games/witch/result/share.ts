import type { Sheet } from '@inkling/core/sheet';
import type { WitchEvent } from '@inkling/games/witch/rules/state';
import type { WitchView } from '@inkling/games/witch/rules/view';
import { countMarks, type ShareMark, type ShareSpec } from '../../../shell/parts/share-spec.ts';
import { makeSeededLink } from '../../../shell/saved/seeded-link.ts';
import { messages } from '../messages/language.ts';
import { endSentence } from '../session/announcements.ts';

/** What can be shared about a board: its pairs, misses and specials in order, but no squares and no names. */
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
/** Number of marks per row. */
const ROW = 10;
