import './reviewed-boards.css';
import { lineOf, playLine, playMove, type Sheet } from '@inkling/core/sheet';
import type { BoardsSplit, ReviewedGuess } from '@inkling/games/word/boards/analysis/review';
import type { BoardsView } from '@inkling/games/word/boards/rules/game';
import type { DeviceServices } from '../../../../shell/device-services.ts';
import { choicesByShare, shareOfBest } from '../../../../shell/game/result/model/story.ts';
import { type Helps, NO_HELPS } from '../../../../shell/parts/helps.ts';
import type { ShareSpec } from '../../../../shell/parts/share-spec.ts';
import type {
  JudgedGame,
  JudgedTurn,
  PlayedTurn,
  ReviewedGame,
  Split,
} from '../../../../shell/review-part.ts';
import { ReviewedSheet } from '../../../../shell/reviewed-sheet.ts';
import { saveAsCurrent } from '../../../../shell/saved/save-as-current.ts';
import type { WorkerClient } from '../../../../shell/worker/worker-client.ts';
import { messages as wordMessages } from '../../messages/language.ts';
import { judgeRestFirst } from '../../model/judge-rest-first.ts';
import { PlainWord, reviewWords, WordRow } from '../../review/word-row.tsx';
import type { BoardsQuestions } from '../engine/questions.ts';
import { messages } from '../messages/language.ts';
import { shareOfGame } from '../result/share.ts';
import { FORMAT, type Setup } from '../session/format.ts';

interface Played {
  /** The view of the finished game. */
  readonly view: BoardsView;
  readonly setup: Setup;
  readonly sheet: Sheet;
  readonly helps: Helps | undefined;
}

/** A finished game of several words as Review shows it. The information from all boards is added up. */
export class ReviewedBoardsGame extends ReviewedSheet implements ReviewedGame {
  readonly turns: readonly PlayedTurn[];
  readonly #game: Played;
  readonly #worker: WorkerClient<BoardsQuestions>;
  readonly #services: Pick<DeviceServices, 'saved' | 'stamp'>;

  constructor(
    game: Played,
    worker: WorkerClient<BoardsQuestions>,
    services: Pick<DeviceServices, 'saved' | 'stamp'>,
  ) {
    super(game.sheet, game.helps);
    this.#game = game;
    this.#worker = worker;
    this.#services = services;
    const { guesses, boards } = game.view;
    this.turns = guesses.map((guess, turn) => {
      const found = boards.flatMap(({ isFound, turns }, at) =>
        isFound && turns.length === turn + 1 ? [at + 1] : [],
      );
      return {
        Row: () => (
          <>
            <PlainWord word={guess} />
            {found.length > 0 && <b class="reviewed-found">✓ {found.join(' · ')}</b>}
          </>
        ),
        text: () => messages().review.tried(turn + 1, guess, found),
      };
    });
  }

  get outcome(): 'found' | 'lost' {
    return this.#game.view.solved ? 'found' : 'lost';
  }

  name(): string {
    const { boards, list } = this.#game.setup;
    return messages().game(boards, wordMessages().header.list[list]);
  }

  counted(count: number): string {
    return messages().review.counted(count);
  }

  limits(): readonly string[] {
    return [messages().review.limits];
  }

  share(): ShareSpec {
    return shareOfGame(this.#game.view, this);
  }

  judge(_: string | undefined, onJudged: (judged: JudgedGame | undefined) => void): () => void {
    const { params, seed } = this.sheet;
    const moves = lineOf(this.sheet);
    const total = this.turns.length;
    return judgeRestFirst(
      (judgesFirst) => this.#worker.ask('review', { params, seed, moves, judgesFirst }),
      (reviewed, isOver) => {
        const turns = reviewed?.map((guess, turn) => this.#judged(guess, turn));
        onJudged(turns && { turns, done: isOver ? total : total - 1, total, isOver });
      },
    );
  }

  async playOn(turn: number, guess: unknown): Promise<string | undefined> {
    const { sheet, helps = NO_HELPS } = this;
    const before = playLine(sheet, lineOf(sheet).slice(0, turn));
    const isOther = typeof guess === 'string';
    const opened = isOther ? playMove(before, guess) : before;
    const state = {
      sheet: opened,
      draft: '',
      ...helps,
      ...(isOther && { withHints: true }),
      drawerOpen: false,
    };
    return (await saveAsCurrent(FORMAT, state, this.#services)) ? '#/boards' : undefined;
  }

  close(): void {
    this.#worker.close();
  }

  #judged(reviewed: ReviewedGuess, turn: number): JudgedTurn {
    const { before, after, gained, played, best, found, certain, isJudged } = reviewed;
    const { view } = this.#game;
    const isOpen = played.bits > 0 || best !== undefined;
    const share = shareOfBest(played.bits, best?.bits);
    const isWasted = isJudged && best === undefined && found.length === 0;
    const choice =
      found.length > 0
        ? 'best'
        : isWasted
          ? 'costly'
          : share === undefined
            ? undefined
            : choicesByShare([share]);
    const text = messages().review;
    return {
      before,
      after,
      isFound: view.solved && turn === view.guesses.length - 1,
      information: isOpen ? { gained, expected: played.bits } : undefined,
      choice: isJudged ? choice : undefined,
      yours: isOpen ? splitOf(played) : undefined,
      better: best && choice !== 'best' && best.guess !== played.guess ? splitOf(best) : undefined,
      facts: () => [
        ...(found.length > 0 ? [text.finds] : []),
        ...(certain.length > 0 ? [text.certain(certain.map((board) => board + 1))] : []),
        ...(isWasted ? [text.wasted] : []),
      ],
    };
  }
}

function splitOf({ guess, bits, left, cells }: BoardsSplit): Split {
  return {
    guess,
    Guess: () => <PlainWord word={guess} />,
    text: () => guess.toUpperCase(),
    measured: { left, bits },
    cells: cells.map(({ board, marks, count, words }) => ({
      count,
      answer: (
        <>
          <b class="reviewed-board">{board + 1}</b>
          <WordRow word={guess} marks={marks} isSmall />
        </>
      ),
      members: reviewWords(words),
      text: () =>
        `${messages().board(board + 1)}: ${wordMessages().play.answered(guess, marks)} ${words.join(', ').toUpperCase()}`,
    })),
  };
}
