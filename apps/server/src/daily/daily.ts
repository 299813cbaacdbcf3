import { fail, ok, type Result } from '@inkling/core/result';
import { DAILY_RULES, type DayDice } from 'inkling/daily-challenge';
import type { RecordedDay } from 'inkling/record/room-record';
import type { Dice } from '../dice.ts';
import type { Games } from '../duel/games.ts';
import { isOver, type Room, seatOfGuest } from '../duel/room.ts';
import { diceOfSeed } from '../duel/room-seed.ts';
import { GAME_IDS, type GameId } from '../duel/setup.ts';
import { winnerOf } from '../duel/winner.ts';
import type { Hall, HallFault, Seen } from '../rooms/hall.ts';
import type { EntryRow } from '../store/room-shelf.ts';
import type { Statement } from '../store/store.ts';
import { seedFor, setupOf } from './challenge.ts';
import type { DailyShelf, Year } from './daily-shelf.ts';
import { DAY_MS, type Day, dayAt, daysAfter, startOf, yearOf } from './day.ts';
import { endOf, type Key, keyOf } from './key-chain.ts';
import type { Board, Kind, ScoreBook } from './score-book.ts';
import { streakAt } from './streak.ts';

export type DailyFault = HallFault | { readonly code: 'no-attempt' | 'already-over' | 'bad-pause' };

export interface DailyParts {
  readonly shelf: DailyShelf;
  readonly scores: ScoreBook;
  readonly hall: Hall;
  readonly games: Games;
  readonly dice: Dice;
}

/** What is played today, and how a guest stands. Holds nothing that comes from today's key. */
export interface DailyView {
  readonly day: Day;
  /** Until the day is over. */
  readonly msLeft: number;
  /** What was published about this year's keys. */
  readonly end: Key;
  /** How the word and the table of today are dealt. */
  readonly dice: DayDice;
  readonly games: readonly {
    readonly game: GameId;
    readonly rules: string;
    readonly attempt?: {
      readonly room: string;
      readonly kind: Kind;
      readonly over: boolean;
      readonly solved: boolean;
    };
  }[];
  readonly streak: number;
  /** Days from today on without which the streak goes on. */
  readonly paused: readonly Day[];
  /** Days that are over, the newest first, each with its key and the published end of its year, and how it was dealt. */
  readonly past: readonly {
    readonly day: Day;
    readonly key: Key;
    readonly end: Key;
    readonly dice: DayDice;
  }[];
}

export interface BoardView extends Board {
  readonly rows: readonly {
    readonly rank: number;
    readonly turns: number;
    readonly ms: number;
    readonly you: boolean;
  }[];
  readonly own?: { readonly rank: number; readonly turns: number; readonly ms: number };
}

/** The challenge of each day: one attempt a guest and game, in a room like any other. */
export class Daily {
  readonly #parts: DailyParts;
  readonly #years = new Map<number, Year>();

  constructor(parts: DailyParts) {
    this.#parts = parts;
  }

