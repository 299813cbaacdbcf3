import type { RoomView } from '@inkling/client/generated/api';
import type { WrongAnswer } from '@inkling/games/contract/record';
import { REACTIONS } from '@inkling/games/contract/room';
import type { RoomNouns } from '../contract/game-room.ts';
import { counted, listed } from '../messages/numbers.ts';
import { seatName } from './messages.ts';

export interface GameSentences {
  readonly wait: string;
  readonly ask: (format: string, isForTwo: boolean) => string;
  readonly askToKeep: (format: string) => string;
  readonly notWritten: string;
  readonly elsewhere: string;
  /** What the maker is asked: the pending guess, and the true answer to it, if this machine knows it. */
  readonly askForAnswer: (guess: string, truth: string | undefined) => readonly string[];
  readonly askToOpen: string;
  readonly notOpenYet: string;
  readonly noCorrection: string;
  readonly conflict: (turns: readonly number[]) => string;
  /** The progress of a rival, whose guesses are hidden. */
  readonly rival: (turns: number) => string;
  /** How a rival's game ended, to follow a name. */
  readonly ended: (isFound: boolean, turns: number) => string;
  /** The user has no turns left. */
  readonly noneLeft: string;
  readonly kept: string;
  readonly broken: string;
  readonly wrongAnswer: (wrong: WrongAnswer) => string;
  readonly result: (view: RoomView) => string;
  /** After a game that was ended early. */
  readonly secretWas: (secret: string) => string;
  /** The words that can be typed, and what each does. */
  readonly help: Help;
  /** Those of a game that can be played again. */
  readonly helpOfAgain: Help;
  /** Those for a secret that its maker keeps. */
  readonly helpOfKept: Help;
}

type Help = readonly (readonly [string, string])[];

/** Returns the messages of `room` in a game's own nouns. */
export function gameSentences({ secret, turn }: RoomNouns): GameSentences {
  const elsewhere = `The ${secret} is on another machine: this one cannot answer for it, so type each answer yourself.`;
  return {
    ...endOf(secret, turn),
    wait: `Waiting for the ${secret}.`,
    secretWas: (text) => `The ${secret} was ${text}.`,
    ask: (format, isForTwo) =>
      `Set the ${secret} that the ${isForTwo ? 'other' : 'others'} will look for: type ${format}.`,
    askToKeep: (format) =>
      `Set the ${secret} that you keep: type ${format}. It stays on this machine; the server hears a promise about it.`,
    notWritten: `Your ${secret} cannot be kept in the state folder, and without it you could not answer. Nothing was opened.`,
    elsewhere,
    askForAnswer: (guess, truth) => [
      guess,
      truth === undefined
        ? `${elsewhere} The guess waits for your answer.`
        : `The guess waits for your answer: press Enter for ${truth}, which is what your ${secret} gives, or type another.`,
    ],
    askToOpen: `Type open to show the ${secret}, so that both can check it; before that, correct 2 1,0 gives ${turn.one} 2 another answer.`,
    notOpenYet: `The maker has not shown the ${secret} yet.`,
    noCorrection: `Type correct, a ${turn.one} that was answered, and its answer, as in correct 2 1,0; only before the ${secret} is shown.`,
    conflict: (turns) => {
      const numbers = turns.map((at) => `${at + 1}`);
      return `These answers cannot all be true: ${turn.many} ${listed(numbers, 'and')}.`;
    },
    rival: (turns) => `${counted(turns, turn.one, turn.many)} so far, hidden until the end.`,
    ended: (isFound, turns) =>
      isFound
        ? `found the ${secret} in ${counted(turns, turn.one, turn.many)}.`
        : `did not find the ${secret}.`,
    noneLeft: `You have no ${turn.many} left.`,
    help: helpOf(turn.many),
    helpOfAgain: [
      ['again', 'after the end: plays once more'],
      ['swap', 'after the end: plays once more, with the seats changed'],
    ],
    helpOfKept: [
      ['correct 2 1,0', `gives ${turn.one} 2 another answer`],
      ['open', `after the end: shows the ${secret} that you kept`],
    ],
  };
}

function endOf(
  secret: string,
  turn: RoomNouns['turn'],
): Pick<GameSentences, 'kept' | 'broken' | 'wrongAnswer' | 'result'> {
  return {
    kept: `Checked: this is the ${secret} that was promised before the first guess, and every answer was true.`,
    broken: `The promise was broken: this is not the ${secret} that was promised before the first guess.`,
    wrongAnswer: ({ turn: at, claimed, truth }) =>
      `The answer to ${turn.one} ${at + 1} was wrong: told ${claimed}, the ${secret} gives ${truth}.`,
    result: ({ winner, you, sheets = [] }) => {
      const turns = sheets.find(({ seat }) => seat === winner)?.turnsUsed ?? 0;
      if (winner === undefined || winner === null || winner === 'maker')
        return `It is over: nobody found the ${secret}.`;
      const finder = winner === you ? 'you' : `the ${seatName(winner)}`;
      return `It is over: ${finder} found the ${secret} in ${counted(turns, turn.one, turn.many)}.`;
    },
  };
}

function helpOf(turns: string): Help {
  return [
    ['name fox star', 'what the others see you as: a name and a mark from two lists'],
    ['say nice', `says one of six things: ${REACTIONS.join(', ')}`],
    ['board', `all ${turns} so far`],
    ['link', 'the link of this room'],
    ['invite', 'frees a seat that is kept, for anybody with the link'],
    ['withdraw', 'withdraws the invitation while somebody is missing'],
    ['resign', 'gives up'],
    ['end', 'ends the game for everybody, if somebody has left it for good'],
    ['quit', 'leaves; the room stays as it is'],
  ];
}
