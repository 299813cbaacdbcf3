import { reviewBoards } from '@inkling/games/word/boards/analysis/review';
import { suggestForBoards } from '@inkling/games/word/boards/analysis/suggest';
import { wordsOnBoard } from '@inkling/games/word/boards/analysis/words-left';
import { type BoardsGame, type BoardsState, boardsGame } from '@inkling/games/word/boards/rules/game';
import { parseBoardsParams } from '@inkling/games/word/boards/rules/params';
import type { Asked } from '../../../../shell/worker/protocol.ts';
import { type Dictionary, WordStore } from '../../engine/dictionary.ts';
import { type GameMoves, type NoGame, shownAfter, stateAfter } from '../../engine/served-game.ts';
import { parseListId } from '../../model/lists.ts';
import { type BoardsAnswered, type BoardsQuestions, WORDS_SHOWN } from './questions.ts';

/** The current state of a game, with its words. */
interface Position {
  readonly kind: 'position';
  readonly game: BoardsGame;
  readonly state: BoardsState;
  readonly dictionary: Dictionary;
}

/** Answers the questions of a Several Words game. It does not depend on a worker, so it can be tested in Node. */
export class BoardsService {
  readonly #store: WordStore;

  /** @param onMissing called when a list could not be fetched */
  constructor(onMissing?: () => void) {
    this.#store = new WordStore(onMissing);
  }

  *answer({
    name,
    ask,
  }: Asked<BoardsQuestions>): Generator<unknown, BoardsQuestions[keyof BoardsQuestions]['answer']> {
    const position = yield* this.#position(ask);
    if (position.kind !== 'position') return name === 'game' ? position : undefined;
    if (name === 'game') return judged(position, ask.guess);
    const view = position.game.view(position.state, 'breaker');
    const { lists } = position.dictionary;
    if (name === 'review') return yield* reviewBoards(view, lists, ask.judgesFirst);
    return yield* suggestForBoards(view.boards, lists);
  }

  *#position(asked: GameMoves): Generator<unknown, Position | NoGame> {
    const read = parseBoardsParams(asked.params);
    const list = read.ok ? parseListId(read.value.list) : undefined;
    if (!read.ok || !list) return { kind: 'not-a-game' };
    const dictionary = yield* this.#store.words({ list, own: '' }, read.value.length);
    if (!dictionary) return { kind: 'no-list' };
    const game = boardsGame([dictionary.game]);
    const state = stateAfter(game, asked);
    return state ? { kind: 'position', game, state, dictionary } : { kind: 'not-a-game' };
  }
}

function judged({ game, state, dictionary }: Position, guess: string | undefined): BoardsAnswered {
  const shown = shownAfter(game, state, guess);
  const words = shown.view.boards.map((board) => {
    const left = wordsOnBoard(board, dictionary.lists);
    return { count: left.length, listed: left.slice(0, WORDS_SHOWN) };
  });
  return { ...shown, words };
}
