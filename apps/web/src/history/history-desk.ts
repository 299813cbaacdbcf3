import { type Signal, signal } from '@preact/signals';
import type { Statistics } from 'inkling/statistics';
import { CURRENT, SHEETS } from '../session/resume.ts';
import type { Storage } from '../session/storage.ts';
import { makeArchive, parseArchive } from './archive.ts';
import { type KeptSheet, newestFirst, readKeptSheet, textOf } from './kept-sheet.ts';
import { words } from './words/language.ts';

/** Counts texts of sheets; returns what stops it. */
export type Count = (
  texts: readonly string[],
  onDone: (statistics: Statistics | undefined) => void,
) => () => void;

/**
 * The drawer of kept sheets. The storage is the truth: after every change the list is read again, so that another
 * tab that plays meanwhile is seen too.
 */
export class HistoryDesk {
  /** `undefined` until they have been read. */
  readonly sheets: Signal<readonly KeptSheet[] | undefined> = signal(undefined);
  readonly statistics: Signal<Statistics | 'counting' | 'failed'> = signal('counting');
  /** What is asked before it is deleted. */
  readonly doomed: Signal<KeptSheet | 'all' | undefined> = signal(undefined);
  readonly said: Signal<string> = signal('');
  readonly #storage: Storage;
  readonly #count: Count;
  #stopCounting: () => void = () => undefined;

  constructor(storage: Storage, count: Count) {
    this.#storage = storage;
    this.#count = count;
  }

  async refresh(): Promise<void> {
    const kept = await this.#storage.list(SHEETS);
    const sheets = kept.map(([key, value]) => readKeptSheet(key, value)).toSorted(newestFirst);
    this.sheets.value = sheets;
    this.statistics.value = 'counting';
    this.#stopCounting();
    const texts = sheets.flatMap(({ value }) => textOf(value) ?? []);
    this.#stopCounting = this.#count(texts, (statistics) => {
      this.statistics.value = statistics ?? 'failed';
    });
  }

  /** Lays a sheet on the desk of Mastermind, with its half-typed guess. True when it lies there. */
  async layOut(kept: KeptSheet): Promise<boolean> {
    const done = await this.#storage.write(CURRENT, kept.value);
    if (!done) this.say(words().notOpened);
    return done;
  }

  /** Deletes what was asked about. The sheet that lies on the desk of Mastermind goes with its copy in the drawer. */
  async deleteDoomed(): Promise<void> {
    const doomed = this.doomed.value;
    this.doomed.value = undefined;
    const gone = doomed === 'all' ? (this.sheets.value ?? []) : doomed ? [doomed] : [];
    const current = readKeptSheet(CURRENT, await this.#storage.read(CURRENT)).standing;
    const onDesk = gone.some(({ standing }) => isSame(standing, current));
    const keys = gone.map(({ key }) => key);
    const done = await this.#storage.remove(onDesk ? [...keys, CURRENT] : keys);
    await this.refresh();
    this.say(done ? words().deleted(gone.length) : words().notDeleted);
  }

  /** The text of a file with every sheet as it is kept. */
  exported(): string {
    return makeArchive((this.sheets.value ?? []).map(({ value }) => value));
  }

  /** Adds the sheets of a file. One that is here already stays, unless the file has more of it. */
  async importText(text: string): Promise<void> {
    const archive = parseArchive(text);
    if (!archive.ok) {
      this.say(words().importFault(archive.error));
      return;
    }
    const here = new Map((this.sheets.value ?? []).map(({ key, value }) => [key, value]));
    const fresh = archive.value.entries.filter(([key, value]) => sizeOf(value) > sizeOf(here.get(key)));
    const written = await Promise.all(fresh.map(([key, value]) => this.#storage.write(key, value)));
    const added = written.filter((done) => done).length;
    const known = archive.value.entries.length - fresh.length;
    await this.refresh();
    this.say(words().imported(added, known, archive.value.refused, written.length - added));
  }

  say(sentence: string): void {
    this.said.value = this.said.value === sentence ? `${sentence}\u00a0` : sentence;
  }

  close(): void {
    this.#stopCounting();
  }
}

function sizeOf(value: unknown): number {
  return textOf(value)?.length ?? 0;
}

function isSame(a: KeptSheet['standing'], b: KeptSheet['standing']): boolean {
  if (a.kind !== 'mastermind' || b.kind !== 'mastermind') return false;
  return a.sheet.params === b.sheet.params && a.sheet.seed === b.sheet.seed;
}
