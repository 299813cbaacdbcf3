import type { english } from './english.ts';
import { analysis } from './spanish/analysis.ts';
import { board } from './spanish/board.ts';
import { commands } from './spanish/commands.ts';
import { seats } from './spanish/seats.ts';
import { setup } from './spanish/setup.ts';
import { side } from './spanish/side.ts';

export const spanish: typeof english = { ...analysis, ...board, ...commands, ...seats, ...setup, ...side };
