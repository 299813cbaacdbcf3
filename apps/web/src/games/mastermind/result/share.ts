import { goTo, type Sheet } from '@inkling/core/sheet';
import type { MastermindView } from '@inkling/games/mastermind/rules/game';
import { language } from '../../../shell/language/language.ts';
import type { ShareMark, ShareSpec } from '../../../shell/share-spec.ts';
import { isBulls } from '../bulls/game.ts';
import { BULLS_GAME } from '../bulls/name.ts';
import { messages } from '../messages/language.ts';
import { linkTextOf } from '../session/position-link.ts';

/** What can be told of a game: its answers, and no guess. */
export function shareOf(view: MastermindView, sheet: Sheet, withNotes: boolean): ShareSpec {
  const { ending } = messages();
  const { rules, turns, turnsMax, status, maker } = view;
  const isFound = status.phase === 'over' && status.winner === 'breaker';
  return {
    game: isBulls(rules) ? BULLS_GAME.name[language.value] : NAME,
    result: ending.shared(isFound, turns.length, turnsMax),
    withNotes,
    layout: 'squares',
    rows: turns.map(({ guess, feedback: { exact, near } }) => [
      ...Array<ShareMark>(exact).fill('exact'),
      ...Array<ShareMark>(near).fill('near'),
      ...Array<ShareMark>(guess.length - exact - near).fill('none'),
    ]),
    spoken: (turn, row) => ending.spoken(turn, count(row, 'exact'), count(row, 'near')),
    page: `#/${isBulls(rules) ? BULLS_GAME.id : MASTERMIND}`,
    // Only a drawn code has a seed that somebody else can play.
    sameGame: maker === 'drawn' ? linkTextOf(goTo(sheet, 0)) : undefined,
  };
}

/** It is called the same in every language. */
export const NAME = 'Mastermind';
const MASTERMIND = 'mastermind';

function count(row: readonly ShareMark[], mark: ShareMark): number {
  return row.filter((own) => own === mark).length;
}
