import { fail, ok, type Result } from '@inkling/core/result';
import type { Dice } from '../dice.ts';
import type { PlayFault } from '../duel/play.ts';
import { type Entry, type Room, type RoomWorld, seatOfGuest } from '../duel/room.ts';
import { makeRoomId } from '../duel/room-id.ts';
import { makeSeed } from '../duel/room-seed.ts';
import { personSeats } from '../duel/seats.ts';
import { checkSetup, type Setup } from '../duel/setup.ts';
import { step } from '../duel/step.ts';
import type { News } from '../store/news.ts';
import type { EntryRow, RoomRow, RoomShelf } from '../store/room-shelf.ts';
import type { Statement, WriteFault } from '../store/store.ts';
import { ComputerTurns } from './computer-turns.ts';
import type { LiveRoom } from './live-room.ts';
import { OpenRooms } from './open-rooms.ts';
import { conflictQuestion } from './questions.ts';
import type { Thinker } from './thinker.ts';

/** A room as one person sees it: where it stands, and the seat from which they look. */
export interface Seen {
  readonly room: Room;
  readonly seat: string;
}

export type HallFault =
  | {
      readonly code:
        | 'no-such-room'
        | 'unavailable'
        | 'busy'
        | 'not-your-seat'
        | 'already-seated'
        | 'request-reused';
    }
  /** The room has moved on; here is how it stands. */
  | { readonly code: 'stale'; readonly now: Seen }
  | (PlayFault & { readonly now: Seen | undefined });

/** Something that a person wants to do. `version` is the one that they saw; taking a seat does not need one. */
export interface Wish {
  readonly req: string;
  readonly version: number | undefined;
  readonly kind: Entry['kind'];
  /** The seat to take; for the rest it is the person's own. */
  readonly seat: string | undefined;
  readonly line: string;
}

export interface HallParts {
  readonly shelf: RoomShelf;
  readonly world: RoomWorld;
  readonly dice: Dice;
  readonly thinker: Thinker;
  /** What has to be written in the same commit as an entry, given the room after it. */
  readonly alongside?: (room: Room, entry: EntryRow) => readonly Statement[];
  /** Told of each change, where other servers may write into the same rooms. */
  readonly news?: News | undefined;
}

/** How the server deals a room of its own, with this written in the same commit. */
export interface Deal {
  /** As `room-seed.ts` makes it. */
  readonly seed: string;
  alongside(room: RoomRow): readonly Statement[];
}

/**
 * All rooms, and the one place where they change. Each change is written first and told afterwards: nobody hears of
 * it, neither in an answer nor in an event, before it is on the disk. One change at a time in a room; many rooms at
 * once.
 */
export class Hall {
  readonly #parts: HallParts;
  /** Those in memory; to hear what other servers wrote, and whom to forget. */
  readonly rooms: OpenRooms;
  readonly #computers: ComputerTurns;

