import type { Sheet } from '@inkling/core/sheet';
import type { Signal } from '@preact/signals';
import { dayFault, dayState } from '../daily/day-state.ts';
import type { GameController, GameHost, GameScreen } from '../game-screen.ts';
import { appMessages } from '../messages/language.ts';
import { otherVersionFault } from '../other-version.ts';
import type { PageServices } from '../page.ts';
import { savedKey } from '../saved/saved.ts';
import { parseSavedGame, readCurrentGame } from '../saved/saved-game.ts';

/** What stands behind a game's address for a new game of it. */
const NEW = 'new';

/** What stands there for the game of a day: `day/2026-11-22`. */
const DAY = 'day/';

/** The game that its page opens with: what the address asks for, that of the last visit, or a first one. */
export async function firstState<
  State extends { readonly sheet: Sheet },
  Controller extends GameController<State>,
>(
  screen: GameScreen<State, Controller>,
  { saved, path, draw, stamp }: PageServices,
  notice: Signal<string | undefined>,
): Promise<{ readonly state: State; readonly origin: GameHost['origin'] }> {
  const { format } = screen;
  if (path !== '') history.replaceState(undefined, '', `#/${format.key ?? format.game}`);
  if (path === NEW) return { state: screen.fresh(draw), origin: 'fresh' };
  const day = path.startsWith(DAY) ? path.slice(DAY.length) : undefined;
  if (day !== undefined && screen.daySheets) {
    notice.value = dayFault(day, stamp().slice(0, 10));
    const opened = notice.value === undefined && (await dayState(saved, format, screen.daySheets, day));
    if (opened) return opened;
  } else if (path !== '') {
    const kept = async (sheet: Sheet) => parseSavedGame(format, await saved.read(savedKey(sheet)));
    const linked = await screen.linked?.(path, kept);
    if (linked) return { state: linked, origin: 'linked' };
    notice.value = (await otherVersionFault(path)) ?? appMessages().app.badLink;
  }
  const state = await readCurrentGame(saved, format);
  return state ? { state, origin: 'resumed' } : { state: screen.fresh(draw), origin: 'fresh' };
}
