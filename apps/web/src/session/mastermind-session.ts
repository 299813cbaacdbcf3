import type { CodeRules, CodeTurn } from '@inkling/core/deduction';
import { type Code, feedbackClass } from '@inkling/core/feedback';
import * as result from '@inkling/core/result';
import { newSheet, playMove, redo, replay, type Sheet, undo } from '@inkling/core/sheet';
import { type MastermindView, mastermind } from '@inkling/games/mastermind/game';
import { type MastermindParams, makeParams } from '@inkling/games/mastermind/params';
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type Draft, draftOf, emptyDraft } from './draft.ts';
import { type Submission, submissionOf } from './submission.ts';

export const TURNS_MAX = 12;
export const SYMBOLS = 6;
export const PLACES = [4, 5] as const;

/**
 * One person at one sheet, as the breaker against a code drawn from the seed. The sheet and the draft are the
 * only state; everything else is computed from them. The state with the secret never leaves this file: the
 * screen gets the breaker's view.
 */
export class MastermindSession {
  readonly sheet: Signal<Sheet>;
  readonly draft: Signal<Draft>;
  readonly view: ReadonlySignal<MastermindView>;
  readonly turns: ReadonlySignal<readonly CodeTurn[]>;
  readonly submission: ReadonlySignal<Submission>;

  constructor(sheet: Sheet, draft: Draft) {
    this.sheet = signal(sheet);
    this.draft = signal(draft);
    this.view = computed(() => viewOf(this.sheet.value));
    this.turns = computed(() =>
      this.view.value.turns.map(({ guess, feedback }) => ({
        guess,
        feedback: feedbackClass(feedback.exact, feedback.near),
      })),
    );
    this.submission = computed(() =>
      submissionOf(this.draft.value, this.view.value.rules, this.view.value.turns, this.isOver),
    );
  }

  get rules(): CodeRules {
    return this.view.value.rules;
  }

  get isOver(): boolean {
    return this.view.value.status.phase === 'over';
  }

  /** Prints the guess: the draft, or a code given whole. Says whether it was legal. */
  submit(code: Code | undefined = undefined): boolean {
    const { value: submission } = this.submission;
    const guess = code ?? (submission.ready ? submission.code : undefined);
    if (!guess || this.isOver) return false;
    this.#show(playMove(this.sheet.value, mastermind.makeMove({ kind: 'guess', code: guess })));
    return true;
  }

  /** Takes the last guess back into the draft. Says whether there was one. */
  undo(): boolean {
    const last = this.view.value.turns.at(-1);
    const back = undo(this.sheet.value);
    if (!back || !last) return false;
    this.#show(back, draftOf(last.guess));
    return true;
  }

  redo(): boolean {
    const forward = redo(this.sheet.value);
    if (forward) this.#show(forward);
    return forward !== undefined;
  }

  /** Leaves this sheet and starts another. */
  begin(places: number, seed: string): void {
    this.#show(sheetFor(places, seed));
  }

  #show(sheet: Sheet, draft: Draft | undefined = undefined): void {
    batch(() => {
      this.sheet.value = sheet;
      this.draft.value = draft ?? emptyDraft(this.rules.places);
    });
  }
}

export function sheetFor(places: number, seed: string): Sheet {
  const rules = { places, symbols: SYMBOLS, repeats: true };
  const params: MastermindParams = { rules, turnsMax: TURNS_MAX, maker: 'drawn' };
  return newSheet(mastermind.id, makeParams(params), seed);
}

/** The breaker's view of a sheet that is known to be legal. */
export function viewOf(sheet: Sheet): MastermindView {
  return mastermind.view(result.expect(replay(mastermind, sheet)), 'breaker');
}
