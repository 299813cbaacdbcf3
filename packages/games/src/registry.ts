import type { AnyGameModule } from './contract/game-module.ts';

/** A game that can be loaded. Its rules and words are loaded lazily. */
export interface GameEntry {
  readonly id: string;
  /** If true, shells do not list the game; users can only open it by its name. */
  readonly hidden?: boolean;
  /** Loads the module. If the `rules` of a room are given, loads only what these rules need. */
  load(rules?: string): Promise<AnyGameModule>;
}

/** Every game of the library. Adding a game takes one line here. */
export const GAMES: readonly GameEntry[] = [
  { id: 'mastermind', load: async () => (await import('./mastermind/module.ts')).mastermindModule },
  { id: 'word', load: async (rules) => (await import('./word/listed-module.ts')).loadWordFor(rules) },
  { id: 'witch', load: async () => (await import('./witch/coven-module.ts')).covenWitch },
  { id: 'null', hidden: true, load: async () => (await import('./null/module.ts')).nullModule },
];

/** Loads the module of a game. Resolves to undefined if no game has this id. */
export async function loadGame(id: string, rules?: string): Promise<AnyGameModule | undefined> {
  return await GAMES.find((game) => game.id === id)?.load(rules);
}
