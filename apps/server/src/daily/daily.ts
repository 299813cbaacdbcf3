import { fail, ok, type Result } from '@inkling/core/result';
import { DAY_MS, type Day, dayAt, daysAfter, startOf, yearOf } from '@inkling/games/daily/day';
import { type DayMark, streakAt, weekUpTo } from '@inkling/games/daily/streak';
import type { RecordedDay } from '@inkling/games/record/room-record';
import type { Games } from '../room/games.ts';
import { isOver, type Room, seatOfGuest } from '../room/room.ts';
import { gameOf } from '../room/setup.ts';
import { winnerOf } from '../room/winner.ts';
import type { RoomServiceFault, SeenRoom } from '../rooms/room-request.ts';
import type { RoomService } from '../rooms/room-service.ts';
import type { EntryRow } from '../store/room-repository.ts';
import type { Statement } from '../store/store.ts';
import type { Clock } from '../system/clock.ts';
import type { Random } from '../system/random.ts';
import { seedFor, setupOf } from './challenge.ts';
import type { DailyRepository } from './daily-repository.ts';
import { DailyYears, type PastDay } from './daily-years.ts';
import type { DayClock } from './day-clock.ts';
import type { Key } from './key-chain.ts';
import type { Board, Kind, ScoreRepository, TurnCount } from './score-repository.ts';

export type DailyFault =
  | RoomServiceFault
  | { readonly code: 'no-attempt' | 'already-over' | 'bad-pause' | 'clock-behind' };

export interface DailyOptions {
  readonly repository: DailyRepository;
  readonly scores: ScoreRepository;
  readonly rooms: RoomService;
  readonly games: Games;
  readonly random: Random;
  readonly clock: Clock;
  readonly dayClock: DayClock;
}

/** Today's challenges and the guest's progress. Nothing in it depends on today's key. */
export interface DailyView {
  readonly day: Day;
  /** Milliseconds until the day is over. */
  readonly msLeft: number;
  /** The published end of this year's key chain. */
  readonly end: Key;
  readonly games: readonly {
    readonly game: string;
    readonly rules: string;
    readonly attempt?: {
      readonly room: string;
      readonly kind: Kind;
      readonly over: boolean;
      readonly solved: boolean;
      /** The number of turns used; only set if it was solved. */
      readonly turns?: number;
    };
  }[];
  /** The number of consecutive days on which the guest has finished a challenge. */
  readonly streak: number;
  /** The last seven days, earliest first. */
  readonly week: readonly { readonly day: Day; readonly mark: DayMark }[];
  /** Days, from today on, that the guest may miss without losing the streak. */
  readonly paused: readonly Day[];
  /** Past days, newest first. */
  readonly past: readonly PastDay[];
}

export interface BoardView extends Board {
  readonly rows: readonly {
    readonly rank: number;
    readonly turns: number;
    readonly ms: number;
    readonly you: boolean;
  }[];
  /** The guest's own score; without a rank if it is held back. */
  readonly own?: { readonly rank?: number; readonly turns: number; readonly ms: number };
}

/** How all players did; programs are not counted. */
export interface ResultsView {
  readonly day: Day;
  readonly game: string;
  readonly found: readonly TurnCount[];
  /** The number of players who gave up or did not find the secret. */
  readonly missed: number;
}

/** The daily challenge: one attempt per guest, game and day, in a room like any other. */
export class Daily {
  readonly #options: DailyOptions;
  readonly #years: DailyYears;

  constructor(options: DailyOptions) {
    this.#options = options;
    this.#years = new DailyYears(options.repository, () => options.random.secret());
  }

