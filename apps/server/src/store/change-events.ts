/** Something that another server on the same database has written. */
export type ChangeEvent =
  | { readonly kind: 'room'; readonly room: string; readonly version: number }
  /** The guest asked to be forgotten. */
  | { readonly kind: 'forgotten'; readonly guest: string };

/**
 * How servers that share a database hear of each other. An event carries names and versions only: whoever receives it
 * reads the database, so nothing is announced that is not written. Events may be lost, doubled or late. `onGap` says
 * when some may have been lost, and whoever depends on them also asks the database now and then.
 */
export interface ChangeEvents {
  /** Never waits and never fails. Call it after the write. */
  publish(event: ChangeEvent): void;
  /** From now on. A server receives its own events too. */
  subscribe(listener: ChangeListener): void;
  close(): Promise<void>;
}

export interface ChangeListener {
  onChange(event: ChangeEvent): void;
  onGap(): void;
}
