import { Shelf } from './saves/shelf.ts';
import { EXIT } from './shell/exit.ts';
import { printLines, refuse } from './shell/printing.ts';
import type { Handler } from './shell/verb.ts';
import { NOTHING_KEPT } from './words/saves.ts';

/** How each game goes on; the name of a kept file begins with its game. */
const RESUMERS: Readonly<Record<string, () => Promise<Handler>>> = {
  mastermind: async () => (await import('./mastermind/play/play.ts')).resume,
  witch: async () => (await import('./witch/play/play.ts')).resume,
  word: async () => (await import('./word/play/play.ts')).resume,
};

/** Continues the game that was played last, whichever it is. */
export const resume: Handler = async (call, world) => {
  if (call.words.length > 0)
    return refuse(world, 'resume takes no words: it continues the last unfinished game.');
  const games = Object.keys(RESUMERS);
  const game = new Shelf(world.env).latest(games)?.game;
  const load = game === undefined ? undefined : RESUMERS[game];
  if (load) return (await load())(call, world);
  printLines(world.err, [NOTHING_KEPT]);
  return EXIT.done;
};
