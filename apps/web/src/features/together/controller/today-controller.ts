import type { BoardView, DailyView, RoomView } from '@inkling/client/api';
import type { CallFault, Client, Reply } from '@inkling/client/client';
import { KEY_BYTES } from '@inkling/games/daily/daily-key';
import { parseBytes } from '@inkling/games/encoding/bytes-text';
import type { Sha256 } from '@inkling/games/promise/commitment';
import { type DayKey, verifyDayKeys } from '@inkling/games/record/day-keys';
import { type Signal, signal } from '@preact/signals';
import type { Guest } from '../session/guest.ts';
import type { DailyBoard } from '../session/lobby-command.ts';
import type { OnlineStorage } from '../session/local-storage.ts';

/** The id of a game that has a challenge of the day. */
export type DailyGame = DailyView['games'][number]['game'];

/** What the challenge of the day needs from the page around it. */
export interface TodayParts {
  readonly client: Client;
  readonly guest: Guest;
  readonly storage: OnlineStorage;
  readonly sha256: Sha256 | undefined;
  goTo(room: string): void;
  refuse(error: CallFault): void;
  say(sentence: string): void;
}

/** The challenge of each day: its games, the streak, and the boards. An attempt is a room like any other. */
export class TodayController {
  /** `undefined` until the server has told, and where it has none. */
  readonly today: Signal<DailyView | undefined> = signal(undefined);
  readonly board: Signal<BoardView | undefined> = signal(undefined);
  /** What this browser found when it hashed the keys of past days back; `undefined` before, and where there are none. */
  readonly keysLead: Signal<boolean | undefined> = signal(undefined);
  readonly #parts: TodayParts;

  constructor(parts: TodayParts) {
    this.#parts = parts;
  }

  /** Asks what there is today; what was told before stays where nothing comes. */
  async begin(): Promise<Reply<DailyView>> {
    const told = await this.#parts.client.call('today', {});
    if (told.ok) this.today.value = told.value;
    // A month of keys takes thousands of hashes; the page does not wait for them.
    if (told.ok && told.value.past.length > 0)
      void this.#checkKeys(told.value).then((lead) => {
        this.keysLead.value = lead;
      });
    return told;
  }

  /** Do the keys lead to the ends of their years, as this device saw them first? */
  async #checkKeys(view: DailyView): Promise<boolean | undefined> {
    const { storage, sha256 } = this.#parts;
    if (!sha256) return undefined;
    const ends = new Map<string, string>();
    for (const { day, end } of [view, ...view.past]) {
      const year = day.slice(0, 4);
      const first = ends.get(year) ?? (await storage.keysEnd(year)) ?? end;
      if (first !== end) return false;
      if (!ends.has(year)) void storage.keepKeysEnd(year, end);
      ends.set(year, end);
    }
    const keys = keysOf(view);
    return keys.length === view.past.length && (await verifyDayKeys(keys, sha256)).ok;
  }

  /** The game of this name, or the first of the day; `undefined` for one that the day does not have. */
  gameNamed(name: string | undefined): DailyGame | undefined {
    const games = this.today.value?.games ?? [];
    return (name === undefined ? games[0] : games.find(({ game }) => game === name))?.game;
  }

  /** Opens today's only attempt, or goes back to it. */
  async play(game: DailyGame): Promise<void> {
    const { client, guest, goTo, refuse } = this.#parts;
    const room: Reply<RoomView> = await guest.as(() => client.call('openDaily', { game }));
    if (room.ok) goTo(room.value.id);
    else refuse(room.error);
  }

  /** Moves today's attempt to the board of those who have help; there is no way back. */
  async declare(game: DailyGame, done: string): Promise<void> {
    const { client, refuse, say } = this.#parts;
    const told = await client.call('declareAssistance', { game });
    if (!told.ok) refuse(told.error);
    else {
      await this.begin();
      say(done);
    }
  }

  async show(game: DailyGame, kind: DailyBoard): Promise<void> {
    const { client, refuse } = this.#parts;
    const board = await client.call('dailyBoard', { game, kind });
    if (board.ok) this.board.value = board.value;
    else refuse(board.error);
  }

  /** A week off from tomorrow. */
  async pause(done: string): Promise<void> {
    const { client, guest, refuse, say } = this.#parts;
    const { day } = this.today.value ?? {};
    if (day === undefined) return;
    const body = { first: dayAfter(day, 1), last: dayAfter(day, WEEK) };
    const paused = await guest.as(() => client.call('pauseStreak', { body }));
    if (!paused.ok) refuse(paused.error);
    else {
      await this.begin();
      say(done);
    }
  }
}

/** The keys of past days as bytes; those that are none are left out. */
export function keysOf({ past }: DailyView): readonly DayKey[] {
  return past.flatMap(({ day, key, end }) => {
    const bytes = parseBytes(key, KEY_BYTES);
    return bytes ? [{ day, key: bytes, end: parseBytes(end, KEY_BYTES) }] : [];
  });
}

const WEEK = 7;
const DAY_MS = 86_400_000;

/** The day so many days later, `2026-11-22`. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}
