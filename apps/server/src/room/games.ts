import type { AnyGameModule } from '@inkling/games/contract/game-module';
import { GAMES } from '@inkling/games/registry';

/** The games that a server offers, by id, in registry order. */
export type Games = ReadonlyMap<string, AnyGameModule>;

/** @param hidden ids of hidden games to offer as well */
export async function loadGames(hidden: readonly string[] = []): Promise<Games> {
  const offered = GAMES.filter((entry) => !entry.hidden || hidden.includes(entry.id));
  const modules = await Promise.all(offered.map((entry) => entry.load()));
  return new Map(modules.map((module) => [module.id, module]));
}

export const HIDDEN_GAMES: readonly string[] = GAMES.flatMap(({ id, hidden }) => (hidden ? [id] : []));
