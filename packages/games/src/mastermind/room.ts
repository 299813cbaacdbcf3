import { CodeSpace, codeCount } from '@inkling/codes/candidates/code-space';
import { feedbackClass, feedbackOf, isFeedbackPossible, scoreCode } from '@inkling/core/feedback';
import { fail, ok, type Result } from '@inkling/core/result';
import type { Maker, PublicTurn, RoomFault, SheetRoom } from '../contract/room.ts';
import { positionAfter } from './analysis/positions.ts';
import {
  codeTurn,
  type MastermindFault,
  type MastermindState,
  type MastermindView,
  mastermind,
  type ScoredTurn,
} from './rules/game.ts';
import { makeMove, parseMove } from './rules/moves.ts';
import { makeCode, makeFeedback, parseCode } from './rules/notation.ts';
import { type MastermindParams, parseParams } from './rules/params.ts';
import { makeRules } from './rules/rules.ts';

/** Mastermind in a server room. */
export const mastermindRoom: SheetRoom<MastermindParams, MastermindState, MastermindView> = {
  kind: 'sheets',
  makers: ['drawn', 'deposited', 'kept'],
  breakersMax: 2,
  moves: ['deposit aabb', 'guess aabb', 'score 1,0', 'rescore 2 1,0'],
  faults: [
    'not-a-move',
    'not-your-move',
    'game-over',
    'answer-first',
    'nothing-to-answer',
    'no-code-yet',
    'no-such-turn',
    'impossible-feedback',
    'unknown-symbol',
    'wrong-length',
    'repeated-symbol',
  ],

  parseRules(text, maker) {
    const params = parseParams(`${text}/${MAKER_NAMES[maker]}`);
    if (!params.ok) return fail('bad-rules');
    const isListed = codeCount(params.value.rules) <= CODES_LISTED_MAX;
    return maker !== 'kept' || isListed ? params : fail('rules-too-large');
  },
  makeRules: ({ rules, turnsMax }) => `${makeRules(rules)}/${turnsMax}`,

  start: (params, _maker, random) => mastermind.start(params, random),
  play,
  turnsUsed: ({ turns }) => turns.length,

  secretText: ({ secret }) => secret && makeCode(secret),
  isSecret({ rules }, text) {
    const code = parseCode(text, rules);
    return code.ok && makeCode(code.value) === text;
  },
  drawnSecrets({ rules }) {
    if (codeCount(rules) > BigInt(DRAWN_LISTED_MAX)) return undefined;
    const space = new CodeSpace(rules);
    return Array.from({ length: space.size }, (_, index) => makeCode(space.codeAt(index)));
  },

  ownTurns: ({ turns }) => turns,
  turns: ({ turns }, from = 0) => turns.slice(from).map(publicTurn),
  pending: ({ pending }) => pending && makeCode(pending),
  isSolved: ({ params, turns }) => turns.at(-1)?.feedback.exact === params.rules.places,
  answerSchema: { exact: { type: 'integer', minimum: 0 }, near: { type: 'integer', minimum: 0 } },

  byHand: {
    answers: ({ rules }) => answersOf(rules.places),
    answerMove: (answer) => `score ${answer}`,
    correctionMove: (turn, answer) => `rescore ${turn + 1} ${answer}`,
    corrects: (line) => line.startsWith('rescore '),
    conflict({ rules, turns }) {
      const position = positionAfter(rules, turns.map(codeTurn));
      const check = position.ok ? position.value.check() : undefined;
      return !check || check.consistent ? undefined : check.conflicts[0];
    },
    wrongTurns({ params, turns }, text) {
      const secret = parseCode(text, params.rules);
      if (!secret.ok) throw new Error('invalid revealed code: check it with isSecret first');
      return turns.flatMap(({ guess, feedback }, turn) => {
        const truth = scoreCode(guess, secret.value);
        return truth === feedbackClass(feedback.exact, feedback.near) ? [] : [{ turn, ...feedbackOf(truth) }];
      });
    },
  },
};

/** As many as a page can compare with every turn at once. */
const DRAWN_LISTED_MAX = 20_000;

function answersOf(places: number): readonly string[] {
  const all: string[] = [];
  for (let exact = places; exact >= 0; exact--)
    for (let near = places - exact; near >= 0; near--)
      if (isFeedbackPossible(places, exact, near)) all.push(makeFeedback({ exact, near }));
  return all;
}

/** The maximum number of codes for answers by hand and computer players, which both need a list of all codes. */
export const CODES_LISTED_MAX = 100_000n;

/** Maps the makers of rooms to their names in the game's parameters, which saved games contain. */
const MAKER_NAMES: Readonly<Record<Maker, MastermindParams['maker']>> = {
  drawn: 'drawn',
  deposited: 'deposited',
  kept: 'by-hand',
};

function play(state: MastermindState, seat: string, line: string): Result<MastermindState, RoomFault> {
  const move = parseMove(line);
  if (!move.ok) return move;
  if (makeMove(move.value) !== line) return fail({ code: 'not-a-move' });
  // In a room, the maker knows the code and therefore both numbers of every answer.
  if ('unknown' in move.value) return fail({ code: 'not-a-move' });
  const { kind } = move.value;
  const makes = state.params.maker === 'by-hand' ? ['score', 'rescore'] : ['deposit'];
  const legal = seat === 'maker' ? makes : ['guess'];
  if (!legal.includes(kind)) return fail({ code: 'not-your-move' });
  const next = mastermind.apply(state, move.value);
  return next.ok ? ok(next.value) : fail(plain(next.error));
}

/** Copies a fault, keeping only the fields that a room may pass on. */
function plain(fault: MastermindFault): RoomFault {
  return 'place' in fault ? { code: fault.code, place: fault.place } : { code: fault.code };
}

function publicTurn({ guess, feedback }: ScoredTurn): PublicTurn {
  return { guess: makeCode(guess), exact: feedback.exact, near: feedback.near };
}
