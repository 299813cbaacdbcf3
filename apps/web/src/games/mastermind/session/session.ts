import type { CodeRules, CodeTurn } from '@inkling/core/deduction';
import { type Code, type Feedback, feedbackOf, scoreCode } from '@inkling/core/feedback';
import type { Result } from '@inkling/core/result';
import * as result from '@inkling/core/result';
import { goTo, newSheet, playMove, redo, replay, type Sheet, undo } from '@inkling/core/sheet';
import {
  answerOf,
  codeTurn,
  type MastermindFault,
  type MastermindState,
  type MastermindView,
  mastermind,
  type ScoredTurn,
} from '@inkling/games/mastermind/rules/game';
import type { MastermindMove } from '@inkling/games/mastermind/rules/moves';
import { makeParams } from '@inkling/games/mastermind/rules/params';
import type { GivenAnswer } from '@inkling/games/mastermind/rules/partial-turn';
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { isResultFinal } from '../../../shell/daily/one-try.ts';
import type { Helps } from '../../../shell/parts/helps.ts';
import { phaseOf } from '../../../shell/parts/phase.ts';
import { type Answer, NO_ANSWER } from './answer.ts';
import { follow, moveAt } from './branches.ts';
import { type Draft, draftOf, emptyDraft } from './draft.ts';
import { type Asks, expectedInputOf } from './expected-input.ts';
import { draftWithHeld, toggled } from './held-places.ts';
import { helpsOf, type Notes, notesFor } from './notes.ts';
import { MAKER_OF, type Seating, seatingFor } from './seating.ts';
import { FIRST_SETUP, type Setup } from './setup.ts';
import { type Submission, submissionOf } from './submission.ts';

/** Everything that is saved of a game. */
export interface MastermindGameState {
  readonly sheet: Sheet;
  readonly draft: Draft;
  readonly answer: Answer;
  readonly seating: Seating;
  readonly notes: Notes;
  /** Zero-based places whose pieces are kept for the next guess, ascending. */
  readonly held: readonly number[];
}

/**
 * One sheet and who plays on it. The writable signals are the only state; everything else is computed from them. The
 * game state with the secret stays in this file: the screen gets the breaker's view, and the code itself only if the
 * maker asks for it.
 */
export class MastermindSession {
  readonly sheet: Signal<Sheet>;
  readonly draft: Signal<Draft>;
  readonly answer: Signal<Answer>;
  readonly seating: Signal<Seating>;
  readonly notes: Signal<Notes>;
  readonly held: Signal<readonly number[]>;
  /** Whether a maker who scores by hand is writing the code down so that the answers can be checked. */
  readonly depositing: Signal<boolean> = signal(false);
  /** Zero-based turn that is open for editing: all of it in a game from elsewhere, otherwise only its answer. */
  readonly editing: Signal<number | undefined> = signal(undefined);
  readonly view: ReadonlySignal<MastermindView>;
  readonly turns: ReadonlySignal<readonly CodeTurn[]>;
  readonly submission: ReadonlySignal<Submission>;
  readonly asks: ReadonlySignal<Asks>;
  readonly #state: ReadonlySignal<MastermindState>;

