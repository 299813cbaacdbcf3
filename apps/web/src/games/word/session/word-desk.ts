import type { Mark } from '@inkling/core/marks';
import type { WordRepair } from '@inkling/games/word/analysis/repairs';
import { ENGLISH } from '@inkling/games/word/rules/letters';
import { parseRound, type Round } from '@inkling/games/word/rules/rounds';
import {
  batch,
  computed,
  effect,
  type ReadonlySignal,
  type Signal,
  signal,
  untracked,
} from '@preact/signals';
import type { Preferences } from '../../../shell/preferences.ts';
import { cleanSeed, freshSeed } from '../../../shell/seed.ts';
import type { WorkerClient } from '../../../shell/worker/worker-client.ts';
import type { WordFindings, WordPosition, WordQuestions } from '../engine/questions.ts';
import { wordWords } from '../messages/language.ts';
import { parseEntry } from './command.ts';
import { HelperSession } from './helper-session.ts';
import type { Mode, WordKept } from './keeping.ts';
import { type PlayParams, PlaySession } from './play-session.ts';
import { WordAdviser } from './word-adviser.ts';
import { draftOf, EMPTY_DRAFT, eraseLetter, typeLetter } from './word-draft.ts';
import { WordTeller } from './word-teller.ts';
import { conflictSentence, type WordCell, type WordTold, whySentence } from './word-telling.ts';

/** How many patterns are listed at a time. */
export const PATTERNS_STEP = 100;
const ADVICE_TOP = 10;

export interface Engines {
  readonly quick: WorkerClient<WordQuestions>;
  /** For the adviser alone. */
  readonly slow: WorkerClient<WordQuestions>;
}

/**
 * What lies on the word desk: the helper's rounds and the game, what the engine found about the one in front, and
 * what was said last. Keys, pointer and commands all end in these methods.
 */
export class WordDesk {
  readonly mode: Signal<Mode>;
  readonly helper: HelperSession;
  readonly play: PlaySession;
  readonly preferences: Signal<Preferences>;
  /** The latest findings; of an earlier position while the engine thinks, so that the page does not flicker. */
  readonly findings: Signal<WordFindings | undefined> = signal(undefined);
  readonly adviser: WordAdviser;
  readonly why: Signal<WordTold | undefined> = signal(undefined);
  readonly cell: Signal<WordCell> = signal({ place: 0, letter: 0 });
  readonly patterns: Signal<readonly string[]> = signal([]);
  readonly teller: WordTeller;
  readonly notice: Signal<string | undefined> = signal(undefined);
  readonly dialog: Signal<'keys' | 'game' | undefined> = signal(undefined);
  readonly position: ReadonlySignal<WordPosition>;
  /** Words left, when they are counted for this position and the person wants to know. */
  readonly left: ReadonlySignal<number | undefined>;
  readonly #engine: WorkerClient<WordQuestions>;
  readonly #draw: (below: number) => number;
  #thought: Promise<void> = Promise.resolve();
  readonly #stops: (() => void)[];

