import { type Day, isDay } from '@inkling/games/daily/day';
import { isSaved, type Saved } from './saved/saved.ts';
import type { Storage } from './saved/storage.ts';

/** A finished game, played in a room or by links, as stored on this device. */
export interface FinishedGame {
  /** The id of the room, or of the promise. */
  readonly id: string;
  /** The id of a game. */
  readonly game: string;
  /** In the form that rooms use: `p4c6r/12`. */
  readonly rules: string;
  /** The day, if it was a daily game. */
  readonly day?: Day;
  readonly isMaker: boolean;
  readonly outcome: FinishedOutcome;
  /** In the notation of the command line: `aabb:1,0`. Empty if the game has no sheets. */
  readonly turns: readonly string[];
  /** The address where it can be viewed. */
  readonly address: string;
  /** When it finished, as an ISO string. */
  readonly changed: string;
}

/** The first two are outcomes of a search for a secret, the others of a game at a table. */
const FINISHED_OUTCOMES = ['found', 'not-found', 'won', 'lost', 'even'] as const;
export type FinishedOutcome = (typeof FINISHED_OUTCOMES)[number];

/** Stores a finished game. If it was stored before, the earlier time is kept. Resolves to false if the write failed. */
export async function saveFinishedGame(
  saved: Saved,
  game: Omit<FinishedGame, 'changed'>,
  stamp: () => string,
): Promise<boolean> {
  const before = parseFinishedGame(await saved.read(finishedKey(game.id)));
  return saved.write(finishedKey(game.id), { ...game, changed: before?.changed ?? stamp() });
}

/** Lists the finished games, the most recent first. */
export async function listFinishedGames(storage: Storage): Promise<readonly FinishedGame[]> {
  const stored = await storage.list(FINISHED);
  return stored
    .flatMap(([, value]) => parseFinishedGame(value) ?? [])
    .toSorted((a, b) => (a.changed < b.changed ? 1 : -1));
}

export function removeFinishedGame(storage: Storage, id: string): Promise<boolean> {
  return storage.remove([finishedKey(id)]);
}

/** Parses a stored game. Never throws: anything may have been stored. */
export function parseFinishedGame(value: unknown): FinishedGame | undefined {
  if (!isSaved(value)) return undefined;
  const { id, game, rules, day, isMaker, outcome, turns, address, changed } = value;
  const known = FINISHED_OUTCOMES.find((name) => name === outcome);
  if (![id, game, rules, address, changed].every((text) => typeof text === 'string')) return undefined;
  if (!known || !Array.isArray(turns) || !turns.every((turn) => typeof turn === 'string')) return undefined;
  if (!/^#\/[\w/-]{1,200}$/.test(address as string)) return undefined;
  return {
    id: id as string,
    game: game as string,
    rules: rules as string,
    ...(typeof day === 'string' && isDay(day) ? { day } : {}),
    isMaker: isMaker === true,
    outcome: known,
    turns,
    address: address as string,
    changed: changed as string,
  };
}

/** Returns the storage key of a finished game. */
export function finishedKey(id: string): string {
  return FINISHED + id;
}

const FINISHED = 'finished/';
