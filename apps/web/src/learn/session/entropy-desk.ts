import { type Code, type Feedback, feedbackClass, feedbackOf, solvedClass } from '@inkling/core/feedback';
import { parseFeedback } from '@inkling/games/mastermind/notation';
import type { ListedCandidates } from '@inkling/solvers/candidates/listed';
import { chooseGuess } from '@inkling/solvers/strategies/choice';
import { entropy } from '@inkling/solvers/strategies/entropy';
import { knuth } from '@inkling/solvers/strategies/knuth';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { words as mainWords } from '../../words/language.ts';
import { words } from '../words/language.ts';
import { everyCode, RULES, readCode } from './board-rules.ts';
import { CodeEntry } from './code-entry.ts';
import { type LessonDesk, pressIn, runLine } from './lesson-desk.ts';
import { type Parted, partBy } from './partition.ts';
import type { Player } from './players.ts';
import { Voice } from './voice.ts';

/** The first guess of every position of this page but the first. */
export const FIRST_GUESS: Code = [0, 0, 1, 1];

/** Answers to the first guess that can occur and leave something to ask, by class. */
export function answersToFirst(): readonly Feedback[] {
  answers ??= everyCode()
    .split(FIRST_GUESS)
    .flatMap((count, cls) => (count > 0n && cls !== solvedClass(RULES.places) ? [feedbackOf(cls)] : []));
  return answers;
}

let answers: readonly Feedback[] | undefined;

/** What a bit is, and which guess is worth the most of them: at the start, or after one answered guess. */
export class EntropyDesk implements LessonDesk {
  readonly entry: CodeEntry = new CodeEntry([[0, 1, 2, 3]]);
  /** The answer to `FIRST_GUESS`; `undefined` at the start. */
  readonly after: Signal<Feedback | undefined> = signal(undefined);
  readonly position: ReadonlySignal<ListedCandidates> = computed(() => {
    const answer = this.after.value;
    const start = everyCode();
    return answer === undefined
      ? start
      : start.with({ guess: FIRST_GUESS, feedback: feedbackClass(answer.exact, answer.near) });
  });
  readonly parted: ReadonlySignal<Parted> = computed(() => partBy(this.position.value, this.entry.row(0)));
  readonly choices: ReadonlySignal<Readonly<Record<Player, Parted>>> = computed(() => ({
    entropy: this.#choiceBy('entropy'),
    knuth: this.#choiceBy('knuth'),
  }));
  readonly #voice: Voice = new Voice();

  get said(): ReadonlySignal<string> {
    return this.#voice.said;
  }

  choose(guess: Code): void {
    this.entry.set(0, guess);
    this.retell();
  }

  goAfter(answer: Feedback | undefined): void {
    this.after.value = answer;
    this.#voice.say(words().entropy.position(this.position.value.indices.length, answer));
  }

  /** Puts the choice of one of the two rules in place. */
  follow(player: Player): void {
    this.entry.set(0, this.choices.value[player].guess);
    this.retell();
  }

  run(line: string): boolean {
    const done = (act: () => void) => () => {
      act();
      return true;
    };
    const verbs = {
      guess: (rest: string) => this.#read(rest),
      after: (rest: string) => this.#readAnswer(rest),
      start: done(() => this.goAfter(undefined)),
      bits: done(() => this.follow('entropy')),
      worst: done(() => this.follow('knuth')),
    };
    return runLine(line, verbs, (text) => this.#read(text));
  }

  press(key: string, code: string): boolean {
    const keys = {
      b: () => this.follow('entropy'),
      w: () => this.follow('knuth'),
      l: () => this.retell(),
      n: () => this.goAfter(nextAnswer(this.after.value)),
    };
    return pressIn(key, keys) || this.entry.press(key, code);
  }

  retell(): void {
    this.#voice.say(words().entropy.figures(this.parted.value));
  }

  close(): void {}

  #choiceBy(player: Player): Parted {
    const set = this.position.value;
    const guess = chooseGuess(set, player === 'entropy' ? entropy : knuth);
    return partBy(set, Array.from(set.space.codes.codeAt(guess)));
  }

  #read(text: string): boolean {
    const read = readCode(text);
    if (read.ok) this.choose(read.value);
    else this.#voice.say(mainWords().command.fault(read.error));
    return read.ok;
  }

  #readAnswer(text: string): boolean {
    const read = parseFeedback(text, RULES.places);
    const known = read.ok ? answersToFirst().find((answer) => sameAnswer(answer, read.value)) : undefined;
    if (known) this.goAfter(known);
    else this.#voice.say(words().entropy.noSuchAnswer);
    return known !== undefined;
  }
}

function nextAnswer(answer: Feedback | undefined): Feedback | undefined {
  const all = answersToFirst();
  return all[answer ? all.findIndex((other) => sameAnswer(other, answer)) + 1 : 0];
}

function sameAnswer(a: Feedback, b: Feedback): boolean {
  return a.exact === b.exact && a.near === b.near;
}