  constructor(
    kept: WordKept,
    preferences: Signal<Preferences>,
    engines: Engines,
    draw: (below: number) => number,
  ) {
    this.mode = signal(kept.mode);
    this.helper = new HelperSession(kept.helper, kept.helperDraft);
    this.play = new PlaySession(kept.play, kept.playDraft, engines.quick);
    this.preferences = preferences;
    this.#engine = engines.quick;
    this.adviser = new WordAdviser(engines.slow);
    this.#draw = draw;
    const helperPosition = computed(() => ({
      length: this.helper.length.value,
      rounds: this.helper.rounds.value,
    }));
    const playPosition = computed(() => ({
      length: this.play.params.length,
      rounds: this.play.rounds.value,
    }));
    this.position = computed(() => (this.mode.value === 'play' ? playPosition.value : helperPosition.value));
    this.left = computed(() => {
      const findings = this.findings.value;
      const wanted = this.mode.value === 'helper' || preferences.value.aids;
      return wanted && findings?.position === this.position.value ? findings.words?.allCount : undefined;
    });
    this.teller = new WordTeller(this, () => this.#thought);
    this.#stops = [
      effect(() => {
        const position = this.position.value;
        untracked(() => this.#settle(position));
      }),
      effect(() => {
        const position = this.position.value;
        if (this.mode.value === 'helper') this.adviser.ask(position, ADVICE_TOP);
      }),
    ];
  }

  /** Takes the work up where it was left: asks for the game's view, and says where things stand. */
  async resume(): Promise<void> {
    const answered = await this.play.refresh();
    if (answered?.kind === 'no-list') this.notice.value = wordWords().noList;
    if (answered?.kind === 'not-a-game') this.begin({ length: 5, hard: false }, '');
    const count = this.position.value.rounds.length;
    if (count > 0) this.teller.say(wordWords().speech.resumed(this.mode.value, count));
  }

  close(): void {
    for (const stop of this.#stops) stop();
  }

  get #session(): HelperSession | PlaySession {
    return this.mode.value === 'play' ? this.play : this.helper;
  }

  get typed(): string {
    return this.#session.draft.value.letters.join('');
  }

  /** Is the draft the word that is being judged? It is entered once, and what follows is the next word. */
  get #isAsked(): boolean {
    return this.mode.value === 'play' && this.play.asked === this.typed;
  }

  /** How many letters the draft may have. */
  get lengthMax(): number {
    if (this.mode.value === 'play') return this.play.params.length;
    return this.helper.rounds.value[0]?.guess.length ?? 32;
  }

