import * as result from '@inkling/core/result';
import { newSheet, replay } from '@inkling/core/sheet';
import { reviewBoards } from '@inkling/games/word/boards/analysis/review';
import { suggestForBoards } from '@inkling/games/word/boards/analysis/suggest';
import { wordsOnBoard } from '@inkling/games/word/boards/analysis/words-left';
import { type BoardsGame, type BoardsState, boardsGame } from '@inkling/games/word/boards/rules/game';
import { parseBoardsParams } from '@inkling/games/word/boards/rules/params';
import type { Asked } from '../../../../shell/worker/protocol.ts';
import { type Dictionary, loadDictionary } from '../../engine/dictionary.ts';
import { parseListId } from '../../model/lists.ts';
import { type BoardsAnswered, type BoardsAsked, type BoardsQuestions, WORDS_SHOWN } from './questions.ts';

/** A game as it stands, with the words that it is played with. */
interface Position {
  readonly kind: 'position';
  readonly game: BoardsGame;
  readonly state: BoardsState;
  readonly dictionary: Dictionary;
}

/** Answers the questions of a game of several words. It knows no worker, so it is tested in Node. */
export class BoardsService {
  #key = '';
  #loading: Promise<Dictionary | undefined> = Promise.resolve(undefined);

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

  *#position({
    params,
    seed,
    moves,
  }: BoardsAsked): Generator<unknown, Position | { readonly kind: 'no-list' | 'not-a-game' }> {
    const read = parseBoardsParams(params);
    const list = read.ok ? parseListId(read.value.list) : undefined;
    if (!read.ok || !list) return { kind: 'not-a-game' };
    const { length } = read.value;
    const key = `${list} ${length}`;
    if (this.#key !== key) {
      this.#key = key;
      this.#loading = loadDictionary({ list, own: '' }, length).catch(() => {
        this.#key = '';
        return undefined;
      });
    }
    let dictionary: Dictionary | undefined;
    yield this.#loading.then((loaded) => {
      dictionary = loaded;
    });
    if (!dictionary) return { kind: 'no-list' };
    const game = boardsGame([dictionary.game]);
    if (!game.parseParams(params).ok) return { kind: 'not-a-game' };
    const sheet = newSheet(game.id, params, seed);
    const nodes = moves.map((move, index) => ({ parent: index, move, next: undefined }));
    const state = replay(game, { ...sheet, nodes: [...sheet.nodes, ...nodes], cursor: nodes.length });
    return state.ok ? { kind: 'position', game, state: state.value, dictionary } : { kind: 'not-a-game' };
  }
}

function judged({ game, state, dictionary }: Position, guess: string | undefined): BoardsAnswered {
  const move = guess === undefined ? undefined : game.interpret(state, 'breaker', guess);
  const fault = move && !move.ok ? move.error : undefined;
  const next = move?.ok ? result.expect(game.apply(state, move.value)) : state;
  const view = game.view(next, 'breaker');
  const words = view.boards.map((board) => {
    const left = wordsOnBoard(board, dictionary.lists);
    return { count: left.length, listed: left.slice(0, WORDS_SHOWN) };
  });
  return { kind: 'game', view, words, fault };
}
