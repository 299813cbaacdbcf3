import type { Sheet } from '@inkling/core/sheet';
import { effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Storage } from './storage.ts';
import type { Tabs } from './tabs.ts';

/** What a person has to know about what is saved here. */
export type SavedTrouble = 'put-aside' | 'not-saved';

/** The version of everything that is saved. */
export const SAVED_VERSION = 1;

/** A saved value that this version of the app wrote: a record with its version. */
export type SavedFields = Readonly<Record<string, unknown>>;

/**
 * Everything that this device keeps between visits goes through here, as records that begin with `version: 1`. What
 * another version wrote is put aside unchanged under `aside/`, and the app begins afresh in its place. Other tabs hear of
 * every write.
 */
export class Saved {
  readonly storage: Storage;
  readonly tabs: Tabs;
  /** Said once, on whatever page is open. */
  readonly trouble: ReadonlySignal<SavedTrouble | undefined>;
  /** The version that a value put aside is of, when it says one that is not ours. */
  readonly otherVersion: ReadonlySignal<number | undefined>;
  readonly #trouble: Signal<SavedTrouble | undefined> = signal(undefined);
  readonly #otherVersion: Signal<number | undefined> = signal(undefined);
  readonly #stamp: () => string;
  readonly #values = new Map<string, Promise<Signal<unknown>>>();
  /** What could not be put aside is not written over. */
  readonly #untouchable = new Set<string>();

  constructor(storage: Storage, tabs: Tabs, stamp: () => string) {
    this.storage = storage;
    this.tabs = tabs;
    this.trouble = this.#trouble;
    this.otherVersion = this.#otherVersion;
    this.#stamp = stamp;
  }

  /** The record under a key; `undefined` when there is none, and when another version wrote it. */
  async read(key: string): Promise<SavedFields | undefined> {
    const value = await this.storage.read(key);
    if (value === undefined || isSaved(value)) return value;
    await this.putAside(key, value);
    return undefined;
  }

  /** Keeps a value that cannot be read where nothing writes over it. */
  async putAside(key: string, value: unknown): Promise<void> {
    const version = versionOf(value);
    this.#otherVersion.value = version === SAVED_VERSION ? undefined : version;
    this.#trouble.value = 'put-aside';
    if (!(await this.storage.write(`aside/${this.#stamp()} ${key}`, value))) this.#untouchable.add(key);
  }

  /** Writes a record, tells the other tabs, and says once when the browser keeps nothing. */
  async write(key: string, fields: SavedFields): Promise<boolean> {
    const record = { ...fields, version: SAVED_VERSION };
    this.tabs.tell(key, record);
    const done = !this.#untouchable.has(key) && (await this.storage.write(key, record));
    if (!done) this.#trouble.value = 'not-saved';
    return done;
  }

  /** A value that is the same in every tab and saved at every change. `parse` is total. */
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
    // From before the reading on: what another tab writes meanwhile is newer than what is read.
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

/** Whether the storage takes anything: it may be full, or forbidden. Nothing but a write tells. */
export async function isWritable(storage: Storage): Promise<boolean> {
  return (await storage.write(PROBE, { version: SAVED_VERSION })) && (await storage.remove([PROBE]));
}

/** Written and removed at once. */
const PROBE = 'probe';

/** The fields of something that was kept, whatever it is now. Total. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** A short name for a text (FNV-1a). It tells apart what one person makes; it proves nothing. */
export function nameOfText(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** Of a game the version of its sheet, where the record around it is ours. */
function versionOf(value: unknown): number | undefined {
  const { version, sheet } = fieldsOf(value);
  const own = typeof sheet === 'string' ? /^inkling-sheet (\d{1,9})\n/.exec(sheet)?.[1] : undefined;
  if (version === SAVED_VERSION && own !== undefined) return Number(own);
  return typeof version === 'number' ? version : undefined;
}

/** What the names of kept games begin with, and then each game's own name. */
export const SAVED_GAMES = 'sheet/';

/** The name that a game is kept under when it is left for another. */
export function savedKey({ game, params, seed }: Pick<Sheet, 'game' | 'params' | 'seed'>): string {
  return `${SAVED_GAMES}${game} ${params}/${seed}`;
}
