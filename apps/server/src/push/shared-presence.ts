import type { ChangeEvent, ChangeEvents } from '../store/change-events.ts';
import type { Clock } from '../system/clock.ts';
import type { Presence } from './presence.ts';

/**
 * Presence across servers that share a database. Each tells the others who follows which room whenever somebody comes
 * or goes, now and then that it is still running, and at last that it stops. A server that is silent for too long counts
 * as dead, and its people as away. A server that may have missed something asks.
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

  /** Somebody has come to a room at this server, or has left it. */
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

  /** Call every `PRESENCE_BEAT_MS`. */
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
   * This server may have missed messages, so it asks the others to name everybody again before anybody counts as away.
   */
  catchUp(): void {
    if (this.#hasStopped) return;
    const { presence, clock } = this.#options;
    for (const server of this.#heardMs.keys()) presence.forgetServer(server, clock.now());
    this.#say(true);
    this.#tell(presence.roomsFollowedHere());
  }

  /** This server stops. It must say nothing after that, or the others would take it for a new one. */
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
    // That server has just started, or was silent for so long that its people counted as away.
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
  /** Tells this server from the others. */
  readonly server: string;
  readonly clock: Clock;
  /** Calls back after a moment, so that more can be told at once. */
  soon(call: () => void): void;
}

export const PRESENCE_BEAT_MS = 10_000;
/** Three missed beats, and some seconds. */
const SILENT_MS = 35_000;
/** As many as fit into one notification of PostgreSQL, which holds 8,000 bytes. */
const TOLD_AT_ONCE = 100;
const SERVERS_MAX = 1000;
