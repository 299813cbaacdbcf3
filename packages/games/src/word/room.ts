import { fail, ok, type Result } from '@inkling/core/result';
import type { PublicTurn, RoomFault, SheetRoom } from '../contract/room.ts';
import { lettersOf } from './record/word-laws.ts';
import type { WordFault, WordGame, WordParams, WordState, WordTurn, WordView } from './rules/game.ts';

/**
 * Runs Word in a room of a server. The maker's word must be one that may be guessed. `answersOf` lists the words that
 * the server draws.
 */
export function wordRoom(
  game: WordGame,
  answersOf?: (params: WordParams) => readonly string[] | undefined,
): SheetRoom<WordParams, WordState, WordView> {
  const guess = (state: WordState, word: string): Result<WordState, RoomFault> => {
    if (state.secret === '') return fail({ code: 'no-code-yet' });
    const next = game.apply(state, word);
    if (!next.ok) return fail(plain(next.error));
    return next.value.turns.at(-1)?.guess === word ? next : fail({ code: 'not-a-word' });
  };
  const deposit = (state: WordState, word: string): Result<WordState, RoomFault> => {
    if (state.secret !== '') return fail({ code: 'not-your-move' });
    const read = game.interpret({ ...state, turns: [] }, 'breaker', word);
    if (!read.ok) return fail(plain(read.error));
    return read.value === word ? ok({ ...state, secret: word }) : fail({ code: 'not-a-word' });
  };
  return {
    kind: 'sheets',
    makers: ['drawn', 'deposited'],
    breakersMax: 2,
    moves: ['deposit crane', 'guess crane'],
    faults: [
      'not-a-move',
      'not-your-move',
      'no-code-yet',
      'game-over',
      'not-a-word',
      'length',
      'unknown-letter',
      'not-in-list',
      'hard-place',
      'hard-copies',
    ],

    parseRules(text) {
      const params = game.parseParams(text);
      return params.ok ? params : fail('bad-rules');
    },
    makeRules: game.makeParams,

    start(params, maker, random) {
      const state = game.start(params, random);
      return maker === 'drawn' ? state : { ...state, secret: '' };
    },
    play(state, seat, line) {
      const [, kind, word = ''] = /^(deposit|guess) (.*)$/s.exec(line) ?? [];
      if (kind === undefined) return fail({ code: 'not-a-move' });
      if ((kind === 'deposit') !== (seat === 'maker')) return fail({ code: 'not-your-move' });
      return kind === 'deposit' ? deposit(state, word) : guess(state, word);
    },
    turnsUsed: ({ turns }) => turns.length,

    secretText: ({ secret }) => (secret === '' ? undefined : secret),
    isSecret: ({ length }, text) => lettersOf(text, length) !== undefined,
    ...(answersOf && { drawnSecrets: answersOf }),

    ownTurns: ({ turns }) => turns,
    turns: ({ turns }, from = 0) => turns.slice(from).map(publicTurn),
    pending: () => undefined,
    isSolved: (state) => game.view(state, 'breaker').solved,
    answerSchema: { marks: { type: 'array', items: { type: 'integer', enum: [0, 1, 2] } } },
  };
}

const LETTER_LENGTH_MAX = 20;

/** Reduces a fault to the fields that a room may pass on. */
function plain({ code, place, letter, count }: WordFault): RoomFault {
  return {
    code,
    ...(place === undefined ? {} : { place }),
    ...(letter === undefined ? {} : { letter: letter.slice(0, LETTER_LENGTH_MAX) }),
    ...(count === undefined ? {} : { count }),
  };
}

/** For each place: 0 absent, 1 near, 2 exact. */
function publicTurn({ guess, marks }: WordTurn): PublicTurn {
  return { guess, marks };
}
