import { type Signal, signal } from '@preact/signals';
import { Announcer } from '../../../shell/announcer.ts';
import { type Handlers, perform } from '../../../shell/commands.ts';
import { type FinishedGame, finishedKey, listFinishedGames } from '../../../shell/finished-games.ts';
import type { GameEntry } from '../../../shell/page.ts';
import type { FactsByGroup } from '../../../shell/parts/history-part.ts';
import type { RoomPart } from '../../../shell/parts/room-part.ts';
import { linkReviewAddress, savedReviewAddress } from '../../../shell/review-address.ts';
import { isSameGame } from '../../../shell/saved/merge-sheets.ts';
import type { Saved } from '../../../shell/saved/saved.ts';
import { fieldsOf, isSaved, isWritable, SAVED_VERSION } from '../../../shell/saved/saved.ts';
import {
  type GameWithHistory,
  isReviewable,
  listSavedGames,
  reopenSaved,
  type SavedEntry,
  storedSheet,
} from '../../../shell/saved-games.ts';
import { messages } from '../messages/language.ts';
import { makeArchive, parseArchive } from '../session/archive.ts';
import { type Command, parseCommand } from '../session/command.ts';
import { importedGame } from '../session/imported-game.ts';

/** The further figures of a game. */
export type Measured = FactsByGroup | 'counting' | 'failed';

/** One of the games that are listed, or all of them. */
export type ToDelete = SavedEntry | FinishedGame | 'all';

/**
 * The games that are kept on this device. The storage is the truth: after every change the list is read again, so that
 * another tab that plays meanwhile is seen too.
 */
export class HistoryController {
  /** `undefined` until they have been read. */
  readonly entries: Signal<readonly SavedEntry[] | undefined> = signal(undefined);
  /** Games with others that are over. */
  readonly finished: Signal<readonly FinishedGame[]> = signal([]);
  /** By the game's id. */
  readonly measured: Signal<ReadonlyMap<string, Measured>> = signal(new Map());
  /** What will be deleted if the person says so. */
  readonly toDelete: Signal<ToDelete | undefined> = signal(undefined);
  readonly announcer: Announcer = new Announcer();
  readonly keysOpen: Signal<boolean> = signal(false);
  /** Whether what is played here stays here: the storage may be full, or forbidden. */
  readonly isSaving: Signal<boolean> = signal(true);
  readonly games: readonly GameWithHistory[];
  /** Milliseconds since 1970, by the clock of this device. */
  readonly now: () => number;
  /** Set by the view, which owns files. */
  saveFile: () => void = () => undefined;
  readonly #saved: Saved;
  readonly #entries: readonly GameEntry[];
  readonly #goTo: (address: string) => void;
  /** What each game says of its rooms, as soon as there is one to name. */
  readonly #rooms: Map<string, RoomPart> = new Map();
  #stops: readonly (() => void)[] = [];

  constructor(
    saved: Saved,
    entries: readonly GameEntry[],
    games: readonly GameWithHistory[],
    goTo: (address: string) => void,
    now: () => number,
  ) {
    this.now = now;
    this.#saved = saved;
    this.#entries = entries;
    this.games = games;
    this.#goTo = goTo;
  }

