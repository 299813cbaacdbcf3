import type { Game } from '@inkling/core/game';
import { RandomStream } from '@inkling/core/random';
import { fail, ok, type Result } from '@inkling/core/result';
import {
  answersOf,
  RESIGN,
  type WordFault,
  type WordGame,
  type WordList,
  type WordState,
  type WordTurn,
  type WordView,
  wordGame,
} from '../../rules/game.ts';
import { type BoardsParams, makeBoardsParams, parseBoardsParams } from './params.ts';

/** One game of Word for each secret. A board receives no more guesses after its word is found. */
export interface BoardsState {
  readonly params: BoardsParams;
  readonly boards: readonly WordState[];
  readonly guesses: readonly string[];
  readonly resigned?: true;
}

/** The visible part of one board. */
export interface BoardView {
  readonly turns: readonly WordTurn[];
  readonly isFound: boolean;
  /** The best mark of each letter guessed on this board. */
  readonly letters: WordView['letters'];
  /** Present once the word is found or the game is over. */
  readonly secret?: string;
}

export interface BoardsView {
  readonly params: BoardsParams;
  readonly guesses: readonly string[];
  readonly boards: readonly BoardView[];
  readonly over: boolean;
  readonly solved: boolean;
}

export type BoardsGame = Game<BoardsParams, BoardsState, string, BoardsView, 'breaker', WordFault>;

/** Creates a game of several different words at the same time: every word not yet found answers each guess. */
export function boardsGame(lists: readonly WordList[]): BoardsGame {
  const word = wordGame(lists);
  const answersTo = (params: BoardsParams): readonly string[] | undefined => {
    const list = lists.find(({ id }) => id === params.list);
    return list && answersOf(list, params.length);
  };
  return {
    id: 'boards',
    seats: ['breaker'],

    parseParams(text) {
      const params = parseBoardsParams(text);
      if (!params.ok) return params;
      const answers = answersTo(params.value);
      if (!answers) return fail({ code: 'unknown-list' });
      return answers.length >= params.value.boards ? params : fail({ code: 'no-answers' });
    },
    makeParams: makeBoardsParams,

    start(params, random) {
      const answers = answersTo(params);
      if (!answers) throw new Error(`unknown list ${params.list}: these params were not parsed by this game`);
      const stream = new RandomStream(random);
      const secrets = new Set<string>();
      while (secrets.size < params.boards) secrets.add(answers[stream.below(answers.length)] as string);
      const { length, tries, list } = params;
      const own = { length, tries, list, hard: false };
      const boards = [...secrets].map((secret) => ({ params: own, turns: [], secret }));
      return { params, boards, guesses: [] };
    },

    interpret(state, _seat, input): Result<string, WordFault> {
      const open = openBoard(state);
      return open ? word.interpret(open, 'breaker', input) : fail({ code: 'game-over' });
    },

    parseMove: word.parseMove,
    makeMove: (move) => move,

    apply(state, move) {
      const open = openBoard(state);
      if (!open) return fail({ code: 'game-over' });
      if (move === RESIGN) return ok({ ...state, resigned: true });
      const judged = word.apply(open, move);
      if (!judged.ok) return judged;
      const guess = judged.value.turns.at(-1)?.guess ?? move;
      const boards: WordState[] = [];
      for (const board of state.boards) {
        const next = isSolved(board) ? ok(board) : word.apply(board, guess);
        if (!next.ok) return next;
        boards.push(next.value);
      }
      return ok({ ...state, boards, guesses: [...state.guesses, guess] });
    },

    status(state) {
      if (state.boards.every(isSolved)) return { phase: 'over', winner: 'breaker' };
      return isOver(state) ? { phase: 'over', winner: undefined } : { phase: 'playing', turn: 'breaker' };
    },

    view: (state) => viewOf(state, word),
  };
}

function viewOf(state: BoardsState, word: WordGame): BoardsView {
  const over = isOver(state);
  const boards = state.boards.map((board) => {
    const { turns, letters } = word.view(board, 'breaker');
    const isFound = isSolved(board);
    return { turns, isFound, letters, ...((isFound || over) && { secret: board.secret }) };
  });
  return {
    params: state.params,
    guesses: state.guesses,
    boards,
    over,
    solved: state.boards.every(isSolved),
  };
}

function openBoard(state: BoardsState): WordState | undefined {
  return isOver(state) ? undefined : state.boards.find((board) => !isSolved(board));
}

function isOver(state: BoardsState): boolean {
  const isUsedUp = state.guesses.length >= state.params.tries;
  return state.resigned === true || isUsedUp || state.boards.every(isSolved);
}

/** Relies on a law of marks: a guess is exact at every place only if it is the secret. */
function isSolved({ turns, secret }: WordState): boolean {
  return turns.at(-1)?.guess === secret;
}
