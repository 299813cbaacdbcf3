import { bulls } from '../games/mastermind/bulls-entry.ts';
import { mastermind } from '../games/mastermind/entry.ts';
import { liar } from '../games/mastermind/liar/entry.ts';
import { runaway } from '../games/mastermind/runaway/entry.ts';
import { nullEntry } from '../games/null/entry.ts';
import { witch } from '../games/witch/entry.ts';
import { boards } from '../games/word/boards/entry.ts';
import { word } from '../games/word/entry.ts';
import { runawayWord } from '../games/word/runaway/entry.ts';
import type { GameEntry } from '../shell/page.ts';

/** Every game of the web app: the one place of it that names them. */
export const GAMES: readonly GameEntry[] = [
  mastermind,
  word,
  witch,
  boards,
  bulls,
  liar,
  runaway,
  runawayWord,
  nullEntry,
];
