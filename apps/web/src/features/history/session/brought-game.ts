import { makeSheet, type Sheet } from '@inkling/core/sheet';
import { dayOfSeed } from '@inkling/games/daily/open-day';
import { isSameGame, mergeSheets } from '../../../shell/saved/merge-sheets.ts';
import { fieldsOf } from '../../../shell/saved/saved.ts';
import { storedSheet } from '../../../shell/saved-games.ts';

/**
 * What is to be kept of a game, where a file brings one that may be here already: `undefined` when what is here has all
 * of it. What was played on both devices stays as branches of one sheet; a day has one try, so there the one here stays.
 */
export function broughtGame(here: unknown, brought: unknown): unknown {
  if (here === undefined) return brought;
  const [ours, theirs] = [storedSheet(here), storedSheet(brought)];
  if (!theirs) return undefined;
  if (!ours) return brought;
  if (!isSameGame(ours, theirs)) return undefined;
  const isLonger = theirs.nodes.length > ours.nodes.length;
  const sheet = isLonger ? mergeSheets(theirs, ours) : mergeSheets(ours, theirs);
  if (sheet === ours) return undefined;
  if (sheet === theirs) return brought;
  if (isOfDay(ours)) return undefined;
  return { ...fieldsOf(isLonger ? brought : here), sheet: makeSheet(sheet) };
}

function isOfDay({ seed, game }: Sheet): boolean {
  return dayOfSeed(seed, game) !== undefined;
}
