import { isDeepStrictEqual } from 'node:util';
import { fail, ok, type Result } from '@inkling/core/result';
import type { RoomFault } from '@inkling/games/contract/room';
import { voterOf } from '../room/classroom.ts';
import { reservationsIn } from '../room/reservations.ts';
import { type Entry, isOver, type Room, type RoomContext, seatOfGuest } from '../room/room.ts';
import { makeRoomId } from '../room/room-id.ts';
import { checkSetup, gameOf, type Setup } from '../room/setup.ts';
import { step } from '../room/step.ts';
import { isSeatless, viewerOf } from '../room/viewer.ts';
import type { ChangeEvents } from '../store/change-events.ts';
import type { EntryRow, RoomRepository, RoomRow } from '../store/room-repository.ts';
import type { Statement, WriteFault } from '../store/store.ts';
import type { Clock } from '../system/clock.ts';
import type { Random } from '../system/random.ts';
import { ClassroomNames } from './classroom-names.ts';
import type { ComputationWorker } from './computation-worker.ts';
import { ComputerTurns } from './computer-turns.ts';
import type { LiveRoom } from './live-room.ts';
import { RoomCache } from './room-cache.ts';
import { conflictCheck } from './room-computations.ts';
import {
  hasTooManyMoves,
  isOfVote,
  type RoomRequest,
  type RoomServiceFault,
  type Seen,
  type SeenRoom,
  writerOf,
} from './room-request.ts';

export interface RoomServiceOptions {
  readonly repository: RoomRepository;
  readonly context: RoomContext;
  readonly random: Random;
  readonly clock: Clock;
  readonly worker: ComputationWorker;
  /** Returns statements that belong in the same commit as an entry, given the room after it. */
  readonly alongside?: (room: Room, entry: EntryRow) => readonly Statement[];
  /** Refuses a room that viewers without a seat may not see yet. */
  ifShown(seen: SeenRoom): Promise<Seen>;
  /** Where each change is published. Only set if other servers may write to the same rooms. */
  readonly changeEvents?: ChangeEvents | undefined;
}

/** For a room that the server itself opens: its seed, and the statements that belong in the same commit. */
export interface ServerDeal {
  /** Base64url of 32 bytes. */
  readonly seed: string;
  alongside(room: RoomRow): readonly Statement[];
}

/**
 * Gives access to all rooms, and is the only place where they change. A change is written first and announced
 * afterwards: no response and no event shows it before it is on disk. Each room changes one step at a time, but
 * different rooms change concurrently.
 */
export class RoomService {
  readonly #options: RoomServiceOptions;
  /** The rooms in memory. It must be notified of other servers' changes and of guests who are forgotten. */
  readonly cache: RoomCache;
  readonly classroomNames: ClassroomNames;
  readonly #computers: ComputerTurns;

