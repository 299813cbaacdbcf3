import { fail } from '@inkling/core/result';
import type { PublicTurn, SheetRoom } from '../contract/room.ts';
import { numbersLeft } from './analysis/review.ts';
import { type NullState, type NullTurn, type NullView, nullGame } from './rules/game.ts';
import { answerTo, NULL_ANSWERS, parseMove } from './rules/moves.ts';
import { makeRules, type NullParams, parseParams } from './rules/params.ts';

/** Runs the null game in a room of a server. */
export const nullRoom: SheetRoom<NullParams, NullState, NullView> = {
  kind: 'sheets',
  makers: ['drawn', 'deposited', 'kept'],
  breakersMax: 2,
  moves: ['deposit 3', 'guess 5', 'answer lower', 'correct 2 higher'],
  faults: [
    'not-a-move',
    'not-a-number',
    'not-your-move',
    'no-code-yet',
    'answer-first',
    'nothing-to-answer',
    'game-over',
  ],

  parseRules(text, maker) {
    const params = parseParams(`${text}/${maker}`);
    return params.ok ? params : fail('bad-rules');
  },
  makeRules,

  start: (params, _maker, random) => nullGame.start(params, random),

  play(state, seat, line) {
    const move = parseMove(line);
    if (!move.ok) return move;
    // The room handles resignations itself.
    if (move.value.kind === 'resign') return fail({ code: 'not-a-move' });
    const isMakers = move.value.kind !== 'guess';
    if (isMakers !== (seat === 'maker')) return fail({ code: 'not-your-move' });
    return nullGame.apply(state, move.value);
  },
  turnsUsed: ({ turns }) => turns.length,

  secretText: ({ secret }) => (secret === undefined ? undefined : String(secret)),
  isSecret: ({ most }, text) => /^[1-9]\d{0,2}$/.test(text) && Number(text) <= most,
  drawnSecrets: ({ most }) => Array.from({ length: most }, (_, at) => String(at + 1)),

  ownTurns: ({ turns }) => turns,
  turns: ({ turns }, from = 0) => turns.slice(from).map(publicTurn),
  pending: ({ pending }) => (pending === undefined ? undefined : String(pending)),
  isSolved: ({ turns }) => turns.at(-1)?.answer === 'found',
  answerSchema: { answer: { type: 'string', enum: [...NULL_ANSWERS] } },

  byHand: {
    answers: () => NULL_ANSWERS.toReversed(),
    answerMove: (answer) => `answer ${answer}`,
    correctionMove: (turn, answer) => `correct ${turn + 1} ${answer}`,
    corrects: (line) => line.startsWith('correct '),
    conflict({ params, turns }) {
      const at = turns.findIndex(
        (_, last) => numbersLeft(params.most, turns.slice(0, last + 1)).length === 0,
      );
      if (at < 0) return undefined;
      // Either two bounds exclude each other, or a single bound leaves no number.
      const other = turns.findIndex(
        (turn) => numbersLeft(params.most, [turn, turns[at] as NullTurn]).length === 0,
      );
      return other === at ? [at] : [other, at];
    },
    wrongTurns: ({ turns }, secret) =>
      turns.flatMap(({ guess, answer }, turn) => {
        const truth = answerTo(guess, Number(secret));
        return truth === answer ? [] : [{ turn, answer: truth }];
      }),
  },
};

function publicTurn({ guess, answer }: NullTurn): PublicTurn {
  return { guess: String(guess), answer };
}
