/** Something that a server has written or noticed, sent to all servers on the same database. */
export type ChangeEvent =
  | { readonly kind: 'room'; readonly room: string; readonly version: number }
  /** The guest asked to be forgotten. */
  | { readonly kind: 'forgotten'; readonly guest: string }
  /** What guests and addresses have taken from their rate-limit buckets on that server. */
  | { readonly kind: 'taken'; readonly server: string; readonly taken: readonly Taken[] }
  /** Who follows rooms on that server. The list is complete for each room in it. */
  | { readonly kind: 'present'; readonly server: string; readonly rooms: readonly RoomFollowing[] }
  /** That server is still running. If `asks` is set, the others should reply with `present`. */
  | { readonly kind: 'alive'; readonly server: string; readonly asks: boolean }
  /** That server is stopping, so nobody follows any room on it any more. */
  | { readonly kind: 'stopping'; readonly server: string };

/** Who follows a room on one server: the seats of players, and the number of viewers without a seat. */
export interface RoomFollowing {
  readonly room: string;
  readonly seats: readonly string[];
  readonly watchers: number;
}

/** `mark` identifies a guest or an address; `perSecond` is the rate at which its bucket refills. */
export interface Taken {
  readonly mark: string;
  readonly units: number;
  readonly perSecond: number;
}

/**
 * How servers that share a database notify each other. An event about a room holds only its id and version; the
 * receiver reads the database, so nothing is announced that has not been written. Events may be lost, duplicated or
 * late. `onGap` is called when some may have been lost. Receivers that depend on events must also poll the database now
 * and then.
 */
export interface ChangeEvents {
  /** Queues an event without waiting, and never fails. Call this after the write. */
  publish(event: ChangeEvent): void;
  /** Calls the listener for every event from now on. A server also receives its own events. */
  subscribe(listener: ChangeListener): void;
  /** Sends the events that are still queued, unless the database cannot be reached, and then closes. */
  close(): Promise<void>;
}

export interface ChangeListener {
  onChange(event: ChangeEvent): void;
  onGap(): void;
}
