import type { Entry, Room, RoomWorld } from '../duel/room.ts';
import { step } from '../duel/step.ts';
import type { EntryRow } from '../store/room-shelf.ts';

/** A room before an entry and after it. */
export interface Tried {
  readonly from: Room;
  readonly to: Room;
}

/** A room in memory: a copy of what is written, who watches it, and the queue of those who want to change it. */
export class LiveRoom {
  head: Room;
  /** The version at which a computer player is thinking. */
  thinksAt: number | undefined;
  readonly #start: Room;
  readonly #world: RoomWorld;
  #entries: EntryRow[] = [];
  #versions = new Map<string, number>();
  #watchers = new Set<(room: Room) => void>();
  #tail: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #doubts = 0;

  constructor(start: Room, entries: readonly EntryRow[], world: RoomWorld) {
    this.#start = start;
    this.#world = world;
    this.head = start;
    for (const entry of entries) this.#take(entry, this.#after(this.head, entry));
  }

  /** Runs when everybody who came before has finished. */
  exclusively<T>(act: () => Promise<T>): Promise<T> {
    const run = this.#waiting++ === 0 ? act() : this.#tail.then(act);
    const done = () => void this.#waiting--;
    this.#tail = run.then(done, done);
    return run;
  }

  /**
   * Takes an entry that is written, and tells it. `tried` is the room after it, as it was worked out before writing; it
   * counts only while nothing has been read again in between.
   */
  add(entry: EntryRow, tried: Tried): void {
    // Somebody has read the room again, and found it there already.
    if (entry.n <= this.head.version) return;
    this.#take(entry, tried.from === this.head ? tried.to : this.#after(this.head, entry));
    for (const watcher of this.#watchers) watcher(this.head);
  }

  /** What was written is not known: it has to be read again. */
  doubt(): void {
    this.#doubts++;
  }

  /** @param doubts how many there were when the reading began; those that came later may be about what it has missed */
  reload(entries: readonly EntryRow[], doubts: number): void {
    const before = this.head.version;
    this.head = this.#start;
    this.#entries = [];
    this.#versions = new Map();
    for (const entry of entries) this.#take(entry, this.#after(this.head, entry));
    this.#doubts -= doubts;
    if (this.head.version === before) return;
    this.thinksAt = undefined;
    for (const watcher of this.#watchers) watcher(this.head);
  }

  watch(onChange: (room: Room) => void): () => void {
    this.#watchers.add(onChange);
    return () => void this.#watchers.delete(onChange);
  }

  /** The version that a request of a seat made. */
  versionOf(seat: string, req: string): number | undefined {
    return this.#versions.get(`${seat} ${req}`);
  }

  entryAt(version: number): EntryRow | undefined {
    return this.#entries[version - 1];
  }

  /** The room as it was. */
  at(version: number): Room {
    return this.#entries.slice(0, version).reduce((room, entry) => this.#after(room, entry), this.#start);
  }

  get doubts(): number {
    return this.#doubts;
  }

  get isDoubtful(): boolean {
    return this.#doubts > 0;
  }

  get isIdle(): boolean {
    return this.#watchers.size === 0 && this.#waiting === 0;
  }

  #take(entry: EntryRow, next: Room): void {
    this.head = next;
    this.#entries.push(entry);
    if (entry.req !== null) this.#versions.set(`${entry.seat} ${entry.req}`, entry.n);
  }

  #after(room: Room, entry: EntryRow): Room {
    const next = step(room, entry as Entry, this.#world);
    if (!next.ok) throw new Error(`entry ${entry.n} of room ${room.id} cannot be: ${next.error.code}`);
    return next.value;
  }
}
