import type { Result } from '@inkling/core/result';
import { type Entry, isOver, type RoomWorld } from '../duel/room.ts';
import type { LiveRoom } from './live-room.ts';
import { computerQuestion } from './questions.ts';
import type { Thinker } from './thinker.ts';

export interface ComputerTurnsParts {
  readonly world: RoomWorld;
  readonly thinker: Thinker;
  /** Reads a room again if it is in doubt. The caller holds the room. */
  freshen(live: LiveRoom): Promise<Result<void, unknown>>;
  /** Writes the next entry of a room and then tells it. The caller holds the room. */
  advance(live: LiveRoom, entry: Entry): Promise<Result<void, unknown>>;
}

/**
 * Computer players at their rooms. They think beside everything else and play like anybody: in their turn, and only if
 * the room stands as it did. Whatever comes between, they think again in a while, so no game waits for somebody to ask.
 */
export class ComputerTurns {
  readonly #parts: ComputerTurnsParts;
  #closed = false;

  constructor(parts: ComputerTurnsParts) {
    this.#parts = parts;
  }

  /** If it is a computer's turn, it thinks, and plays unless the room has moved on meanwhile. */
  async consider(live: LiveRoom): Promise<void> {
    const { world, thinker, freshen, advance } = this.#parts;
    const asked = computerQuestion(live.head, world.games);
    if (!asked || live.thinksAt === live.head.version) return;
    const { version } = live.head;
    live.thinksAt = version;
    const answer = await thinker.ask(asked.question);
    if (answer === 'busy' || 'stuck' in answer) return this.later(live);
    if (!('line' in answer)) return;
    const entry = { kind: 'move' as const, seat: asked.seat, guest: null, line: answer.line, note: '' };
    await live.exclusively(async () => {
      // What a later release has written fails those who ask for the room, and not us.
      const fresh = await freshen(live).catch(() => undefined);
      if (!fresh || (fresh.ok && live.head.version !== version)) return;
      const written = fresh.ok ? await advance(live, entry) : fresh;
      if (!written.ok) this.later(live);
    });
  }

  later(live: LiveRoom): void {
    live.thinksAt = undefined;
    setTimeout(() => void this.#again(live), AGAIN_MS).unref();
  }

  /** Nothing is tried again from now on. */
  close(): void {
    this.#closed = true;
  }

  /** Whoever watches may not ask again by themselves: what is doubtful is read here. */
  async #again(live: LiveRoom): Promise<void> {
    if (this.#closed) return;
    const fresh = await live.exclusively(() => this.#parts.freshen(live)).catch(() => undefined);
    if (!fresh || live.thinksAt !== undefined) return;
    if (!fresh.ok) return this.later(live);
    if (!isOver(live.head, this.#parts.world.games)) return this.consider(live);
  }
}

const AGAIN_MS = 2000;
