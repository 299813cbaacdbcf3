import { batch, type Signal, signal } from '@preact/signals';
import type { LabGame } from '../../../../shell/parts/lab-part.ts';
import type { Storage } from '../../../../shell/saved/storage.ts';
import { textFileFault } from '../../../../shell/text-file.ts';
import { type LabContext, usualGame } from '../../model/lab-context.ts';
import type { PageController } from '../../model/page-controller.ts';
import { editableText } from '../game/csv-text.ts';
import { packGame, unpackGame } from '../game/link.ts';
import type { BroughtText, OpenedGame, OwnFault } from '../game/questions.ts';
import { type OwnClient, openOwnClient } from '../game/questions.ts';
import { readSavedGame, saveGame } from '../game/saved-own-game.ts';
import { decodeText } from '../game/text-file.ts';
import { messages } from '../messages/language.ts';
import { OwnSearch } from './own-search.ts';

export type OwnState =
  | { readonly kind: 'none' | 'reading' | 'damaged-link' | 'broken' }
  | { readonly kind: 'refused'; readonly fault: OwnFault }
  /** `packed` is the game as encoded in its link. Undefined if the game is too long for a link. */
  | { readonly kind: 'open'; readonly game: OpenedGame; readonly packed: string | undefined };

/**
 * Controls the page of a user-defined game: parsing its table, auditing it, searching for the best strategy,
 * and linking to play.
 */
export class OwnController implements PageController {
  readonly state: Signal<OwnState> = signal({ kind: 'none' });
  readonly name: Signal<string> = signal('');
  readonly text: Signal<string> = signal('');
  readonly isTurned: Signal<boolean> = signal(false);
  /** The game that the user entered last, offered while no game is open. */
  readonly savedGame: Signal<BroughtText | undefined> = signal(undefined);
  readonly search: OwnSearch;
  readonly context: LabContext;
  readonly #storage: Storage;
  readonly #client: OwnClient;
  #asked = 0;

  constructor(context: LabContext, storage: Storage) {
    this.context = context;
    this.#storage = storage;
    this.#client = openOwnClient(() => {
      this.state.value = { kind: 'broken' };
    });
    this.search = new OwnSearch(this.#client);
  }

  get typedGame(): LabGame {
    return usualGame(this.context);
  }

  /** Opens the game in a link. Without a link, offers the game that was entered last. */
  async reach(packed: string | undefined): Promise<void> {
    if (packed === undefined) {
      this.savedGame.value = await readSavedGame(this.#storage);
      return;
    }
    this.state.value = { kind: 'reading' };
    const text = await unpackGame(packed);
    if (text === undefined) this.#show({ kind: 'damaged-link' });
    else await this.read({ text, name: messages().bring.unnamed, isTurned: false }, 'damaged-link');
  }

  /** Parses the contents of the form. */
  readForm(): Promise<void> {
    const name = this.name.value.trim() || messages().bring.unnamed;
    return this.read({ text: this.text.value, name, isTurned: this.isTurned.value });
  }

  /**
   * Parses a game and opens it. An error is shown with its position, except for text from a link, which users
   * do not edit by hand.
   */
  async read(brought: BroughtText, otherwise: 'refused' | 'damaged-link' = 'refused'): Promise<void> {
    this.search.close();
    const asked = ++this.#asked;
    this.state.value = { kind: 'reading' };
    this.context.say(messages().bring.reading);
    const answer = await this.#client.ask('open', brought);
    if (asked !== this.#asked || answer === undefined) return;
    if (!answer.ok) {
      this.#show(otherwise === 'refused' ? { kind: 'refused', fault: answer.error } : { kind: otherwise });
      return;
    }
    const game = answer.value;
    const packed = await packGame(game.json);
    if (asked !== this.#asked) return;
    void saveGame(this.#storage, { text: game.json, name: game.name, isTurned: false });
    this.context.show({ page: 'own', packed });
    this.#show({ kind: 'open', game, packed });
    if (isSmall(game)) void this.search.start(game);
  }

  /** Parses pasted text directly if it is too long for the form. Returns false if the form can hold it. */
  takeLong(text: string): boolean {
    if (text.length <= EDITED_MAX) return false;
    const name = this.name.value.trim() || messages().bring.unnamed;
    void this.read({ text, name, isTurned: this.isTurned.value });
    return true;
  }

  /** Opens a user's file. A short one is also put into the form, where it can be corrected. */
  async readFile(file: File): Promise<void> {
    const code = await textFileFault(file, FILE_BYTES_MAX);
    if (code !== undefined) {
      this.#show({ kind: 'refused', fault: { code } });
      return;
    }
    const text = await file.arrayBuffer().then(decodeText, () => '');
    const name = file.name.replace(/\.[^.]*$/, '');
    batch(() => {
      this.name.value = name;
      if (text.length <= EDITED_MAX) this.text.value = text;
    });
    await this.read({ text, name, isTurned: this.isTurned.value });
  }

  /** Cancels parsing. */
  cancel(): void {
    this.#asked++;
    this.#client.interrupt();
    this.state.value = { kind: 'none' };
  }

  /** Returns to the form, with the current game in it, or empty. */
  change(isEmpty: boolean): void {
    const { value: state } = this.state;
    this.search.close();
    batch(() => {
      if (isEmpty || state.kind !== 'open') [this.text.value, this.name.value] = ['', ''];
      else if (state.game.json.length <= EDITED_MAX)
        [this.text.value, this.name.value] = [editableText(state.game.json), state.game.name];
      this.isTurned.value = false;
      this.savedGame.value = undefined;
      this.state.value = { kind: 'none' };
    });
    this.context.show({ page: 'own', packed: undefined });
  }

  run(): boolean {
    return false;
  }

  press(): boolean {
    return false;
  }

  sayState(): void {
    const { value: state } = this.state;
    const { lead, size, damagedLink, broken, bring, faults } = messages();
    const { say } = this.context;
    if (state.kind === 'open')
      say(`${state.game.name}: ${size(state.game.secrets.length, state.game.guesses.length)}.`);
    else if (state.kind === 'refused') say(faults(state.fault));
    else if (state.kind === 'damaged-link') say(damagedLink);
    else if (state.kind === 'broken') say(broken);
    else say(state.kind === 'reading' ? bring.reading : lead);
  }

  terminalLine(): undefined {
    return undefined;
  }

  close(): void {
    this.#asked++;
    this.search.close();
    this.#client.close();
  }

  #show(state: OwnState): void {
    this.state.value = state;
    this.sayState();
  }
}

/** Whether a game is so small that its search takes no noticeable time. */
function isSmall({ secrets, guesses, neverFound }: OpenedGame): boolean {
  return secrets.length <= 40 && guesses.length <= 60 && neverFound.length === 0;
}

const FILE_BYTES_MAX = 64_000_000;
/** The maximum length of text in the form, in UTF-16 code units. */
const EDITED_MAX = 400_000;