  /** Opens today's attempt; the same one again when there is one. Its time starts now, by the server's clock. */
  async open(guest: string, game: GameId, isBot: boolean): Promise<Result<Seen, DailyFault>> {
    const { shelf, hall, games, dice } = this.#parts;
    const day = dayAt(dice.now());
    const known = await shelf.attempt(guest, day, game);
    if (!known.ok) return fail({ code: 'unavailable' });
    if (known.value) return hall.look(known.value.room, guest);
    const year = await this.#year(yearOf(day));
    if (!year.ok) return fail({ code: 'unavailable' });
    const { root } = year.value;
    const seed = seedFor(keyOf(root, day), game, guest, diceOn(year.value, day), games);
    const kind = isBot ? 'bot' : 'unassisted';
    const seat = game === 'witch' ? 'first' : 'breaker';
    // No client can name a request so, because of the space: that room can only be the one of a racing twin.
    const req = `daily ${day} ${game}`;
    const opened = await hall.open(guest, req, setupOf(game, day), seat, {
      seed,
      alongside: ({ id, made_ms }) => [
        shelf.beginning({
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
    return opened.ok ? hall.look(opened.value.room.id, guest) : opened;
  }

  /** The client has helped, or is about to: the attempt counts as assisted for ever. */
  async assist(guest: string, game: GameId): Promise<Result<void, DailyFault>> {
    const { shelf, dice } = this.#parts;
    const day = dayAt(dice.now());
    const done = await shelf.assist(guest, day, game);
    if (!done.ok) return fail({ code: done.error === 'busy' ? 'busy' : 'unavailable' });
    if (done.value) return ok(undefined);
    const known = await shelf.attempt(guest, day, game);
    if (!known.ok) return fail({ code: 'unavailable' });
    return fail({ code: known.value ? 'already-over' : 'no-attempt' });
  }

  /** Days off, all of them still to come: first to last. */
  async pause(guest: string, first: Day, last: Day): Promise<Result<void, DailyFault>> {
    const { shelf, dice } = this.#parts;
    const today = dayAt(dice.now());
    const count = (startOf(last) - startOf(first)) / DAY_MS + 1;
    const near = first > today && last <= daysAfter(today, PAUSE_DAYS_MAX);
    if (!near || !(count >= 1)) return fail({ code: 'bad-pause' });
    const days = Array.from({ length: count }, (_, i) => daysAfter(first, i));
    const done = await shelf.pause(guest, days);
    return done.ok ? ok(undefined) : fail({ code: done.error === 'busy' ? 'busy' : 'unavailable' });
  }

  async view(guest: string | undefined): Promise<Result<DailyView, DailyFault>> {
    const { shelf, dice } = this.#parts;
    const now = dice.now();
    const day = dayAt(now);
    const [year, attempts, solved, paused, past] = await Promise.all([
      this.#year(yearOf(day)),
      guest === undefined ? ok([]) : shelf.attemptsOn(guest, day),
      guest === undefined ? ok(new Set<Day>()) : shelf.solvedDays(guest),
      guest === undefined ? ok(new Set<Day>()) : shelf.pausedDays(guest),
      this.#past(day),
    ]);
    if (!year.ok || !attempts.ok || !solved.ok || !paused.ok || !past.ok)
      return fail({ code: 'unavailable' });
    return ok({
      day,
      msLeft: startOf(day) + DAY_MS - now,
      end: endOf(year.value.root, yearOf(day)),
      dice: diceOn(year.value, day),
      games: GAME_IDS.map((game) => {
        const mine = attempts.value.find((attempt) => attempt.game === game);
        const rules = DAILY_RULES[game];
        if (!mine) return { game, rules };
        const { room, kind, ended_ms, solved: found } = mine;
        const attempt = { room, kind: kind as Kind, over: ended_ms !== null, solved: found === 1 };
        return { game, rules, attempt };
      }),
      streak: streakAt(day, solved.value, paused.value),
      paused: [...paused.value].filter((other) => other >= day),
      past: past.value,
    });
  }

  /** The fifty best of a board, and where the guest stands on it. */
  async board(board: Board, guest: string | undefined): Promise<Result<BoardView, DailyFault>> {
    const { scores } = this.#parts;
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
    const { turns, ms } = own.value;
    const rank = await scores.rank(board, { turns, ms });
    return rank.ok
      ? ok({ ...board, rows, own: { rank: rank.value, turns, ms } })
      : fail({ code: rank.error });
  }

  /** What a record of a room says of its day: the key only when it is out, and the guest to nobody else. */
  async recorded(
    room: Room,
    guest: string | undefined,
  ): Promise<Result<RecordedDay | undefined, DailyFault>> {
    const { daily: day } = room.setup;
    if (day === undefined) return ok(undefined);
    const year = await this.#year(yearOf(day));
    if (!year.ok) return fail({ code: 'unavailable' });
    const { root } = year.value;
    const isOver = dayAt(this.#parts.dice.now()) > day;
    return ok({
      day,
      end: Buffer.from(endOf(root, yearOf(day)), 'base64url'),
      key: isOver ? Buffer.from(keyOf(root, day), 'base64url') : undefined,
      dice: diceOfSeed(room.seed),
      guest: seatOfGuest(room, guest) === undefined ? undefined : guest,
    });
  }

  async #year(number: number): Promise<Result<Year, 'unavailable'>> {
    const known = this.#years.get(number);
    if (known) return ok(known);
    const { shelf, dice } = this.#parts;
    const year = await shelf.year(number, () => dice.secret());
    if (year.ok) this.#years.set(number, year.value);
    return year;
  }

  /** Keys are there for the years in which this server was asked. */
  async #past(today: Day): Promise<Result<DailyView['past'], 'unavailable'>> {
    const past: DailyView['past'][number][] = [];
    const years = new Map<number, Year | undefined>();
    for (let i = 1; i <= PAST_DAYS; i++) {
      const day = daysAfter(today, -i);
      const number = yearOf(day);
      if (!years.has(number)) {
        const known = await this.#parts.shelf.knownYear(number);
        if (!known.ok) return known;
        years.set(number, known.value);
      }
      const year = years.get(number);
      if (!year) continue;
      const { root } = year;
      past.push({ day, key: keyOf(root, day), end: endOf(root, number), dice: diceOn(year, day) });
    }
    return ok(past);
  }
}

/** One way of dealing for all guests of a day. */
function diceOn({ wide_from }: Year, day: Day): DayDice {
  return day < wide_from ? 1 : 2;
}

/** What the last move of an attempt writes besides itself: that it has ended, and the score if it was in time. */
export function endingWith(scores: ScoreBook, games: Games) {
  return (room: Room, entry: EntryRow): readonly Statement[] => {
    const { daily, game } = room.setup;
    if (daily === undefined || !isOver(room, games)) return [];
    const state = room.lanes[0]?.state;
    const solved = winnerOf(room, games) !== undefined && dayAt(entry.at_ms) === daily;
    const turns: number = game === 'witch' ? state.moves.first : state.turns.length;
    return scores.ending({ room: room.id, solved, turns, atMs: entry.at_ms });
  };
}

const BOARD_ROWS = 50;
const PAST_DAYS = 31;
const PAUSE_DAYS_MAX = 60;
