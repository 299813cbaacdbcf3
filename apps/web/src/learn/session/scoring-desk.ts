import type { Feedback } from '@inkling/core/feedback';
import { parseFeedback } from '@inkling/games/mastermind/notation';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { words as mainWords } from '../../words/language.ts';
import { words } from '../words/language.ts';
import { RULES, readCode } from './board-rules.ts';
import { CodeEntry } from './code-entry.ts';
import { type LessonDesk, pressIn, runLine } from './lesson-desk.ts';
import { explainScore, judgeAnswer, type Quiz, type Scoring, STAGES, type Stage } from './scoring.ts';
import { Voice } from './voice.ts';

export const SECRET_ROW = 0;
export const GUESS_ROW = 1;

/** How scoring works: two codes to play with, drawn step by step, and a quiz. */
export class ScoringDesk implements LessonDesk {
  readonly entry: CodeEntry = new CodeEntry([OPENING.secret, OPENING.guess], GUESS_ROW);
  readonly scoring: ReadonlySignal<Scoring> = computed(() =>
    explainScore(this.entry.row(GUESS_ROW), this.entry.row(SECRET_ROW)),
  );
  readonly stage: Signal<Stage> = signal('count');
  readonly quiz: Signal<Quiz>;
  readonly #voice: Voice = new Voice();
  readonly #draw: (below: number) => number;

  constructor(draw: (below: number) => number) {
    this.#draw = draw;
    this.quiz = signal(this.#newQuiz());
  }

  get said(): ReadonlySignal<string> {
    return this.#voice.said;
  }

  /** The next step of the drawing, and from the last to the first. */
  next(): void {
    this.show(STAGES[(STAGES.indexOf(this.stage.value) + 1) % STAGES.length] as Stage);
  }

  show(stage: Stage): void {
    this.stage.value = stage;
    this.#voice.say(words().scoring.stage(stage, this.scoring.value));
  }

  sayScore(): void {
    const { secret, guess } = { secret: this.entry.row(SECRET_ROW), guess: this.entry.row(GUESS_ROW) };
    this.#voice.say(words().scoring.score(guess, secret, this.scoring.value));
  }

  ask(): void {
    this.quiz.value = this.#newQuiz();
    const { secret, guess } = this.quiz.value;
    this.#voice.say(words().scoring.question(guess, secret));
  }

  setAnswer(answer: Feedback): void {
    this.quiz.value = { ...this.quiz.value, answer, slip: undefined };
  }

  check(): void {
    const quiz = this.quiz.value;
    const slip = judgeAnswer(quiz.answer, quiz.scoring);
    this.quiz.value = { ...quiz, slip };
    this.#voice.say(words().scoring.verdict({ ...quiz, slip }));
  }

  run(line: string): boolean {
    const setGuess = (rest: string) => this.#setRow(GUESS_ROW, rest);
    const verbs = {
      secret: (rest: string) => this.#setRow(SECRET_ROW, rest),
      guess: setGuess,
      score: setGuess,
      next: () => this.#done(() => this.next()),
      quiz: () => this.#done(() => this.ask()),
      answer: (rest: string) => this.#answerWith(rest),
    };
    return runLine(line, verbs, setGuess);
  }

  press(key: string, code: string): boolean {
    const keys = { n: () => this.next(), q: () => this.ask(), l: () => this.sayScore() };
    return pressIn(key, keys) || this.entry.press(key, code);
  }

  retell(): void {
    this.sayScore();
  }

  close(): void {}

  #setRow(row: number, text: string): boolean {
    const read = readCode(text);
    if (!read.ok) this.#voice.say(mainWords().command.fault(read.error));
    else {
      this.entry.set(row, read.value);
      this.sayScore();
    }
    return read.ok;
  }

  #answerWith(text: string): boolean {
    const read = parseFeedback(text, RULES.places);
    if (!read.ok) {
      this.#voice.say(words().scoring.answerFault(read.error));
      return false;
    }
    this.setAnswer(read.value);
    this.check();
    return true;
  }

  #done(act: () => void): boolean {
    act();
    return true;
  }

  /** Two codes that a hasty reader gets wrong, if the dice give any within a fixed number of throws. */
  #newQuiz(): Quiz {
    const code = () => Array.from({ length: RULES.places }, () => this.#draw(RULES.symbols));
    let [secret, guess] = [code(), code()];
    for (let throws = 0; throws < 200; throws++) {
      const { feedback, hasty } = explainScore(guess, secret);
      if (hasty > feedback.near && feedback.exact < RULES.places) break;
      [secret, guess] = [code(), code()];
    }
    return {
      secret,
      guess,
      scoring: explainScore(guess, secret),
      answer: { exact: 0, near: 0 },
      slip: undefined,
    };
  }
}

const OPENING = { secret: [0, 1, 5, 1], guess: [1, 1, 0, 0] };
