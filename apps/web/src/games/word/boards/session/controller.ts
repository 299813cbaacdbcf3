import { lineOf, playMove, redo, type Sheet, undo } from '@inkling/core/sheet';
import type { BoardsView } from '@inkling/games/word/boards/rules/game';
import type { Alphabet } from '@inkling/games/word/rules/letters';
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { BaseController } from '../../../../shell/game/base-controller.ts';
import { useController } from '../../../../shell/game/controller-context.ts';
import type { GameController, GameHost } from '../../../../shell/game-screen.ts';
import type { Progress } from '../../../../shell/saved/saved-game.ts';
import type { WorkerClient } from '../../../../shell/worker/worker-client.ts';
import type { WordSettings } from '../../model/keyboard.ts';
import { alphabetOfList, foldLetters } from '../../model/lists.ts';
import type { WordGameState } from '../../session/format.ts';
import type { BoardsAnswered, BoardsQuestions, BoardWords } from '../engine/questions.ts';
import { messages } from '../messages/language.ts';
import { freshState, readSetup, type Setup, usualSetup } from './format.ts';

/** A game of several words. The page holds the sheet and what the worker says that it shows; the words stay there. */
export class BoardsController extends BaseController implements GameController<WordGameState> {
  readonly state: Signal<WordGameState>;
  /** `undefined` until the worker has answered. */
  readonly view: Signal<BoardsView | undefined> = signal(undefined);
  /** The words that fit each board. */
  readonly words: Signal<readonly BoardWords[]> = signal([]);
  readonly setup: ReadonlySignal<Setup & { readonly tries: number }>;
  readonly title: ReadonlySignal<string>;
  /** Guesses that were refused, so that the row shakes at each. */
  readonly refusals: Signal<number> = signal(0);
  /** The board that is shown large, from 0. */
  readonly enlarged: Signal<number | undefined> = signal(undefined);
  readonly settings: Signal<WordSettings>;
  readonly #worker: WorkerClient<BoardsQuestions>;
  /** The word that is being judged; what is typed meanwhile belongs to the next guess. */
  #asked: string | undefined;
  #tries: Promise<unknown> = Promise.resolve();

  constructor(
    state: WordGameState,
    host: GameHost,
    worker: WorkerClient<BoardsQuestions>,
    settings: Signal<WordSettings>,
  ) {
    super(host);
    this.#worker = worker;
    this.settings = settings;
    this.state = signal(state);
    const params = computed(() => this.sheet.params);
    this.setup = computed(() => readSetup(params.value) ?? { ...usualSetup(), tries: 1 });
    this.title = computed(() => messages().title(this.#foundCount, this.setup.value.boards));
    void this.#refresh().then((answered) => {
      const tries = this.view.value?.guesses.length ?? 0;
      if (answered?.kind === 'not-a-game') this.begin(usualSetup(), '');
      else if (host.origin === 'resumed' && tries > 0) this.sayState();
    });
  }

  get sheet(): Sheet {
    return this.state.value.sheet;
  }

  get draft(): string {
    return this.state.value.draft;
  }

  get alphabet(): Alphabet {
    return alphabetOfList(this.setup.value.list);
  }

  get isOver(): boolean {
    return this.view.value?.over ?? false;
  }

  adopt(state: WordGameState): void {
    const isOther = state.sheet !== this.sheet;
    this.state.value = state;
    if (isOther) void this.#refresh();
  }

  progress(): Progress {
    const done = lineOf(this.sheet).length;
    const view = this.view.peek();
    const isCurrent = view?.guesses.length === done;
    const phase = isCurrent && view.solved ? 'found' : isCurrent && view.over ? 'lost' : 'unfinished';
    return { phase, done, of: this.setup.value.tries, withNotes: this.state.peek().withNotes };
  }

  /** Types letters at the end of the word; a full word takes no more. */
  type(text: string): void {
    if (this.isOver) return;
    const before = this.#asked === this.draft ? '' : this.draft;
    const letters = Array.from(before + foldLetters(this.alphabet, text));
    this.#write(letters.slice(0, this.setup.value.length).join(''));
  }

  erase(): void {
    this.#write(this.draft.slice(0, -1));
  }

  /** Takes a whole word to be entered. */
  take(word: string): void {
    if (!this.isOver) this.#write(word);
  }