  constructor({ sheet, draft, seating, answer, notes, held }: MastermindGameState) {
    this.sheet = signal(sheet);
    this.draft = signal(draft);
    this.seating = signal(seating);
    this.answer = signal(answer);
    this.notes = signal(notes);
    this.held = signal(held);
    this.#state = computed(() => stateOf(this.sheet.value));
    this.view = computed(() => mastermind.view(this.#state.value, 'breaker'));
    this.turns = computed(() => this.view.value.turns.map(codeTurn));
    this.asks = computed(() =>
      expectedInputOf(this.view.value, {
        seat: this.seating.value.seat,
        isEditing: this.editing.value !== undefined,
        isDepositing: this.depositing.value,
        hasSecret: this.#state.value.secret !== undefined,
      }),
    );
    this.submission = computed(() => {
      const { rules, turns } = this.view.value;
      const known = this.asks.value === 'code' || this.editing.value !== undefined ? [] : turns;
      return submissionOf(this.draft.value, rules, known, this.asks.value === 'nothing');
    });
  }

  get rules(): CodeRules {
    return this.view.value.rules;
  }

  get isOver(): boolean {
    return this.view.value.status.phase === 'over';
  }
  /** Whether the result is final, so that no turn can be undone and no other branch followed. */
  get isResultFinal(): boolean {
    return isResultFinal(this.sheet.value, this.isOver);
  }

  /** Whether there is a code that answers are checked against. Does not reveal the code. */
  get hasCode(): boolean {
    return this.#state.value.secret !== undefined;
  }

  /** The user's own code, if the user is the maker and has written it down. */
  get ownCode(): Code | undefined {
    const { seat } = this.seating.value;
    return seat === 'maker' ? mastermind.view(this.#state.value, 'maker').secret : undefined;
  }

  /** The correct answer to the pending guess, if the maker has written the code down. */
  get trueAnswer(): Feedback | undefined {
    const pending = this.editing.value === undefined ? this.view.value.pending : undefined;
    const code = this.ownCode;
    return pending && code ? feedbackOf(scoreCode(pending, code)) : undefined;
  }

  /** Makes a guess: the given code, or else the draft. Returns whether it was legal. */
  submit(code: Code | undefined = undefined): boolean {
    const { value: submission } = this.submission;
    const guess = code ?? (submission.ready ? submission.code : undefined);
    if (!guess || this.asks.value !== 'guess') return false;
    return this.play({ kind: 'guess', code: guess }).ok;
  }

  /** Plays any move that is legal now, and clears what the user was entering. */
  play(move: MastermindMove): Result<undefined, MastermindFault> {
    const next = mastermind.apply(this.#state.value, move);
    if (!next.ok) return next;
    const held = move.kind === 'guess' ? draftWithHeld(move.code, this.held.value) : undefined;
    this.show(playMove(this.sheet.value, mastermind.makeMove(move)), held);
    return result.ok(undefined);
  }

  /** Plays a guess together with the answer it received elsewhere: both moves, or neither. */
  record(guess: Code, answer: GivenAnswer): Result<undefined, MastermindFault> {
    const guessed = mastermind.apply(this.#state.value, { kind: 'guess', code: guess });
    if (!guessed.ok) return guessed;
    const scored = mastermind.apply(guessed.value, { kind: 'score', ...answer });
    if (!scored.ok) return scored;
    const sheet = playMove(this.sheet.value, mastermind.makeMove({ kind: 'guess', code: guess }));
    this.show(playMove(sheet, mastermind.makeMove({ kind: 'score', ...answer })));
    return result.ok(undefined);
  }

  /**
   * Replaces the turns of the current line by branching off where they first differ; nothing is deleted. Stops before
   * the first turn that the rules do not allow.
   */
  rewrite(turns: readonly ScoredTurn[]): void {
    let sheet = goTo(this.sheet.value, 0);
    for (const turn of turns) {
      const guessed = playMove(sheet, mastermind.makeMove({ kind: 'guess', code: turn.guess }));
      const scored = playMove(guessed, mastermind.makeMove({ kind: 'score', ...answerOf(turn) }));
      if (!replay(mastermind, scored).ok) break;
      sheet = scored;
    }
    this.show(sheet);
  }

  /** Opens a turn for editing or, if undefined, closes it without changes. Returns false if it cannot be opened. */
  edit(turn: number | undefined): boolean {
    const entry = turn === undefined ? undefined : this.view.value.turns[turn];
    if (turn !== undefined && (!entry || this.view.value.maker !== 'by-hand')) return false;
    batch(() => {
      this.depositing.value = false;
      this.editing.value = turn;
      this.draft.value = entry ? draftOf(entry.guess) : emptyDraft(this.rules.places);
      this.answer.value = entry ? { ...answerOf(entry), part: 'exact' } : NO_ANSWER;
    });
    return true;
  }

  /** Undoes the user's last turn and puts it back into the input fields. Returns whether there was one. */
  undo(): boolean {
    let sheet = this.sheet.value;
    const { seat } = this.seating.value;
    if (seat === 'maker') while (moveAt(sheet).startsWith('guess ')) sheet = undo(sheet) ?? sheet;
    const last = mastermind.parseMove(moveAt(sheet));
    if (!last.ok || (seat === 'two' && last.value.kind === 'deposit')) return false;
    let back = undo(sheet);
    if (!back) return false;
    const { turns } = mastermind.view(stateOf(sheet), 'breaker');
    const taken = last.value.kind === 'score' || last.value.kind === 'guess' ? turns.at(-1) : undefined;
    if (seat === 'solver' && last.value.kind === 'score') back = undo(back) ?? back;
    const guess = seat === 'maker' ? undefined : last.value.kind === 'guess' ? last.value.code : taken?.guess;
    const answer = seat === 'breaker' || seat === 'two' ? undefined : taken && answerOf(taken);
    const hasLost = seat === 'breaker' && phaseOf(this.view.value.status) === 'lost';
    this.show(back, guess && draftOf(guess), answer && { ...answer, part: 'exact' });
    // The user saw the code when the game was lost.
    if (hasLost) this.noteHelp('withNotes');
    return true;
  }

  /** Redoes what was undone, up to where the user has to act again. Returns whether there was anything to redo. */
  redo(): boolean {
    let forward = redo(this.sheet.value);
    const { seat } = this.seating.value;
    if (seat === 'maker' || seat === 'solver')
      while (forward && moveAt(forward).startsWith('guess ')) {
        const further = redo(forward);
        if (!further) break;
        forward = further;
      }
    if (forward) this.show(forward);
    return forward !== undefined;
  }

  get canRedo(): boolean {
    return redo(this.sheet.value) !== undefined;
  }

  /** Goes to the end of a branch. */
  follow(node: number): void {
    this.show(follow(this.sheet.value, node));
  }

  /** Leaves this sheet and starts another. */
  begin(setup: Setup, seed: string): void {
    batch(() => {
      this.notes.value = notesFor(setup.seat);
      this.held.value = [];
      this.seating.value = seatingFor(setup.seat, setup.player);
      this.show(freshSheet(setup, seed));
    });
  }

  /** Records that this kind of help has been used, unless the game is over. */
  noteHelp(kind: keyof Helps): void {
    if (!this.isOver) this.notes.value = { ...this.notes.value, [kind]: true };
  }

  openDrawer(drawerOpen: boolean): void {
    if (drawerOpen) this.noteHelp('withNotes');
    this.notes.value = { ...this.notes.value, drawerOpen };
  }

  /** Toggles whether the piece at a place is kept for the next guess. */
  hold(place: number): void {
    this.held.value = toggled(this.held.value, place);
  }

  /** Records that a computer player made the move at the cursor. */
  markAssisted(): void {
    const { assisted } = this.seating.value;
    const { cursor } = this.sheet.value;
    if (assisted.includes(cursor)) return;
    this.seating.value = { ...this.seating.value, assisted: [...assisted, cursor].toSorted((a, b) => a - b) };
  }

  get helps(): Helps {
    return helpsOf(this.notes.value, this.seating.value, this.sheet.value);
  }

  /** Adopts the state of another tab. */
  adopt({ sheet, draft, seating, answer, notes, held }: MastermindGameState): void {
    batch(() => {
      this.notes.value = notes;
      this.held.value = held;
      this.seating.value = seating;
      this.show(sheet, draft, answer);
    });
  }

  show(sheet: Sheet, draft: Draft | undefined = undefined, answer: Answer = NO_ANSWER): void {
    batch(() => {
      this.sheet.value = sheet;
      this.depositing.value = false;
      this.editing.value = undefined;
      this.draft.value = draft ?? emptyDraft(this.rules.places);
      this.answer.value = answer;
    });
  }
}

/** Returns the state for a new or existing sheet, with nothing entered yet. */
export function stateFor(sheet: Sheet, seating: Seating = seatingFor('breaker')): MastermindGameState {
  const draft = emptyDraft(viewOf(sheet).rules.places);
  return { sheet, draft, answer: NO_ANSWER, seating, notes: notesFor(seating.seat), held: [] };
}

/** Creates a sheet of the classic game (six symbols, with repeats) with the user as the breaker. */
export function sheetFor(places: number, seed: string): Sheet {
  return freshSheet({ ...FIRST_SETUP, rules: { ...FIRST_SETUP.rules, places } }, seed);
}

export function freshSheet({ rules, turnsMax, seat }: Setup, seed: string): Sheet {
  return newSheet(mastermind.id, makeParams({ rules, turnsMax, maker: MAKER_OF[seat] }), seed);
}

/** Returns the breaker's view of a sheet, which must be legal. */
export function viewOf(sheet: Sheet): MastermindView {
  return mastermind.view(stateOf(sheet), 'breaker');
}

function stateOf(sheet: Sheet): MastermindState {
  return result.expect(replay(mastermind, sheet));
}
