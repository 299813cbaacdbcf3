import { type Signal, signal } from '@preact/signals';
import type { Statistics } from 'inkling/statistics';
import { CURRENT, reviewAddress, SHEETS } from '../session/resume.ts';
import type { Storage } from '../session/storage.ts';
import type { PlaceId } from '../shell/place-id.ts';
import { makeArchive, parseArchive } from './archive.ts';
import { type Command, parseCommand } from './command.ts';
import { type KeptSheet, newestFirst, readKeptSheet, textOf } from './kept-sheet.ts';
import { deskOf } from './laying-out.ts';
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
  readonly dialog: Signal<'keys' | undefined> = signal(undefined);
  readonly #storage: Storage;
  readonly #count: Count;
  #stopCounting: () => void = () => undefined;

  readonly #goTo: (address: string) => void;

  constructor(storage: Storage, count: Count, goTo: (address: string) => void) {
    this.#storage = storage;
    this.#count = count;
    this.#goTo = goTo;
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

  /** Lays a sheet on the desk of its place, with its half-typed guess. The place, when it lies there. */
  async layOut(kept: KeptSheet): Promise<PlaceId | undefined> {
    const desk = deskOf(kept);
    const done = desk && (await this.#storage.write(desk.key, desk.laid(await this.#storage.read(desk.key))));
    if (!done) this.say(desk ? words().notOpened : words().noPlace);
    return done ? desk.place : undefined;
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

  async open(kept: KeptSheet): Promise<void> {
    const place = await this.layOut(kept);
    if (place) this.#goTo(`#/${place}`);
  }

  review({ standing }: KeptSheet): void {
    if (standing.kind === 'mastermind') this.#goTo(reviewAddress(standing.sheet));
    else this.say(words().noReview);
  }

  /** Set by the page, which owns files. */
  saveFile: () => void = () => undefined;

  /** Does what a typed line says; says what is wrong with it otherwise. True when it was understood. */
  run(line: string): boolean {
    const command = parseCommand(line, this.sheets.value?.length ?? 0);
    if (command.ok) void this.#perform(command.value);
    else this.say(words().fault(command.error));
    return command.ok;
  }

  sayState(): void {
    const sheets = this.sheets.value ?? [];
    this.say(
      words().listed(
        sheets.map(({ standing }) => `${words().name(standing)}, ${words().standing(standing)}`),
      ),
    );
  }

  async #perform(command: Command): Promise<void> {
    const kept = 'sheet' in command ? this.sheets.value?.[command.sheet] : undefined;
    switch (command.kind) {
      case 'open':
        if (kept) await this.open(kept);
        break;
      case 'review':
        if (kept) this.review(kept);
        break;
      case 'delete':
        this.doomed.value = kept;
        if (command.sure) await this.deleteDoomed();
        break;
      case 'delete-all':
        this.doomed.value = 'all';
        if (command.sure) await this.deleteDoomed();
        break;
      case 'export':
        this.saveFile();
        break;
      case 'state':
        this.sayState();
        break;
      case 'help':
        this.dialog.value = 'keys';
    }
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
