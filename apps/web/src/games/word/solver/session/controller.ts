import type { Mark } from '@inkling/core/marks';
import type { WordRepair } from '@inkling/games/word/analysis/repairs';
import type { WordLanguage } from '@inkling/games/word/rules/languages';
import { wordOf } from '@inkling/games/word/rules/letters';
import { parseRound, type Round } from '@inkling/games/word/rules/rounds';
import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { BaseController } from '../../../../shell/game/base-controller.ts';
import { useController } from '../../../../shell/game/controller-context.ts';
import type { GameController, GameHost } from '../../../../shell/game-screen.ts';
import type { Progress } from '../../../../shell/saved/saved-game.ts';
import type { WorkerClient } from '../../../../shell/worker/worker-client.ts';
import type { GridAnswered, WordPosition, WordQuestions } from '../../engine/questions.ts';
import { messages } from '../../messages/language.ts';
import { parseEntry } from '../../model/command.ts';
import { foldLetters, isOwn } from '../../model/lists.ts';
import { parseShareGrid, type ShareGrid } from '../../model/share-grid.ts';
import { Adviser } from '../../session/adviser.ts';
import { type WordCell, type WordExplanation, whySentence } from '../../session/announcements.ts';
import type { WordWorkers } from '../../session/controller.ts';
import { Findings } from '../../session/findings.ts';
import type { WordSaved } from '../../session/format.ts';
import { solverMessages } from '../messages/language.ts';
import { draftOf, eraseLetter, typeLetter } from './draft.ts';
import { conflictSentence, patternsSentence, type SolverState } from './format.ts';
import { PASTE_LENGTH_MAX, ROUNDS_MAX, RoundsSession } from './rounds-session.ts';

/** The number of patterns that are listed at a time. */
export const PATTERNS_STEP = 100;
const ADVICE_TOP = 10;
const LENGTH_MAX = 32;

export const useSolver: () => SolverController = useController;

/** The controller of the solver: the rounds of a game from elsewhere, what follows from them, and announcements. */
export class SolverController extends BaseController implements GameController<SolverState> {
  readonly session: RoundsSession;
  readonly saved: WordSaved;
  readonly title: ReadonlySignal<string>;
  readonly position: ReadonlySignal<WordPosition>;
  readonly findings: Findings;
  readonly adviser: Adviser;
  readonly why: Signal<WordExplanation | undefined> = signal(undefined);
  readonly cell: Signal<WordCell> = signal({ place: 0, letter: 0 });
  readonly patterns: Signal<readonly string[]> = signal([]);
  /** The secrets that are possible with the squares without letters. */
  readonly gridFound: Signal<GridAnswered | undefined> = signal(undefined);
  readonly #worker: WorkerClient<WordQuestions>;
  readonly #stops: (() => void)[];