  type(letter: string): void {
    if (this.mode.value === 'play' && this.play.isOver) return;
    const { draft } = this.#session;
    this.teller.remarked.value = '';
    draft.value = typeLetter(this.#isAsked ? EMPTY_DRAFT : draft.value, letter, this.lengthMax);
  }

  erase(): void {
    const { draft } = this.#session;
    this.teller.remarked.value = '';
    draft.value = eraseLetter(draft.value);
  }

  /** Takes a whole word as the draft. */
  take(word: string): void {
    if (this.mode.value === 'play' && this.play.isOver) return;
    this.teller.remarked.value = '';
    this.#session.draft.value = draftOf(word);
    if (this.mode.value === 'helper') this.teller.say(wordWords().speech.typed(word));
  }

  /** Enter: adds the round, or makes the guess. */
  submit(): void {
    if (this.#isAsked) return;
    if (this.mode.value === 'play') void this.guess(this.typed);
    else if (this.helper.addDraft()) this.teller.sayRound();
    else this.teller.say(this.draftReason());
  }

  draftReason(): string {
    const first = this.helper.rounds.value[0];
    return wordWords().helper.reason(this.helper.draft.value.letters.length, first?.guess.length);
  }

  async guess(word: string): Promise<void> {
    const tried = await this.play.guess(word);
    if (tried.kind === 'refused') this.teller.remark(wordWords().play.refused(tried.fault, word));
    if (tried.kind === 'played') this.teller.sayTry();
  }

  setMode(mode: Mode): void {
    this.mode.value = mode;
  }

  begin(params: PlayParams, seed: string): void {
    const clean = cleanSeed(seed) || freshSeed(this.#draw);
    batch(() => {
      this.mode.value = 'play';
      this.play.begin(params, clean);
    });
    void this.play.refresh().then((answered) => {
      if (answered?.kind === 'not-a-game') this.teller.say(wordWords().speech.noSuchLength);
      else if (answered?.kind === 'no-list') this.notice.value = wordWords().noList;
      else if (answered) this.teller.say(wordWords().speech.begun(params.length, params.hard, clean));
    });
  }

  undo(): void {
    if (this.#session.undo()) this.#afterStep();
    else this.teller.remark(wordWords().speech.nothingToUndo);
  }

  redo(): void {
    if (this.#session.redo()) this.#afterStep();
    else this.teller.remark(wordWords().speech.nothingToRedo);
  }

  cycleRound(index: number, place: number): void {
    this.helper.cycle(index, place);
    this.teller.sayChanged();
  }

  markRound(index: number, place: number, mark: Mark): void {
    this.helper.setMark(index, place, mark);
    this.teller.sayChanged();
  }

  removeRound(index: number): void {
    this.helper.remove(index);
    this.teller.sayChanged();
  }

  clear(): void {
    this.helper.clear();
    this.teller.say(wordWords().speech.cleared);
  }

  /** Takes one of the repairs that the engine found; undo takes it back. */
  repair({ round, guess, marks }: WordRepair): void {
    const read = parseRound(ENGLISH, guess, marks, round);
    if (!read.ok) return;
    this.helper.replace(round - 1, read.value);
    this.teller.sayChanged();
  }

  /** Leaves out rounds, 1-based. */
  drop(rounds: readonly number[]): void {
    for (const round of rounds.toSorted((a, b) => b - a)) this.helper.remove(round - 1);
    this.teller.sayChanged();
  }

  /** Rounds as they were pasted. True when they were taken. */
  paste(text: string): boolean {
    const entry = parseEntry(text.trim(), this.helper.rounds.value);
    if (!entry.ok) this.teller.say(wordWords().speech.commandFault(entry.error));
    else if (entry.value.kind === 'rounds') this.addRounds(entry.value.rounds);
    else if (entry.value.kind === 'word') this.take(entry.value.word);
    return entry.ok;
  }

  /** The game's tries, to be thought about in the helper. */
  openInHelper(): void {
    const rounds = this.play.rounds.value;
    batch(() => {
      this.mode.value = 'helper';
      this.helper.clear();
      this.helper.add(rounds);
    });
    this.teller.sayCounted((left) => wordWords().speech.added(rounds.length, left));
  }

  async explain(cell: WordCell): Promise<void> {
    this.cell.value = cell;
    const position = this.position.value;
    const reason = await this.#engine.ask('why', { ...position, ...cell });
    if (!reason || position !== this.position.value) return;
    this.why.value = { ...cell, reason };
    this.teller.say(whySentence(this.why.value));
  }

  async hint(): Promise<void> {
    const position = this.position.value;
    if (this.mode.value === 'play') {
      if (this.play.isOver) return;
      this.adviser.ask(position, 1, this.play.params.hard);
    }
    const best = await this.adviser.best();
    if (position !== this.position.value) return;
    this.teller.remark(best ? wordWords().advice.spoken(best) : wordWords().speech.noSuggestion);
  }

  async morePatterns(): Promise<void> {
    const position = this.position.value;
    const most = this.patterns.value.length + PATTERNS_STEP;
    const found = await this.#engine.ask('patterns', { ...position, most });
    if (found && position === this.position.value) this.patterns.value = found;
  }

  /** Adds rounds behind the others. */
  addRounds(rounds: readonly Round[]): void {
    this.helper.add(rounds);
    if (rounds.length === 1) this.teller.sayRound();
    else
      this.teller.sayCounted(
        (left) => conflictSentence(this.findings.value) ?? wordWords().speech.added(rounds.length, left),
      );
  }

  #afterStep(): void {
    if (this.mode.value === 'helper') this.teller.sayChanged();
    else void this.play.refresh().then(() => this.teller.sayChanged());
  }

  /** A new position: nothing that was said about the old one holds. */
  #settle(position: WordPosition): void {
    batch(() => {
      this.teller.remarked.value = '';
      this.why.value = undefined;
      this.patterns.value = [];
      if (this.cell.value.place >= position.length) this.cell.value = { place: 0, letter: 0 };
    });
    this.#thought = this.#engine.ask('findings', position).then((findings) => {
      if (findings) this.findings.value = { ...findings, position };
    });
  }
}
