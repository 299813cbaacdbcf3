import { lineOf, newSheet, playMove, redo, type Sheet, undo } from '@inkling/core/sheet';
import type { WordFault, WordView } from '@inkling/games/word/rules/game';
import { ENGLISH, spell } from '@inkling/games/word/rules/letters';
import type { Round } from '@inkling/games/word/rules/rounds';
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { WorkerClient } from '../../../shell/worker/worker-client.ts';
import type { GameAnswered, WordQuestions } from '../engine/questions.ts';
import { EMPTY_DRAFT, type WordDraft } from './word-draft.ts';

export const GAME = 'word';
export const TRIES = 6;

export interface PlayParams {
  readonly length: number;
  readonly hard: boolean;
}

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
  readonly sheet: Signal<Sheet>;
  readonly draft: Signal<WordDraft>;
  /** `undefined` until the worker has answered, or when it has no list. */
  readonly view: Signal<WordView | undefined> = signal(undefined);
  readonly rounds: ReadonlySignal<readonly Round[]>;
  /** The word that the worker is judging; what is typed meanwhile belongs to the next try. */
  asked: string | undefined;
  readonly #engine: WorkerClient<WordQuestions>;
  #tries: Promise<unknown> = Promise.resolve();

  constructor(sheet: Sheet, draft: WordDraft, engine: WorkerClient<WordQuestions>) {
    this.sheet = signal(sheet);
    this.draft = signal(draft);
    this.#engine = engine;
    this.rounds = computed(() =>
      (this.view.value?.turns ?? []).map(({ guess, marks }) => ({
        guess: spell(ENGLISH, guess) ?? [],
        marks,
      })),
    );
  }

  get params(): PlayParams {
    const [, length, hard] = /^w(\d{1,2})t\d{1,2}(h?)/.exec(this.sheet.value.params) ?? [];
    return { length: Number(length ?? 5), hard: hard === 'h' };
  }

  get isOver(): boolean {
    return this.view.value?.over ?? false;
  }

  /** Asks the worker for the view of the sheet as it stands. */
  async refresh(): Promise<GameAnswered | undefined> {
    const sheet = this.sheet.value;
    const answered = await this.#ask(sheet, undefined);
    if (sheet === this.sheet.value && answered?.kind === 'game') this.view.value = answered.view;
    return answered;
  }

  /** One after the other: a second word, entered before the first is judged, is the next try. */
  guess(word: string): Promise<Tried> {
    const { seed } = this.sheet.value;
    this.asked = word;
    // It was meant for this game: another may have begun when its turn comes.
    const tried = this.#tries.then(() => this.#guess(word, seed));
    this.#tries = tried;
    return tried;
  }

  undo(): boolean {
    return this.#go(undo(this.sheet.value));
  }

  redo(): boolean {
    return this.#go(redo(this.sheet.value));
  }

  begin(params: PlayParams, seed: string): void {
    batch(() => {
      this.sheet.value = playSheet(params, seed);
      this.view.value = undefined;
      this.draft.value = EMPTY_DRAFT;
    });
  }

  async #guess(word: string, seed: string): Promise<Tried> {
    const sheet = this.sheet.value;
    const answered = sheet.seed === seed ? await this.#ask(sheet, word) : undefined;
    if (this.asked === word) this.asked = undefined;
    if (answered?.kind !== 'game' || sheet !== this.sheet.value) return { kind: 'unanswered' };
    if (answered.fault) return { kind: 'refused', fault: answered.fault };
    batch(() => {
      this.sheet.value = playMove(sheet, word);
      this.view.value = answered.view;
      if (this.draft.value.letters.join('') === word) this.draft.value = EMPTY_DRAFT;
    });
    return { kind: 'played' };
  }

  #go(sheet: Sheet | undefined): boolean {
    if (sheet) this.sheet.value = sheet;
    return sheet !== undefined;
  }

  #ask(sheet: Sheet, guess: string | undefined): Promise<GameAnswered | undefined> {
    const { params, seed } = sheet;
    return this.#engine.ask('game', { params, seed, moves: lineOf(sheet), guess });
  }
}

export function playSheet({ length, hard }: PlayParams, seed: string): Sheet {
  return newSheet(GAME, `w${length}t${TRIES}${hard ? 'h' : ''}@english`, seed);
}