  constructor(state: SolverState, host: GameHost, workers: WordWorkers, saved: WordSaved) {
    super(host);
    this.#worker = workers.quick;
    this.saved = saved;
    this.session = new RoundsSession(state);
    const { session } = this;
    this.position = computed(() => ({
      ...this.#lists(),
      length: session.length.value,
      rounds: session.rounds.value,
    }));
    this.adviser = new Adviser(workers.slow);
    this.findings = new Findings(this.position, workers.quick, (position) => this.#forget(position));
    this.title = computed(() => solverMessages().title(this.findings.left.value));
    this.#stops = [
      effect(() => this.adviser.ask(this.position.value, ADVICE_TOP)),
      effect(() => this.#askGrid(session.grid.value)),
      () => this.findings.close(),
    ];
    const count = session.rounds.peek().length;
    if (host.origin === 'resumed' && count > 0) this.say(solverMessages().speech.resumed(count));
  }

  get state(): ReadonlySignal<SolverState> {
    return this.session.state;
  }

  adopt(state: SolverState): void {
    this.session.show(state);
  }

  progress(): Progress {
    const done = this.session.rounds.value.length;
    return { phase: 'unfinished', done, of: done };
  }

  override close(): void {
    for (const stop of this.#stops) stop();
  }

  /** The maximum number of letters in the draft. */
  get lengthMax(): number {
    return this.session.rounds.value[0]?.guess.length ?? LENGTH_MAX;
  }

  type(text: string): void {
    const { session } = this;
    for (const letter of foldLetters(session.alphabet, text))
      session.draft = typeLetter(session.draft, letter, this.lengthMax);
  }

  erase(): void {
    this.session.draft = eraseLetter(this.session.draft);
  }

  /** Replaces the draft by a whole word. */
  take(word: string): void {
    this.session.draft = draftOf(word);
    const fits = [undefined, word.length].includes(this.session.rounds.value[0]?.guess.length);
    this.say(fits ? solverMessages().speech.typed(word) : this.draftReason());
  }

  /** Handles Enter: adds the round. */
  submit(): void {
    if (this.session.addDraft()) this.#sayRound();
    else this.say(this.draftReason());
  }

  draftReason(): string {
    const first = this.session.rounds.value[0];
    if (this.session.rounds.value.length === ROUNDS_MAX) return solverMessages().solver.full(ROUNDS_MAX);
    return solverMessages().solver.reason(this.session.draft.letters.length, first?.guess.length);
  }

  /** Adds rounds after the others. Returns false if there is no room for them. */
  addRounds(rounds: readonly Round[]): boolean {
    if (!this.session.add(rounds)) {
      this.remarkOn(solverMessages().solver.full(ROUNDS_MAX));
      return false;
    }
    if (rounds.length === 1) this.#sayRound();
    else this.#sayFound((left) => solverMessages().speech.added(rounds.length, left));
    return true;
  }

  cycleRound(index: number, place: number): void {
    this.session.cycle(index, place);
    this.#sayChanged();
  }

  markRound(index: number, place: number, mark: Mark): void {
    this.session.setMark(index, place, mark);
    this.#sayChanged();
  }

  removeRound(index: number): void {
    this.session.remove(index);
    this.#sayChanged();
  }

  clear(): void {
    this.session.clear();
    this.say(solverMessages().speech.cleared);
  }

  undo(): void {
    if (this.session.undo()) this.#sayChanged();
    else this.say(messages().speech.nothingToUndo);
  }

  redo(): void {
    if (this.session.redo()) this.#sayChanged();
    else this.say(messages().speech.nothingToRedo);
  }

  /** Applies one of the suggested repairs. It can be undone. */
  repair({ round, guess, marks }: WordRepair): void {
    const read = parseRound(this.session.alphabet, guess, marks, round);
    if (!read.ok) return;
    this.session.replace(round, read.value);
    this.#sayChanged();
  }

  /** Removes rounds, given by their zero-based indices. */
  drop(rounds: readonly number[]): void {
    for (const round of rounds.toSorted((a, b) => b - a)) this.session.remove(round);
    this.#sayChanged();
  }

  /** Adds pasted rounds, or squares without letters. Returns true if they were accepted; if not, the remark says why. */
  paste(text: string): boolean {
    this.remark.value = '';
    if (text.length > PASTE_LENGTH_MAX) {
      this.remarkOn(messages().speech.roundFault({ code: 'text-too-long', round: 0 }));
      return false;
    }
    const grid = parseShareGrid(text);
    if (grid) {
      if (grid.ok) this.session.setGrid(grid.value);
      else this.remarkOn(solverMessages().grid.fault(grid.error));
      return grid.ok;
    }
    const { alphabet, rounds, length } = this.session;
    const entry = parseEntry(text.trim(), { alphabet, length: length.value, rounds: rounds.value });
    if (!entry.ok) this.remarkOn(messages().speech.commandFault(entry.error));
    else if (entry.value.kind === 'rounds') return this.addRounds(entry.value.rounds);
    else if (entry.value.kind === 'word') this.take(entry.value.word);
    return entry.ok;
  }

  /** Switches to another list. If the user has no list of their own, opens the dialog to add one. */
  setList(list: WordLanguage | 'own'): void {
    const id = list === 'own' ? this.saved.ownList.value.id : list;
    if (id) this.session.setList(id);
    else this.dialog.value = 'list';
  }

  async explain(cell: WordCell): Promise<void> {
    this.cell.value = cell;
    const position = this.position.value;
    const reason = await this.#worker.ask('why', { ...position, ...cell });
    if (!reason || position !== this.position.value) return;
    this.why.value = { ...cell, reason, turnName: 'round' };
    this.say(whySentence(this.why.value, this.session.alphabet));
  }

  async hint(): Promise<void> {
    const position = this.position.value;
    const best = await this.adviser.best();
    if (position !== this.position.value) return;
    this.say(best ? solverMessages().advice.spoken(best) : messages().speech.noSuggestion);
  }

  async morePatterns(): Promise<void> {
    const position = this.position.value;
    const most = this.patterns.value.length + PATTERNS_STEP;
    const found = await this.#worker.ask('patterns', { ...position, most });
    if (found && position === this.position.value) this.patterns.value = found;
  }

  listPatterns(): void {
    void this.morePatterns();
    this.#sayFound(() => patternsSentence(this.findings.latest.value));
  }

  sayState(): void {
    const { rounds, draft } = this.session;
    const { speech } = solverMessages();
    const left = messages().speech.left(this.findings.left.value);
    this.say(speech.solverState(rounds.value.length, left, draft.letters.join('')));
  }

  /** Announces whether the rounds contradict each other. */
  sayCheck(): void {
    this.#sayFound(() => solverMessages().speech.consistent);
  }

  sayChoices(): void {
    void this.findings.whenKnown(() =>
      this.say(messages().speech.choices(this.findings.latest.value?.hints.places ?? [])),
    );
  }

  #lists() {
    const list = this.session.list.value;
    const own = this.saved.ownList.value;
    return { list, own: isOwn(list) && own.id === list ? own.words : '' };
  }

  /** Clears what was shown about the previous position. */
  #forget({ length }: WordPosition): void {
    batch(() => {
      this.why.value = undefined;
      this.patterns.value = [];
      if (this.cell.value.place >= length) this.cell.value = { place: 0, letter: 0 };
    });
  }

  #askGrid(grid: ShareGrid | undefined): void {
    this.gridFound.value = undefined;
    if (!grid) return;
    void this.#worker.ask('grid', { ...this.#lists(), rows: grid.rows }).then((found) => {
      if (!found || this.session.grid.value !== grid) return;
      const { grid: text } = solverMessages();
      this.gridFound.value = found;
      this.say(found.count === 0 ? text.none : text.found(found.count, found.of));
    });
  }

  #sayRound(): void {
    const rounds = this.session.rounds.value;
    const { guess = [], marks = [] } = rounds.at(-1) ?? {};
    const word = wordOf(this.session.alphabet, guess);
    void this.findings.whenKnown((left) => {
      const conflict = conflictSentence(this.findings.latest.value);
      const follows = conflict ? ` ${conflict}` : messages().speech.left(left);
      this.say(solverMessages().speech.round(rounds.length, word, marks, follows));
    });
  }

  #sayChanged(): void {
    this.#sayFound((left) => solverMessages().speech.changed(left));
  }

  /** Announces which rounds contradict each other, or else the sentence. */
  #sayFound(sentence: (left: string) => string): void {
    void this.findings.whenKnown((left) =>
      this.say(conflictSentence(this.findings.latest.value) ?? sentence(messages().speech.left(left))),
    );
  }
}
