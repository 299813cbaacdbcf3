import { bulls, liar, mastermind, runaway } from '../games/mastermind/entry.ts';
import { nullEntry } from '../games/null/entry.ts';
import { witch } from '../games/witch/entry.ts';
import { boards, word } from '../games/word/entry.ts';
import { runawayWord } from '../games/word/runaway/entry.ts';
import type { GameEntry } from '../shell/page.ts';

/** Every game of the web app. This is the only place in the app that lists them. */
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
