import type { CodeTurn } from '@inkling/core/deduction';
import type { Code } from '@inkling/core/feedback';
import type { ScoredTurn } from '@inkling/games/mastermind/game';
import { type Skin, skinOf } from '@inkling/games/mastermind/skins';
import {
  batch,
  computed,
  effect,
  type ReadonlySignal,
  type Signal,
  signal,
  untracked,
} from '@preact/signals';
import type { Engine } from '../engine/engine.ts';
import type { Clue, Findings, Position, Questions, Why } from '../engine/questions.ts';
import { words } from '../words/language.ts';
import { nameOf, namesOf } from '../words/names.ts';
import { type Command, parseCommand } from './command.ts';
import { eraseSymbol, placeSymbol } from './draft.ts';
import type { MastermindSession } from './mastermind-session.ts';
import type { Preferences } from './preferences.ts';
import { cleanSeed, freshSeed } from './seed.ts';
import { type Cell, symbolsAt } from './table.ts';

/** A hint told as far as the person asked: step 0 is the nudge, step 3 the placement. */
export interface HintTold {
  readonly clue: Clue | undefined;
  readonly step: number;
}

export const HINT_STEPS = 4;

/**
 * What lies on the desk around a sheet: the engine's findings, the explanation and the hint that are open, what
 * was said last. Every channel (keys, pointer, commands) ends in these methods, so each can do the same.
 * Input changes the session at once and never waits for the engine.
 */
export class Desk {
  readonly session: MastermindSession;
  readonly preferences: Signal<Preferences>;
  readonly skin: Skin = skinOf('winter');
  /** The latest findings; of an earlier position while the engine thinks, so that the page does not flicker. */
  readonly findings: Signal<Findings | undefined> = signal(undefined);
  readonly why: Signal<(Cell & { readonly why: Why }) | undefined> = signal(undefined);
  readonly hint: Signal<HintTold | undefined> = signal(undefined);
  /** The cell of the evidence that `why` is about when no other is named. */
  readonly cell: Signal<Cell> = signal({ place: 0, symbol: 0 });
  /** The element that the person has in hand: its possible places are marked. */
  readonly picked: Signal<number | undefined> = signal(undefined);
  readonly said: Signal<string> = signal('');
  readonly notice: Signal<string | undefined> = signal(undefined);
  readonly dialog: Signal<'keys' | 'sheet' | undefined> = signal(undefined);
  /** Codes left now, when they are counted and the person wants to know. */
  readonly left: ReadonlySignal<number | undefined>;
  readonly #engine: Engine<Questions>;
  readonly #draw: (below: number) => number;