  /** Opens today's attempt, or returns the existing one. Its time starts now, by the server's clock. */
  async open(guest: string, game: string): Promise<Result<SeenRoom, DailyFault>> {
    const { repository, rooms, games, dayClock } = this.#options;
    const module = games.get(game);
    if (!module?.daily) return fail({ code: 'no-such-game' });
    const now = await dayClock.now();
    if (!now.ok) return now;
    const day = dayAt(now.value);
    const known = await repository.attempt(guest, day, game);
    if (!known.ok) return fail({ code: 'unavailable' });
    if (known.value) return rooms.look(known.value.room, guest);
    const year = await this.#years.year(yearOf(day));
    if (!year.ok) return fail({ code: 'unavailable' });
    const isProgram = await repository.isProgram(guest);
    if (!isProgram.ok) return fail({ code: 'unavailable' });
    const kind = isProgram.value ? 'bot' : 'unassisted';
    const setup = setupOf(module, day);
    const seed = await seedFor(year.value.keyOf(day), module, guest);
    const [seat = 'nobody'] = gameOf(setup, games).persons;
    // No client can send this request id, because it contains spaces. So if a room with it exists, this guest has sent
    // the request twice simultaneously.
    const req = `daily ${day} ${game}`;
    const opened = await rooms.open(guest, req, setup, seat, {
      seed,
      alongside: ({ id, made_ms }) => [
        repository.beginning({
          room: id,
          day,
          game,
          guest,
          kind,
          started_ms: made_ms,
          ended_ms: null,
          solved: null,
        }),
      ],
    });
    return opened.ok ? rooms.look(opened.value.room.id, guest) : opened;
  }

  /** Permanently marks the attempt as assisted, because the client has helped or is about to. */
  async assist(guest: string, game: string): Promise<Result<void, DailyFault>> {
    const { repository, clock } = this.#options;
    const day = dayAt(clock.now());
    const done = await repository.assist(guest, day, game);
    if (!done.ok) return fail({ code: done.error === 'busy' ? 'busy' : 'unavailable' });
    if (done.value) return ok(undefined);
    const known = await repository.attempt(guest, day, game);
    if (!known.ok) return fail({ code: 'unavailable' });
    return fail({ code: known.value ? 'already-over' : 'no-attempt' });
  }

  /** Sets days off in the future, from `first` to `last` inclusive. */
  async pause(guest: string, first: Day, last: Day): Promise<Result<void, DailyFault>> {
    const { repository, clock } = this.#options;
    const today = dayAt(clock.now());
    const count = (startOf(last) - startOf(first)) / DAY_MS + 1;
    const near = first > today && last <= daysAfter(today, PAUSE_DAYS_MAX);
    if (!near || !(count >= 1)) return fail({ code: 'bad-pause' });
    const days = Array.from({ length: count }, (_, i) => daysAfter(first, i));
    const done = await repository.pause(guest, days);
    return done.ok ? ok(undefined) : fail({ code: done.error === 'busy' ? 'busy' : 'unavailable' });
  }

  async view(guest: string | undefined): Promise<Result<DailyView, DailyFault>> {
    const { repository, scores, games, dayClock } = this.#options;
    const at = await dayClock.now();
    if (!at.ok) return at;
    const now = at.value;
    const day = dayAt(now);
    const [year, attempts, turns, played, paused, past] = await Promise.all([
      this.#years.year(yearOf(day)),
      guest === undefined ? ok([]) : repository.attemptsOn(guest, day),
      guest === undefined ? ok(new Map<string, number>()) : scores.turnsOn(guest, day),
      guest === undefined ? ok(new Set<Day>()) : repository.playedDays(guest),
      guest === undefined ? ok(new Set<Day>()) : repository.pausedDays(guest),
      this.#years.pastOf(day),
    ]);
    if (!year.ok || !attempts.ok || !turns.ok || !played.ok || !paused.ok || !past.ok)
      return fail({ code: 'unavailable' });
    return ok({
      day,
      msLeft: startOf(day) + DAY_MS - now,
      end: year.value.end,
      games: [...games.values()].flatMap(({ id: game, daily }) => {
        if (!daily) return [];
        const { rules } = daily;
        const mine = attempts.value.find((attempt) => attempt.game === game);
        if (!mine) return [{ game, rules }];
        const { room, kind, ended_ms, solved: found } = mine;
        const needed = found === 1 ? turns.value.get(game) : undefined;
        const attempt = {
          room,
          kind: kind as Kind,
          over: ended_ms !== null,
          solved: found === 1,
          ...(needed === undefined ? {} : { turns: needed }),
        };
        return [{ game, rules, attempt }];
      }),
      streak: streakAt(day, played.value, paused.value).days,
      week: weekUpTo(day, played.value, paused.value),
      paused: [...paused.value].filter((other) => other >= day),
      past: past.value,
    });
  }

