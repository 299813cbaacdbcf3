import { createHash } from 'node:crypto';
import type { Room } from '../room/room.ts';
import { viewOf } from '../room/view.ts';
import { SERIALISERS } from '../serialisers/serialisers.ts';
import type { Leak } from './secrecy.ts';

/** Ways to leak the secret, each of which the tests must catch. `secret.now` is the secret of the running game. */
export const LEAKS: Readonly<Record<string, (secret: { readonly now: unknown }) => Leak>> = {
  'an unsalted hash as a tag': () => ({
    serialisers: { headers: (room) => ({ ...SERIALISERS.headers(room), etag: digest(secretIn(room)) }) },
  }),
  'a promise without salt': () => ({ commit: ({ code }) => digest(code) }),
  'a checksum': () => body((room) => ({ sum: Array.from(secretIn(room)).reduce(addLetter, 0) % 9 })),
  'a late hint': () => body((room) => (room.version > 3 ? { hint: secretIn(room).slice(0, 12) } : {})),
  'a debug flag': () => ({
    serialisers: {
      headers: (room) => ({ ...SERIALISERS.headers(room), ...(bit(room) ? { 'x-debug': '1' } : {}) }),
    },
  }),
  'the order of fields': () => ({
    serialisers: {
      body(room, seat, games) {
        const entries = Object.entries(viewOf(room, seat, games));
        return JSON.stringify(Object.fromEntries(bit(room) ? entries : entries.toReversed()));
      },
    },
  }),
  'the size of an answer': () => ({
    serialisers: {
      body: (room, seat, games) => SERIALISERS.body(room, seat, games) + ' '.repeat(number(room) % 7),
    },
  }),
  'a line of the log': (secret) => ({
    serialisers: {
      log: (facts) => `${SERIALISERS.log(facts).slice(0, -1)},"cache":${number(secret.now) % 3}}`,
    },
  }),
  'a comment among the events': () => ({
    serialisers: {
      event: (room, seat, text) => (bit(room) ? ': warm\n' : '') + SERIALISERS.event(room, seat, text),
    },
  }),
  'the number of events': () => ({
    serialisers: {
      event: (room, seat, text) =>
        SERIALISERS.event(room, seat, text).repeat(bit(room) && room.version > 2 ? 2 : 1),
    },
  }),
  'who is here': () => ({
    serialisers: {
      presence: (room, facts) =>
        SERIALISERS.presence(room, { ...facts, watchers: facts.watchers + (number(room) % 2) }),
    },
  }),
  'since when somebody is away': () => ({
    serialisers: {
      presence: (room, facts) =>
        SERIALISERS.presence(room, {
          ...facts,
          away: facts.away.map((each) => ({ ...each, seconds: each.seconds + (number(room) % 3) })),
        }),
    },
  }),
  'a refusal that knows more': () => ({
    serialisers: {
      refusal: (fault, now) => ({
        ...SERIALISERS.refusal(fault, now),
        ...(now ? { count: number(now) % 5 } : {}),
      }),
    },
  }),
  'the secret itself, to spectators': () => ({
    serialisers: {
      body: (room, seat, games) =>
        JSON.stringify({
          ...viewOf(room, seat, games),
          ...(seat === 'spectator' && room.version > 2 ? { secret: secretIn(room) } : {}),
        }),
    },
  }),
};

function body(more: (room: Room) => object): Leak {
  return {
    serialisers: {
      body: (room, seat, games) => JSON.stringify({ ...viewOf(room, seat, games), ...more(room) }),
    },
  };
}

function secretIn(room: Room): string {
  const { secret } = room.playerStates[0]?.state ?? {};
  return JSON.stringify(secret?.tiles ?? secret);
}

function addLetter(sum: number, letter: string, place: number): number {
  return sum + (place + 1) * letter.charCodeAt(0);
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

function number(of: unknown): number {
  const isRoom = typeof of === 'object' && of !== null && 'playerStates' in of;
  const text = isRoom ? secretIn(of as Room) : JSON.stringify(of ?? null);
  return createHash('sha256').update(text).digest().readUInt32BE();
}

function bit(room: Room): boolean {
  return number(room) % 2 === 1;
}
