import type { Sheet } from '@inkling/core/sheet';
import type { Signal } from '@preact/signals';
import type { GameController, GameHost, GameScreen } from '../game-screen.ts';
import { appMessages } from '../messages/language.ts';
import type { PageServices } from '../page.ts';
import { keptKey, parseSavedGame, readCurrentGame } from '../saved/saved-game.ts';

/** What stands behind a game's address for a new game of it. */
const NEW = 'new';

/** The game that its page opens with: what the address asks for, that of the last visit, or a first one. */
export async function firstState<
  State extends { readonly sheet: Sheet },
  Controller extends GameController<State>,
>(
  screen: GameScreen<State, Controller>,
  { saved, path, draw }: PageServices,
  notice: Signal<string | undefined>,
): Promise<{ readonly state: State; readonly origin: GameHost['origin'] }> {
  const { format } = screen;
  if (path !== '') history.replaceState(undefined, '', `#/${format.game}`);
  if (path === NEW) return { state: screen.fresh(draw), origin: 'fresh' };
  if (path !== '') {
    const kept = async (sheet: Sheet) => parseSavedGame(format, await saved.read(keptKey(sheet)));
    const linked = await screen.linked?.(path, kept);
    if (linked) return { state: linked, origin: 'linked' };
    notice.value = appMessages().app.badLink;
  }
  const state = await readCurrentGame(saved, format);
  return state ? { state, origin: 'resumed' } : { state: screen.fresh(draw), origin: 'fresh' };
}
