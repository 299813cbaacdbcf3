import { isMet } from '@inkling/deduction/last-code/code-puzzle';
import { type Signal, signal } from '@preact/signals';
import type { Announcer } from '../../../shell/announcer.ts';
import { messages } from '../messages/language.ts';
import { makeProofAddress, type ProofAddress } from '../model/proof-address.ts';
import { claimOf, sourcesOf } from '../model/sentences.ts';
import type { ShownPuzzle } from '../model/shown-puzzle.ts';
import { afterFirstTry, type Results } from './results.ts';

/**
 * Called when a rated first try is over, with the puzzle's address and the user's answer. The answer is
 * undefined if the solution was shown.
 */
type FirstTryListener = (address: string, answer: string | undefined) => void;

/** A puzzle that the user is solving. Keys, buttons and touch all call its methods. */
export class PuzzleSession {
  readonly shown: ShownPuzzle;
  /** The symbol at each place so far. */
  readonly draft: Signal<readonly (number | undefined)[]>;
  /** The zero-based place that the next symbol goes to; one past the last place if all are filled. */
  readonly place: Signal<number> = signal(0);
  /** Whether the solution is known, because it was found or shown. */
  readonly isOver: Signal<boolean> = signal(false);
  /** Zero-based index of the displayed slide of the proof. */
  readonly slide: Signal<number> = signal(0);
  /** The most recent sentence about the user's answer or a hint. */
  readonly verdict: Signal<string> = signal('');
  /** Zero-based index of the proof step that the last hint was about. */
  readonly hinted: Signal<number | undefined> = signal(undefined);
  /** The review from which the proof was opened: the part of its address after `#/review/`. */
  review: string | undefined;
  readonly #results: Signal<Results>;
  readonly #announcer: Announcer;
  readonly #onFirstTry: FirstTryListener;
  #onTurn: ((link: string) => void) | undefined;
  #tries = 0;
  #hints = 0;

  constructor(
    shown: ShownPuzzle,
    results: Signal<Results>,
    announcer: Announcer,
    onFirstTry: FirstTryListener,
  ) {
    this.shown = shown;
    this.#results = results;
    this.#announcer = announcer;
    this.#onFirstTry = onFirstTry;
    this.draft = signal(shown.proof.answer.map(() => undefined));
  }

  get missing(): number {
    return this.draft.value.filter((symbol) => symbol === undefined).length;
  }

  pick(symbol: number): void {
    if (this.isOver.value) return;
    const at = Math.min(this.place.value, this.draft.value.length - 1);
    this.draft.value = this.draft.value.with(at, symbol);
    this.place.value = at + 1;
  }

  undo(): void {
    if (this.isOver.value) return;
    const { draft, place } = this;
    const at = draft.value[place.value] === undefined ? place.value - 1 : place.value;
    if (at < 0) return;
    draft.value = draft.value.with(at, undefined);
    place.value = at;
  }

  move(place: number): void {
    this.place.value = place;
  }

  check(): void {
    const { look, puzzle, proof } = this.shown;
    const code = this.draft.value.filter((symbol) => symbol !== undefined);
    if (this.isOver.value) return;
    if (this.missing > 0) {
      this.#say(messages().toFill(this.missing));
      return;
    }
    this.#tries++;
    const isRight = String(code) === String(proof.answer);
    this.#rate(isRight ? 1 : 0, this.shown.game.makeCode(code));
    if (isRight) {
      this.#end(this.#tries);
      this.#say(messages().right(look.answerText(proof.answer), this.#tries));
      return;
    }
    const wrong = puzzle.clues.findIndex((clue) => !isMet(clue, code));
    this.#say(wrong < 0 ? messages().notListed : messages().wrong(wrong + 1));
  }

  /**
   * Gives a hint. The first hint about a step tells its technique and the clues it reads; the second tells what
   * it finds.
   */
  hint(): void {
    const { proof } = this.shown;
    const at = Math.min(this.#hints >> 1, proof.steps.length - 1);
    const step = proof.steps[at];
    if (!step || this.isOver.value) return;
    this.#rate(undefined);
    const isTold = this.#hints % 2 === 1;
    this.#hints++;
    this.hinted.value = at;
    const sources = sourcesOf({ ...step, uses: [] }).map(({ name }) => name);
    this.#say(
      isTold
        ? claimOf(step.claim, this.shown).join(' ')
        : messages().hintIs(messages().techniques[step.technique], sources.join(', ')),
    );
  }

  show(): void {
    if (this.isOver.value) return;
    const { look, proof } = this.shown;
    this.#rate(0);
    this.draft.value = proof.answer;
    this.#end(0);
    this.#say(messages().answerIs(look.answerText(proof.answer)));
  }

  /**
   * Shows the proof of a game that was played elsewhere. This counts neither as a try of the puzzle nor as a
   * result.
   *
   * @param asked the slide to open, limited to the last one, and the review to return to
   * @param onTurn called with a link to the new slide whenever the user turns to another
   */
  openProof({ slide, review }: Omit<ProofAddress, 'puzzle'>, onTurn: (link: string) => void): void {
    this.#onTurn = onTurn;
    this.review = review;
    this.slide.value = Math.min(slide, this.shown.proof.steps.length - 1);
    this.draft.value = this.shown.proof.answer;
    this.isOver.value = true;
  }

  /** A link that opens the proof at the displayed slide. */
  get slideLink(): string {
    const { shown, slide, review } = this;
    return `#/puzzles/${makeProofAddress({ puzzle: shown.address, slide: slide.value, review })}`;
  }

  turn(slides: number): void {
    const next = this.slide.value + slides;
    if (next < 0 || next >= this.shown.proof.steps.length) return;
    this.slide.value = next;
    this.#onTurn?.(this.slideLink);
  }

  /** Handles a key pressed outside text fields and dialogs. Returns true if the key was handled. */
  press(key: string): boolean {
    if (this.isOver.value) {
      if (key !== 'ArrowLeft' && key !== 'ArrowRight') return false;
      this.turn(key === 'ArrowRight' ? 1 : -1);
      return true;
    }
    const symbol = this.shown.look.symbolOf(key);
    if (symbol !== undefined) this.pick(symbol);
    else if (key === 'Enter') this.check();
    else if (key === 'Backspace') this.undo();
    else if (key === '?') this.hint();
    else return false;
    return true;
  }

  #end(tries: number): void {
    const { address } = this.shown;
    this.isOver.value = true;
    this.hinted.value = undefined;
    const before = this.#results.value;
    if (address in before.found) return;
    this.#results.value = { ...before, found: { ...before.found, [address]: tries } };
  }

  /** @param answer the user's answer; undefined if the solution was shown */
  #rate(score: 0 | 1 | undefined, answer?: string): void {
    const { address, game, proof } = this.shown;
    const kind = `${game.rules} ${proof.grade}`;
    const before = this.#results.value;
    const after = afterFirstTry(before, address, kind, proof.grade, score);
    this.#results.value = after;
    if (after !== before && score !== undefined && before.isRated) this.#onFirstTry(address, answer);
  }

  #say(sentence: string): void {
    this.verdict.value = sentence;
    this.#announcer.say(sentence);
  }
}
