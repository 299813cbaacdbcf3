import type { Reply } from '@inkling/client/client';
import type { RoomView } from '@inkling/client/generated/api';
import { fail, ok } from '@inkling/core/result';
import { expect, it } from 'vitest';
import type { OpenRoom } from './open-room.ts';
import { runWord } from './room-words.ts';

const CLASS: RoomView = {
  id: 'room',
  version: 3,
  game: 'mastermind',
  rules: 'p4c6r/12',
  maker: 'drawn',
  you: 'spectator',
  seats: [{ seat: 'breaker', taken: true }],
  phase: 'playing',
  turn: ['breaker'],
  classroom: {
    name: 'holly-427',
    vote: 'open',
    voters: 3,
    guesses: [
      { guess: 'aabb', votes: 2 },
      { guess: 'abcd', votes: 1 },
    ],
  },
};

/** Simulates a room whose server gives one reply. Records everything that is said and asked. */
function roomAt(view: RoomView, reply: Reply<RoomView> = { ok: true, value: view }) {
  const said: string[] = [];
  const asked: unknown[] = [];
  const room = {
    view,
    parts: {
      link: 'LINK',
      address: { id: 'room' },
      game: {
        kind: 'sheets',
        nouns: { secret: 'code', turn: { one: 'turn', many: 'turns' } },
        readGuess: (text: string) => (text === 'aabb' ? ok(text) : fail('That is no guess.')),
        guessText: (guess: string) => guess.toUpperCase(),
      },
      talk: { say: (...lines: readonly string[]) => said.push(...lines) },
      line: {
        callAsGuest: async (name: string, { body }: { readonly body: { readonly req: string } }) => {
          const { req: _, ...rest } = body;
          asked.push([name, rest]);
          return reply;
        },
      },
    },
    take: () => undefined,
    answered: (reply: Reply<RoomView>) => !reply.ok && said.push(`refused: ${reply.error.code}`),
  };
  return { room: room as unknown as OpenRoom, said, asked };
}

it('votes for a guess, and says how the vote stands', async () => {
  const { room, said, asked } = roomAt(CLASS);
  await runWord(room, ['vote', 'aabb']);
  await runWord(room, ['votes']);
  expect(asked).toEqual([['vote', { guess: 'aabb' }]]);
  expect(said).toEqual(['Your vote: AABB', '3 votes, the vote is open.', '   2  AABB', '   1  ABCD']);
});

it('says what is no guess, and what the server refuses', async () => {
  const { room, said, asked } = roomAt(CLASS, { ok: false, error: { code: 'vote-closed' } });
  await runWord(room, ['vote', 'xyz']);
  expect([said, asked]).toEqual([['That is no guess.'], []]);
  await runWord(room, ['vote', 'aabb']);
  expect(said.at(-1)).toBe('refused: vote-closed');
});

it.each([
  ['pause', 'The vote is paused.'],
  ['resume', 'The vote goes on.'],
  ['reveal', 'The vote has ended.'],
  ['again', 'The vote begins anew.'],
])('lets the teacher type %s', async (word, sentence) => {
  const { room, said, asked } = roomAt({ ...CLASS, you: 'breaker' });
  expect(await runWord(room, [word])).toBe('done');
  expect(asked).toEqual([['directVote', { step: word }]]);
  expect(said).toEqual([sentence]);
});

it('lists these words only in a class', async () => {
  const pupil = roomAt(CLASS);
  await runWord(pupil.room, ['?']);
  expect(pupil.said.join('\n')).toContain('vote aabb');
  expect(pupil.said.join('\n')).not.toContain('reveal');
  const { classroom: _, ...plain } = CLASS;
  const other = roomAt(plain);
  await runWord(other.room, ['?']);
  expect(other.said.join('\n')).not.toContain('vote');
  expect(await runWord(other.room, ['votes'])).toBe('unknown');
  expect(await runWord(roomAt({ ...CLASS, phase: 'over' }).room, ['vote', 'aabb'])).toBe('unknown');
});
