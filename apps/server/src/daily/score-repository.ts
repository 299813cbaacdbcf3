import { ok, type Result } from '@inkling/core/result';
import type { Day } from '@inkling/games/daily/day';
import { sql } from 'kysely';
import type { Schema } from '../store/schema.ts';
import type { Statement, Store, WriteFault } from '../store/store.ts';
import { reading } from '../store/store.ts';

/** Scores are compared only within a kind: players without help, players with help, and programs. */
export const KINDS = ['unassisted', 'assisted', 'bot'] as const;
export type Kind = (typeof KINDS)[number];

/** One board: a game on a day, for one kind of player. */
export interface Board {
  readonly day: Day;
  readonly game: string;
  readonly kind: Kind;
}

export interface Score {
  readonly turns: number;
  readonly ms: number;
}

/** The number `n` of players who needed this number of turns. */
export interface TurnCount {
  readonly turns: number;
  readonly n: number;
}

/** How an attempt ended. `turns` only matters if it was solved in time. */
export interface Ending {
  readonly room: string;
  readonly solved: boolean;
  readonly turns: number;
  readonly atMs: number;
}

/** Reads and writes scores. Clients never write them. */
export class ScoreRepository {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /**
   * Returns the statements that end an attempt, for the commit of its last move. The attempt is updated first, which
   * locks its row on PostgreSQL: help declared at the same moment counts either completely or not at all.
   */
  ending({ room, solved, turns, atMs }: Ending): readonly Statement[] {
    const { db } = this.#store;
    const ended = db
      .updateTable('attempts')
      .set({ ended_ms: atMs, solved: solved ? 1 : 0 })
      .where('room', '=', room)
      .compile();
    if (!solved) return [ended];
    // A guest who got the token itself before the end counts as a program, however the last move was sent.
    const score = sql`insert into scores (room, day, game, kind, turns, ms, guest, held)
      select room, day, game, kind, turns, ms, guest,
        case when kind <> 'bot' and (turns <= cast(${LUCKY_TURNS} as integer) or ms < turns * cast(${TURN_MS_MIN} as integer))
          then 'implausible' else '' end
      from (select room, day, game, cast(${turns} as integer) as turns, guest,
        case when exists (select 1 from guests where guests.id = attempts.guest and program = 1) then 'bot' else kind end as kind,
        case when cast(${atMs} as bigint) < started_ms then 0 else cast(${atMs} as bigint) - started_ms end as ms
        from attempts where room = ${room}) as told`.compile(db);
    return [ended, score, ...this.#counting(room, 1)];
  }

  /**
   * Lets the operator remove a score from its public board, or publish one that was held back. Returns whether there
   * was anything to do.
   */
  async judge(
    room: string,
    held: '' | 'struck',
  ): Promise<Result<'judged' | 'judged-before' | 'no-score', WriteFault>> {
    const { db } = this.#store;
    const known = await reading(
      db.selectFrom('scores').select('held').where('room', '=', room).executeTakeFirst(),
    );
    if (!known.ok) return known;
    if (!known.value) return ok('no-score');
    if (known.value.held === held) return ok('judged-before');
    const set = db
      .updateTable('scores')
      .set({ held })
      .where(({ and }) => and({ room, held: known.value?.held ?? '' }))
      .compile();
    const [wasPublic, isPublic] = [known.value.held === '', held === ''];
    const written = await this.#store.write([
      ...(wasPublic ? this.#counting(room, -1) : []),
      set,
      ...(isPublic ? this.#counting(room, 1) : []),
    ]);
    return written.ok ? ok('judged') : written;
  }

  /** Returns all scores of a day for the operator, including those that are held back. */
  ofDay(day: Day): Promise<Result<Schema['scores'][], 'unavailable'>> {
    return reading(
      this.#store.db
        .selectFrom('scores')
        .selectAll()
        .where('day', '=', day)
        .orderBy('game')
        .orderBy('kind')
        .orderBy('turns')
        .orderBy('ms')
        .orderBy('room')
        .execute(),
    );
  }

  /** Returns the statements that add a public score to the histogram or remove it. */
  #counting(room: string, change: 1 | -1): readonly Statement[] {
    const { db } = this.#store;
    return WIDTHS.map((width) =>
      sql`insert into score_counts (day, game, kind, turns, width, bucket, n)
        select day, game, kind, turns, cast(${width} as integer), ms / cast(${width * 1000} as integer), cast(${change} as integer)
        from scores where room = ${room} and held = ''
        on conflict (day, game, kind, width, turns, bucket) do update set n = score_counts.n + cast(${change} as integer)`.compile(
        db,
      ),
    );
  }

