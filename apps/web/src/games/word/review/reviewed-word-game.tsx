import { lineOf, playLine, playMove, type Sheet } from '@inkling/core/sheet';
import type { WordReview } from '@inkling/games/word/analysis/review';
import { wordOf } from '@inkling/games/word/rules/letters';
import { makeRound, type Round } from '@inkling/games/word/rules/rounds';
import { type Helps, NO_HELPS } from '../../../shell/parts/helps.ts';
import type { ShareSpec } from '../../../shell/parts/share-spec.ts';
import type {
  JudgedGame,
  JudgedTurn,
  PlayedTurn,
  PracticeHost,
  PracticeTurn,
  ReviewedGame,
} from '../../../shell/review-part.ts';
import { saveAsCurrent } from '../../../shell/saved/save-as-current.ts';
import type { Saved } from '../../../shell/saved/saved.ts';
import type { WorkerClient } from '../../../shell/worker/worker-client.ts';
import type { WordQuestions } from '../engine/questions.ts';
import { messages as gameMessages } from '../messages/language.ts';
import { judgeRestFirst } from '../model/judge-rest-first.ts';
import { alphabetOfList, isOwn } from '../model/lists.ts';
import { shareOfTurns } from '../result/share-turns.ts';
import type { PlayParams } from '../session/format.ts';
import type { WordKind } from '../session/word-kind.ts';
import { judgedTries } from './judged-tries.tsx';
import { messages } from './messages/language.ts';
import { WordPractice } from './word-practice.ts';
import { WordPracticeView } from './word-practice-view.tsx';
import { WordRow } from './word-row.tsx';

/** The rounds of a game, with the rules by which it was played. */
export interface PlayedWords extends PlayParams {
  readonly kind: WordKind;
  /** The user's own words, if the game was played with them. */
  readonly own: string;
  readonly rounds: readonly Round[];
  readonly isOver: boolean;
  readonly isSolved: boolean;
  /** The game as saved on this device. Undefined for a game from elsewhere. */
  readonly origin: { readonly sheet: Sheet; readonly helps: Helps } | undefined;
}

interface Parts {
  readonly worker: WorkerClient<WordQuestions>;
  readonly saved: Saved;
  readonly stamp: () => string;
}

/** A word game as Review shows it: judged by its own list and, in hard mode, by what the rules allowed. */
export class ReviewedWordGame implements ReviewedGame {
  readonly turns: readonly PlayedTurn[];
  readonly references: readonly string[] = [];
  readonly #game: PlayedWords;
  readonly #parts: Parts;
  #pool: WordReview['pool'] | undefined;
  /** Whether exactly one word was left: before the try that found it, or after the last try. */
  #isOnly = false;
  readonly playOn?: (turn: number, guess: unknown) => Promise<string | undefined>;

  constructor(game: PlayedWords, parts: Parts) {
    this.#game = game;
    this.#parts = parts;
    const alphabet = alphabetOfList(game.list);
    this.turns = game.rounds.map(({ guess, marks }, turn) => {
      const word = wordOf(alphabet, guess);
      return {
        Row: () => <WordRow word={word} marks={marks} />,
        text: () => gameMessages().play.tried(turn + 1, word, marks),
      };
    });
    const { origin } = game;
    if (origin) this.playOn = (turn, guess) => this.#open(origin.sheet, turn, guess);
  }

  get seed(): string | undefined {
    return this.#game.origin?.sheet.seed;
  }

  get helps(): Helps | undefined {
    return this.#game.origin?.helps;
  }

