import type { Name } from '@inkling/games/contract/names';
import type { Reaction } from '@inkling/games/contract/room';
import { capitalised, grammarOf } from '../../../shell/language/grammar.ts';
import type { GameNouns } from '../../../shell/parts/room-nouns.ts';
import type { Seat } from '../session/room-game.ts';
import { CODE, playersOf } from './english-game.ts';
import { names } from './english-names.ts';

const { counted, listed } = grammarOf('en');

export const REACTIONS: Readonly<Record<Reaction, string>> = {
  hello: 'Hello!',
  nice: 'Nice!',
  thinking: 'Let me think…',
  oops: 'Oops!',
  wow: 'Wow!',
  thanks: 'Thanks!',
};

const OTHER = 'the other player';

/** The announcements of a room, in the nouns of its game. */
export function sentences({ secret, turn }: GameNouns = CODE) {
  const word = secret.one;
  const inTurns = (turns: number) => `in ${counted(turns, turn.one, turn.many)}`;
  return {
    player: (seat: Seat): string => playersOf(word)[seat],
    you: 'You',
    other: capitalised(OTHER),
    listed: (items: readonly string[]): string => listed(items),
    turn: (at: number, answer: string): string => `${capitalised(turn.one)} ${at}: ${answer}.`,
    whose: (player: string, sentence: string): string => `${capitalised(player)}: ${sentence}`,
    turnsSoFar: (turns: number): string => `${counted(turns, turn.one, turn.many)}.`,
    tasks: {
      sit: 'There is a free seat. Take it, or just watch.',
      move: 'Your turn: make a guess.',
      answer: 'A guess is waiting for your answer.',
      open: `Show the ${word}, so that everybody can check your answers.`,
      watch: 'You are watching.',
      withdrawn: 'This invitation was withdrawn. Ask for a new link, or open a room of your own.',
    },
    ownWithdrawn: 'You withdrew this invitation. Nobody can join any more.',
    calledOff: 'This game was called off. Nobody can join any more.',
    ended: 'This game was ended early. Nobody wins.',
    awaits: (isForOne: boolean): string =>
      isForOne
        ? 'The seat of the other player is kept. The game begins when they arrive.'
        : 'A seat is kept for whoever is missing. The game begins when everybody is here.',
    deposit: (isForOne: boolean): string =>
      `Choose the ${word} that the other ${isForOne ? 'player' : 'players'} will guess.`,
    yourTurn: 'Your turn.',
    next: 'The next game is open.',
    names: names.names,
    gaveUp: (player: string): string => `${capitalised(player)} gave up.`,
    youGaveUp: 'You gave up.',
    called: (name: Name): string => `${names.names[name]}.`,
    reactions: REACTIONS,
    everybodyHere: 'Everybody is here.',
    guessPending: 'A guess is waiting for its answer.',
    oneConflict: (at: number): string => `No ${word} gives the answer to ${turn.one} ${at}.`,
    conflict: (turns: string): string => `These answers cannot all be true: ${turn.many} ${turns}.`,
    notFound: `It is over: the ${word} was not found.`,
    yoursNotFound: `It is over: your ${word} was not found.`,
    youFound: (turns: number): string => `It is over: you found the ${word} ${inTurns(turns)}.`,
    found: (turns: number): string => `It is over: the ${word} was found ${inTurns(turns)}.`,
    won: (player: string, turns: number): string => `It is over: ${player} won ${inTurns(turns)}.`,
    otherTurn: 'It is the other player’s turn.',
    stillFree: (players: string): string => `Send the link. Still to come: ${players}.`,
    ownGuessPending: 'Your guess is waiting for an answer.',
    makerSets: (isOther: boolean): string =>
      `${isOther ? 'The other player' : 'Another player'} is choosing the ${word}.`,
    done: (player = OTHER): string => `You are done; ${player} is still looking.`,
    thinking: 'The computer is thinking.',
    looking: (player = OTHER): string => `${capitalised(player)} is looking for the ${word}.`,
    allLooking: `The other players are looking for the ${word}.`,
    drawing: 'The server draws the secret as soon as everybody is ready.',
  };
}
