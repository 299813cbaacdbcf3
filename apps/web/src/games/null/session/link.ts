import { lineOf, playLine, type Sheet } from '@inkling/core/sheet';
import { makePermalink, parsePermalink } from '@inkling/games/link/permalink';
import { linkOf, NULL_LINKS, sheetOf } from '@inkling/games/null/link/number-links';
import { nullGame } from '@inkling/games/null/rules/game';
import { FORMAT, type NullGameState } from './format.ts';

/**
 * Returns the address that opens this game, as far as it has been played, on another device. Undefined if it is
 * too long.
 */
export function addressOf(sheet: Sheet, page: string): string | undefined {
  const link = linkOf(sheet);
  const text = link.ok ? makePermalink(link.value, NULL_LINKS) : link;
  return text.ok ? new URL(`#/${nullGame.id}/${text.value}`, page).href : undefined;
}

/** Returns the game in a link. If the same game is saved on this device, the link's moves become a branch of it. */
export async function stateInLink(
  path: string,
  readSaved: (sheet: Sheet) => Promise<NullGameState | undefined>,
): Promise<NullGameState | undefined> {
  const link = parsePermalink(path, [NULL_LINKS]);
  const linked = link.ok ? sheetOf(link.value) : undefined;
  if (!linked || !FORMAT.parse(linked, {})) return undefined;
  const before = await readSaved(linked);
  return { sheet: before ? playLine(before.sheet, lineOf(linked)) : linked };
}
