import { RandomStream, seedRandom } from '@inkling/core/random';
import { ANSWERS_MAX, type AnswerKernel, type AnswerValue, type Definition, isAnswer } from './definition.ts';
import { isPromise, type LabelledList, reasonOf, shown } from './labels.ts';

/**
 * The answers of a game as classes, numbered in the order in which they first occur. The row of a guess holds its
 * classes for all secrets. Rows are cached while there is room; a kernel fills a whole row in one call.
 */
export class AnswerTable<Secret, Guess, Answer extends AnswerValue> {
  /** Indexed by class. */
  readonly answers: Answer[] = [];
  readonly #classes = new Map<Answer, number>();
  /** Answers by their string form. */
  readonly #texts = new Map<string, Answer>();
  readonly #answer: (guess: Guess, secret: Secret) => Answer;
  readonly #kernel: AnswerKernel<Answer> | undefined;
  readonly #guesses: LabelledList<Guess>;
  readonly #secrets: LabelledList<Secret>;
  readonly #rows: (Uint16Array | undefined)[] = [];
  /** Classes of small whole numbers, which need no map; −1 for those without a class so far. */
  readonly #classOfNumber: Int32Array = new Int32Array(SMALL_NUMBERS).fill(-1);
  /** A cache of recent string answers and their classes, slotted by a few characters: most games have few answers. */
  readonly #recentTexts: (string | undefined)[] = new Array(SLOTS).fill(undefined);
  readonly #recentClasses: Int32Array = new Int32Array(SLOTS);
  #rowsLeft: number;

  constructor(
    { answer, kernel }: Definition<Secret, Guess, Answer>,
    guesses: LabelledList<Guess>,
    secrets: LabelledList<Secret>,
  ) {
    if (typeof answer !== 'function') throw new TypeError('answer must be a function');
    this.#answer = answer;
    this.#kernel = kernel;
    this.#guesses = guesses;
    this.#secrets = secrets;
    this.#rowsLeft = Math.floor(KEPT_CELLS_MAX / secrets.items.length);
    for (const known of kernel?.answers ?? []) this.#classFor(known, 0, 0);
    this.#sample();
  }

  /** Returns the class of an answer, or −1 if it has not occurred. */
  classOfAnswer(answer: Answer): number {
    return this.#classes.get(answer) ?? -1;
  }

  /** Returns the answer with this string form, if it has occurred. */
  answerFromString(text: string): Answer | undefined {
    return this.#texts.get(text);
  }

  /** Like `classOfAnswer`, but in a large game, which is only sampled, an answer that has not occurred gets a class. */
  classOfSolved(answer: Answer): number {
    const known = this.#classes.get(answer);
    if (known !== undefined) return known;
    this.#needOwnText(answer);
    const hasAllPairs = this.#guesses.items.length * this.#secrets.items.length <= ALL_PAIRS_MAX;
    return hasAllPairs ? -1 : this.#classFor(answer, 0, 0);
  }

  classOf(guess: number, secret: number): number {
    const row = this.#rows[guess];
    return row ? (row[secret] as number) : this.#ask(guess, secret);
  }

  /** Returns the classes of a guess, indexed by secret. */
  row(guess: number): Uint16Array {
    const known = this.#rows[guess];
    if (known) return known;
    const row = new Uint16Array(this.#secrets.items.length);
    this.fill(guess, row);
    if (this.#rowsLeft > 0) {
      this.#rowsLeft--;
      this.#rows[guess] = row;
    }
    return row;
  }

  /** Returns the row of a guess if it is cached, or if `count` secrets are so many that a whole row is no more work. */
  knownRow(guess: number, count: number): Uint16Array | undefined {
    return this.#rows[guess] ?? (count * 2 > this.#secrets.items.length ? this.row(guess) : undefined);
  }

  /** Writes the classes of a guess for some secrets, in the order of these secrets. */
  classesOf(guess: number, secrets: ArrayLike<number>, into: Uint16Array): void {
    for (let i = 0; i < secrets.length; i++) into[i] = this.#ask(guess, secrets[i] as number);
  }

  fill(guess: number, row: Uint16Array): void {
    if (this.#kernel) {
      this.#kernel.fill(guess, row);
      return;
    }
    const [item, secrets, answerOf] = [
      this.#guesses.items[guess] as Guess,
      this.#secrets.items,
      this.#answer,
    ];
    const classOfNumber = this.#classOfNumber;
    const [recent, recentClass] = [this.#recentTexts, this.#recentClasses];
    let secret = 0;
    try {
      for (; secret < row.length; secret++) {
        const answer = answerOf(item, secrets[secret] as Secret);
        let cls = -1;
        if (typeof answer === 'number') {
          const small = answer | 0;
          if (small === answer && small >= 0 && small < SMALL_NUMBERS) cls = classOfNumber[small] as number;
          else cls = this.#classes.get(answer) ?? -1;
        } else if (typeof answer === 'string') {
          const slot = slotOf(answer);
          if (recent[slot] === answer) cls = recentClass[slot] as number;
          else {
            cls = this.#classes.get(answer) ?? -1;
            if (cls >= 0) [recent[slot], recentClass[slot]] = [answer, cls];
          }
        }
        if (cls < 0) break;
        row[secret] = cls;
      }
    } catch {
      // `#ask` calls the function again below, and its error names the guess and secret.
    }
    for (; secret < row.length; secret++) row[secret] = this.#ask(guess, secret);
  }

  #ask(guess: number, secret: number): number {
    let answer: Answer;
    try {
      answer = this.#answer(this.#guesses.items[guess] as Guess, this.#secrets.items[secret] as Secret);
    } catch (error) {
      throw new TypeError(`answer throws for ${this.#pair(guess, secret)}: ${reasonOf(error)}`, {
        cause: error,
      });
    }
    const known = this.#known(answer);
    return known < 0 ? this.#classFor(answer, guess, secret) : known;
  }

  /** Returns the class of an answer; −1 for a new answer and for an invalid value. */
  #known(answer: Answer): number {
    if (typeof answer === 'number' && (answer | 0) === answer && answer >= 0 && answer < SMALL_NUMBERS)
      return this.#classOfNumber[answer] as number;
    return this.#classes.get(answer) ?? -1;
  }

