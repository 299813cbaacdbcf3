import type { Mark } from '@inkling/core/marks';
import { playMove, redo, type Sheet, undo } from '@inkling/core/sheet';
import { type Alphabet, spell, wordOf } from '@inkling/games/word/rules/letters';
import type { Round } from '@inkling/games/word/rules/rounds';
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { alphabetOfList, type ListId } from '../../model/lists.ts';
import type { ShareGrid } from '../../model/share-grid.ts';
import { EMPTY_DRAFT, nextMark, type RoundDraft, roundOf } from './draft.ts';
import { freshState, listOf, roundsAt, roundsText, type SolverState } from './format.ts';

/** The default word length, before anything is typed. */
const LENGTH_USUAL = 5;

/** The maximum length of a pasted string, in characters. It allows for dozens of rounds. */
export const PASTE_LENGTH_MAX = 20_000;

/** The maximum number of rounds. A game has six; this is enough for several games and can still be checked quickly. */
export const ROUNDS_MAX = 60;

/** The rounds of a game from elsewhere. Every change, typed, pasted or repaired, is one step of the same tree. */
export class RoundsSession {
  readonly state: Signal<SolverState>;
  readonly list: ReadonlySignal<ListId>;
  readonly rounds: ReadonlySignal<readonly Round[]>;
  /** The word length of the rounds, or of the draft while there are no rounds. */
  readonly length: ReadonlySignal<number>;
  /** Squares without letters. */
  readonly grid: ReadonlySignal<ShareGrid | undefined>;

  constructor(state: SolverState) {
    this.state = signal(state);
    const sheet = computed(() => this.state.value.sheet);
    this.list = computed(() => listOf(sheet.value));
    this.rounds = computed(() => roundsAt(sheet.value) ?? []);
    const typed = computed(() => this.state.value.draft.letters.length);
    this.length = computed(() => this.rounds.value[0]?.guess.length ?? (typed.value || LENGTH_USUAL));
    this.grid = computed(() => this.state.value.grid);
  }

  get alphabet(): Alphabet {
    return alphabetOfList(this.list.value);
  }

  get sheet(): Sheet {
    return this.state.value.sheet;
  }

  get draft(): RoundDraft {
    return this.state.value.draft;
  }

  set draft(draft: RoundDraft) {
    this.state.value = { ...this.state.value, draft };
  }

  /** Continues from the state of another tab. */
  show(state: SolverState): void {
    this.state.value = state;
  }

  /** Adds the draft as a round. Returns false if it has the wrong length or there is no room for it. */
  addDraft(): boolean {
    const round = roundOf(this.alphabet, this.draft);
    const first = this.rounds.value[0];
    if (!round || (first && first.guess.length !== round.guess.length)) return false;
    return this.add([round]);
  }

  /** Adds rounds. Returns false if there is no room for them. */
  add(rounds: readonly Round[]): boolean {
    if (this.rounds.value.length + rounds.length > ROUNDS_MAX) return false;
    batch(() => {
      this.#set([...this.rounds.value, ...rounds]);
      this.draft = EMPTY_DRAFT;
    });
    return true;
  }

  cycle(index: number, place: number): void {
    const mark = this.rounds.value[index]?.marks[place];
    if (mark !== undefined) this.setMark(index, place, nextMark(mark));
  }

  setMark(index: number, place: number, mark: Mark): void {
    const round = this.rounds.value[index];
    if (round?.marks[place] === undefined || round.marks[place] === mark) return;
    this.replace(index, { ...round, marks: round.marks.with(place, mark) });
  }

  replace(index: number, round: Round): void {
    this.#set(this.rounds.value.with(index, round));
  }

  remove(index: number): void {
    if (index < this.rounds.value.length) this.#set(this.rounds.value.toSpliced(index, 1));
  }

  clear(): void {
    batch(() => {
      if (this.rounds.value.length > 0) this.#set([]);
      this.state.value = { ...this.state.value, draft: EMPTY_DRAFT, grid: undefined };
    });
  }

  /** Replaces the squares, or removes them. */
  setGrid(grid: ShareGrid | undefined): void {
    this.state.value = { ...this.state.value, grid };
  }

  /** Switches to another list. Drops rounds with a letter that the list does not have. */
  setList(list: ListId): void {
    if (list === this.list.value) return;
    const alphabet = alphabetOfList(list);
    const rounds = this.rounds.value.flatMap(({ guess, marks }) => {
      const spelt = spell(alphabet, wordOf(this.alphabet, guess));
      return spelt ? [{ guess: spelt, marks }] : [];
    });
    const { sheet } = freshState(list);
    const move = roundsText(list, rounds);
    this.state.value = { ...this.state.value, sheet: rounds.length > 0 ? playMove(sheet, move) : sheet };
  }

  undo(): boolean {
    return this.#go(undo(this.sheet));
  }

  redo(): boolean {
    return this.#go(redo(this.sheet));
  }

  #go(sheet: Sheet | undefined): boolean {
    if (sheet) this.state.value = { ...this.state.value, sheet };
    return sheet !== undefined;
  }

  #set(rounds: readonly Round[]): void {
    const sheet = playMove(this.sheet, roundsText(this.list.value, rounds));
    this.state.value = { ...this.state.value, sheet };
  }
}
