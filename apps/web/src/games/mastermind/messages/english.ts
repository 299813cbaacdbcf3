import { analysis } from './english/analysis.ts';
import { board } from './english/board.ts';
import { commands } from './english/commands.ts';
import { seats } from './english/seats.ts';
import { setup } from './english/setup.ts';

export const english = { ...analysis, ...board, ...commands, ...seats, ...setup };
