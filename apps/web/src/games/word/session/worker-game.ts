import { playMove, redo, type Sheet, undo } from '@inkling/core/sheet';
import type { WordFault } from '@inkling/games/word/rules/game';
import type { Alphabet } from '@inkling/games/word/rules/letters';
import { batch, type Signal, signal } from '@preact/signals';
import { isResultFinal } from '../../../shell/daily/one-try.ts';
import type { Helps } from '../../../shell/parts/helps.ts';
import type { NoGame, ShownGame } from '../engine/served-game.ts';
import type { WordGameState } from './format.ts';

export type Tried =
  | { readonly kind: 'played' }
  | { readonly kind: 'refused'; readonly fault: WordFault }
  /** The list could not be loaded, or a newer question replaced this one. */
  | { readonly kind: 'unanswered' };

interface Ending {
  readonly over: boolean;
  readonly solved: boolean;
}

/**
 * A word game against the program. The page holds the sheet and the view that the worker sends; the secrets and the
 * list stay in the worker.
 */
export abstract class WorkerGame<View extends Ending, Answered extends ShownGame<View>> {
  readonly state: Signal<WordGameState>;
  /** Undefined until the worker has answered, and if it has no list. */
  readonly view: Signal<View | undefined> = signal(undefined);
  /** Whether the worker could not fetch the list of words. */
  readonly lacksList: Signal<boolean> = signal(false);
  /** The word that the worker is judging. Letters typed meanwhile belong to the next try. */
  asked: string | undefined;
  #tries: Promise<unknown> = Promise.resolve();

  constructor(state: WordGameState) {
    this.state = signal(state);
  }

  abstract get alphabet(): Alphabet;
  /** The number of letters in a word. */
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
  /** Whether tries can no longer be undone, in a daily game that is over, or may be until the worker has answered. */
  get isResultFinal(): boolean {
    return isResultFinal(this.sheet, this.view.value?.over !== false);
  }
  /** Whether the draft is the word being judged. It cannot be entered again; further letters begin the next word. */
  get isDraftAsked(): boolean {
    return this.asked !== undefined && this.asked === this.draft;
  }

  /** Records that the game is played with this kind of help from now on, unless it is over. */
  noteHelp(kind: keyof Helps): void {
    if (!this.state.value[kind] && !this.isOver) this.state.value = { ...this.state.value, [kind]: true };
  }

  /** Shows or hides the words that fit. A user who looks at them plays with notes. */
  openDrawer(drawerOpen: boolean): void {
    if (drawerOpen) this.noteHelp('withNotes');
    this.state.value = { ...this.state.value, drawerOpen };
  }

  /** Continues from the state of another tab. */
  adopt(state: WordGameState): void {
    const isOther = state.sheet !== this.sheet;
    this.state.value = state;
    if (isOther) void this.refresh();
  }

  /** Asks the worker for the view of the current sheet. */
  async refresh(): Promise<Answered | NoGame | undefined> {
    const { sheet } = this;
    const answered = await this.#ask(sheet, undefined);
    if (sheet === this.sheet && answered?.kind === 'game') this.show(answered);
    return answered;
  }

  /** Makes guesses one after the other: a second word that is entered before the first is judged is the next try. */
  guess(word: string): Promise<Tried> {
    const { seed } = this.sheet;
    this.asked = word;
    // The guess is meant for this game, but another one may have begun when its turn comes.
    const tried = this.#tries.then(() => this.#guess(word, seed));
    this.#tries = tried;
    return tried;
  }

  /** Undoes a try. After a loss the user has seen the secret, so the game then counts as played with notes. */
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