  async refresh(): Promise<void> {
    const { storage } = this.#saved;
    this.isSaving.value = await isWritable(storage);
    const entries = await listSavedGames(storage, this.games);
    const finished = await listFinishedGames(storage);
    await this.#loadRooms(finished);
    this.finished.value = finished;
    this.entries.value = entries;
    this.close();
    this.measured.value = new Map();
    this.#stops = this.games.flatMap((game) => {
      const values = entries.flatMap((entry) => (entry.game === game && entry.summary ? [entry.value] : []));
      const { figures } = game.part;
      if (!figures || values.length === 0) return [];
      const show = (measured: Measured) => {
        this.measured.value = new Map(this.measured.value).set(game.entry.id, measured);
      };
      show('counting');
      return [figures.measure(values, (facts) => show(facts ?? 'failed'))];
    });
  }

  /** Opens a kept game on its page, with what was half typed. */
  async open(entry: SavedEntry): Promise<void> {
    if (!entry.game || !entry.summary) this.announcer.say(messages().noPage);
    else if (await reopenSaved(this.#saved, entry)) this.#goTo(`#/${entry.game.entry.id}`);
    else this.announcer.say(messages().notOpened);
  }

  review(entry: SavedEntry): void {
    if (isReviewable(entry) && entry.sheet) this.#goTo(savedReviewAddress(entry.sheet));
    else this.announcer.say(messages().noReview(entry.game?.entry));
  }

  /** Whether a game with others has turns that its game can review. */
  canReview({ game, turns }: FinishedGame): boolean {
    return turns.length > 0 && this.#entryOf(game)?.review !== undefined;
  }

  async reviewFinished({ game, rules, turns }: FinishedGame): Promise<void> {
    const part = await this.#entryOf(game)?.review?.();
    const link = part?.played?.(rules, turns);
    if (link === undefined) this.announcer.say(messages().noReview(this.#entryOf(game)));
    else this.#goTo(linkReviewAddress(game, link));
  }

  /** The rules of a game with others in words, in the language of the page. */
  terms({ game, rules }: FinishedGame): string {
    return this.#rooms.get(game)?.terms(rules) ?? rules;
  }

  /** Nothing is lost where a part cannot be loaded: rules then stand as they were saved. */
  async #loadRooms(finished: readonly FinishedGame[]): Promise<void> {
    const games = new Set(finished.map(({ game }) => game));
    const missing = [...games].filter((game) => !this.#rooms.has(game));
    const parts = await Promise.all(
      missing.map(async (game) => [game, await this.#entryOf(game)?.room?.(this.#saved)] as const),
    ).catch(() => []);
    for (const [game, part] of parts) if (part) this.#rooms.set(game, part);
  }

  #entryOf(game: string): GameEntry | undefined {
    return this.#entries.find(({ id }) => id === game);
  }

  /**
   * Deletes what was asked about. A game that is open on its page goes with its copy here; a room itself, and what others
   * keep of it, stays.
   */
  async deleteChosen(): Promise<void> {
    const chosen = this.toDelete.value;
    this.toDelete.value = undefined;
    const { value: entries = [] } = this.entries;
    const [gone, withOthers] = chosen === 'all' ? [entries, this.finished.value] : chosenIn(chosen);
    const open = await Promise.all(
      this.games.map(
        async ({ part }) => [part.openKey, await this.#saved.storage.read(part.openKey)] as const,
      ),
    );
    const openKeys = open.flatMap(([key, value]) =>
      gone.some((entry) => isSameStored(entry.value, value)) ? [key] : [],
    );
    const keys = [...gone.map(({ key }) => key), ...withOthers.map(({ id }) => finishedKey(id))];
    const done = await this.#saved.storage.remove([...keys, ...openKeys]);
    await this.refresh();
    this.announcer.say(done ? messages().deleted(keys.length) : messages().notDeleted);
  }

  /** How many games lie here, those with others among them. */
  get count(): number {
    return (this.entries.value?.length ?? 0) + this.finished.value.length;
  }

  /** The text of a file with every game as it is kept. */
  exported(): string {
    const finished = this.finished.value.map((game) => ({ version: SAVED_VERSION, ...game }));
    return makeArchive(
      (this.entries.value ?? []).map(({ value }) => value),
      finished,
    );
  }

  /**
   * Adds the games of a file. Nothing that was played here is lost; what another version saved here stays as it is. A
   * game that is open on its page goes on there with what was added.
   */
  async importText(text: string): Promise<void> {
    const archive = parseArchive(text, this.games);
    if (!archive.ok) {
      this.announcer.say(messages().importFault(archive.error));
      return;
    }
    const kept = new Map<string, unknown>((this.entries.value ?? []).map(({ key, value }) => [key, value]));
    for (const game of this.finished.value) kept.set(finishedKey(game.id), game);
    const fresh = new Map<string, unknown>();
    for (const [key, value] of archive.value.entries) {
      const imported = importedGame(fresh.get(key) ?? kept.get(key), value);
      if (imported !== undefined) fresh.set(key, imported);
    }
    const written = await Promise.all(
      [...fresh].map(async ([key, value]) => {
        const before = await this.#saved.storage.read(key);
        return (before === undefined || isSaved(before)) && this.#saved.storage.write(key, value);
      }),
    );
    await this.#updateOpen([...fresh.values()]);
    const added = written.filter((done) => done).length;
    const known = archive.value.entries.length - fresh.size;
    await this.refresh();
    this.announcer.say(messages().imported(added, known, archive.value.refused, written.length - added));
  }

  /** A page that still has less of a game would later write over what the file has added to it. */
  async #updateOpen(values: readonly unknown[]): Promise<void> {
    for (const { part } of this.games) {
      const open = await this.#saved.storage.read(part.openKey);
      const same = values.find((value) => isSaved(open) && isSameStored(value, open));
      if (same !== undefined)
        await this.#saved.write(part.openKey, { ...fieldsOf(open), sheet: fieldsOf(same)['sheet'] });
    }
  }

  /** Does what a typed line says; says what is wrong with it otherwise. True when it was understood. */
  run(line: string): boolean {
    const command = parseCommand(line, this.entries.value?.length ?? 0);
    if (command.ok) perform(COMMANDS, this, command.value);
    else this.announcer.say(messages().fault(command.error));
    return command.ok;
  }

  sayState(): void {
    const { name, progress, listed } = messages();
    this.announcer.say(
      listed((this.entries.value ?? []).map((entry) => `${name(entry)}, ${progress(entry)}`)),
    );
  }

  entryAt(sheet: number): SavedEntry | undefined {
    return this.entries.value?.[sheet];
  }

  /** Asks whether this shall go; who is sure is not asked. */
  async delete(chosen: ToDelete | undefined, sure: boolean): Promise<void> {
    this.toDelete.value = chosen;
    if (sure) await this.deleteChosen();
  }

  close(): void {
    for (const stop of this.#stops) stop();
    this.#stops = [];
  }
}

const COMMANDS: Handlers<HistoryController, Command> = {
  open: (controller, { sheet }) => {
    const entry = controller.entryAt(sheet);
    if (entry) void controller.open(entry);
  },
  review: (controller, { sheet }) => {
    const entry = controller.entryAt(sheet);
    if (entry) controller.review(entry);
  },
  delete: (controller, { sheet, sure }) => controller.delete(controller.entryAt(sheet), sure),
  'delete-all': (controller, { sure }) => controller.delete('all', sure),
  export: (controller) => controller.saveFile(),
  state: (controller) => controller.sayState(),
  help: (controller) => {
    controller.keysOpen.value = true;
  },
};

/** One's own games that were chosen, and those with others. */
function chosenIn(chosen: SavedEntry | FinishedGame | undefined): Chosen {
  if (!chosen) return [[], []];
  return 'key' in chosen ? [[chosen], []] : [[], [chosen]];
}

type Chosen = readonly [readonly SavedEntry[], readonly FinishedGame[]];

/** The same code or board: the same rules from the same seed. */
function isSameStored(a: unknown, b: unknown): boolean {
  const [one, other] = [storedSheet(a), storedSheet(b)];
  return one !== undefined && other !== undefined && isSameGame(one, other);
}