  constructor(options: RoomServiceOptions) {
    this.#options = options;
    this.cache = new RoomCache({
      ...options,
      isShared: options.changeEvents !== undefined,
      onLoaded: (live) => this.#computers.consider(live),
      onReloaded: (live) => this.#computers.retryLater(live),
    });
    this.classroomNames = new ClassroomNames(options.repository, options.clock);
    this.#computers = new ComputerTurns({
      ...options,
      reload: (live) => this.cache.reload(live),
      append: (live, entry) => this.#append(live, entry, null),
    });
  }

  /** Opens a room and seats its opener. Repeating the request returns the same room. */
  async open(guest: string, req: string, asked: Setup, seat: string, deal?: ServerDeal): Promise<Seen> {
    const { repository, context, random, clock } = this.#options;
    const setup = checkSetup(asked, context.games);
    if (!setup.ok) return fail({ ...setup.error, now: undefined });
    if (!gameOf(setup.value, context.games).persons.includes(seat))
      return fail({ code: 'no-such-seat', now: undefined });
    const made_ms = clock.now();
    const draw = () => ({
      id: makeRoomId(made_ms, random.id()),
      own: random.secret(),
      salt: random.secret(),
    });
    const drawn = setup.value.classroom ? await this.classroomNames.drawFree(draw) : ok(draw());
    if (!drawn.ok) return fail({ code: drawn.error });
    const { id, own, salt } = drawn.value;
    const seed = deal?.seed ?? own;
    const row = { id, setup: JSON.stringify(setup.value), seed, salt, guest, req, made_ms };
    const first = { room: id, n: 1, kind: 'sit', seat, guest, req, line: '', note: '', at_ms: made_ms };
    const written = await repository.create(row, [first], deal?.alongside(row));
    if (!written.ok) {
      if (written.error !== 'conflict') return fail({ code: written.error });
      const known = await repository.madeBy(guest, req);
      if (!known.ok || known.value === undefined) return fail({ code: 'unavailable' });
      return this.#repeatedOpening(known.value, guest, setup.value, seat);
    }
    return ok(asSeenBy(this.cache.load(row, [first]).head, guest));
  }

  /**
   * Returns the current state of a room.
   * @param seen the version that the caller already knows, perhaps from another server
   */
  async look(id: string, guest: string | undefined, seen = 0): Promise<Seen> {
    const live = await this.cache.find(id, seen);
    if (!live.ok) return live;
    const room = asSeenBy(live.value.head, guest);
    return isSeatless(room.seat) ? this.#options.ifShown(room) : ok(room);
  }

  /** Does the same for a client that uses the watch-only link. */
  async getByWatchId(watch: string): Promise<Seen> {
    const live = await this.cache.findWatched(watch);
    if (!live.ok) return live;
    return this.#options.ifShown({ room: live.value.head, seat: 'watcher' });
  }

  /**
   * Executes a request once. A repeat gets the first answer again; an outdated one gets `stale` and the current state.
   */
  act(id: string, guest: string, request: RoomRequest): Promise<Seen> {
    const act = (live: LiveRoom) => live.exclusively(() => this.#actIn(live, guest, request));
    const current = this.cache.current(id, request.version);
    if (current) return act(current);
    return this.cache.find(id, request.version).then((live) => (live.ok ? act(live.value) : live));
  }

  /** Must be called within `exclusively`. */
  async #actIn(live: LiveRoom, guest: string, request: RoomRequest): Promise<Seen> {
    const fresh = live.isInvalid ? await this.cache.reload(live) : undefined;
    if (fresh?.ok === false) return fresh;
    const own = seatOfGuest(live.head, guest);
    const seat = seatFor(request, live.head, guest);
    if (seat === undefined) return fail({ code: 'not-your-seat' });
    const known = live.versionOf(seat, request.req);
    if (known !== undefined) return this.#answerRepeat(live, known, guest, request);
    if (request.kind === 'sit' && own !== undefined) return fail({ code: 'already-seated' });
    const now = asSeenBy(live.head, guest);
    if (request.version !== undefined && request.version !== now.room.version)
      return fail({ code: 'stale', now });
    if (hasTooManyMoves(live.head, request)) return fail({ code: 'too-many-moves', now });
    const entry = { kind: request.kind, seat, guest: writerOf(request, guest), line: request.line, note: '' };
    const written = await this.#append(live, entry, request.req);
    if (written.ok) return ok(asSeenBy(live.head, guest));
    return written.error.code === 'conflict'
      ? this.#resolveConflict(live, seat, guest, request)
      : fail(withNow(written.error, now));
  }

  /** Links a finished room to the next room of its players. Only the guest who opened the next room may do this. */
  async playOn(
    id: string,
    guest: string,
    { req, version, next }: { readonly req: string; readonly version: number; readonly next: string },
  ): Promise<Seen> {
    const opened = await this.cache.find(next);
    if (!opened.ok) return opened;
    if (opened.value.entryAt(1)?.guest !== guest) return fail({ code: 'not-your-seat' });
    const finished = await this.cache.find(id, version);
    if (!finished.ok) return finished;
    if (isOver(opened.value.head) && !finished.value.head.next)
      return fail({ code: 'game-over', now: undefined });
    const reserved = await this.#reserve(opened.value, finished.value.head, guest);
    if (!reserved.ok) return reserved;
    return this.act(id, guest, { req, version, kind: 'next', seat: undefined, line: next });
  }

  /** Reserves the seats of the next room for the players of the finished one. */
  #reserve(next: LiveRoom, finished: Room, opener: string): Promise<Result<void, RoomServiceFault>> {
    return next.exclusively(async () => {
      for (const entry of reservationsIn(next.head, finished, opener, this.#options.context.games)) {
        const written = await this.#append(next, entry, null);
        if (!written.ok) return fail({ code: written.error.code === 'busy' ? 'busy' : 'unavailable' });
      }
      return ok(undefined);
    });
  }

  /** Returns the current state of a room, and calls `onChange` after each change until `leave` is called. */
  async watch(
    id: string,
    onChange: (room: Room) => void,
  ): Promise<Result<{ readonly room: Room; readonly leave: () => void }, RoomServiceFault>> {
    const live = await this.cache.find(id);
    if (!live.ok) return live;
    return ok({ room: live.value.head, leave: live.value.watch(onChange) });
  }

  /** Stops all retries. */
  close(): void {
    this.#computers.close();
  }

  /** Writes the next entry and then announces it. Must be called within `exclusively`. */
  async #append(
    live: LiveRoom,
    entry: Entry,
    req: string | null,
  ): Promise<Result<void, RoomFault | { readonly code: WriteFault }>> {
    const { context, repository, clock, worker, alongside } = this.#options;
    const from = live.head;
    const stepped = step(from, entry, context);
    if (!stepped.ok) return stepped;
    let to = stepped.value;
    let note = '';
    if (live.head.setup.maker === 'kept' && entry.kind === 'move') {
      const answer = await worker.run(conflictCheck(to, context.games), {
        owner: entry.guest ?? 'nobody',
        queue: 'person',
      });
      if (answer === 'busy') return fail({ code: 'busy' });
      if ('conflict' in answer && answer.conflict) {
        note = JSON.stringify(answer.conflict);
        to = { ...to, conflict: answer.conflict };
      }
    }
    const { kind, seat, guest, line } = entry;
    const row: EntryRow = {
      room: from.id,
      n: to.version,
      kind,
      seat,
      guest,
      line,
      note,
      req,
      at_ms: clock.now(),
    };
    const written = await repository.append(row, alongside?.(to, row));
    if (!written.ok) {
      if (written.error !== 'busy') live.invalidate();
      return fail({ code: written.error });
    }
    live.append(row, { from, to });
    this.#options.changeEvents?.publish({ kind: 'room', room: row.room, version: row.n });
    this.#computers.consider(live);
    return ok(undefined);
  }

  /** Answers when another change was written first, or when another server has already written this very request. */
  async #resolveConflict(live: LiveRoom, seat: string, guest: string, request: RoomRequest): Promise<Seen> {
    const fresh = await this.cache.reload(live);
    if (!fresh.ok) return fresh;
    const known = live.versionOf(seat, request.req);
    if (known !== undefined) return this.#answerRepeat(live, known, guest, request);
    // A vote does not depend on what others have done meanwhile.
    if (isOfVote(request)) return this.#actIn(live, guest, request);
    return fail({ code: 'stale', now: asSeenBy(live.head, guest) });
  }

  #answerRepeat(live: LiveRoom, n: number, guest: string, request: RoomRequest): Seen {
    const entry = live.entryAt(n);
    if (entry?.guest !== writerOf(request, guest))
      return fail({ code: 'seat-taken', now: asSeenBy(live.head, guest) });
    if (entry.kind !== request.kind || entry.line !== request.line) return fail({ code: 'request-reused' });
    // Anybody can repeat requests again and again, and replaying many entries takes long.
    const isLong = n > REPLAYED_MAX || live.head.vote !== undefined;
    return ok(asSeenBy(isLong ? live.head : live.at(n), guest));
  }

  /** Returns the first answer again, unless the earlier request asked for a different setup or seat. */
  async #repeatedOpening(id: string, guest: string, setup: Setup, seat: string): Promise<Seen> {
    const live = await this.cache.find(id);
    if (!live.ok) return live;
    const first = live.value.at(1);
    const isSame = isDeepStrictEqual(first.setup, setup) && live.value.entryAt(1)?.seat === seat;
    return isSame ? ok(asSeenBy(first, guest)) : fail({ code: 'request-reused' });
  }
}

/** The seat under which a request is written: that of the guest, the one to take, or the hash of a voter. */
function seatFor({ kind, seat }: RoomRequest, room: Room, guest: string): string | undefined {
  if (kind === 'vote') return voterOf(room.id, guest);
  return kind === 'sit' ? seat : seatOfGuest(room, guest);
}

/** A repeated request after more entries than this gets the room as it is now. */
const REPLAYED_MAX = 200;

function asSeenBy(room: Room, guest: string | undefined): SeenRoom {
  return { room, seat: viewerOf(room, guest) };
}

function withNow(fault: RoomFault | { readonly code: WriteFault }, now: SeenRoom): RoomServiceFault {
  if (fault.code === 'unavailable' || fault.code === 'busy') return { code: fault.code };
  return { ...fault, now };
}
