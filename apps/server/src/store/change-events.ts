/** Something that another server on the same database has written or noticed. */
export type ChangeEvent =
  | { readonly kind: 'room'; readonly room: string; readonly version: number }
  /** The guest asked to be forgotten. */
  | { readonly kind: 'forgotten'; readonly guest: string }
  /** What guests and addresses took there of what they may. */
  | { readonly kind: 'taken'; readonly server: string; readonly taken: readonly Taken[] }
  /** Who follows rooms there; all of a room at once. */
  | { readonly kind: 'present'; readonly server: string; readonly rooms: readonly RoomFollowing[] }
  /** That server is still there. One that `asks` wants to hear who follows what at the others. */
  | { readonly kind: 'alive'; readonly server: string; readonly asks: boolean }
  /** That server is stopping: nobody follows anything there any more. */
  | { readonly kind: 'stopping'; readonly server: string };

/** Who follows a room at one server: the seats of people, and how many without a seat. */
export interface RoomFollowing {
  readonly room: string;
  readonly seats: readonly string[];
  readonly watchers: number;
}

/** `mark` stands for a guest or an address; `perSecond` is how quickly it comes back. */
export interface Taken {
  readonly mark: string;
  readonly units: number;
  readonly perSecond: number;
}

/**
 * How servers that share a database hear of each other. An event of a room carries names and versions only:
 * whoever receives it reads the database, so nothing is announced that is not written. Events may be lost, doubled or late. `onGap` says
 * when some may have been lost, and whoever depends on them also asks the database now and then.
 */
export interface ChangeEvents {
  /** Never waits and never fails. Call it after the write. */
  publish(event: ChangeEvent): void;
  /** From now on. A server receives its own events too. */
  subscribe(listener: ChangeListener): void;
  /** What was published last is still told, unless the database is out of reach. */
  close(): Promise<void>;
}

export interface ChangeListener {
  onChange(event: ChangeEvent): void;
  onGap(): void;
}
