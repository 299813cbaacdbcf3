import type { Feedback } from '@inkling/core/feedback';
import { parseFeedback } from '@inkling/games/mastermind/rules/notation';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { LessonController, LessonServices } from '../../../../shell/parts/lesson-part.ts';
import { messages } from '../messages/language.ts';
import { explainScore, judgeAnswer, type Quiz, type Scoring, STAGES, type Stage } from '../model/scoring.ts';
import { RULES } from '../model/usual-board.ts';
import { CodeEntry, withCode } from './code-entry.ts';

export const SECRET_ROW = 0;
export const GUESS_ROW = 1;

/** The lesson on how scoring works: two codes to experiment with, a drawing in steps, and a quiz. */
export class ScoringController implements LessonController {
  readonly entry: CodeEntry = new CodeEntry([OPENING.secret, OPENING.guess], GUESS_ROW);
  readonly scoring: ReadonlySignal<Scoring> = computed(() =>
    explainScore(this.entry.row(GUESS_ROW), this.entry.row(SECRET_ROW)),
  );
  readonly stage: Signal<Stage> = signal('count');
  readonly quiz: Signal<Quiz>;
  readonly #draw: LessonServices['draw'];
  readonly #say: LessonServices['say'];

  readonly verbs: LessonController['verbs'] = {
    secret: (rest) => this.#setRow(SECRET_ROW, rest),
    guess: (rest) => this.#setRow(GUESS_ROW, rest),
    score: (rest) => this.#setRow(GUESS_ROW, rest),
    next: () => this.next(),
    quiz: () => this.ask(),
    answer: (rest) => this.#answerWith(rest),
  };
  readonly keys: LessonController['keys'] = {
    n: () => this.next(),
    q: () => this.ask(),
    l: () => this.sayState(),
  };

  constructor({ draw, say }: LessonServices) {
    this.#draw = draw;
    this.#say = say;
    this.quiz = signal(this.#newQuiz());
  }

  /** Shows the next step of the drawing; after the last, starts again with the first. */
  next(): void {
    this.show(STAGES[(STAGES.indexOf(this.stage.value) + 1) % STAGES.length] as Stage);
  }

  show(stage: Stage): void {
    this.stage.value = stage;
    this.#say(messages().scoring.stage(stage, this.scoring.value));
  }

  ask(): void {
    this.quiz.value = this.#newQuiz();
    const { secret, guess } = this.quiz.value;
    this.#say(messages().scoring.question(guess, secret));
  }

  setAnswer(answer: Feedback): void {
    this.quiz.value = { ...this.quiz.value, answer, slip: undefined };
  }

  check(): void {
    const quiz = this.quiz.value;
    const slip = judgeAnswer(quiz.answer, quiz.scoring);
    this.quiz.value = { ...quiz, slip };
    this.#say(messages().scoring.verdict({ ...quiz, slip }));
  }

  runOther(line: string): boolean {
    return this.#setRow(GUESS_ROW, line);
  }

  pressOther(key: string, code: string): boolean {
    return this.entry.press(key, code);
  }

  sayState(): void {
    const [secret, guess] = [this.entry.row(SECRET_ROW), this.entry.row(GUESS_ROW)];
    this.#say(messages().scoring.score(guess, secret, this.scoring.value));
  }

  #setRow(row: number, text: string): boolean {
    return withCode(text, this.#say, (code) => {
      this.entry.set(row, code);
      this.sayState();
    });
  }

  #answerWith(text: string): boolean {
    const read = parseFeedback(text, RULES.places);
    if (!read.ok) {
      this.#say(messages().scoring.answerFault(read.error));
      return false;
    }
    this.setAnswer(read.value);
    this.check();
    return true;
  }

  /** Draws two codes that a hasty reader scores wrongly, if 200 attempts produce any. */
  #newQuiz(): Quiz {
    const code = () => Array.from({ length: RULES.places }, () => this.#draw(RULES.symbols));
    let [secret, guess] = [code(), code()];
    for (let draws = 0; draws < 200; draws++) {
      const { feedback, hasty } = explainScore(guess, secret);
      if (hasty > feedback.near && feedback.exact < RULES.places) break;
      [secret, guess] = [code(), code()];
    }
    const scoring = explainScore(guess, secret);
    return { secret, guess, scoring, answer: { exact: 0, near: 0 }, slip: undefined };
  }
}

const OPENING = { secret: [0, 1, 5, 1], guess: [1, 1, 0, 0] };
