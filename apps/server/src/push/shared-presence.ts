import type { ChangeEvent, ChangeEvents } from '../store/change-events.ts';
import type { Clock } from '../system/clock.ts';
import type { Presence } from './presence.ts';

/**
 * Presence of servers that share a database. Each tells the others who follows which room there, when somebody comes or
 * goes, now and then that it is still there, and at last that it stops. One that has been silent for too long is taken
 * for dead, and its people for away; whoever may have missed something asks.
 */
export class SharedPresence {
  readonly #options: SharedPresenceOptions;
  readonly #untold = new Set<string>();
  readonly #heardMs = new Map<string, number>();
  #isTelling = false;
  #hasStopped = false;

  constructor(options: SharedPresenceOptions) {
    this.#options = options;
  }

  /** Somebody has come to a room at this server, or gone from it. */
  changed(room: string): void {
    this.#untold.add(room);
    if (this.#isTelling || this.#hasStopped) return;
    this.#isTelling = true;
    this.#options.soon(() => {
      this.#isTelling = false;
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
   * This server may have missed what others told: everybody who has not left is named again before anybody is taken to
   * be away.
   */
  catchUp(): void {
    if (this.#hasStopped) return;
    const { presence, clock } = this.#options;
    for (const server of this.#heardMs.keys()) presence.forgetServer(server, clock.now());
    this.#say(true);
    this.#tell(presence.roomsFollowedHere());
  }

  /** This server stops. It says nothing after that: the others would take it for a new one. */
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
    // It has just begun, or was silent for so long that its people were taken for away.
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
  /** Calls back after a moment, in which more comes together. */
  soon(call: () => void): void;
}

export const PRESENCE_BEAT_MS = 10_000;
/** Three missed beats, and some seconds. */
const SILENT_MS = 35_000;
/** As many as fit into one notice of PostgreSQL, which holds 8,000 bytes. */
const TOLD_AT_ONCE = 100;
const SERVERS_MAX = 1000;
