import { playMove, redo, type Sheet, undo } from '@inkling/core/sheet';
import type { WordFault } from '@inkling/games/word/rules/game';
import type { Alphabet } from '@inkling/games/word/rules/letters';
import { batch, type Signal, signal } from '@preact/signals';
import { endStays } from '../../../shell/daily/one-try.ts';
import type { Helps } from '../../../shell/parts/helps.ts';
import type { NoGame, ShownGame } from '../engine/served-game.ts';
import type { WordGameState } from './format.ts';

export type Tried =
  | { readonly kind: 'played' }
  | { readonly kind: 'refused'; readonly fault: WordFault }
  /** The list could not be loaded, or a newer question took the answer's place. */
  | { readonly kind: 'unanswered' };

interface Ending {
  readonly over: boolean;
  readonly solved: boolean;
}

/**
 * A game of words against the program. The page holds the sheet and what the worker says that it shows; the secrets and
 * the list stay in the worker.
 */
export abstract class WorkerGame<View extends Ending, Answered extends ShownGame<View>> {
  readonly state: Signal<WordGameState>;
  /** `undefined` until the worker has answered, or when it has no list. */
  readonly view: Signal<View | undefined> = signal(undefined);
  /** The worker could not fetch the list of words. */
  readonly lacksList: Signal<boolean> = signal(false);
  /** The word that the worker is judging; what is typed meanwhile belongs to the next try. */
  asked: string | undefined;
  #tries: Promise<unknown> = Promise.resolve();

  constructor(state: WordGameState) {
    this.state = signal(state);
  }

  abstract get alphabet(): Alphabet;
  /** Letters of a word. */
  abstract get length(): number;
  protected abstract ask(sheet: Sheet, guess: string | undefined): Promise<Answered | NoGame | undefined>;

  get sheet(): Sheet {
    return this.state.value.sheet;
  }
  get draft(): string {
    return this.state.value.draft;
  }
  set draft(draft: string) {
    this.state.value = { ...this.state.value, draft };
  }
  get isOver(): boolean {
    return this.view.value?.over ?? false;
  }
  /** No try is taken back any more; while the worker has not answered, it may be that. */
  get endStays(): boolean {
    return endStays(this.sheet, this.view.value?.over !== false);
  }
  /** The draft is the word that is being judged: it is entered once, and what follows is the next word. */
  get isDraftAsked(): boolean {
    return this.asked !== undefined && this.asked === this.draft;
  }

  /** From here on the game is played with this help, unless it is over. */
  noteHelp(kind: keyof Helps): void {
    if (!this.state.value[kind] && !this.isOver) this.state.value = { ...this.state.value, [kind]: true };
  }

  /** Shows the words that fit, or hides them; a person who looks at them plays with notes. */
  openDrawer(drawerOpen: boolean): void {
    if (drawerOpen) this.noteHelp('withNotes');
    this.state.value = { ...this.state.value, drawerOpen };
  }

  /** Goes on from what another tab did. */
  adopt(state: WordGameState): void {
    const isOther = state.sheet !== this.sheet;
    this.state.value = state;
    if (isOther) void this.refresh();
  }

  /** Asks the worker for the view of the sheet as it stands. */
  async refresh(): Promise<Answered | NoGame | undefined> {
    const { sheet } = this;
    const answered = await this.#ask(sheet, undefined);
    if (sheet === this.sheet && answered?.kind === 'game') this.show(answered);
    return answered;
  }

  /** One after the other: a second word, entered before the first is judged, is the next try. */
  guess(word: string): Promise<Tried> {
    const { seed } = this.sheet;
    this.asked = word;
    // It was meant for this game: another may have begun when its turn comes.
    const tried = this.#tries.then(() => this.#guess(word, seed));
    this.#tries = tried;
    return tried;
  }

  /** After a loss the secret has been seen, so from there on the game is played with notes. */
  undo(): boolean {
    const { view } = this;
    const hasLost = view.value?.over === true && !view.value.solved;
    const hasMoved = this.#go(undo(this.sheet));
    if (hasMoved && hasLost) this.state.value = { ...this.state.value, withNotes: true };
    return hasMoved;
  }

  redo(): boolean {
    return this.#go(redo(this.sheet));
  }

  /** Leaves this game for another. */
  protected leaveFor(state: WordGameState): void {
    batch(() => {
      this.state.value = state;
      this.view.value = undefined;
      this.asked = undefined;
    });
  }

  protected show({ view }: Answered): void {
    this.view.value = view;
  }

  async #guess(word: string, seed: string): Promise<Tried> {
    const { sheet } = this;
    if (sheet.seed !== seed) return { kind: 'unanswered' };
    const answered = await this.#ask(sheet, word);
    if (this.asked === word) this.asked = undefined;
    if (answered?.kind !== 'game' || sheet !== this.sheet) return { kind: 'unanswered' };
    if (answered.fault) {
      this.show(answered);
      return { kind: 'refused', fault: answered.fault };
    }
    batch(() => {
      const draft = this.draft === word ? '' : this.draft;
      this.state.value = { ...this.state.value, draft, sheet: playMove(sheet, word) };
      this.show(answered);
    });
    return { kind: 'played' };
  }

  async #ask(sheet: Sheet, guess: string | undefined): Promise<Answered | NoGame | undefined> {
    const answered = await this.ask(sheet, guess);
    if (answered) this.lacksList.value = answered.kind === 'no-list';
    return answered;
  }

  #go(sheet: Sheet | undefined): boolean {
    if (sheet) this.state.value = { ...this.state.value, sheet };
    return sheet !== undefined;
  }
}
