import { lineOf, playLine, type Sheet } from '@inkling/core/sheet';
import { parsePermalink } from '@inkling/games/link/permalink';
import { CODE_LINKS } from '@inkling/games/mastermind/link/code-links';
import { sheetOf } from '@inkling/games/mastermind/link/sheet-link';
import { mastermind } from '@inkling/games/mastermind/rules/game';
import { currentKey } from '../../../shell/saved/saved-game.ts';
import { freshSeed } from '../../../shell/seed.ts';
import { makeSaved, parseSaved } from './format.ts';
import { seatingFor } from './seating.ts';
import { freshSheet, type MastermindGameState, stateFor, viewOf } from './session.ts';
import { FIRST_SETUP } from './setup.ts';

/** The storage key of the game that the Mastermind page opens with. */
export const CURRENT: string = currentKey(mastermind.id);

/**
 * Opens the game in a link. If a game with the same code is saved, the linked moves become a branch of it. Returns
 * undefined if this page cannot show the link.
 */
export async function linkedGame(
  link: string,
  readSaved: (sheet: Sheet) => Promise<MastermindGameState | undefined>,
): Promise<MastermindGameState | undefined> {
  const linked = sheetInLink(link);
  if (!linked) return undefined;
  const before = await readSaved(linked);
  const sheet = before ? playLine(before.sheet, lineOf(linked)) : linked;
  const own = viewOf(sheet).maker === 'drawn' ? seatingFor('breaker') : seatingFor('solver');
  return stateFor(sheet, before?.seating ?? own);
}

/** Creates the first game of a new user. */
export function firstGame(draw: (below: number) => number): MastermindGameState {
  return stateFor(freshSheet(FIRST_SETUP, freshSeed(draw)));
}

/** Returns the sheet in a link, or undefined if this page cannot show it. */
function sheetInLink(text: string): Sheet | undefined {
  const link = parsePermalink(text, [CODE_LINKS]);
  if (!link.ok) return undefined;
  const opened = sheetOf(link.value);
  const sheet =
    link.value.kind === 'seeded' ? opened : { ...opened, seed: `link-${text.slice(-NAME_LENGTH)}` };
  return parseSaved(makeSaved(stateFor(sheet))) && sheet;
}

/** A position has no seed, so the last characters of its link, which include the checksum, identify it instead. */
const NAME_LENGTH = 10;
