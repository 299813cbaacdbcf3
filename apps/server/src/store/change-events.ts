/** Something that another server on the same database has written or noticed. */
export type ChangeEvent =
  | { readonly kind: 'room'; readonly room: string; readonly version: number }
  /** The guest asked to be forgotten. */
  | { readonly kind: 'forgotten'; readonly guest: string }
  /** What guests and addresses took from their buckets there. */
  | { readonly kind: 'taken'; readonly server: string; readonly taken: readonly Taken[] }
  /** Who follows rooms there; each room is complete. */
  | { readonly kind: 'present'; readonly server: string; readonly rooms: readonly RoomFollowing[] }
  /** That server is still running. If it `asks`, the others should say who follows which room there. */
  | { readonly kind: 'alive'; readonly server: string; readonly asks: boolean }
  /** That server is stopping: nobody follows anything there any more. */
  | { readonly kind: 'stopping'; readonly server: string };

/** Who follows a room at one server: the seats of people, and how many people without a seat. */
export interface RoomFollowing {
  readonly room: string;
  readonly seats: readonly string[];
  readonly watchers: number;
}

/** `mark` stands for a guest or an address; `perSecond` is how fast its bucket fills again. */
export interface Taken {
  readonly mark: string;
  readonly units: number;
  readonly perSecond: number;
}

/**
 * How servers that share a database hear of each other. An event about a room holds only ids and versions; whoever
 * receives it reads the database, so nothing is announced that is not written. Events may be lost, doubled or late.
 * `onGap` is called when some may have been lost; whoever depends on them also asks the database now and then.
 */
export interface ChangeEvents {
  /** Never waits and never fails. Call it after the write. */
  publish(event: ChangeEvent): void;
  /** Calls the listener for every event from now on. A server receives its own events too. */
  subscribe(listener: ChangeListener): void;
  /** Still sends what was published last, unless the database cannot be reached. */
  close(): Promise<void>;
}

export interface ChangeListener {
  onChange(event: ChangeEvent): void;
  onGap(): void;
}
