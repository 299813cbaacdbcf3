import { fieldsOf, nameOfText } from '../../../../shell/saved/saved.ts';
import type { Storage } from '../../../../shell/saved/storage.ts';
import type { OpenedGame, OwnTurn } from '../game/questions.ts';

/** Whether the user guesses and the computer knows the secret (`guess`), or the other way round (`hide`). */
export type Seat = 'guess' | 'hide';

/** A game in progress. */
export interface SavedPlay {
  readonly seat: Seat;
  readonly secret: number;
  readonly turns: readonly OwnTurn[];
}

const KEPT = 'lab/own-play';

export async function savePlay(
  storage: Storage,
  game: OpenedGame | undefined,
  play: SavedPlay,
): Promise<void> {
  if (game) await storage.write(KEPT, { ...play, game: nameOfText(game.json) });
}

/**
 * Reads the saved progress of this game. Resolves to undefined if there is none, or if it belongs to another
 * game or is invalid.
 */
export async function readSavedPlay(storage: Storage, game: OpenedGame): Promise<SavedPlay | undefined> {
  const { seat, secret, turns, game: name } = fieldsOf(await storage.read(KEPT));
  const isBelow = (number: unknown, count: number): number is number =>
    typeof number === 'number' && Number.isInteger(number) && number >= 0 && number < count;
  const isTurn = (turn: unknown): turn is OwnTurn =>
    Array.isArray(turn) &&
    turn.length === 2 &&
    isBelow(turn[0], game.guesses.length) &&
    isBelow(turn[1], game.answers.length);
  const isWhole =
    name === nameOfText(game.json) &&
    (seat === 'guess' || seat === 'hide') &&
    isBelow(secret, game.secrets.length) &&
    Array.isArray(turns) &&
    turns.every(isTurn);
  return isWhole ? { seat, secret, turns } : undefined;
}