  get outcome(): ReviewedGame['outcome'] {
    if (!this.#game.isOver) return 'unfinished';
    return this.#game.isSolved ? 'found' : 'lost';
  }

  /** The link to this review. Undefined with the user's own list, because another device does not have it. */
  get link(): string | undefined {
    const { list, hard, rounds } = this.#game;
    if (isOwn(list)) return undefined;
    const alphabet = alphabetOfList(list);
    return [list, ...(hard ? ['hard'] : []), ...rounds.map((round) => makeRound(alphabet, round))].join(' ');
  }

  name(): string {
    const { kind, list, length, hard } = this.#game;
    const { result, header } = gameMessages();
    const name = result.game(kind.name(), length, header.list[isOwn(list) ? 'own' : list]);
    return hard ? `${name}, ${header.hard}` : name;
  }

  referenceName(): string {
    return '';
  }

  measure(): string | undefined {
    const { list, hard } = this.#game;
    return this.#pool && messages().measure(isOwn(list) ? 'own' : this.#pool, hard);
  }

  counted(count: number): string {
    return messages().counted(count);
  }

  judge(_: string | undefined, onJudged: (judged: JudgedGame | undefined) => void): () => void {
    const total = this.turns.length;
    return judgeRestFirst(
      (judgesFirst) => this.#review(judgesFirst),
      (review, isOver) => {
        this.#pool = review?.pool;
        const last = review?.tries.at(-1);
        this.#isOnly = (this.#game.isSolved ? last?.before : last?.after) === 1;
        const done = isOver ? total : total - 1;
        onJudged(review && { turns: judgedTries(review, this.#game), done, total, isOver });
      },
    );
  }

  /** The link to a proof, with the tries as the clues of a puzzle, except the one that found the word. */
  proof(): string | undefined {
    const { list, length, rounds, isSolved } = this.#game;
    if (isOwn(list) || this.#pool !== 'likely' || !this.#isOnly) return undefined;
    const alphabet = alphabetOfList(list);
    const clues = (isSolved ? rounds.slice(0, -1) : rounds).map(
      ({ guess, marks }) => `${wordOf(alphabet, guess)}${marks.join('')}`,
    );
    return `#/puzzles/word/w${length}@${list}/${clues.map(encodeURIComponent).join('.')}/proof`;
  }

  share(): ShareSpec {
    const { kind, rounds, isSolved, tries } = this.#game;
    const shared = shareOfTurns(rounds, { kind, isSolved, tries, helps: this.helps });
    const isOver = isSolved || rounds.length >= tries;
    return isOver ? shared : { ...shared, result: gameMessages().result.soFar(rounds.length) };
  }

  practice(turn: number, judged: JudgedTurn, host: PracticeHost): PracticeTurn {
    const { rounds, list, length } = this.#game;
    const practice = new WordPractice(
      { rounds: rounds.slice(0, turn), played: rounds[turn] as Round, list, length, judged },
      host,
      (round) => this.#review(turn === 0, [...rounds.slice(0, turn), round], this.#pool),
    );
    return {
      View: () => <WordPracticeView practice={practice} />,
      press: () => practice.press(),
      run: (line) => practice.run(line),
      giveUp: () => practice.giveUp(),
      sayState: () => practice.sayState(),
      close: () => undefined,
    };
  }

  close(): void {
    this.#parts.worker.close();
  }

  #review(
    judgesFirst: boolean,
    rounds = this.#game.rounds,
    pool?: WordReview['pool'],
  ): Promise<WordReview | undefined> {
    const { list, own, length, hard } = this.#game;
    return this.#parts.worker.ask('review', { list, own, length, rounds, hard, judgesFirst, pool });
  }

  async #open(sheet: Sheet, turn: number, guess: unknown): Promise<string | undefined> {
    const { format } = this.#game.kind;
    const before = playLine(sheet, lineOf(sheet).slice(0, turn));
    const opened = typeof guess === 'string' ? playMove(before, guess) : before;
    const helps = { ...(this.helps ?? NO_HELPS), ...(typeof guess === 'string' && { withHints: true }) };
    const state = { sheet: opened, draft: '', ...helps, drawerOpen: false };
    return (await saveAsCurrent(format, state, this.#parts)) ? `#/${format.game}` : undefined;
  }
}
