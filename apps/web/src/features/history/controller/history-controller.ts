import { type Signal, signal } from '@preact/signals';
import { Announcer } from '../../../shell/announcer.ts';
import { type Handlers, perform } from '../../../shell/commands.ts';
import { type FinishedGame, finishedKey, listFinishedGames } from '../../../shell/finished-games.ts';
import type { GameEntry } from '../../../shell/page.ts';
import type { FactsByGroup } from '../../../shell/parts/history-part.ts';
import type { RoomPart } from '../../../shell/parts/room-part.ts';
import { linkReviewAddress, savedReviewAddress } from '../../../shell/review-address.ts';
import type { Saved } from '../../../shell/saved/saved.ts';
import { isWritable, SAVED_VERSION } from '../../../shell/saved/saved.ts';
import {
  type GameWithHistory,
  isReviewable,
  listSavedGames,
  reopenSaved,
  type SavedEntry,
} from '../../../shell/saved-games.ts';
import { messages } from '../messages/language.ts';
import { makeArchive } from '../session/archive.ts';
import { type Command, parseCommand } from '../session/command.ts';
import { isSameStored } from '../session/imported-game.ts';
import { importGames } from './import-games.ts';

/** The additional statistics of a game, or the state of their computation. */
export type Measured = FactsByGroup | 'counting' | 'failed';

/** One of the listed games, or all of them. */
export type ToDelete = SavedEntry | FinishedGame | 'all';

/**
 * Controls the list of games saved on this device. The storage is the source of truth: the list is read again
 * after every change, so that changes made by another tab are seen too.
 */
export class HistoryController {
  /** Empty until `refresh`. */
  readonly entries: Signal<readonly SavedEntry[]> = signal([]);
  /** Finished games with others. */
  readonly finished: Signal<readonly FinishedGame[]> = signal([]);
  /** The additional statistics by game ID. */
  readonly measured: Signal<ReadonlyMap<string, Measured>> = signal(new Map());
  /** What will be deleted once the user confirms. */
  readonly toDelete: Signal<ToDelete | undefined> = signal(undefined);
  readonly announcer: Announcer = new Announcer();
  readonly keysOpen: Signal<boolean> = signal(false);
  /** Whether games played here can be saved. The storage may be full or blocked. */
  readonly isSaving: Signal<boolean> = signal(true);
  readonly games: readonly GameWithHistory[];
  /** Returns the time by this device's clock, in milliseconds since the epoch. */
  readonly now: () => number;
  /** Set by the view, which handles files. */
  saveFile: () => void = () => undefined;
  readonly #saved: Saved;
  readonly #entries: readonly GameEntry[];
  readonly #goTo: (address: string) => void;
  /** The room part of each game, loaded once there is a room to describe. */
  readonly #rooms: Map<string, RoomPart> = new Map();
  #stops: readonly (() => void)[] = [];
  /** Settles once every chosen file has been added. */
  #imports: Promise<void> = Promise.resolve();

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

  /** Opens a saved game on its page, including a half-typed guess. */
  async open(entry: SavedEntry): Promise<void> {
    if (!entry.game || !entry.summary) this.announcer.say(messages().noPage);
    else if (await reopenSaved(this.#saved, entry)) this.#goTo(`#/${entry.game.entry.id}`);
    else this.announcer.say(messages().notOpened);
  }

  review(entry: SavedEntry): void {
    if (isReviewable(entry) && entry.sheet) this.#goTo(savedReviewAddress(entry.sheet));
    else this.announcer.say(messages().noReview(entry.game?.entry));
  }

  /** Whether a game with others has turns that can be reviewed. */
  canReview({ game, turns }: FinishedGame): boolean {
    return turns.length > 0 && this.#entryOf(game)?.review !== undefined;
  }

  async reviewFinished({ game, rules, turns }: FinishedGame): Promise<void> {
    const part = await this.#entryOf(game)?.review?.();
    const link = part?.played?.(rules, turns);
    if (link === undefined) this.announcer.say(messages().noReview(this.#entryOf(game)));
    else this.#goTo(linkReviewAddress(game, link));
  }

  /** Returns the rules of a game with others in words, in the language of the page. */
  terms({ game, rules }: FinishedGame): string {
    return this.#rooms.get(game)?.terms(rules) ?? rules;
  }

  /** Loads the room parts of the given games. If a part cannot be loaded, rules are shown in their saved form. */
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
   * Deletes what the user has confirmed. If a deleted game is open on its page, that copy is deleted too. For a
   * game in a room only the entry here is deleted: the room and other players' records remain.
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

  /** The number of games listed, including those with others. */
  get count(): number {
    return this.entries.value.length + this.finished.value.length;
  }

  /** Returns the contents of a file with all games in their saved form. */
  exported(): string {
    const finished = this.finished.value.map((game) => ({ version: SAVED_VERSION, ...game }));
    return makeArchive(
      this.entries.value.map(({ value }) => value),
      finished,
    );
  }

  /**
   * Adds the games of a file and announces what became of them. Files are added one after the other, because one
   * may extend what another has just added.
   */
  importText(text: string): Promise<void> {
    const added = this.#imports.then(async () => {
      const outcome = await importGames(text, this.#saved, this.games);
      if (outcome.ok) await this.refresh();
      const { imported, importFault } = messages();
      this.announcer.say(outcome.ok ? imported(outcome.value) : importFault(outcome.error));
    });
    this.#imports = added.catch(() => undefined);
    return added;
  }

  /** Executes a typed line, or announces what is wrong with it. Returns true if the line was understood. */
  run(line: string): boolean {
    const command = parseCommand(line, this.entries.value.length);
    if (command.ok) perform(COMMANDS, this, command.value);
    else this.announcer.say(messages().fault(command.error));
    return command.ok;
  }

  sayState(): void {
    const { name, progress, listed } = messages();
    this.announcer.say(listed(this.entries.value.map((entry) => `${name(entry)}, ${progress(entry)}`)));
  }

  entryAt(sheet: number): SavedEntry | undefined {
    return this.entries.value[sheet];
  }

  /** Asks the user to confirm a deletion, or deletes immediately if `sure` is true. Says so if there is nothing. */
  async delete(chosen: ToDelete | undefined, sure: boolean): Promise<void> {
    if (this.count === 0) return this.sayState();
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

/** Splits the chosen game into the user's own games and games with others. */
function chosenIn(chosen: SavedEntry | FinishedGame | undefined): Chosen {
  if (!chosen) return [[], []];
  return 'key' in chosen ? [[chosen], []] : [[], [chosen]];
}

type Chosen = readonly [readonly SavedEntry[], readonly FinishedGame[]];
