import { analysis } from './english/analysis.ts';
import { board } from './english/board.ts';
import { commands } from './english/commands.ts';
import { seats } from './english/seats.ts';
import { setup } from './english/setup.ts';
import { side } from './english/side.ts';

export const english = { ...analysis, ...board, ...commands, ...seats, ...setup, ...side };
