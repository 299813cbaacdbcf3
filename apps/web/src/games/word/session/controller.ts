import { lineOf } from '@inkling/core/sheet';
import type { WordReview } from '@inkling/games/word/analysis/review';
import type { WordFault } from '@inkling/games/word/rules/game';
import type { WordLanguage } from '@inkling/games/word/rules/languages';
import { makeRound } from '@inkling/games/word/rules/rounds';
import type { CheckedAnswer } from '@inkling/games/word/runaway/analysis/check-answers';
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { useController } from '../../../shell/game/controller-context.ts';
import type { GameController, GameHost } from '../../../shell/game-screen.ts';
import { appMessages } from '../../../shell/messages/language.ts';
import { usedHelp } from '../../../shell/parts/helps.ts';
import type { Progress } from '../../../shell/saved/saved-game.ts';
import type { WorkerClient } from '../../../shell/worker/worker-client.ts';
import type { WordPosition, WordQuestions } from '../engine/questions.ts';
import { messages } from '../messages/language.ts';
import { lengthsOfList } from '../model/lists.ts';
import { LIST_OF_LANGUAGE } from '../model/names.ts';
import { lengthsOfOwn } from '../model/own-list.ts';
import { Adviser } from './adviser.ts';
import {
  stateSentence,
  trySentence,
  type WordCell,
  type WordExplanation,
  whySentence,
} from './announcements.ts';
import { Findings } from './findings.ts';
import { type PlayParams, TRIES, type WordGameState, type WordSaved } from './format.ts';
import { HintSteps, type LikelyLetter, letterWorthKnowing } from './hint-steps.ts';
import { PlaySession } from './play-session.ts';
import { TypingController } from './typing-controller.ts';
import type { WordKind } from './word-kind.ts';

export interface WordWorkers {
  readonly quick: WorkerClient<WordQuestions>;
  /** For long tasks: the adviser, reviews and checks of answers. */
  readonly slow: WorkerClient<WordQuestions>;
}

/** A game of Word, with what is shown and announced about it. Keys, pointer and commands all call these methods. */
export class WordController extends TypingController implements GameController<WordGameState> {
  readonly play: PlaySession;
  readonly kind: WordKind;
  readonly saved: WordSaved;
  readonly title: ReadonlySignal<string>;
  readonly position: ReadonlySignal<WordPosition>;
  readonly findings: Findings;
  readonly adviser: Adviser;
  readonly why: Signal<WordExplanation | undefined> = signal(undefined);
  /** A good guess and its reason, if the user asked for one in the open drawer. Cleared when the position changes. */
  readonly good: Signal<string | undefined> = signal(undefined);
  readonly #worker: WorkerClient<WordQuestions>;
  readonly #slow: WorkerClient<WordQuestions>;
  readonly #hints = new HintSteps();

