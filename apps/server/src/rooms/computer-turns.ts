import type { Result } from '@inkling/core/result';
import { type Entry, isOver, type RoomContext } from '../room/room.ts';
import type { ComputationWorker } from './computation-worker.ts';
import type { LiveRoom } from './live-room.ts';
import { type ComputerMove, computerMove } from './room-computations.ts';

export interface ComputerTurnsOptions {
  readonly context: RoomContext;
  readonly worker: ComputationWorker;
  /** Reloads a room if it is invalid. Must be called within `exclusively`. */
  reload(live: LiveRoom): Promise<Result<void, { readonly code: string }>>;
  /** Writes the next entry of a room and then announces it. Must be called within `exclusively`. */
  append(live: LiveRoom, entry: Entry): Promise<Result<void, { readonly code: string }>>;
}

/**
 * Plays the turns of computer players. A worker computes the move, which is then played like any other: only if it is the
 * player's turn, and only if the room has not changed meanwhile. If it could not be played for a temporary reason, it is
 * computed again after a pause, so that the game does not stall until a client requests the room.
 */
export class ComputerTurns {
  readonly #options: ComputerTurnsOptions;
  #closed = false;

  constructor(options: ComputerTurnsOptions) {
    this.#options = options;
  }

  /** Starts computing a move if it is a computer player's turn. Plays it unless the room has changed meanwhile. */
  consider(live: LiveRoom): void {
    const next = computerMove(live.head, this.#options.context.games);
    if (next && live.computingVersion !== live.head.version) void this.#play(live, next);
  }

  async #play(live: LiveRoom, next: ComputerMove): Promise<void> {
    const { worker, reload, append } = this.#options;
    const { version } = live.head;
    live.computingVersion = version;
    // The computation is charged to the guest who opened the room.
    const owner = live.entryAt(1)?.guest ?? 'nobody';
    const answer = await worker.run(next.computation, { owner, queue: 'computer' });
    if (answer === 'busy') return this.retryLater(live);
    // A second attempt would take as long, so a computer player that found no move resigns, visibly to everybody.
    const line = 'line' in answer ? answer.line : RESIGNATION;
    const entry = { kind: 'move' as const, seat: next.seat, guest: null, line, note: '' };
    await live.exclusively(async () => {
      // If a newer release wrote entries that we cannot read, clients that request the room get the error; ignore it here.
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

  /** Stops all retries. */
  close(): void {
    this.#closed = true;
  }

  /** Clients that only watch may never send another request, so an invalid room is reloaded here. */
  async #retry(live: LiveRoom): Promise<void> {
    if (this.#closed) return;
    const fresh = await live.exclusively(() => this.#options.reload(live)).catch(() => undefined);
    if (!fresh || live.computingVersion !== undefined) return;
    if (!fresh.ok) return this.retryLater(live);
    if (!isOver(live.head)) this.consider(live);
  }
}

/** The move with which a player resigns. */
const RESIGNATION = 'resign';
/** Temporary failures, after which a retry may succeed. A move that the rules refuse would be refused again. */
const PASSING: readonly string[] = ['unavailable', 'busy', 'conflict'];
const RETRY_MS = 2000;
