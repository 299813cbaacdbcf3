import type { CallFault } from '@inkling/client/client';
import { MOVED_ON, WITHDRAWN } from './messages.ts';

/** Says why a server did not do what was asked. */
export function sayCallFault(fault: CallFault, server: string): string {
  const { host } = new URL(server);
  if (fault.code === 'offline')
    return `${host} does not answer. Is the address right, and is the server running?`;
  if (fault.code === 'not-understood') return `What answers at ${host} is not a server of Inkling.`;
  return SENTENCES[fault.code] ?? `The server did not take that (${fault.code}).`;
}

const SENTENCES: Readonly<Partial<Record<CallFault['code'], string>>> = {
  'no-such-room': 'There is no such room. Ask for the link again.',
  'bad-request': 'The server cannot read that. Perhaps it does not offer this game.',
  'no-such-game': 'This server does not offer that game.',
  'not-yet-shown': 'That shows when the day is over.',
  'not-your-seat': 'You have no seat in this room.',
  'seat-taken': 'Somebody took that seat first.',
  'seat-reserved': 'That seat is reserved for a player of the previous game.',
  'no-such-seat': 'There is no such seat in this room.',
  'already-seated': 'You already have a seat in this room.',
  'room-withdrawn': WITHDRAWN,
  'nothing-to-withdraw': 'There is no invitation to withdraw: everybody is here.',
  'nobody-awaited': 'That seat is already free for anybody.',
  'bad-rules': 'The server knows no such rules of this game.',
  'rules-too-large': 'That is more than a server works on. Take fewer places or symbols.',
  'maker-not-for-this-game': 'This game does not let the secret be set that way.',
  'waiting-for-players': 'Not everybody is here yet.',
  'game-over': 'This game is over.',
  'no-code-yet': 'There is no secret yet.',
  'not-for-a-class': 'A class cannot play this game.',
  'no-such-classroom': 'There is no class with that name. Names are valid for a day.',
  'vote-closed': 'The vote is closed just now.',
  'class-full': 'This class has as many voters as it can take.',
  'too-many-moves': 'This game can take no more moves.',
  'too-many-votes': 'You have changed your vote too often. You can vote again for the next guess.',
  'no-vote-here': 'Nobody votes in this room.',
  'not-a-move': 'That is not a move here.',
  'nonce-first': 'The secret is drawn when everybody is here.',
  'enough-said': 'That was enough said in this room.',
  'too-many-rooms':
    'You have as many rooms as one guest may keep. Rooms in which nothing happens are removed.',
  'too-many-requests': 'That is too much at once. Wait a little.',
  'too-many-watchers': 'Too many people are watching this room. Try again later.',
  'wrong-host': 'The server does not know this address. Use the one that it was given.',
  stale: MOVED_ON,
  unavailable: 'The server cannot write just now. Try again in a moment.',
  busy: 'The server is busy. Try again in a moment.',
  overloaded: 'The server has too many visitors. Try again in a moment.',
  fault: 'The server made a mistake. Try again.',
} as Readonly<Record<string, string>>;
