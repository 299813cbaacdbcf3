/** Something that another server on the same database has written. */
export type Tidings =
  | { readonly kind: 'room'; readonly room: string; readonly version: number }
  /** The guest asked to be forgotten. */
  | { readonly kind: 'forgotten'; readonly guest: string };

/**
 * How servers that share a database hear of each other. It carries names and versions only: whoever hears of a change
 * reads it from the database, so nothing is told that is not written. News may be lost, doubled or late; `missed` says
 * when some may have been, and whoever depends on them asks the database now and then anyway.
 */
export interface News {
  /** Never waits and never fails. Call it after the write. */
  tell(tidings: Tidings): void;
  /** From now on; tidings of our own come back as well. */
  listen(ear: Ear): void;
  close(): Promise<void>;
}

export interface Ear {
  heard(tidings: Tidings): void;
  missed(): void;
}
