import { lineOf, type Sheet } from '@inkling/core/sheet';
import type { BoardsView } from '@inkling/games/word/boards/rules/game';
import type { WordFault } from '@inkling/games/word/rules/game';
import type { Alphabet } from '@inkling/games/word/rules/letters';
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { useController } from '../../../../shell/game/controller-context.ts';
import type { GameController, GameHost } from '../../../../shell/game-screen.ts';
import { usedHelp } from '../../../../shell/parts/helps.ts';
import type { Progress } from '../../../../shell/saved/saved-game.ts';
import type { WorkerClient } from '../../../../shell/worker/worker-client.ts';
import type { WordSettings } from '../../model/keyboard.ts';
import { alphabetOfList } from '../../model/lists.ts';
import type { WordGameState } from '../../session/format.ts';
import { TypingController } from '../../session/typing-controller.ts';
import { WorkerGame } from '../../session/worker-game.ts';
import type { BoardsAnswered, BoardsQuestions, BoardsShown, BoardWords } from '../engine/questions.ts';
import { messages } from '../messages/language.ts';
import { freshState, readSetup, type Setup, usualSetup } from './format.ts';

/** A game of several words. */
class BoardsSession extends WorkerGame<BoardsView, BoardsShown> {
  /** The words that fit each board. */
  readonly words: Signal<readonly BoardWords[]> = signal([]);
  readonly setup: ReadonlySignal<Setup & { readonly tries: number }>;
  readonly #worker: WorkerClient<BoardsQuestions>;

  constructor(state: WordGameState, worker: WorkerClient<BoardsQuestions>) {
    super(state);
    this.#worker = worker;
    const params = computed(() => this.sheet.params);
    this.setup = computed(() => readSetup(params.value) ?? { ...usualSetup(), tries: 1 });
  }

  get alphabet(): Alphabet {
    return alphabetOfList(this.setup.value.list);
  }
  get length(): number {
    return this.setup.value.length;
  }

  begin(setup: Setup, seed: string): void {
    batch(() => {
      this.leaveFor(freshState(setup, seed));
      this.words.value = [];
    });
  }

  protected ask(sheet: Sheet, guess: string | undefined): Promise<BoardsAnswered | undefined> {
    const { params, seed } = sheet;
    return this.#worker.ask('game', { params, seed, moves: lineOf(sheet), guess });
  }

  protected override show(answered: BoardsShown): void {
    batch(() => {
      super.show(answered);
      this.words.value = answered.words;
    });
  }
}

/** A game of several words, with what is shown and announced about it. */
export class BoardsController extends TypingController implements GameController<WordGameState> {
  readonly play: BoardsSession;
  readonly state: ReadonlySignal<WordGameState>;
  readonly title: ReadonlySignal<string>;
  /** The zero-based index of the enlarged board. Undefined if all have the same size. */
  readonly enlarged: Signal<number | undefined> = signal(undefined);
  readonly settings: Signal<WordSettings>;
  readonly #worker: WorkerClient<BoardsQuestions>;

  constructor(
    state: WordGameState,
    host: GameHost,
    worker: WorkerClient<BoardsQuestions>,
    settings: Signal<WordSettings>,
  ) {
    super(host);
    this.#worker = worker;
    this.settings = settings;
    const play = new BoardsSession(state, worker);
    this.play = play;
    this.state = play.state;
    this.title = computed(() => {
      const found = play.view.value?.boards.filter(({ isFound }) => isFound) ?? [];
      return messages().title(found.length, play.setup.value.boards);
    });
    void play.refresh().then((answered) => {
      const tries = play.view.value?.guesses.length ?? 0;
      if (answered?.kind === 'not-a-game') this.begin(usualSetup(), '');
      else if (host.origin === 'resumed' && tries > 0) this.sayState();
    });
  }

  adopt(state: WordGameState): void {
    this.play.adopt(state);
  }

  progress(): Progress {
    const done = lineOf(this.play.sheet).length;
    const view = this.play.view.peek();
    const isCurrent = view?.guesses.length === done;
    const phase = isCurrent && view.solved ? 'found' : isCurrent && view.over ? 'lost' : 'unfinished';
    return { phase, done, of: this.play.setup.value.tries, withNotes: usedHelp(this.state.peek()) };
  }

  protected refused(fault: WordFault, word: string): string {
    return messages().refused(fault, word);
  }
  protected sayGuessed(): void {
    this.remark.value = '';
    const view = this.play.view.value;
    if (view) this.say(messages().guessed(view));
  }
  protected sayChanged(): void {
    this.sayState();
  }

  /** Begins another game. An empty seed is replaced by a random one. */
  begin(setup: Setup, seed: string): void {
    const clean = this.seedOf(seed);
    batch(() => {
      this.refusals.value = 0;
      this.enlarged.value = undefined;
      this.play.begin(setup, clean);
    });
    void this.play.refresh().then((answered) => {
      if (answered?.kind === 'game') this.say(messages().begun(setup.boards, clean));
      else if (answered?.kind === 'not-a-game') this.say(messages().noSuchLength);
    });
  }

  again(): void {
    this.begin(this.play.setup.value, '');
  }

  /** Enlarges a board. If it is large already, shows all boards in the same size again. */
  enlarge(board: number): void {
    this.enlarged.value = this.enlarged.value === board ? undefined : board;
  }

  async hint(): Promise<void> {
    if (this.play.isOver || this.refusesHelp()) return;
    const { sheet } = this.play;
    const { params, seed } = sheet;
    const best = await this.#worker.ask('hint', { params, seed, moves: lineOf(sheet) });
    if (sheet !== this.play.sheet) return;
    if (best) this.play.noteHelp('withHints');
    this.remarkOn(best ? messages().hint(best) : messages().noHint);
  }

  sayState(): void {
    const view = this.play.view.value;
    if (view) this.say(messages().state(view));
  }
}

export const useBoards: () => BoardsController = useController;
