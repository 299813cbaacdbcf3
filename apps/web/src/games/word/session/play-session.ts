import { lineOf, playMove, redo, type Sheet, undo } from '@inkling/core/sheet';
import type { WordFault, WordView } from '@inkling/games/word/rules/game';
import { type Alphabet, spell } from '@inkling/games/word/rules/letters';
import type { Round } from '@inkling/games/word/rules/rounds';
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { WorkerClient } from '../../../shell/worker/worker-client.ts';
import type { GameAnswered, WordQuestions } from '../engine/questions.ts';
import { alphabetOfList, isOwn } from '../model/lists.ts';
import type { OwnList } from '../model/own-list.ts';
import {
  beginSheet,
  makePlayParams,
  type PlayParams,
  parsePlayParams,
  type WordGameState,
} from './format.ts';

export type Tried =
  | { readonly kind: 'played' }
  | { readonly kind: 'refused'; readonly fault: WordFault }
  /** The list could not be loaded, or a newer question took the answer's place. */
  | { readonly kind: 'unanswered' };

/**
 * A game against the program. The page holds the sheet and what the worker says that it shows; the secret and the
 * list stay in the worker.
 */
export class PlaySession {
  readonly state: Signal<WordGameState>;
  /** `undefined` until the worker has answered, or when it has no list. */
  readonly view: Signal<WordView | undefined> = signal(undefined);
  readonly params: ReadonlySignal<PlayParams>;
  readonly rounds: ReadonlySignal<readonly Round[]>;
  /** The word that the worker is judging; what is typed meanwhile belongs to the next try. */
  asked: string | undefined;
  readonly #worker: WorkerClient<WordQuestions>;
  readonly #ownList: ReadonlySignal<OwnList>;
  #tries: Promise<unknown> = Promise.resolve();

  constructor(state: WordGameState, worker: WorkerClient<WordQuestions>, ownList: ReadonlySignal<OwnList>) {
    this.state = signal(state);
    this.#worker = worker;
    this.#ownList = ownList;
    const text = computed(() => this.sheet.params);
    this.params = computed(() => paramsOf(text.value));
    this.rounds = computed(() =>
      (this.view.value?.turns ?? []).map(({ guess, marks }) => ({
        guess: spell(this.alphabet, guess) ?? [],
        marks,
      })),
    );
  }

  get sheet(): Sheet {
    return this.state.value.sheet;
  }

  get draft(): string {
    return this.state.value.draft;
  }

  set draft(draft: string) {
    this.state.value = { ...this.state.value, draft };
  }

  get alphabet(): Alphabet {
    return alphabetOfList(this.params.value.list);
  }

  /** The person's own words, when this game is played with them. */
  get own(): string {
    const { list } = this.params.value;
    return isOwn(list) && this.#ownList.value.id === list ? this.#ownList.value.words : '';
  }

  get isOver(): boolean {
    return this.view.value?.over ?? false;
  }

  /** From here on the game is played with help, unless it is over. */
  noteHelp(): void {
    if (!this.state.value.withNotes && !this.isOver)
      this.state.value = { ...this.state.value, withNotes: true };
  }

  openDrawer(drawerOpen: boolean): void {
    if (drawerOpen) this.noteHelp();
    this.state.value = { ...this.state.value, drawerOpen };
  }

  /** Goes on from what another tab did. */
  show(state: WordGameState): void {
    this.state.value = state;
  }

  /** Asks the worker for the view of the sheet as it stands. */
  async refresh(): Promise<GameAnswered | undefined> {
    const { sheet } = this;
    const answered = await this.#ask(sheet, undefined);
    if (sheet === this.sheet && answered?.kind === 'game') this.view.value = answered.view;
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

  undo(): boolean {
    return this.#go(undo(this.sheet));
  }

  redo(): boolean {
    return this.#go(redo(this.sheet));
  }

  begin(params: PlayParams, seed: string): void {
    batch(() => {
      this.state.value = freshState(this.sheet.game, params, seed);
      this.view.value = undefined;
      this.asked = undefined;
    });
  }

  async #guess(word: string, seed: string): Promise<Tried> {
    const { sheet } = this;
    if (sheet.seed !== seed) return { kind: 'unanswered' };
    const answered = await this.#ask(sheet, word);
    if (this.asked === word) this.asked = undefined;
    if (answered?.kind !== 'game' || sheet !== this.sheet) return { kind: 'unanswered' };
    if (answered.fault) {
      this.view.value = answered.view;
      return { kind: 'refused', fault: answered.fault };
    }
    batch(() => {
      const draft = this.draft === word ? '' : this.draft;
      this.state.value = { ...this.state.value, draft, sheet: playMove(sheet, word) };
      this.view.value = answered.view;
    });
    return { kind: 'played' };
  }

  #go(sheet: Sheet | undefined): boolean {
    if (sheet) this.state.value = { ...this.state.value, sheet };
    return sheet !== undefined;
  }

  #ask(sheet: Sheet, guess: string | undefined): Promise<GameAnswered | undefined> {
    const { game, params, seed } = sheet;
    return this.#worker.ask('game', { game, own: this.own, params, seed, moves: lineOf(sheet), guess });
  }
}

export function freshState(game: string, params: PlayParams, seed: string): WordGameState {
  return beginSheet(game, makePlayParams(params), seed);
}

/** Only sheets whose params can be read are opened. */
function paramsOf(text: string): PlayParams {
  const params = parsePlayParams(text);
  if (!params) throw new Error(`params of no game: ${text}`);
  return params;
}