  constructor(
    session: MastermindSession,
    preferences: Signal<Preferences>,
    engine: Engine<Questions>,
    draw: (below: number) => number,
  ) {
    this.session = session;
    this.preferences = preferences;
    this.#engine = engine;
    this.#draw = draw;
    this.left = computed(() => {
      const lefts = this.findings.value?.lefts;
      const current = lefts?.length === session.turns.value.length + 1;
      return this.preferences.value.aids && current ? lefts.at(-1) : undefined;
    });
    effect(() => {
      const turns = session.turns.value;
      untracked(() => this.#settle(turns));
    });
  }

  get turnNumber(): number {
    return this.session.turns.value.length + (this.session.isOver ? 0 : 1);
  }

  submit(code: Code | undefined = undefined): void {
    const { submission } = this.session;
    if (!this.session.submit(code)) {
      this.say(words().guess.reason(submission.value, (symbol) => nameOf(this.skin, symbol)));
      return;
    }
    this.#sayTurn();
  }

  undo(): void {
    if (!this.session.undo()) this.say(words().speech.nothingToUndo);
    else this.#sayCounted((left) => words().speech.undone(this.turnNumber, left));
  }

  redo(): void {
    if (this.session.redo()) this.#sayTurn();
    else this.say(words().speech.nothingToRedo);
  }

  place(symbol: number, place: number | undefined = undefined): void {
    if (this.session.isOver) return;
    this.session.draft.value = placeSymbol(this.session.draft.value, symbol, place);
  }

  erase(): void {
    this.session.draft.value = eraseSymbol(this.session.draft.value);
  }

  /** Starts another sheet; an empty seed is made up here. */
  begin(places: number, seed: string): void {
    const clean = cleanSeed(seed) || freshSeed(this.#draw);
    batch(() => {
      this.findings.value = undefined;
      this.cell.value = { place: 0, symbol: 0 };
      this.session.begin(places, clean);
    });
    this.say(words().speech.begun(places, clean));
  }

  /** One step more of the hint for this position, from the nudge to the placement. */
  async hintMore(): Promise<void> {
    if (this.session.isOver) return;
    const told = this.hint.value;
    if (told) {
      const step = Math.min(told.step + 1, HINT_STEPS - 1);
      this.hint.value = { ...told, step };
    } else {
      const ask = { ...this.#position, guess: this.session.draft.value.symbols };
      const turns = this.session.turns.value;
      const clue = await this.#engine.ask('clue', ask);
      if (turns !== this.session.turns.value) return;
      this.hint.value = { clue, step: 0 };
    }
    this.why.value = undefined;
    this.say(this.hintSentence());
  }

  hintSentence(): string {
    const { hint } = words();
    const told = this.hint.value;
    if (!told?.clue) return hint.nothing;
    const { place, symbol, certain, count, total } = told.clue;
    const turns = told.clue.turns.map((turn) => turn + 1);
    const steps = [
      hint.nudge(certain),
      hint.look(place + 1, turns, certain),
      hint.deduction(place + 1, turns, count, total),
      hint.placement(place + 1, nameOf(this.skin, symbol), certain),
    ];
    return steps[told.step] as string;
  }

  /** Explains a cell of the evidence. */
  async explain(cell: Cell): Promise<void> {
    this.cell.value = cell;
    const turns = this.session.turns.value;
    const why = await this.#engine.ask('why', { ...this.#position, ...cell });
    if (!why || turns !== this.session.turns.value) return;
    this.hint.value = undefined;
    this.why.value = { ...cell, why };
    this.say(this.whySentence());
  }

  whySentence(): string {
    const told = this.why.value;
    if (!told) return '';
    const { why, place } = told;
    const name = nameOf(this.skin, told.symbol);
    if (!why.possible)
      return words().why.ruledOut(
        place + 1,
        name,
        why.turns.map((turn) => turn + 1),
      );
    if (why.count === why.left) return words().why.certain(place + 1, name, why.left);
    return words().why.possible(place + 1, name, why.count, why.left, namesOf(this.skin, why.witness));
  }

  async suggest(): Promise<void> {
    const best = this.session.isOver ? undefined : await this.#engine.ask('suggestion', this.#position);
    const { speech } = words();
    if (best) this.say(speech.suggestion(namesOf(this.skin, best.guess), best.possible, best.bits));
    else this.say(speech.noSuggestion);
  }

  /** Says where things stand. */
  sayState(): void {
    const { view, draft } = this.session;
    if (this.session.isOver) {
      this.say(this.endSentence());
      return;
    }
    const guess = draft.value.symbols.map((symbol) =>
      symbol === undefined ? undefined : nameOf(this.skin, symbol),
    );
    this.say(words().speech.state(this.turnNumber, view.value.turnsMax, this.left.value, guess));
  }

  endSentence(): string {
    const { status, turns, secret } = this.session.view.value;
    const won = status.phase === 'over' && status.winner === 'breaker';
    return won ? words().speech.won(turns.length) : words().speech.lost(namesOf(this.skin, secret ?? []));
  }

  /** Does what a typed line says; says what is wrong with it otherwise. True when it was understood. */
  run(text: string): boolean {
    const command = parseCommand(text, this.session.rules, this.skin);
    if (command.ok) this.#perform(command.value);
    else this.say(words().command.fault(command.error));
    return command.ok;
  }

  /** Puts a sentence on the one line that is read aloud. The same sentence again is spoken again. */
  say(sentence: string): void {
    this.said.value = this.said.value === sentence ? `${sentence}\u00a0` : sentence;
  }

  #perform(command: Command): void {
    switch (command.kind) {
      case 'guess':
        this.submit(command.code);
        break;
      case 'why':
        void this.explain(command);
        break;
      case 'new':
        this.begin(command.places ?? this.session.rules.places, command.seed ?? '');
        break;
      case 'hint':
        void this.hintMore();
        break;
      case 'undo':
        this.undo();
        break;
      case 'redo':
        this.redo();
        break;
      case 'choices':
        this.#sayChoices();
        break;
      case 'suggest':
        void this.suggest();
        break;
      case 'state':
        this.sayState();
        break;
      case 'help':
        this.dialog.value = 'keys';
    }
  }

  #sayChoices(): void {
    const findings = this.findings.value;
    const rows = (findings?.places ?? []).map((_, place) =>
      namesOf(this.skin, findings ? symbolsAt(findings, place) : []),
    );
    this.say(findings ? words().speech.choices(rows) : words().evidence.thinking);
  }

  #sayTurn(): void {
    const turn = this.session.view.value.turns.at(-1) as ScoredTurn;
    this.#sayCounted((left) => this.#turnSentence(turn, left));
  }

  #turnSentence({ guess, feedback }: ScoredTurn, left: number | undefined): string {
    const { exact, near } = feedback;
    const turn = this.session.turns.value.length;
    const over = this.session.isOver;
    const names = namesOf(this.skin, guess);
    const sentence = words().speech.turn(turn, names, exact, near, over ? undefined : left);
    return over ? `${sentence} ${this.endSentence()}` : sentence;
  }

  #sayCounted(sentence: (left: number | undefined) => string): void {
    const turns = this.session.turns.value;
    void this.#thought.then(() => {
      if (turns === this.session.turns.value) this.say(sentence(this.left.value));
    });
  }

  get #position(): Position {
    return { rules: this.session.rules, turns: this.session.turns.value };
  }

  #thought: Promise<void> = Promise.resolve();

  /** A new position: nothing that was said about the old one holds. */
  #settle(turns: readonly CodeTurn[]): void {
    batch(() => {
      this.why.value = undefined;
      this.hint.value = undefined;
    });
    this.#thought = this.#engine.ask('findings', { rules: this.session.rules, turns }).then((findings) => {
      if (findings) this.findings.value = findings;
    });
  }
}