  /** Returns the best scores of a board, best first; equal scores in the order of their room ids. */
  top(board: Board, most: number): Promise<Result<Schema['scores'][], 'unavailable'>> {
    return reading(
      this.#store.db
        .selectFrom('scores')
        .selectAll()
        .where(({ and }) => and({ ...board, held: '' }))
        .orderBy('turns')
        .orderBy('ms')
        .orderBy('room')
        .limit(most)
        .execute(),
    );
  }

  /** Returns a guest's own score on a board. */
  scoreOf(guest: string, board: Board): Promise<Result<Schema['scores'] | undefined, 'unavailable'>> {
    return reading(
      this.#store.db
        .selectFrom('scores')
        .selectAll()
        .where(({ and }) => and({ ...board, guest }))
        .executeTakeFirst(),
    );
  }

  /** Counts the players, with or without help, for each number of turns; scores that are held back do not count. */
  async counts(day: Day, game: string): Promise<Result<readonly TurnCount[], 'unavailable'>> {
    const found = await reading(
      this.#store.db
        .selectFrom('score_counts')
        .select(['turns', ({ fn }) => fn.sum<number | string>('n').as('n')])
        .where(({ and }) => and({ day, game, width: 60 }))
        .where('kind', '<>', 'bot')
        .groupBy('turns')
        .orderBy('turns')
        .execute(),
    );
    if (!found.ok) return found;
    return ok(found.value.map(({ turns, n }) => ({ turns, n: Number(n) })).filter(({ n }) => n > 0));
  }

  /** Returns the turns of a guest's scores of a day, by game. */
  async turnsOn(guest: string, day: Day): Promise<Result<ReadonlyMap<string, number>, 'unavailable'>> {
    const found = await reading(
      this.#store.db
        .selectFrom('scores')
        .select(['game', 'turns'])
        .where(({ and }) => and({ guest, day }))
        .execute(),
    );
    return found.ok ? ok(new Map(found.value.map(({ game, turns }) => [game, turns]))) : found;
  }

  /**
   * Returns the one-based rank of a score; equal scores share a rank. It adds up the histogram counts of better turns
   * and minutes, then of better seconds in the same minute, and counts individual rows only within one second.
   */
  async rank(board: Board, { turns, ms }: Score): Promise<Result<number, 'unavailable'>> {
    const { db } = this.#store;
    const [minute, second] = [Math.floor(ms / 60_000), Math.floor(ms / 1000)];
    const summed = (width: number) =>
      db
        .selectFrom('score_counts')
        .select(({ fn }) => fn.sum<number | string | null>('n').as('n'))
        .where(({ and }) => and({ ...board, width }));
    const minutes = summed(60).where(({ eb, or, and }) =>
      or([eb('turns', '<', turns), and([eb('turns', '=', turns), eb('bucket', '<', minute)])]),
    );
    const seconds = summed(1)
      .where('turns', '=', turns)
      .where('bucket', '>=', minute * 60)
      .where('bucket', '<', second);
    const rows = db
      .selectFrom('scores')
      .select(({ fn }) => fn.countAll<number | string>().as('n'))
      .where(({ and }) => and({ ...board, turns, held: '' }))
      .where('ms', '>=', second * 1000)
      .where('ms', '<', ms);
    const queries = [minutes, seconds, rows].map((query) => query.executeTakeFirstOrThrow());
    const found = await reading(Promise.all(queries));
    return found.ok ? ok(found.value.reduce((rank, { n }) => rank + Number(n ?? 0), 1)) : found;
  }
}

/**
 * A player who solves in one turn, or in less than a second per turn, has probably looked the secret up. Such a score
 * is held back until the operator allows it; only its guest sees it.
 */
const LUCKY_TURNS = 1;
const TURN_MS_MIN = 1000;

/** The bucket widths of the histogram, in seconds. */
const WIDTHS = [60, 1];
