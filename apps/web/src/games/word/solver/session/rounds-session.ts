import type { Mark } from '@inkling/core/marks';
import { playMove, redo, type Sheet, undo } from '@inkling/core/sheet';
import { type Alphabet, spell, wordOf } from '@inkling/games/word/rules/letters';
import type { Round } from '@inkling/games/word/rules/rounds';
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { alphabetOfList, type ListId } from '../../model/lists.ts';
import type { ShareGrid } from '../../model/share-grid.ts';
import { EMPTY_DRAFT, nextMark, type RoundDraft, roundOf } from './draft.ts';
import { freshState, listOf, roundsAt, roundsText, type SolverState } from './format.ts';

/** The length that a page of rounds takes when nothing is typed yet. */
const LENGTH_USUAL = 5;

/** Rounds may be pasted by the dozen. */
export const PASTE_LENGTH_MAX = 20_000;

/** A game has six; this is enough for several of them, and can be looked through at once. */
export const ROUNDS_MAX = 60;

/** The rounds of another game: every change, typed, pasted or repaired, is one step of the same tree. */
export class RoundsSession {
  readonly state: Signal<SolverState>;
  readonly list: ReadonlySignal<ListId>;
  readonly rounds: ReadonlySignal<readonly Round[]>;
  /** Of the rounds; of what is being typed while there is none. */
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

  /** Goes on from what another tab did. */
  show(state: SolverState): void {
    this.state.value = state;
  }

  /** Adds the draft as a round. Says whether it had the right length. */
  addDraft(): boolean {
    const round = roundOf(this.alphabet, this.draft);
    const first = this.rounds.value[0];
    if (!round || (first && first.guess.length !== round.guess.length)) return false;
    return this.add([round]);
  }

  /** Says whether there was room for them. */
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

  /** Takes squares in the place of others, or takes them away. */
  setGrid(grid: ShareGrid | undefined): void {
    this.state.value = { ...this.state.value, grid };
  }

  /** Words from another list. Rounds with a letter that it does not have cannot come along. */
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
