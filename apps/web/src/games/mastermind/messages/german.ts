import type { english } from './english.ts';
import { analysis } from './german/analysis.ts';
import { board } from './german/board.ts';
import { commands } from './german/commands.ts';
import { seats } from './german/seats.ts';
import { setup } from './german/setup.ts';
import { side } from './german/side.ts';

export const german: typeof english = { ...analysis, ...board, ...commands, ...seats, ...setup, ...side };
