import { goTo, type Sheet } from '@inkling/core/sheet';
import type { MastermindView, ScoredTurn } from '@inkling/games/mastermind/rules/game';
import { countsOf } from '@inkling/games/mastermind/rules/partial-turn';
import { language } from '../../../shell/language/language.ts';
import type { Helps } from '../../../shell/parts/helps.ts';
import { phaseOf } from '../../../shell/parts/phase.ts';
import { countMarks, type ShareMark, type ShareSpec } from '../../../shell/parts/share-spec.ts';
import { BULLS_GAME } from '../bulls/name.ts';
import { messages } from '../messages/language.ts';
import { linkTextOf } from '../session/position-link.ts';
import { isBulls } from '../session/setup.ts';

/** What can be shared about a game: its answers, but no guesses. */
export function shareOf(view: MastermindView, sheet: Sheet, helps: Helps | undefined): ShareSpec {
  const { ending } = messages();
  const { rules, turns, turnsMax, status, maker } = view;
  const phase = phaseOf(status);
  return {
    game: isBulls(rules) ? BULLS_GAME.name[language.value] : NAME,
    result:
      phase === 'unfinished'
        ? ending.soFar(turns.length)
        : ending.shared(phase === 'found', turns.length, turnsMax),
    helps,
    layout: 'squares',
    ...sharedTurns(turns),
    page: `#/${isBulls(rules) ? BULLS_GAME.id : MASTERMIND}`,
    // Only a drawn code has a seed that others can play.
    sameGame: maker === 'drawn' ? linkTextOf(goTo(sheet, 0)) : undefined,
  };
}

/** The answers, as marks and in words. */
export function sharedTurns(turns: readonly ScoredTurn[]): Pick<ShareSpec, 'rows' | 'spoken'> {
  return {
    rows: turns.map(({ guess, feedback: { exact, near }, unknown }) => [
      ...Array<ShareMark>(exact).fill('exact'),
      ...Array<ShareMark>(near).fill('near'),
      ...Array<ShareMark>(guess.length - exact - near).fill(unknown ? 'unknown' : 'none'),
    ]),
    spoken: (turn, row) => messages().ending.spoken(turn, ...spokenCounts(turns[turn - 1], row)),
  };
}

/** Takes the counts from the marks alone, except for the unknown part of the answer. */
function spokenCounts(turn: ScoredTurn | undefined, row: readonly ShareMark[]): ReturnType<typeof countsOf> {
  const unknown = row.includes('unknown') ? turn?.unknown : undefined;
  const counts = { exact: countMarks(row, 'exact'), near: countMarks(row, 'near') };
  return countsOf(unknown ? { ...counts, unknown } : counts);
}

/** The name is the same in every language. */
export const NAME = 'Mastermind';
const MASTERMIND = 'mastermind';
