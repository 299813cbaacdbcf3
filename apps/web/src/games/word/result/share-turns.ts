import type { Mark } from '@inkling/core/marks';
import type { Helps } from '../../../shell/parts/helps.ts';
import { countMarks, type ShareMark, type ShareSpec } from '../../../shell/parts/share-spec.ts';
import { messages } from '../messages/language.ts';
import type { WordKind } from '../session/word-kind.ts';

/** What a user can share of tries from any kind of game: their marks, but no letters. */
export function shareOfTurns(
  turns: readonly { readonly marks: readonly Mark[] }[],
  { kind, isSolved, tries, helps }: SharedGame,
): ShareSpec {
  const { result } = messages();
  return {
    game: kind.name(),
    result: result.shared(isSolved, turns.length, tries),
    helps,
    layout: 'rows',
    rows: turns.map(({ marks }) => marks.map((mark) => SHARE_MARKS[mark])),
    spoken: (turn, row) => messages().play.shareLine(turn, countMarks(row, 'exact'), countMarks(row, 'near')),
    page: `#/${kind.format.game}`,
  };
}

/** The names of the marks in a shared game. */
export const SHARE_MARKS: Readonly<Record<Mark, ShareMark>> = { 0: 'none', 1: 'near', 2: 'exact' };

interface SharedGame {
  readonly kind: WordKind;
  readonly isSolved: boolean;
  readonly tries: number;
  readonly helps: Helps | undefined;
}
