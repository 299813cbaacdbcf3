import type { GameTerminal } from '../contract/game-terminal.ts';

import { mastermindTerminal } from './mastermind/terminal.ts';
import { bullsTerminal, liarTerminal } from './mastermind/variants.ts';
import { nullTerminal } from './null/terminal.ts';
import { witchTerminal } from './witch/terminal.ts';
import { boardsTerminal } from './word/boards-terminal.ts';
import { wordTerminal } from './word/terminal.ts';

/** Every game of the terminal, in the order in which they are offered. Adding a game takes one line here. */
export const GAMES: readonly GameTerminal[] = [
  mastermindTerminal,
  wordTerminal,
  witchTerminal,
  boardsTerminal,
  bullsTerminal,
  liarTerminal,
  nullTerminal,
];

/**
 * Returns the games that this user is offered: hidden ones only if the comma-separated list in `INKLING_GAMES`
 * contains them.
 */
export function offeredGames(env: Readonly<Record<string, string | undefined>>): readonly GameTerminal[] {
  const wanted = (env['INKLING_GAMES'] ?? '').split(',').map((name) => name.trim());
  return GAMES.filter(({ id, isHidden }) => !isHidden || wanted.includes(id));
}
