import type { Sheet } from '@inkling/core/sheet';
import { effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Storage } from './storage.ts';
import type { Tabs } from './tabs.ts';

/** A storage problem that the user has to know about. */
export type SavedTrouble = 'put-aside' | 'not-saved';

/** The version of everything that is saved. */
export const SAVED_VERSION = 1;

/** A saved record, written by this version of the app, with its `version`. */
export type SavedFields = Readonly<Record<string, unknown>>;

/**
 * Stores everything that this device keeps between visits, as records with `version: 1`. A value written by another
 * version is copied unchanged to a key with the prefix `aside/`, and the app starts afresh in its place. Other tabs are
 * told of every write.
 */
export class Saved {
  readonly storage: Storage;
  readonly tabs: Tabs;
  /** Shown on whatever page is open. */
  readonly trouble: ReadonlySignal<SavedTrouble | undefined>;
  /** The version of the last value put aside, if it states one and it is not ours. */
  readonly otherVersion: ReadonlySignal<number | undefined>;
  readonly #trouble: Signal<SavedTrouble | undefined> = signal(undefined);
  readonly #otherVersion: Signal<number | undefined> = signal(undefined);
  readonly #stamp: () => string;
  readonly #values = new Map<string, Promise<Signal<unknown>>>();
  /** Keys whose values could not be put aside, and which are therefore never overwritten. */
  readonly #untouchable = new Set<string>();

  constructor(storage: Storage, tabs: Tabs, stamp: () => string) {
    this.storage = storage;
    this.tabs = tabs;
    this.trouble = this.#trouble;
    this.otherVersion = this.#otherVersion;
    this.#stamp = stamp;
  }

  /** Returns the record at a key, or undefined if there is none or if another version wrote it. */
  async read(key: string): Promise<SavedFields | undefined> {
    const value = await this.storage.read(key);
    if (value === undefined || isSaved(value)) return value;
    await this.putAside(key, value);
    return undefined;
  }

  /** Copies a value that cannot be parsed to a key where nothing overwrites it. */
  async putAside(key: string, value: unknown): Promise<void> {
    const version = versionOf(value);
    this.#otherVersion.value = version === SAVED_VERSION ? undefined : version;
    this.#trouble.value = 'put-aside';
    if (!(await this.storage.write(`aside/${this.#stamp()} ${key}`, value))) this.#untouchable.add(key);
  }

  /** Writes a record and tells the other tabs. Resolves to false, and sets `trouble`, if it could not be stored. */
  async write(key: string, fields: SavedFields): Promise<boolean> {
    const record = { ...fields, version: SAVED_VERSION };
    this.tabs.tell(key, record);
    const done = !this.#untouchable.has(key) && (await this.storage.write(key, record));
    if (!done) this.#trouble.value = 'not-saved';
    return done;
  }

  /** Returns a signal that is shared by all tabs and saved at every change. `parse` must not throw. */
  value<Value extends object>(key: string, parse: (fields: SavedFields) => Value): Promise<Signal<Value>> {
    const known = this.#values.get(key) ?? this.#open(key, parse);
    this.#values.set(key, known);
    return known as Promise<Signal<Value>>;
  }

  async #open<Value extends object>(
    key: string,
    parse: (fields: SavedFields) => Value,
  ): Promise<Signal<unknown>> {
    let known: Value | undefined;
    const value: Signal<Value | undefined> = signal(undefined);
    // Subscribe before reading: what another tab writes in the meantime is newer than what is read.
    this.tabs.hear(key, (heard) => {
      if (!isSaved(heard)) return;
      known = parse(heard);
      value.value = known;
    });
    const read = parse((await this.read(key)) ?? {});
    known ??= read;
    value.value = known;
    effect(() => {
      if (value.value === known) return;
      known = value.value;
      void this.write(key, known as SavedFields);
    });
    return value;
  }
}

export function isSaved(value: unknown): value is SavedFields {
  return versionOf(value) === SAVED_VERSION;
}

/** Whether the storage accepts writes: it may be full, or forbidden. Only an actual write can tell. */
export async function isWritable(storage: Storage): Promise<boolean> {
  return (await storage.write(PROBE, { version: SAVED_VERSION })) && (await storage.remove([PROBE]));
}

/** The key of a test record that is written and removed immediately. */
const PROBE = 'probe';

/** Returns the fields of a stored value; empty if it is not an object. Never throws. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** Returns a short hash of a string (FNV-1a). It distinguishes one user's own items; it is not cryptographic. */
export function nameOfText(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** Returns the version of a stored value. For a game whose record has our version, it is the version of its sheet. */
function versionOf(value: unknown): number | undefined {
  const { version, sheet } = fieldsOf(value);
  const own = typeof sheet === 'string' ? /^inkling-sheet (\d{1,9})\n/.exec(sheet)?.[1] : undefined;
  if (version === SAVED_VERSION && own !== undefined) return Number(own);
  return typeof version === 'number' ? version : undefined;
}

/** The prefix of the storage keys of saved games. */
export const SAVED_GAMES = 'sheet/';

/** Returns the storage key of a game in the list of saved games. */
export function savedKey({ game, params, seed }: Pick<Sheet, 'game' | 'params' | 'seed'>): string {
  return `${SAVED_GAMES}${game} ${params}/${seed}`;
}
