import type { Mark } from '@inkling/core/marks';
import { newSheet, playMove, redo, type Sheet, undo } from '@inkling/core/sheet';
import { ENGLISH } from '@inkling/games/word/rules/letters';
import { makeRound, parseRounds, type Round } from '@inkling/games/word/rules/rounds';
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { EMPTY_DRAFT, nextMark, roundOf, type WordDraft } from './word-draft.ts';

export const HELPER = 'word-helper';

/** The lengths that a page of rounds takes when nothing is typed yet. */
export const LENGTH_USUAL = 5;

/**
 * The rounds of another game. A sheet whose moves are whole positions, each as its rounds in text: every change,
 * typed, pasted or repaired, is one step of the same tree, so nothing can be lost and each can be undone.
 */
export class HelperSession {
  readonly sheet: Signal<Sheet>;
  readonly draft: Signal<WordDraft>;
  readonly rounds: ReadonlySignal<readonly Round[]>;
  /** Of the rounds; of what is being typed while there is none. */
  readonly length: ReadonlySignal<number>;

  constructor(sheet: Sheet, draft: WordDraft) {
    this.sheet = signal(sheet);
    this.draft = signal(draft);
    this.rounds = computed(() => roundsAt(this.sheet.value) ?? []);
    this.length = computed(
      () => this.rounds.value[0]?.guess.length ?? (this.draft.value.letters.length || LENGTH_USUAL),
    );
  }

  /** Adds the draft as a round. Says whether it had the right length. */
  addDraft(): boolean {
    const round = roundOf(this.draft.value);
    const first = this.rounds.value[0];
    if (!round || (first && first.guess.length !== round.guess.length)) return false;
    this.add([round]);
    return true;
  }

  add(rounds: readonly Round[]): void {
    batch(() => {
      this.#show([...this.rounds.value, ...rounds]);
      this.draft.value = EMPTY_DRAFT;
    });
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
    this.#show(this.rounds.value.with(index, round));
  }

  remove(index: number): void {
    if (index < this.rounds.value.length) this.#show(this.rounds.value.toSpliced(index, 1));
  }

  clear(): void {
    batch(() => {
      if (this.rounds.value.length > 0) this.#show([]);
      this.draft.value = EMPTY_DRAFT;
    });
  }

  undo(): boolean {
    const back = undo(this.sheet.value);
    if (back) this.sheet.value = back;
    return back !== undefined;
  }

  redo(): boolean {
    const forward = redo(this.sheet.value);
    if (forward) this.sheet.value = forward;
    return forward !== undefined;
  }

  #show(rounds: readonly Round[]): void {
    this.sheet.value = playMove(this.sheet.value, textOf(rounds));
  }
}

export function helperSheet(): Sheet {
  return newSheet(HELPER, 'english', '');
}

/** The rounds at the cursor, or `undefined` for a text that no session wrote. */
export function roundsAt(sheet: Sheet): readonly Round[] | undefined {
  const text = sheet.nodes[sheet.cursor]?.move ?? NONE;
  if (sheet.cursor === 0 || text === NONE) return [];
  const rounds = parseRounds(ENGLISH, [text]);
  return rounds.ok ? rounds.value : undefined;
}

const NONE = '-';

function textOf(rounds: readonly Round[]): string {
  return rounds.length === 0 ? NONE : rounds.map((round) => makeRound(ENGLISH, round)).join(' ');
}
