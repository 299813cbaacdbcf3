import { makeSave, type Save } from '../saves/save.ts';
import { Shelf } from '../saves/shelf.ts';
import { printLines } from '../shell/printing.ts';
import type { World } from '../shell/world.ts';
import { sayUnkept } from '../words/saves.ts';

/** Keeps a game for later; a shelf that cannot be written is said, and stops nothing. */
export function keepGame(id: string, save: Save, world: World): void {
  try {
    new Shelf(world.env).keep(id, makeSave(save));
  } catch (error) {
    printLines(world.err, [sayUnkept(error instanceof Error ? error.message : String(error))]);
  }
}

/** The second game of a given seed is another game. */
export function seedOf(given: string | undefined, round: number, world: World): string {
  if (given === undefined) return world.seed();
  return round === 1 ? given : `${given}/${round}`;
}
