import { GAMES, loadGame } from '@inkling/games/registry';
import { language } from '../../../shell/language/language.ts';
import { type GameEntry, pageName } from '../../../shell/page.ts';
import type { Saved } from '../../../shell/saved/saved.ts';
import type { RoomParts } from '../session/lobby-command.ts';
import type { RoomGame } from '../session/room-game.ts';
import { plainPart } from './plain-part.tsx';

/**
 * Loads the game of a room by the id that the server uses, with the given rules or its default ones. Resolves to
 * undefined if that fails.
 */
export type LoadRoomGame = (id: string, rules: string | undefined) => Promise<RoomGame | undefined>;

export function roomGameLoader(games: readonly GameEntry[], saved: Saved): LoadRoomGame {
  return async (id, rules) => {
    const entry = games.find((game) => game.id === id);
    const part = entry?.room?.(saved);
    const [module, own] = await Promise.all([
      rules === undefined && part
        ? part.then(({ usualRules }) => loadGame(id, usualRules))
        : loadGame(id, rules),
      part,
    ]).catch(() => []);
    if (!module) return undefined;
    const shown = own ?? (module.room.kind === 'sheets' ? plainPart(module) : undefined);
    return shown && { id, module, part: shown, name: () => gameName(games, id) };
  };
}

/** The name of a game in the page's language. */
export function gameName(games: readonly GameEntry[], id: string): string {
  const entry = games.find((game) => game.id === id);
  return entry ? pageName(entry, language.value) : id;
}

/** Whether a game has rooms. Variations that are played alone have none. */
export function isPlayedTogether({ id }: GameEntry): boolean {
  return GAMES.some((game) => game.id === id);
}

/** Loads what each of the given games contributes to rooms, in their order. */
export async function loadParts(
  games: readonly GameEntry[],
  saved: Saved,
  load: LoadRoomGame,
): Promise<RoomParts> {
  const parts = await Promise.all(
    games.map(async ({ id, room }) => [id, room ? await room(saved) : (await load(id, ''))?.part] as const),
  );
  return new Map(parts.flatMap(([id, part]) => (part ? [[id, part] as const] : [])));
}
