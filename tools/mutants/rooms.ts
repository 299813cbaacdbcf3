import type { Mutant } from './mutant.ts';
import { BOUNDS } from './rooms/bounds.ts';
import { CHECKERS } from './rooms/checkers.ts';
import { CLASSES } from './rooms/classes.ts';
import { CODES } from './rooms/codes.ts';
import { CORE } from './rooms/core.ts';
import { GAMES } from './rooms/games.ts';
import { KNOWN_SETS } from './rooms/known-sets.ts';
import { LIBRARY } from './rooms/library.ts';
import { PROVING } from './rooms/proving.ts';
import { SEARCH_CORE } from './rooms/search-core.ts';
import { SERVER } from './rooms/server.ts';
import { TERMINAL } from './rooms/terminal.ts';
import { TIES } from './rooms/ties.ts';
import { WEB } from './rooms/web.ts';

export const ROOMS: Readonly<Record<string, readonly Mutant[]>> = {
  bounds: BOUNDS,
  checkers: CHECKERS,
  classes: CLASSES,
  codes: CODES,
  core: CORE,
  games: GAMES,
  'known-sets': KNOWN_SETS,
  library: LIBRARY,
  proving: PROVING,
  'search-core': SEARCH_CORE,
  server: SERVER,
  terminal: TERMINAL,
  ties: TIES,
  web: WEB,
};
