import type { Entry, Room, RoomContext } from '../room/room.ts';
import { step } from '../room/step.ts';
import type { EntryRow } from '../store/room-repository.ts';

/** A room before and after an entry. */
export interface Transition {
  readonly from: Room;
  readonly to: Room;
}

/** A room in memory: a copy of its data in the database, its watchers, and a queue of the pending changes. */
export class LiveRoom {
  head: Room;
  /** The version for which a computer player's move is being computed, if any. */
  computingVersion: number | undefined;
  readonly #start: Room;
  readonly #context: RoomContext;
  #entries: EntryRow[] = [];
  /** Created lazily, for the first watcher. */
  #watchers: Set<(room: Room) => void> | undefined;
  #tail: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #invalidations = 0;

  constructor(start: Room, entries: readonly EntryRow[], context: RoomContext) {
    this.#start = start;
    this.#context = context;
    this.head = start;
    for (const entry of entries) this.#apply(entry, this.#after(this.head, entry));
  }

  /** Runs `act` after all earlier calls have finished, so that actions on a room never overlap. */
  exclusively<T>(act: () => Promise<T>): Promise<T> {
    const run = this.#waiting++ === 0 ? act() : this.#tail.then(act);
    const done = () => void this.#waiting--;
    this.#tail = run.then(done, done);
    return run;
  }

  /**
   * Adds an entry that has been written to the database, and notifies the watchers. `transition.to` is the room after
   * the entry, computed before it was written; it is used only if the room has not been reloaded in between.
   */
  append(entry: EntryRow, transition: Transition): void {
    // The room has been reloaded meanwhile and already contains this entry.
    if (entry.n <= this.head.version) return;
    this.#apply(entry, transition.from === this.head ? transition.to : this.#after(this.head, entry));
    this.#tellWatchers();
  }

  /** Marks this copy as possibly out of date. The room is then reloaded before its next use. */
  invalidate(): void {
    this.#invalidations++;
  }

  /**
   * Rebuilds the room from these entries.
   * @param seenInvalidations the number of invalidations when reading began; a later one may concern data that the read
   * missed
   */
  replaceEntries(entries: readonly EntryRow[], seenInvalidations: number): void {
    const before = this.head.version;
    this.head = this.#start;
    this.#entries = [];
    for (const entry of entries) this.#apply(entry, this.#after(this.head, entry));
    this.#invalidations -= seenInvalidations;
    if (this.head.version === before) return;
    this.computingVersion = undefined;
    this.#tellWatchers();
  }

  watch(onChange: (room: Room) => void): () => void {
    this.#watchers ??= new Set();
    this.#watchers.add(onChange);
    return () => void this.#watchers?.delete(onChange);
  }

  /** Returns the version that a seat's request produced, or undefined if there was no such request. */
  versionOf(seat: string, req: string): number | undefined {
    for (let at = this.#entries.length - 1; at >= 0; at--) {
      const entry = this.#entries[at] as EntryRow;
      if (entry.seat === seat && entry.req === req) return entry.n;
    }
    return undefined;
  }

  entryAt(version: number): EntryRow | undefined {
    return this.#entries[version - 1];
  }

  /** Returns the room as it was at a version. */
  at(version: number): Room {
    return this.#entries.slice(0, version).reduce((room, entry) => this.#after(room, entry), this.#start);
  }

  get invalidations(): number {
    return this.#invalidations;
  }

  get isInvalid(): boolean {
    return this.#invalidations > 0;
  }

  get isIdle(): boolean {
    return this.#waiting === 0 && (this.#watchers === undefined || this.#watchers.size === 0);
  }

  #tellWatchers(): void {
    if (this.#watchers) for (const watcher of this.#watchers) watcher(this.head);
  }

  #apply(entry: EntryRow, next: Room): void {
    this.head = next;
    this.#entries.push(entry);
  }

  #after(room: Room, entry: EntryRow): Room {
    const next = step(room, entry as Entry, this.#context);
    if (!next.ok)
      throw new Error(`entry ${entry.n} of room ${room.id} cannot be applied: ${next.error.code}`);
    return next.value;
  }
}
