import type { ListedCandidates } from '@inkling/codes/candidates/listed';
import { chooseGuess } from '@inkling/codes/strategies/choice';
import { entropy } from '@inkling/codes/strategies/entropy';
import { knuth } from '@inkling/codes/strategies/knuth';
import { type Code, type Feedback, feedbackClass, feedbackOf, solvedClass } from '@inkling/core/feedback';
import { parseFeedback } from '@inkling/games/mastermind/rules/notation';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { LessonController, LessonServices } from '../../../../shell/parts/lesson-part.ts';
import { messages } from '../messages/language.ts';
import { type Partition, partitionOf } from '../model/partition.ts';
import { everyCode, RULES } from '../model/usual-board.ts';
import { CodeEntry, withCode } from './code-entry.ts';

/** The two rules for choosing a guess that the lesson compares. */
const CHOOSERS = { entropy, knuth };
export type Chooser = keyof typeof CHOOSERS;

/** The guess already made in every position of this lesson except the first. */
const FIRST_GUESS: Code = [0, 0, 1, 1];

/** Returns the possible answers to the first guess after which the code is not yet found, in order of class. */
export function answersToFirst(): readonly Feedback[] {
  answers ??= everyCode()
    .split(FIRST_GUESS)
    .flatMap((count, cls) => (count > 0n && cls !== solvedClass(RULES.places) ? [feedbackOf(cls)] : []));
  return answers;
}

let answers: readonly Feedback[] | undefined;

/** The lesson on what a bit is, and which guess gives the most bits: at the start, or after one answered guess. */
export class EntropyController implements LessonController {
  readonly entry: CodeEntry = new CodeEntry([[0, 1, 2, 3]]);
  /** Index of the answer that `FIRST_GUESS` got; −1 at the start. */
  readonly after: Signal<number> = signal(-1);
  readonly position: ReadonlySignal<ListedCandidates> = computed(() => {
    const answer = answersToFirst()[this.after.value];
    return answer
      ? everyCode().with({ guess: FIRST_GUESS, feedback: feedbackClass(answer.exact, answer.near) })
      : everyCode();
  });
  readonly partition: ReadonlySignal<Partition> = computed(() =>
    partitionOf(this.position.value, this.entry.row(0)),
  );
  readonly choices: ReadonlySignal<Readonly<Record<Chooser, Partition>>> = computed(() => ({
    entropy: this.#choiceOf('entropy'),
    knuth: this.#choiceOf('knuth'),
  }));
  readonly #say: LessonServices['say'];

  readonly verbs: LessonController['verbs'] = {
    guess: (rest) => this.runOther(rest),
    after: (rest) => this.#readAnswer(rest),
    start: () => this.goAfter(-1),
    bits: () => this.follow('entropy'),
    worst: () => this.follow('knuth'),
  };
  readonly keys: LessonController['keys'] = {
    b: () => this.follow('entropy'),
    w: () => this.follow('knuth'),
    l: () => this.sayState(),
    n: () => this.goAfter(this.after.value + 1 < answersToFirst().length ? this.after.value + 1 : -1),
  };

  constructor(say: LessonServices['say']) {
    this.#say = say;
  }

  goAfter(answer: number): void {
    this.after.value = answer;
    const left = this.position.value.indices.length;
    this.#say(messages().entropy.position(left, answersToFirst()[answer]));
  }

  /** Enters the guess that one of the two rules chooses. */
  follow(chooser: Chooser): void {
    this.#choose(this.choices.value[chooser].guess);
  }

  runOther(line: string): boolean {
    return withCode(line, this.#say, (code) => this.#choose(code));
  }

  pressOther(key: string, code: string): boolean {
    return this.entry.press(key, code);
  }

  sayState(): void {
    this.#say(messages().entropy.figures(this.partition.value));
  }

  #choose(guess: Code): void {
    this.entry.set(0, guess);
    this.sayState();
  }

  #choiceOf(chooser: Chooser): Partition {
    const set = this.position.value;
    return partitionOf(set, Array.from(set.space.codes.codeAt(chooseGuess(set, CHOOSERS[chooser]))));
  }

  #readAnswer(text: string): boolean {
    const read = parseFeedback(text, RULES.places);
    const known = answersToFirst().findIndex(
      ({ exact, near }) => read.ok && exact === read.value.exact && near === read.value.near,
    );
    if (known < 0) this.#say(messages().entropy.noSuchAnswer);
    else this.goAfter(known);
    return known >= 0;
  }
}
