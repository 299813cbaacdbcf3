import type { Reply } from '@inkling/client/client';
import type { RoomView } from '@inkling/client/generated/api';
import { expect, it } from 'vitest';
import type { OpenRoom } from './open-room.ts';
import { runWord } from './room-words.ts';

const WAITING: RoomView = {
  id: 'room',
  version: 3,
  game: 'mastermind',
  rules: 'p2c2r/5',
  maker: 'deposited',
  you: 'maker',
  seats: [
    { seat: 'maker', taken: true },
    { seat: 'first', taken: true },
    { seat: 'second', taken: false, reserved: 'other' },
  ],
  phase: 'waiting',
  turn: [],
};
const FREED: RoomView = {
  ...WAITING,
  version: 4,
  seats: [...WAITING.seats.slice(0, 2), { seat: 'second', taken: false }],
};

/** Simulates a room whose server gives these replies in turn. Records everything that is said and asked. */
function roomAt(...replies: readonly Reply<RoomView>[]) {
  const said: string[] = [];
  const asked: unknown[] = [];
  const left = [...replies];
  const room = {
    view: WAITING,
    parts: {
      link: 'LINK',
      address: { id: 'room' },
      talk: { say: (...lines: readonly string[]) => said.push(...lines) },
      line: {
        callPatiently: async (name: string, { body }: { readonly body: { readonly version: number } }) => {
          asked.push([name, body.version]);
          return left.shift();
        },
      },
    },
    take: (view: RoomView) => {
      room.view = view;
    },
    answered: (reply: Reply<RoomView>) => {
      if (reply.ok) room.view = reply.value;
      else said.push(`refused: ${reply.error.code}`);
    },
  };
  return { room: room as unknown as OpenRoom, said, asked };
}

const stale = (now: RoomView): Reply<RoomView> => ({ ok: false, error: { code: 'stale', now } });

it('treats a stale invite or withdraw as done if somebody else was faster', async () => {
  const invited = roomAt(stale(FREED));
  await runWord(invited.room, ['invite']);
  expect([invited.said, invited.room.view]).toEqual([
    ['The seat is free now. Send this link to somebody else: LINK'],
    FREED,
  ]);
  const off = roomAt(stale({ ...WAITING, version: 4, phase: 'withdrawn' }));
  await runWord(off.room, ['withdraw']);
  expect([off.said, off.room.view.phase]).toEqual([[], 'withdrawn']);
});

it('ends a game for everybody only if nobody has moved meanwhile, and only for those who cannot give up', async () => {
  const playing: RoomView = { ...WAITING, phase: 'playing', you: 'maker', version: 3 };
  const ended = roomAt({ ok: true, value: { ...playing, version: 4, phase: 'ended' } });
  Object.assign(ended.room, { view: playing });
  await runWord(ended.room, ['end']);
  expect([ended.said, ended.asked, ended.room.view.phase]).toEqual([[], [['endRoom', 3]], 'ended']);
  const moved = roomAt(stale({ ...playing, version: 4 }));
  Object.assign(moved.room, { view: playing });
  await runWord(moved.room, ['end']);
  expect([moved.said, moved.room.view.version]).toEqual([['The room has moved on meanwhile.'], 4]);
  const guessing = roomAt();
  const sheet = { seat: 'first', turnsUsed: 0, over: false, solved: false, resigned: false } as const;
  Object.assign(guessing.room, { view: { ...playing, you: 'first', sheets: [sheet] } });
  await runWord(guessing.room, ['end']);
  expect([guessing.said, guessing.asked]).toEqual([['That cannot be done now.'], []]);
});

it('retries after an unrelated change, and reports what the server rejects', async () => {
  const { room, said, asked } = roomAt(stale({ ...WAITING, version: 5 }), { ok: true, value: FREED });
  await runWord(room, ['invite']);
  expect(said).toEqual(['The seat is free now. Send this link to somebody else: LINK']);
  expect(asked).toEqual([
    ['inviteAnybody', 3],
    ['inviteAnybody', 5],
  ]);
  const refused = roomAt(stale({ ...WAITING, version: 5, phase: 'withdrawn' }), {
    ok: false,
    error: { code: 'room-withdrawn' },
  });
  await runWord(refused.room, ['invite']);
  expect(refused.said).toEqual(['refused: room-withdrawn']);
});
