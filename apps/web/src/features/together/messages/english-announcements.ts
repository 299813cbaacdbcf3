import type { Name } from '@inkling/games/contract/names';
import type { Reaction } from '@inkling/games/contract/reactions';
import { grammarOf } from '../../../shell/language/grammar.ts';
import type { Seat } from '../session/room-game.ts';
import { names } from './english-names.ts';

const { counted, listed } = grammarOf('en');

const SEATS: Readonly<Record<Seat, string>> = {
  maker: 'Maker',
  breaker: 'Breaker',
  first: 'First player',
  second: 'Second player',
};

export function seatName(seat: Seat): string {
  return SEATS[seat];
}

const inTurns = (turns: number) => `in ${counted(turns, 'turn', 'turns')}`;

export const sentences = {
  seat: seatName,
  listed: (items: readonly string[]): string => listed(items),
  turn: (turn: number, answer: string): string => `Turn ${turn}: ${answer}.`,
  whose: (seat: string, sentence: string): string => `${seat}: ${sentence}`,
  turnsSoFar: (turns: number): string => `${counted(turns, 'turn', 'turns')}.`,
  tasks: {
    sit: 'There is a free seat. Sit down, or just watch.',
    deposit: 'Set the secret that the others will look for.',
    move: 'Your turn: set a guess.',
    answer: 'A guess is waiting for your answer.',
    open: 'Show the code, so that everybody can check your answers.',
    watch: 'You are watching.',
    withdrawn: 'This invitation was withdrawn. Ask for a new link, or open a room of your own.',
  },
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
  won: (seat: string, turns: number): string =>
    `It is over: the ${seat.toLowerCase()} won ${inTurns(turns)}.`,
  otherTurn: 'It is the other player’s turn.',
  stillFree: (seats: string): string => `Send the link. Still free: ${seats}.`,
  ownGuessPending: 'Your guess is waiting for an answer.',
  makerSets: 'The maker is setting the secret.',
  done: 'You are done; the other player is still looking.',
  thinking: 'The computer is thinking.',
  looking: 'The other player is looking for the secret.',
  drawing: 'The server draws as soon as everybody’s number has arrived.',
};