  constructor(parts: HallParts) {
    this.#parts = parts;
    this.rooms = new OpenRooms({
      ...parts,
      isShared: parts.news !== undefined,
      entered: (live) => void this.#computers.consider(live),
      lagging: (live) => this.#computers.later(live),
    });
    this.#computers = new ComputerTurns({
      ...parts,
      freshen: (live) => this.rooms.freshen(live),
      advance: (live, entry) => this.#advance(live, entry, null),
    });
  }

  /** A new room with its opener in a seat. The same request again gives the same room. */
  async open(
    guest: string,
    req: string,
    asked: Setup,
    seat: string,
    deal?: Deal,
  ): Promise<Result<Seen, HallFault>> {
    const { shelf, world, dice } = this.#parts;
    const setup = checkSetup(asked, world.games);
    if (!setup.ok) return fail({ ...setup.error, now: undefined });
    if (!personSeats(setup.value).includes(seat)) return fail({ code: 'no-such-seat', now: undefined });
    const made_ms = dice.now();
    const id = makeRoomId(made_ms, dice.id());
    const [own, salt] = [dice.secret(), dice.secret()];
    const seed = deal?.seed ?? (setup.value.joint ? own : makeSeed(own));
    const row = { id, setup: JSON.stringify(setup.value), seed, salt, guest, req, made_ms };
    const first = { room: id, n: 1, kind: 'sit', seat, guest, req, line: '', note: '', at_ms: made_ms };
    const written = await shelf.create(row, [first], deal?.alongside(row));
    if (!written.ok && written.error !== 'conflict') return fail({ code: written.error });
    if (!written.ok) {
      const known = await shelf.madeBy(guest, req);
      if (!known.ok) return fail({ code: 'unavailable' });
      if (known.value === undefined) return fail({ code: 'unavailable' });
      return this.#firstView(known.value, guest);
    }
    return ok(seenBy(this.rooms.enter(row, [first]).head, guest));
  }

  /**
   * How a room stands now.
   * @param seen the version that the asker knows already, perhaps from another server
   */
  async look(id: string, guest: string | undefined, seen = 0): Promise<Result<Seen, HallFault>> {
    const live = await this.rooms.find(id, seen);
    return live.ok ? ok(seenBy(live.value.head, guest)) : live;
  }

  /** Does what a person wishes, once: a repeated request gets the first answer, a late one how things stand now. */
  async act(id: string, guest: string, wish: Wish): Promise<Result<Seen, HallFault>> {
    const found = await this.rooms.find(id, wish.version);
    if (!found.ok) return found;
    const live = found.value;
    return live.exclusively(async () => {
      const fresh = await this.rooms.freshen(live);
      if (!fresh.ok) return fresh;
      const { head } = live;
      const own = seatOfGuest(head, guest);
      const seat = wish.kind === 'sit' ? wish.seat : own;
      if (seat === undefined) return fail({ code: 'not-your-seat' });
      const known = live.versionOf(seat, wish.req);
      if (known !== undefined) return this.#repeated(live, known, guest, wish);
      if (wish.kind === 'sit' && own !== undefined) return fail({ code: 'already-seated' });
      const now = seenBy(head, guest);
      if (wish.version !== undefined && wish.version !== head.version) return fail({ code: 'stale', now });
      const entry = { kind: wish.kind, seat, guest, line: wish.line, note: '' };
      const written = await this.#advance(live, entry, wish.req);
      if (written.ok) return ok(seenBy(live.head, guest));
      return written.error.code === 'conflict'
        ? this.#overtaken(live, seat, guest, wish)
        : fail(withNow(written.error, now));
    });
  }

  /** How a room stands now, and a call after each change of it until `leave`. */
  async watch(
    id: string,
    onChange: (room: Room) => void,
  ): Promise<Result<{ readonly room: Room; readonly leave: () => void }, HallFault>> {
    const live = await this.rooms.find(id);
    if (!live.ok) return live;
    return ok({ room: live.value.head, leave: live.value.watch(onChange) });
  }

  /** Nothing is tried again from now on. */
  close(): void {
    this.#computers.close();
  }

  /** Writes the next entry and then tells it. The caller holds the room. */
  async #advance(
    live: LiveRoom,
    entry: Entry,
    req: string | null,
  ): Promise<Result<void, PlayFault | { readonly code: WriteFault }>> {
    const { world, shelf, dice, thinker, alongside } = this.#parts;
    const from = live.head;
    const tried = step(from, entry, world);
    if (!tried.ok) return tried;
    let to = tried.value;
    let note = '';
    if (live.head.setup.maker === 'kept' && entry.kind === 'move') {
      const answer = await thinker.ask(conflictQuestion(tried.value));
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
      at_ms: dice.now(),
    };
    const written = await shelf.append(row, alongside?.(to, row));
    if (!written.ok) {
      if (written.error !== 'busy') live.doubt();
      return fail({ code: written.error });
    }
    live.add(row, { from, to });
    this.#parts.news?.tell({ kind: 'room', room: row.room, version: row.n });
    void this.#computers.consider(live);
    return ok(undefined);
  }

  /** Somebody else wrote first, or another server had written this very request. */
  async #overtaken(
    live: LiveRoom,
    seat: string,
    guest: string,
    wish: Wish,
  ): Promise<Result<Seen, HallFault>> {
    const fresh = await this.rooms.freshen(live);
    if (!fresh.ok) return fresh;
    const known = live.versionOf(seat, wish.req);
    if (known !== undefined) return this.#repeated(live, known, guest, wish);
    return fail({ code: 'stale', now: seenBy(live.head, guest) });
  }

  #repeated(live: LiveRoom, n: number, guest: string, wish: Wish): Result<Seen, HallFault> {
    const entry = live.entryAt(n);
    if (entry?.guest !== guest) return fail({ code: 'seat-taken', now: seenBy(live.head, guest) });
    if (entry.kind !== wish.kind || entry.line !== wish.line) return fail({ code: 'request-reused' });
    return ok(seenBy(live.at(n), guest));
  }

  async #firstView(id: string, guest: string): Promise<Result<Seen, HallFault>> {
    const live = await this.rooms.find(id);
    return live.ok ? ok(seenBy(live.value.at(1), guest)) : live;
  }
}

function seenBy(room: Room, guest: string | undefined): Seen {
  return { room, seat: seatOfGuest(room, guest) ?? 'spectator' };
}

function withNow(fault: PlayFault | { readonly code: WriteFault }, now: Seen): HallFault {
  if (fault.code === 'unavailable' || fault.code === 'busy') return { code: fault.code };
  return { ...fault, now };
}