  #classFor(answer: Answer, guess: number, secret: number): number {
    if (!isAnswer(answer))
      throw new TypeError(
        `the answer to ${this.#pair(guess, secret)} is ${isPromise(answer) ? 'a promise' : shown(answer)}, and must be a string or a finite number`,
      );
    if (this.answers.length === ANSWERS_MAX)
      throw new TypeError(
        `there are more than ${ANSWERS_MAX} different answers: one more for ${this.#pair(guess, secret)}`,
      );
    this.#needOwnText(answer);
    this.#texts.set(String(answer), answer);
    this.#classes.set(answer, this.answers.length);
    if (typeof answer === 'number' && Number.isInteger(answer) && answer >= 0 && answer < SMALL_NUMBERS)
      this.#classOfNumber[answer] = this.answers.length;
    return this.answers.push(answer) - 1;
  }

  /** Certificates, sessions and the terminal hold answers as strings, so no two may have the same string form. */
  #needOwnText(answer: Answer): void {
    const other = this.#texts.get(String(answer));
    if (other !== undefined && other !== answer)
      throw new TypeError(
        `the answers ${shown(other)} and ${shown(answer)} have the same string form: use only strings or only numbers`,
      );
  }

  /** Computes answers twice and compares them: for all pairs of a small game, and for random pairs of a large one. */
  #sample(): void {
    const [guesses, secrets] = [this.#guesses.items.length, this.#secrets.items.length];
    const kernelRow = this.#kernel && new Uint16Array(secrets);
    const check = (guess: number, secret: number) => {
      const first = this.#ask(guess, secret);
      const second = this.#ask(guess, secret);
      if (second !== first)
        throw new TypeError(
          `answer is not pure: ${this.#pair(guess, secret)} was answered ${shown(this.answers[first])} and then ${shown(this.answers[second])}`,
        );
      if (kernelRow && kernelRow[secret] !== first)
        throw new TypeError(
          `for ${this.#pair(guess, secret)}, the kernel returns ${shown(this.answers[kernelRow[secret] as number])} and answer returns ${shown(this.answers[first])}`,
        );
    };
    if (guesses * secrets <= ALL_PAIRS_MAX) {
      for (let guess = 0; guess < guesses; guess++) {
        if (kernelRow) this.#kernel?.fill(guess, kernelRow);
        for (let secret = 0; secret < secrets; secret++) check(guess, secret);
      }
      return;
    }
    const random = new RandomStream(seedRandom('sample of pairs'));
    for (let i = 0; i < SAMPLED_GUESSES; i++) {
      const guess = random.below(guesses);
      if (kernelRow) this.#kernel?.fill(guess, kernelRow);
      for (let j = 0; j < SAMPLED_SECRETS; j++) check(guess, random.below(secrets));
    }
  }

  #pair(guess: number, secret: number): string {
    return `guess ${this.#guesses.shownAt(guess)} against secret ${this.#secrets.shownAt(secret)}`;
  }
}

/** Returns the cache slot of a string; other strings may share it. */
function slotOf(text: string): number {
  const last = text.length - 1;
  return last < 0 ? 0 : (31 * (31 * text.charCodeAt(0) + text.charCodeAt(last)) + last) & (SLOTS - 1);
}

/** The most cells (two bytes each) in cached rows. */
const KEPT_CELLS_MAX = 2 ** 27;
const SMALL_NUMBERS = 1024;
const SLOTS = 256;
const ALL_PAIRS_MAX = 2 ** 16;
const SAMPLED_GUESSES = 64;
const SAMPLED_SECRETS = 64;