  /** Enter: makes the guess. */
  submit(): void {
    if (this.#asked !== this.draft) void this.guess(this.draft);
  }

  /** One after the other: a second word, entered before the first is judged, is the next guess. */
  guess(text: string): Promise<void> {
    const word = foldLetters(this.alphabet, text) || text;
    const { seed } = this.sheet;
    this.#asked = word;
    const tried = this.#tries.then(() => this.#guess(word, seed));
    this.#tries = tried;
    return tried;
  }

  /** Another game; an empty seed is made up here. */
  begin(setup: Setup, seed: string): void {
    const clean = this.seedOf(seed);
    batch(() => {
      this.refusals.value = 0;
      this.enlarged.value = undefined;
      this.state.value = freshState(setup, clean);
      this.view.value = undefined;
      this.words.value = [];
    });
    void this.#refresh().then((answered) => {
      if (answered?.kind === 'game') this.say(messages().begun(setup.boards, clean));
      else if (answered?.kind === 'no-list') this.host.notice.value = messages().noList;
      else if (answered) this.say(messages().noSuchLength);
    });
  }

  again(): void {
    this.begin(this.setup.value, '');
  }

  undo(): void {
    this.#go(undo(this.sheet), messages().nothingToUndo);
  }

  redo(): void {
    this.#go(redo(this.sheet), messages().nothingToRedo);
  }

  /** Shows the words that fit, or hides them; a person who looks at them plays with notes. */
  showWords(drawerOpen: boolean): void {
    const withNotes = this.state.value.withNotes || (drawerOpen && !this.isOver);
    this.state.value = { ...this.state.value, drawerOpen, withNotes };
  }

  /** Shows a board large, or all alike again. */
  enlarge(board: number): void {
    this.enlarged.value = this.enlarged.value === board ? undefined : board;
  }

  async hint(): Promise<void> {
    if (this.isOver) return;
    const { sheet } = this;
    const { params, seed } = sheet;
    const best = await this.#worker.ask('hint', { params, seed, moves: lineOf(sheet) });
    if (sheet !== this.sheet) return;
    if (best) this.state.value = { ...this.state.value, withNotes: true };
    this.remarkOn(best ? messages().hint(best) : messages().noHint);
  }

  sayState(): void {
    const view = this.view.value;
    if (view) this.say(messages().state(view));
  }

  get #foundCount(): number {
    return this.view.value?.boards.filter(({ isFound }) => isFound).length ?? 0;
  }

  #write(draft: string): void {
    this.remark.value = '';
    this.state.value = { ...this.state.value, draft };
  }

  async #guess(word: string, seed: string): Promise<void> {
    const { sheet } = this;
    if (sheet.seed !== seed) return;
    const answered = await this.#ask(sheet, word);
    if (this.#asked === word) this.#asked = undefined;
    if (answered?.kind !== 'game' || sheet !== this.sheet) return;
    if (answered.fault) {
      this.refusals.value++;
      this.remarkOn(messages().refused(answered.fault, word));
      return;
    }
    batch(() => {
      this.remark.value = '';
      this.view.value = answered.view;
      this.words.value = answered.words;
      const draft = this.draft === word ? '' : this.draft;
      this.state.value = { ...this.state.value, draft, sheet: playMove(sheet, word) };
    });
    this.say(messages().guessed(answered.view));
  }

  #go(sheet: Sheet | undefined, otherwise: string): void {
    if (!sheet) {
      this.remarkOn(otherwise);
      return;
    }
    this.state.value = { ...this.state.value, sheet };
    void this.#refresh().then(() => this.sayState());
  }

  async #refresh(): Promise<BoardsAnswered | undefined> {
    const { sheet } = this;
    const answered = await this.#ask(sheet, undefined);
    if (sheet === this.sheet && answered?.kind === 'game')
      batch(() => {
        this.view.value = answered.view;
        this.words.value = answered.words;
      });
    return answered;
  }

  #ask(sheet: Sheet, guess: string | undefined): Promise<BoardsAnswered | undefined> {
    const { params, seed } = sheet;
    return this.#worker.ask('game', { params, seed, moves: lineOf(sheet), guess });
  }
}

export const useBoards: () => BoardsController = useController;
