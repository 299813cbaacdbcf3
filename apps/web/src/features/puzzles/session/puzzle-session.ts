import { isMet } from '@inkling/deduction/last-code/code-puzzle';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Announcer } from '../../../shell/announcer.ts';
import type { EnteredSymbol } from '../../../shell/parts/puzzle-part.ts';
import { messages } from '../messages/language.ts';
import {
  type Attempt,
  isFull,
  missingIn,
  movedTo,
  newAttempt,
  withAnswer,
  withoutSymbol,
  withRest,
  withSymbol,
} from '../model/attempt.ts';
import { makeProofAddress, type ProofAddress } from '../model/proof-address.ts';
import { claimOf, sourcesOf } from '../model/sentences.ts';
import type { ShownPuzzle } from '../model/shown-puzzle.ts';
import { afterFirstTry, type Results, unratedSince } from './results.ts';

/**
 * Called when a rated first try is over, with the puzzle's address and the user's answer. The answer is
 * undefined if the solution was shown.
 */
type FirstTryListener = (address: string, answer: string | undefined) => void;

/** A puzzle that the user is solving. Keys, buttons, touch and typed commands all call its methods. */
export class PuzzleSession {
  readonly shown: ShownPuzzle;
  /** The answer so far, and the tries and hints. */
  readonly attempt: Signal<Attempt>;
  /** Whether the solution is known, because it was found or shown. */
  readonly isOver: Signal<boolean> = signal(false);
  /** Zero-based index of the displayed slide of the proof. */
  readonly slide: Signal<number> = signal(0);
  readonly keysOpen: Signal<boolean> = signal(false);
  /** The most recent sentence about the user's answer, a hint or a command, in the language of the page. */
  readonly verdict: ReadonlySignal<string>;
  /** The review from which the proof was opened: the part of its address after `#/review/`. */
  review: string | undefined;
  readonly announcer: Announcer;
  readonly #said: Signal<() => string> = signal(() => '');
  readonly #results: Signal<Results>;
  readonly #onFirstTry: FirstTryListener;
  #onTurn: ((link: string) => void) | undefined;

  /** @param attempt the attempt that was left unfinished on this device */
  constructor(
    shown: ShownPuzzle,
    results: Signal<Results>,
    announcer: Announcer,
    onFirstTry: FirstTryListener,
    attempt?: Attempt,
  ) {
    this.shown = shown;
    this.#results = results;
    this.announcer = announcer;
    this.#onFirstTry = onFirstTry;
    this.attempt = signal(
      attempt ?? newAttempt(shown.puzzle.places, unratedSince(results.peek(), shown.address)),
    );
    this.verdict = computed(() => this.#said.value());
    if (attempt && attempt.hints > 0) this.say(() => this.#hintText());
  }

  /** Zero-based index of the proof step that the last hint was about. */
  get hinted(): number | undefined {
    const { hints } = this.attempt.value;
    return hints === 0 ? undefined : Math.min((hints - 1) >> 1, this.shown.proof.steps.length - 1);
  }

  get missing(): number {
    return missingIn(this.attempt.value);
  }

  pick(symbol: number): void {
    this.enter({ symbol });
  }

  /** Enters a symbol. If all places are filled, it only says so. */
  enter({ symbol, fillsRest }: EnteredSymbol): void {
    const { attempt } = this;
    if (this.isOver.value) return;
    if (isFull(attempt.value)) this.say(() => messages().full);
    else attempt.value = (fillsRest ? withRest : withSymbol)(attempt.value, symbol);
  }

  undo(): void {
    if (!this.isOver.value) this.attempt.value = withoutSymbol(this.attempt.value);
  }

  move(place: number): void {
    if (!this.isOver.value) this.attempt.value = movedTo(this.attempt.value, place);
  }

  /** Fills all places with a typed answer and checks it. */
  answer(answer: readonly number[]): void {
    if (this.isOver.value) return;
    this.attempt.value = withAnswer(this.attempt.value, answer);
    this.check();
  }

  check(): void {
    const { look, puzzle, proof } = this.shown;
    if (this.isOver.value) return;
    const { missing, attempt } = this;
    if (missing > 0) {
      this.say(() => messages().toFill(missing));
      return;
    }
    const code = attempt.value.symbols.filter((symbol) => symbol !== undefined);
    const tries = attempt.value.tries + 1;
    attempt.value = { ...attempt.value, tries };
    const isRight = String(code) === String(proof.answer);
    this.#rate(isRight ? 1 : 0, this.shown.game.makeCode(code));
    if (isRight) {
      this.#end(tries);
      this.say(() =>
        [messages().right(look.answerText(proof.answer), tries), this.#unratedText()].join(' ').trim(),
      );
      return;
    }
    const wrong = puzzle.clues.findIndex((clue) => !isMet(clue, code));
    this.say(() => (wrong < 0 ? messages().notListed : messages().wrong(wrong + 1)));
  }

  /**
   * Gives a hint. The first hint about a step tells its technique and the clues it reads; the second tells what
   * it finds.
   */
  hint(): void {
    const { attempt, shown } = this;
    if (shown.proof.steps.length === 0 || this.isOver.value) return;
    const isFirst = !this.#results.peek().tried.includes(shown.address);
    this.#rate(undefined);
    const { hints, unrated } = attempt.value;
    attempt.value = { ...attempt.value, hints: hints + 1, unrated: isFirst ? 'hint' : unrated };
    this.say(() => this.#hintText());
  }

  show(): void {
    if (this.isOver.value) return;
    const { look, proof } = this.shown;
    this.#rate(0);
    this.attempt.value = withAnswer(this.attempt.value, proof.answer);
    this.#end(0);
    this.say(() => messages().answerIs(look.answerText(proof.answer)));
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
    this.attempt.value = withAnswer(this.attempt.value, this.shown.proof.answer);
    this.isOver.value = true;
  }

  /** A link that opens the proof at the displayed slide. */
  get slideLink(): string {
    const { shown, slide, review } = this;
    return `#/puzzles/${makeProofAddress({ puzzle: shown.address, slide: slide.value, review })}`;
  }

  turn(slides: number): void {
    this.turnTo(this.slide.value + slides);
  }

  /** Shows a slide of the proof. Returns false if there is no such slide. */
  turnTo(slide: number): boolean {
    if (slide < 0 || slide >= this.shown.proof.steps.length) return false;
    this.slide.value = slide;
    this.#onTurn?.(this.slideLink);
    return true;
  }

  /** Shows and announces a sentence, which is made anew when the language of the page changes. */
  say(sentence: () => string): void {
    this.#said.value = sentence;
    this.announcer.say(sentence());
  }

  /** Announces the last sentence again. */
  sayState(): void {
    this.announcer.say(this.verdict.peek());
  }

  #end(tries: number): void {
    const { address } = this.shown;
    this.isOver.value = true;
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

  /** The last hint. Empty if there was none. */
  #hintText(): string {
    const { shown, hinted } = this;
    const step = hinted === undefined ? undefined : shown.proof.steps[hinted];
    if (!step) return '';
    if (this.attempt.value.hints % 2 === 0) return claimOf(step.claim, shown).join(' ');
    const sources = sourcesOf({ ...step, uses: [] }).map(({ name }) => name);
    return messages().hintIs(messages().techniques[step.technique], sources.join(', '));
  }

  /** Why the right answer was not rated. Empty if it was, and if the user wants no rating. */
  #unratedText(): string {
    const { unrated } = this.attempt.value;
    return unrated && this.#results.value.isRated ? messages().unrated[unrated] : '';
  }
}