  /** Returns the fifty best scores of a board, and the guest's own position. */
  async board(board: Board, guest: string | undefined): Promise<Result<BoardView, DailyFault>> {
    const { scores } = this.#options;
    const isShown = await this.#isShown(board.day, board.game, guest);
    if (!isShown.ok) return isShown;
    const top = await scores.top(board, BOARD_ROWS);
    const own = guest === undefined ? ok(undefined) : await scores.scoreOf(guest, board);
    if (!top.ok || !own.ok) return fail({ code: 'unavailable' });
    const rows = top.value.map((row) => ({
      rank: 1 + top.value.findIndex(({ turns, ms }) => turns === row.turns && ms === row.ms),
      turns: row.turns,
      ms: row.ms,
      you: guest !== undefined && row.guest === guest,
    }));
    if (!own.value) return ok({ ...board, rows });
    const { turns, ms, held } = own.value;
    if (held !== '') return ok({ ...board, rows, own: { turns, ms } });
    const rank = await scores.rank(board, { turns, ms });
    return rank.ok
      ? ok({ ...board, rows, own: { rank: rank.value, turns, ms } })
      : fail({ code: rank.error });
  }

  /** Returns how many players found the secret in each number of turns. */
  async results(day: Day, game: string, guest: string | undefined): Promise<Result<ResultsView, DailyFault>> {
    const isShown = await this.#isShown(day, game, guest);
    if (!isShown.ok) return isShown;
    const { repository, scores } = this.#options;
    const [found, missed] = await Promise.all([scores.counts(day, game), repository.missed(day, game)]);
    if (!found.ok || !missed.ok) return fail({ code: 'unavailable' });
    return ok({ day, game, found: found.value, missed: missed.value });
  }

  /** Whether others' results may be shown: after the day to everyone, before only to guests who have finished. */
  async #isShown(day: Day, game: string, guest: string | undefined): Promise<Result<true, DailyFault>> {
    const now = await this.#options.dayClock.now();
    if (!now.ok) return now;
    const today = dayAt(now.value);
    if (day < today) return ok(true);
    const hidden = fail({ code: 'not-yet-shown' } as const);
    if (day > today || guest === undefined) return hidden;
    const own = await this.#options.repository.attempt(guest, day, game);
    if (!own.ok) return fail({ code: 'unavailable' });
    return own.value && own.value.ended_ms !== null ? ok(true) : hidden;
  }

  /**
   * Returns what a room's record says about its day. It contains the key only after the day, and the guest only if they
   * have a seat in the room.
   */
  async recorded(
    room: Room,
    guest: string | undefined,
  ): Promise<Result<RecordedDay | undefined, DailyFault>> {
    const { daily: day } = room.setup;
    if (day === undefined) return ok(undefined);
    const year = await this.#years.year(yearOf(day));
    if (!year.ok) return fail({ code: 'unavailable' });
    const isOver = await this.#options.dayClock.isOver(day);
    if (!isOver.ok) return fail({ code: isOver.error });
    return ok({
      day,
      end: Buffer.from(year.value.end, 'base64url'),
      key: isOver.value ? Buffer.from(year.value.keyOf(day), 'base64url') : undefined,
      guest: seatOfGuest(room, guest) === undefined ? undefined : guest,
    });
  }
}

/**
 * Returns the room if it may be shown to non-players. Until a day is over, its rooms are visible only to their players:
 * all guests get the same word and table, and a look at another guest's finished attempt would reveal them.
 */
export async function ifShown(
  seen: SeenRoom,
  dayClock: DayClock,
): Promise<Result<SeenRoom, RoomServiceFault>> {
  const { daily } = seen.room.setup;
  if (daily === undefined) return ok(seen);
  const isOver = await dayClock.isOver(daily);
  if (!isOver.ok) return fail({ code: isOver.error });
  return isOver.value ? ok(seen) : fail({ code: 'not-yet-shown' });
}

/** Makes the statements to write with an attempt's last move: that it has ended, and the score if solved in time. */
export function endingWith(scores: ScoreRepository, games: Games) {
  return (room: Room, entry: EntryRow): readonly Statement[] => {
    const { daily } = room.setup;
    if (daily === undefined || !isOver(room)) return [];
    const solved = winnerOf(room, games) !== undefined && dayAt(entry.at_ms) === daily;
    const turns = gameOf(room.setup, games).module.room.turnsUsed(room.playerStates[0]?.state);
    return scores.ending({ room: room.id, solved, turns, atMs: entry.at_ms });
  };
}

const BOARD_ROWS = 50;
const PAUSE_DAYS_MAX = 60;
