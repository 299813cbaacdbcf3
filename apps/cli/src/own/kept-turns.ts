import { resolve } from 'node:path';
import { ok, type Result } from '@inkling/core/result';
import { GOODBYE } from '../play/messages/play.ts';
import { FAREWELLS, sayCannotSave, sayDamaged } from '../play/messages/saves.ts';
import { damagedAt, SETUP_LINE } from '../play/saves/save.ts';
import { SaveSlot } from '../play/saves/save-slot.ts';
import { SavedGames } from '../play/saves/saved-games.ts';
import { makeTurnsSave, TURNS_KIND } from '../play/saves/turns-save.ts';
import { printLines } from '../shell/printing.ts';
import { type Refusal, reject } from '../shell/refusal.ts';
import type { World } from '../shell/world.ts';
import { type OwnCall, type OwnTurn, readTurns, turnText } from './position.ts';

/** The saved state of a game that is played as turns. */
export class KeptTurns {
  readonly #call: OwnCall;
  readonly #seed: string | undefined;
  readonly #slot: SaveSlot;

  /** @param seed draws the secret again, if there is one */
  constructor(call: OwnCall, seed: string | undefined, world: World) {
    this.#call = call;
    this.#seed = seed;
    const name = call.saved?.name ?? `${TURNS_KIND}-${world.seed()}`;
    let hasWarned = false;
    this.#slot = new SaveSlot(new SavedGames(world.env), name, call.saved !== undefined, (reason) => {
      if (!hasWarned) printLines(world.err, [sayCannotSave(reason)]);
      hasWarned = true;
    });
  }

  /** Saves the current game, or discards the save if there are no turns. */
  keep(turns: readonly OwnTurn[]): void {
    if (turns.length === 0) {
      this.discard();
      return;
    }
    const { game, id, file, options, lasting = options } = this.#call;
    const kept = Object.entries(lasting).filter(([name]) => !OPTIONS_OF_ONE_SITTING.includes(name));
    this.#slot.save(
      makeTurnsSave({
        game: id ?? resolve(file ?? ''),
        options: Object.fromEntries(kept),
        ...(this.#seed === undefined ? {} : { seed: this.#seed }),
        turns: turns.map((turn) => turnText(game, turn)),
      }),
    );
  }

  discard(): void {
    this.#slot.discard();
  }

  /** Returns what to tell a user who leaves before the end. */
  farewell(turns: readonly OwnTurn[]): string {
    return turns.length === 0 ? GOODBYE : FAREWELLS[this.#slot.state];
  }
}

/**
 * Returns the turns to continue from: none for a new game. A saved game that does not fit the current version of
 * this game is set aside.
 *
 * @param isTrue whether this turn can have been answered like that after the earlier ones
 */
export async function turnsToGoOn(
  { game, saved }: OwnCall,
  isTrue: (turn: OwnTurn, before: readonly OwnTurn[]) => boolean,
  world: World,
): Promise<Result<readonly OwnTurn[], Refusal>> {
  if (!saved) return ok([]);
  const turns = await readTurns({ game }, saved.turns, world);
  if (turns.ok && turns.value.every((turn, at) => isTrue(turn, turns.value.slice(0, at)))) return turns;
  const aside = new SavedGames(world.env).setAside(saved.name);
  return reject('bad-file', sayDamaged(damagedAt(SETUP_LINE), aside.ok ? aside.value : saved.name));
}

const OPTIONS_OF_ONE_SITTING: readonly string[] = ['seed', 'resume', 'plain', 'no-color'];
