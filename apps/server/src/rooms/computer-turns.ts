import type { Result } from '@inkling/core/result';
import { type Entry, isOver, type RoomContext } from '../room/room.ts';
import type { ComputationWorker } from './computation-worker.ts';
import type { LiveRoom } from './live-room.ts';
import { type ComputerMove, computerMove } from './room-computations.ts';

export interface ComputerTurnsOptions {
  readonly context: RoomContext;
  readonly worker: ComputationWorker;
  /** Reads a room again if it is invalid. Call it from `exclusively`. */
  reload(live: LiveRoom): Promise<Result<void, { readonly code: string }>>;
  /** Writes the next entry of a room and then announces it. Call it from `exclusively`. */
  append(live: LiveRoom, entry: Entry): Promise<Result<void, { readonly code: string }>>;
}

/**
 * Plays the turns of computer players. The worker computes a move, and it is played like anybody else's: only when it is
 * the player's turn, and only if the room has not changed meanwhile. Otherwise it is computed again after a pause, so
 * that no game stands still until a person asks for it.
 */
export class ComputerTurns {
  readonly #options: ComputerTurnsOptions;
  #closed = false;

  constructor(options: ComputerTurnsOptions) {
    this.#options = options;
  }

  /** If it is a computer player's turn, computes its move and plays it unless the room has changed meanwhile. */
  consider(live: LiveRoom): void {
    const next = computerMove(live.head, this.#options.context.games);
    if (next && live.computingVersion !== live.head.version) void this.#play(live, next);
  }

  async #play(live: LiveRoom, next: ComputerMove): Promise<void> {
    const { worker, reload, append } = this.#options;
    const { version } = live.head;
    live.computingVersion = version;
    // The guest who opened the room pays for the computing.
    const owner = live.entryAt(1)?.guest ?? 'nobody';
    const answer = await worker.run(next.computation, { owner, queue: 'computer' });
    if (answer === 'busy') return this.retryLater(live);
    // A second attempt would take as long, so a computer player without a move resigns, and everybody in the room sees it.
    const line = 'line' in answer ? answer.line : RESIGNATION;
    const entry = { kind: 'move' as const, seat: next.seat, guest: null, line, note: '' };
    await live.exclusively(async () => {
      // A room with entries of a later release is an error for those who ask for it, not here.
      const fresh = await reload(live).catch(() => undefined);
      if (!fresh || (fresh.ok && live.head.version !== version)) return;
      const written = fresh.ok ? await append(live, entry) : fresh;
      if (!written.ok && PASSING.includes(written.error.code)) this.retryLater(live);
    });
  }

  retryLater(live: LiveRoom): void {
    live.computingVersion = undefined;
    setTimeout(() => void this.#retry(live), RETRY_MS).unref();
  }

  /** Ends all retries. */
  close(): void {
    this.#closed = true;
  }

  /** People who only watch may never ask again, so an invalid room is read here. */
  async #retry(live: LiveRoom): Promise<void> {
    if (this.#closed) return;
    const fresh = await live.exclusively(() => this.#options.reload(live)).catch(() => undefined);
    if (!fresh || live.computingVersion !== undefined) return;
    if (!fresh.ok) return this.retryLater(live);
    if (!isOver(live.head)) this.consider(live);
  }
}

/** The move by which a player leaves the game. */
const RESIGNATION = 'resign';
/** Failures after which another attempt may succeed. A move that the rules refuse is refused again. */
const PASSING: readonly string[] = ['unavailable', 'busy', 'conflict'];
const RETRY_MS = 2000;
