import type { Name } from '@inkling/games/contract/names';
import type { Reaction } from '@inkling/games/contract/room';
import { capitalised, grammarOf } from '../../../shell/language/grammar.ts';
import type { Seat } from '../session/room-game.ts';
import { names } from './english-names.ts';

const { counted, listed } = grammarOf('en');

/** On the card of a seat: what whoever sits there does. */
export const SEATS: Readonly<Record<Seat, string>> = {
  maker: 'Hides the code',
  breaker: 'Guesses',
  first: 'First player',
  second: 'Second player',
};

/** Whoever sits there, in a sentence. */
export const PLAYERS: Readonly<Record<Seat, string>> = {
  maker: 'the player who hides the code',
  breaker: 'the player who guesses',
  first: 'the first player',
  second: 'the second player',
};

const inTurns = (turns: number) => `in ${counted(turns, 'turn', 'turns')}`;

export const sentences = {
  player: (seat: Seat): string => PLAYERS[seat],
  you: 'You',
  other: 'The other player',
  listed: (items: readonly string[]): string => listed(items),
  turn: (turn: number, answer: string): string => `Turn ${turn}: ${answer}.`,
  whose: (player: string, sentence: string): string => `${capitalised(player)}: ${sentence}`,
  turnsSoFar: (turns: number): string => `${counted(turns, 'turn', 'turns')}.`,
  tasks: {
    sit: 'There is a free seat. Take it, or just watch.',
    move: 'Your turn: make a guess.',
    answer: 'A guess is waiting for your answer.',
    open: 'Show the code, so that everybody can check your answers.',
    watch: 'You are watching.',
    withdrawn: 'This invitation was withdrawn. Ask for a new link, or open a room of your own.',
  },
  deposit: (isForOne: boolean): string =>
    `Choose the code that the other ${isForOne ? 'player' : 'players'} will guess.`,
  yourTurn: 'Your turn.',
  next: 'The next game is open.',
  called: (name: Name): string => `${names.names[name]}.`,
  reactions: {
    hello: 'Hello!',
    nice: 'Nice!',
    thinking: 'Let me think…',
    oops: 'Oops!',
    wow: 'Wow!',
    thanks: 'Thanks!',
  } as Record<Reaction, string>,
  everybodyHere: 'Everybody is here.',
  guessPending: 'A guess is waiting for its answer.',
  oneConflict: (turn: number): string => `No code gives the answer of turn ${turn}.`,
  conflict: (turns: string): string => `These answers cannot all be true: turns ${turns}.`,
  notFound: 'It is over: the secret was not found.',
  yoursNotFound: 'It is over: your secret was not found.',
  youFound: (turns: number): string => `It is over: you found the secret ${inTurns(turns)}.`,
  found: (turns: number): string => `It is over: the secret was found ${inTurns(turns)}.`,
  won: (player: string, turns: number): string => `It is over: ${player} won ${inTurns(turns)}.`,
  otherTurn: 'It is the other player’s turn.',
  stillFree: (players: string): string => `Send the link. Still to come: ${players}.`,
  ownGuessPending: 'Your guess is waiting for an answer.',
  makerSets: (isOther: boolean): string =>
    `${isOther ? 'The other player' : 'Another player'} is choosing the code.`,
  done: 'You are done; the other player is still looking.',
  thinking: 'The computer is thinking.',
  looking: 'The other player is looking for the secret.',
  drawing: 'The server draws the secret as soon as everybody is ready.',
};
