import type { WordReview } from '@inkling/games/word/analysis/review';
import { spell, wordOf } from '@inkling/games/word/rules/letters';
import type { Round } from '@inkling/games/word/rules/rounds';
import { type Signal, signal } from '@preact/signals';
import { shareOfBest } from '../../../shell/game/result/model/story.ts';
import type { JudgedTurn, PracticeHost } from '../../../shell/review-part.ts';
import { alphabetOfList, foldLetters, type ListId } from '../model/lists.ts';
import { messages } from './messages/language.ts';

/** A try to repeat, and the tries before it. */
export interface WordPosition {
  readonly rounds: readonly Round[];
  readonly played: Round;
  readonly list: ListId;
  readonly length: number;
  readonly judged: JudgedTurn;
}

/** An exercise: repeats one try of a game, to find a more informative word. */
export class WordPractice {
  readonly position: WordPosition;
  readonly draft: Signal<string> = signal('');
  /** The result of the last word. */
  readonly verdict: Signal<string> = signal('');
  readonly #host: PracticeHost;
  readonly #review: (round: Round) => Promise<WordReview | undefined>;

  constructor(
    position: WordPosition,
    host: PracticeHost,
    review: (round: Round) => Promise<WordReview | undefined>,
  ) {
    this.position = position;
    this.#host = host;
    this.#review = review;
  }

  get played(): string {
    return wordOf(alphabetOfList(this.position.list), this.position.played.guess);
  }

  async tryWord(text: string): Promise<boolean> {
    const { list, length } = this.position;
    const alphabet = alphabetOfList(list);
    const word = foldLetters(alphabet, text);
    const guess = spell(alphabet, word);
    if (!guess || guess.length !== length) {
      this.#tell(messages().practice.length(length));
      return false;
    }
    // The marks do not matter for the average information of a guess.
    const review = await this.#review({ guess, marks: this.position.played.marks });
    const tried = review?.tries.at(-1);
    if (!review) this.#tell(messages().practice.broken);
    else if (!tried?.played) this.#tell(messages().practice.unknown(word));
    else {
      const { played, best } = tried;
      const share = shareOfBest(played.bits, best?.bits) ?? 1;
      const isFound = share >= AS_GOOD;
      this.#tell(messages().practice.verdict(word, share, played.parts, this.#ownParts));
      if (isFound) this.#host.end('found');
    }
    return tried?.played !== undefined;
  }

  giveUp(): void {
    const { better } = this.position.judged;
    if (better) this.#tell(messages().practice.best(better.text(), better.cells.length, this.#ownParts));
    this.#host.end('shown');
  }

  run(line: string): boolean {
    void this.tryWord(line.replace(/^guess\s+/i, ''));
    return true;
  }

  /** Handles no keys, because letters go to the field. */
  press(): boolean {
    return false;
  }

  sayState(): void {
    const { rounds, judged } = this.position;
    this.#host.say(messages().practice.question(rounds.length + 1, judged.before, this.played));
  }

  get #ownParts(): number {
    return this.position.judged.yours?.cells.length ?? 0;
  }

  #tell(sentence: string): void {
    this.verdict.value = sentence;
    this.#host.say(sentence);
  }
}

/** A word with at least this share of the best word's information counts as equally good. */
const AS_GOOD = 0.985;
