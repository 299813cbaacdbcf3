import type { AnyGameModule } from './contract/game-module.ts';

/** A game that can be loaded. Its rules and words are loaded only when somebody asks for it. */
export interface GameEntry {
  readonly id: string;
  /** Shells offer it only to people who ask for it by name. */
  readonly hidden?: boolean;
  /** With the `rules` of a room, it loads only what these rules need. */
  load(rules?: string): Promise<AnyGameModule>;
}

/** Every game of the library. A new game costs one line here. */
export const GAMES: readonly GameEntry[] = [
  { id: 'mastermind', load: async () => (await import('./mastermind/module.ts')).mastermindModule },
  { id: 'word', load: async (rules) => (await import('./word/english-module.ts')).loadWordFor(rules) },
  { id: 'witch', load: async () => (await import('./witch/coven-module.ts')).covenWitch },
  { id: 'null', hidden: true, load: async () => (await import('./null/module.ts')).nullModule },
];

/** The module of a game; `undefined` for a name that no game has. */
export async function loadGame(id: string, rules?: string): Promise<AnyGameModule | undefined> {
  return await GAMES.find((game) => game.id === id)?.load(rules);
}
