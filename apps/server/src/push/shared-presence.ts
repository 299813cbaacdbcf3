import type { ChangeEvent, ChangeEvents } from '../store/change-events.ts';
import type { Clock } from '../system/clock.ts';
import type { Presence } from './presence.ts';

/**
 * Presence across servers that share a database. Each server tells the others who follows a room whenever that changes,
 * regularly that it is still running, and finally that it stops. A server that is silent for too long counts as dead,
 * and its users as away. A server that may have missed messages asks the others to repeat them.
 */
export class SharedPresence {
  readonly #options: SharedPresenceOptions;
  readonly #untold = new Set<string>();
  readonly #heardMs = new Map<string, number>();
  #isPublishing = false;
  #hasStopped = false;

  constructor(options: SharedPresenceOptions) {
    this.#options = options;
  }

  /** Call this when a user has joined or left a room at this server. */
  changed(room: string): void {
    this.#untold.add(room);
    if (this.#isPublishing || this.#hasStopped) return;
    this.#isPublishing = true;
    this.#options.soon(() => {
      this.#isPublishing = false;
      if (this.#hasStopped) return;
      this.#tell([...this.#untold]);
      this.#untold.clear();
    });
  }

  /** Call this every `PRESENCE_BEAT_MS` milliseconds. */
  beat(): void {
    const { presence, clock } = this.#options;
    this.#say(false);
    for (const [server, heardMs] of this.#heardMs) {
      if (clock.now() - heardMs < SILENT_MS) continue;
      this.#heardMs.delete(server);
      presence.forgetServer(server, heardMs);
    }
  }

  /**
   * Asks the other servers to announce all their users again, before any of them counts as away. Call this when
   * messages may have been missed.
   */
  catchUp(): void {
    if (this.#hasStopped) return;
    const { presence, clock } = this.#options;
    for (const server of this.#heardMs.keys()) presence.forgetServer(server, clock.now());
    this.#say(true);
    this.#tell(presence.roomsFollowedHere());
  }

  /**
   * Announces that this server stops. It must send nothing after that, or the others would take it for a new server.
   */
  stop(): void {
    const { changeEvents, server } = this.#options;
    this.#hasStopped = true;
    changeEvents.publish({ kind: 'stopping', server });
  }

  hear(event: ChangeEvent & { readonly kind: 'present' | 'alive' | 'stopping' }): void {
    const { presence, clock } = this.#options;
    const { server } = event;
    if (server === this.#options.server || this.#hasStopped) return;
    if (event.kind === 'stopping') {
      this.#heardMs.delete(server);
      presence.forgetServer(server, clock.now());
      return;
    }
    const isNew = !this.#heardMs.has(server);
    if (isNew && this.#heardMs.size >= SERVERS_MAX) return;
    this.#heardMs.set(server, clock.now());
    // That server has just started, or was silent for so long that its users counted as away.
    if (isNew) this.#say(true);
    if (event.kind === 'present')
      for (const { room, ...following } of event.rooms) presence.hear(server, room, following);
    else if (event.asks) this.#tell(presence.roomsFollowedHere());
  }

  #say(asks: boolean): void {
    const { changeEvents, server } = this.#options;
    changeEvents.publish({ kind: 'alive', server, asks });
  }

  #tell(ids: readonly string[]): void {
    const { presence, changeEvents, server } = this.#options;
    const rooms = ids.map((room) => ({ room, ...presence.followingHere(room) }));
    for (let at = 0; at < rooms.length; at += TOLD_AT_ONCE)
      changeEvents.publish({ kind: 'present', server, rooms: rooms.slice(at, at + TOLD_AT_ONCE) });
  }
}

export interface SharedPresenceOptions {
  readonly presence: Presence;
  readonly changeEvents: ChangeEvents;
  /** The unique id of this server. */
  readonly server: string;
  readonly clock: Clock;
  /** Calls back after a short delay, so that several changes share one announcement. */
  soon(call: () => void): void;
}

export const PRESENCE_BEAT_MS = 10_000;
/** Three missed beats and some seconds. */
const SILENT_MS = 35_000;
/** As many as fit into one PostgreSQL notification of at most 8,000 bytes. */
const TOLD_AT_ONCE = 100;
const SERVERS_MAX = 1000;