  constructor(state: WordGameState, kind: WordKind, host: GameHost, workers: WordWorkers, saved: WordSaved) {
    super(host);
    this.kind = kind;
    this.#worker = workers.quick;
    this.#slow = workers.slow;
    this.saved = saved;
    this.play = new PlaySession(state, workers.quick, saved.ownList);
    const { play } = this;
    this.position = computed(() => {
      const { length, list } = play.params.value;
      return { list, own: play.own, length, rounds: play.rounds.value };
    });
    this.adviser = new Adviser(workers.slow);
    this.findings = new Findings(this.position, workers.quick, () => {
      this.remark.value = '';
      this.why.value = undefined;
      this.good.value = undefined;
    });
    this.title = computed(() => messages().title(kind.name(), this.play.isOver ? undefined : this.#counted));
    void this.#resume();
  }

  get state(): ReadonlySignal<WordGameState> {
    return this.play.state;
  }

  adopt(state: WordGameState): void {
    this.play.adopt(state);
  }

  progress(): Progress {
    const view = this.play.view.value;
    const done = lineOf(this.play.sheet).length;
    const isCurrent = view?.turns.length === done;
    const phase = isCurrent && view.solved ? 'found' : isCurrent && view.over ? 'lost' : 'unfinished';
    const answers = isCurrent ? view.turns.map(({ marks }) => marks.join('')) : [];
    const withNotes = usedHelp(this.play.state.value);
    return { phase, done, of: this.play.params.value.tries, answers, withNotes };
  }

  override close(): void {
    this.findings.close();
  }

  protected refused(fault: WordFault, word: string): string {
    return messages().play.refused(fault, word);
  }
  protected sayGuessed(): void {
    void this.findings.whenKnown(() =>
      this.say(trySentence(this.play.view.value, this.#counted, this.kind.words())),
    );
  }
  protected sayChanged(): void {
    this.sayState();
  }

  /** Begins another game. An empty seed is replaced by a random one. */
  begin(params: PlayParams, seed: string): void {
    const clean = this.seedOf(seed);
    batch(() => {
      this.refusals.value = 0;
      this.play.begin(params, clean);
    });
    void this.play.refresh().then((answered) => {
      if (answered?.kind === 'not-a-game') this.say(messages().speech.noSuchLength);
      else if (answered?.kind === 'game')
        this.say(messages().speech.begun(params.length, params.hard, clean));
    });
  }

  again(): void {
    this.begin(this.play.params.value, '');
  }

  /** Begins a game from another list, of the same length if possible. Asks for the user's own list if there is none. */
  beginFrom(list: WordLanguage | 'own'): void {
    const own = this.saved.ownList.value;
    const id = list === 'own' ? own.id : list;
    if (!id) {
      this.dialog.value = 'list';
      return;
    }
    const lengths = list === 'own' ? lengthsOfOwn(own) : lengthsOfList(list);
    const now = this.play.params.value;
    const length = lengths.includes(now.length) ? now.length : (lengths[0] ?? now.length);
    this.begin({ ...now, list: id, length }, '');
  }

  get canTurnHard(): boolean {
    return this.state.value.sheet.nodes.length === 1;
  }

  /** Sets hard mode. That begins another game, so it is possible only before the first try. The draft stays. */
  setHard(hard: boolean): void {
    const { draft } = this.play;
    if (!this.canTurnHard) {
      this.remarkOn(messages().play.hardLater);
      return;
    }
    this.begin({ ...this.play.params.value, hard }, this.play.sheet.seed);
    this.play.draft = draft;
  }

  async explain(cell: WordCell): Promise<void> {
    if (this.refusesHelp()) return;
    const position = this.position.value;
    const reason = await this.#worker.ask('why', { ...position, ...cell });
    if (!reason || position !== this.position.value) return;
    this.play.noteHelp('withNotes');
    this.why.value = { ...cell, reason, turnName: 'try' };
    this.say(whySentence(this.why.value, this.play.alphabet));
  }

  /** Gives the next hint: where to look, then which letter it is, and finally a good guess. */
  async hint(): Promise<void> {
    if (this.play.isOver || this.refusesHelp()) return;
    const position = this.position.value;
    const step = this.#hints.next(position);
    let letter: LikelyLetter | undefined;
    await this.findings.whenKnown(() => {
      const { value } = this.findings.latest;
      letter = value && letterWorthKnowing(value);
    });
    if (position !== this.position.value) return;
    if (step > 1 || !letter) {
      const best = await this.#goodGuess();
      if (best !== undefined) this.remarkOn(best);
      return;
    }
    this.play.noteHelp('withHints');
    const { left } = messages();
    const name = this.play.alphabet.letters[letter.letter] as string;
    this.remarkOn(
      step === 0
        ? left.hintWhere(letter.place + 1, letter.share === 1)
        : left.hintLetter(letter.place + 1, name, letter.share),
    );
  }

  /** Shows a good guess immediately, without the steps towards it. */
  async showGood(): Promise<void> {
    if (this.play.isOver || this.refusesHelp()) return;
    const best = await this.#goodGuess();
    if (best === undefined) return;
    this.good.value = best;
    this.say(best);
  }

  /** A good guess as a sentence. Resolves to undefined if the position has changed meanwhile. */
  async #goodGuess(): Promise<string | undefined> {
    const position = this.position.value;
    this.adviser.ask(position, 1, this.play.params.value.hard);
    const best = await this.adviser.best();
    if (position !== this.position.value) return undefined;
    if (best) this.play.noteHelp('withHints');
    return best ? messages().left.hint(best) : messages().speech.noSuggestion;
  }

  /** Judges the tries of this game, and what could have been tried instead under its rules. */
  review(judgesFirst: boolean): Promise<WordReview | undefined> {
    const { hard } = this.play.params.value;
    return this.#slow.ask('review', { ...this.position.value, hard, judgesFirst });
  }

  /** Checks how many words each answer left, after a game of Runaway Word. */
  checkAnswers(): Promise<readonly CheckedAnswer[] | undefined> {
    return this.#slow.ask('answers', this.position.value);
  }

  sayState(): void {
    void this.findings.whenKnown(() =>
      this.say(stateSentence(this.play.view.value, this.#counted, this.play.draft, this.kind.words())),
    );
  }

  /** Announces which letters each place can have. */
  sayChoices(): void {
    if (this.refusesHelp()) return;
    void this.findings.whenKnown(() => {
      this.play.noteHelp('withNotes');
      this.say(messages().speech.choices(this.findings.latest.value?.hints.places ?? []));
    });
  }

  /** The tries so far, in the format of the solver's address. */
  solverPath(): string {
    const rounds = this.play.rounds.value.map((round) => makeRound(this.play.alphabet, round));
    return encodeURIComponent(`${this.play.params.value.list} ${rounds.join(' ')}`);
  }

  /** The number of words that fit. Undefined for users who do not want to see it. */
  get #counted(): number | undefined {
    return this.wantsCount ? this.findings.left.value : undefined;
  }

  async #resume(): Promise<void> {
    const answered = await this.play.refresh();
    if (answered?.kind === 'not-a-game') this.begin(usualParams(), '');
    const tries = this.play.view.value?.turns.length ?? 0;
    if (this.host.origin === 'resumed' && tries > 0) this.say(messages().speech.resumed(tries));
  }
}

/** The default game: five letters, from the list of the page's language. */
export function usualParams(): PlayParams {
  return { length: 5, tries: TRIES, hard: false, list: LIST_OF_LANGUAGE[appMessages().language] };
}

export const useWord: () => WordController = useController;
