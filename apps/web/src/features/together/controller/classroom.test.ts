import type { RoomView } from '@inkling/client/generated/api';
import { fail, ok } from '@inkling/core/result';
import { rematchSetup } from '@inkling/games/contract/rematch';
import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { code, VIEW } from '../game/testing/room-samples.ts';
import { Classroom } from './classroom.ts';
import { runClassLine } from './classroom-commands.ts';
import { classNews, classTask } from './classroom-news.ts';
import { openGame } from './open-game.ts';
import type { RoomController } from './room-controller.ts';

type Vote = NonNullable<RoomView['classroom']>;

const TURNS = [
  { guess: 'aabb', exact: 0, near: 1 },
  { guess: 'acdd', exact: 0, near: 2 },
];

function inClass(you: 'breaker' | 'spectator', vote: Partial<Vote> = {}, turns = TURNS): RoomView {
  return {
    ...VIEW,
    you,
    seats: [{ seat: 'breaker', taken: true }],
    turn: ['breaker'],
    sheets: [
      { seat: 'breaker', turnsUsed: turns.length, over: false, solved: false, resigned: false, turns },
    ],
    classroom: { name: 'holly-427', vote: 'open', voters: 3, guesses: VOTED, ...vote },
  };
}

const VOTED = [
  { guess: 'ceae', votes: 2 },
  { guess: 'efae', votes: 1 },
];

/** A class with a fake server, which answers every call with this view. */
async function opened(view: RoomView, refusal?: 'vote-closed' | 'offline', numbers = '') {
  const asked: unknown[] = [];
  const said: string[] = [];
  const saved: string[] = [];
  const host = {
    view: signal<RoomView | undefined>(view),
    game: signal<unknown>(undefined),
    waiting: signal(undefined),
    dialog: signal<string | undefined>(undefined),
    line: { state: signal<'open' | 'lost'>('open') },
    refusal,
    parts: {
      look: async () => ok(host.view.value),
      id: view.id,
      load: async () => code,
      newRequest: () => 'req',
      guest: { as: (call: () => unknown) => call() },
      client: {
        call: async (...call: readonly unknown[]) => {
          asked.push(call);
          return host.refusal ? fail({ code: host.refusal }) : ok(view);
        },
      },
    },
    say: (sentence: string) => void said.push(sentence),
    play: () => {},
    send: (...sent: readonly unknown[]) => void asked.push(sent),
    answered: async (reply: { readonly ok: boolean }) => void said.push(...(reply.ok ? [] : ['refused'])),
    sayState: () => void said.push('state'),
  };
  host.game.value = await openGame(view, host as never);
  const room = host as unknown as RoomController;
  const classroom = new Classroom(room, {
    vote: { read: () => null, write: (text) => void saved.push(text) },
    numbers: { read: () => numbers, write: (text) => void saved.push(text) },
  });
  const run = async (line: string) => {
    const isUnderstood = runClassLine(classroom, line);
    await new Promise(setImmediate);
    return isUnderstood;
  };
  return { classroom, run, asked, said, saved, host };
}

describe('what the leader of a class types', () => {
  it.each([
    ['pause', 'pause'],
    ['go on', 'resume'],
    ['reveal', 'reveal'],
    ['again', 'again'],
  ])('%s directs the vote', async (line, step) => {
    const { run, asked } = await opened(inClass('breaker'));
    expect(await run(line)).toBe(true);
    expect(asked).toEqual([['directVote', { id: 'room', body: { req: 'req', step } }]]);
  });

  it('plays a guess of the list, or one that is typed', async () => {
    const { run, asked, said } = await opened(inClass('breaker'));
    await run('play');
    await run('play 2');
    await run('play 3');
    expect(asked).toEqual([
      ['move', 'guess ceae'],
      ['move', 'guess efae'],
    ]);
    expect(said).toEqual(['There is no such guess in the list.']);
  });

  it('asks before the lesson ends, and shows the QR code', async () => {
    const { run, host, asked } = await opened(inClass('breaker'));
    await run('qr');
    expect(host.dialog.value).toBe('square');
    await run('end');
    expect(host.dialog.value).toBe('resign');
    expect(asked).toEqual([]);
  });

  it('hides the numbers until they are shown again, even if the page is loaded anew', async () => {
    const { run, classroom, saved } = await opened(inClass('breaker'));
    await run('numbers');
    expect([classroom.areNumbersHidden.value, saved]).toEqual([true, ['hidden']]);
    const again = await opened(inClass('breaker'), undefined, saved[0]);
    expect(again.classroom.areNumbersHidden.value).toBe(true);
    await again.run('numbers');
    expect([again.classroom.areNumbersHidden.value, again.saved]).toEqual([false, ['']]);
  });

  it('reveals nothing before somebody has voted', async () => {
    const { run, asked, said } = await opened(inClass('breaker', { voters: 0, guesses: [] }));
    await run('reveal');
    expect(asked).toEqual([]);
    expect(said).toEqual(['There is nothing to reveal until somebody has voted.']);
  });
});

describe('what a pupil types', () => {
  it('is a vote, which the page remembers', async () => {
    const { run, asked, said, saved, classroom } = await opened(inClass('spectator'));
    expect(await run('ceae')).toBe(true);
    expect(asked).toEqual([['vote', { id: 'room', body: { req: 'req', guess: 'ceae' } }]]);
    expect(said).toEqual(['Your vote: Tree, Stocking, Santa, Stocking.']);
    expect(classroom.vote.value?.guess).toBe('ceae');
    expect(saved).toEqual(['2 3 ceae']);
    classroom.adopt(inClass('spectator', { voters: 0, guesses: [] }));
    expect(classroom.vote.value).toBeUndefined();
    expect(saved.at(-1)).toBe('');
  });

  it.each([
    [{ vote: 'paused' } as const, 'The vote is paused. Wait until it goes on.'],
    [{ vote: 'revealed' } as const, 'Look at the wall: there you see what can be.'],
  ])('is not sent while the vote is closed: %o', async (vote, sentence) => {
    const { run, asked, said } = await opened(inClass('spectator', vote));
    await run('ceae');
    expect(asked).toEqual([]);
    expect(said).toEqual([sentence]);
  });

  it('does not direct the vote, and a refused vote is not kept', async () => {
    const { run, asked, said, classroom } = await opened(inClass('spectator'), 'vote-closed');
    await run('reveal');
    expect(said).toEqual(['Only the person who leads the class can do that.']);
    await run('ceae');
    expect(asked.length).toBe(1);
    expect(said.at(-1)).toBe('The vote is closed.');
    expect(classroom.vote.value).toBeUndefined();
  });

  it('is sent again once the server answers, if the class has not moved on', async () => {
    const { run, asked, said, classroom, host } = await opened(inClass('spectator'), 'offline');
    const reconnect = async () => {
      host.line.state.value = 'lost';
      host.refusal = undefined as never;
      host.line.state.value = 'open';
      await new Promise(setImmediate);
      await new Promise(setImmediate);
    };
    await run('ceae');
    expect(said.at(-1)).toBe('No answer yet. Your vote is sent as soon as the server answers.');
    await reconnect();
    expect(asked.length).toBe(2);
    expect(classroom.vote.value?.guess).toBe('ceae');
    await reconnect();
    expect(asked.length).toBe(2);

    host.refusal = 'offline';
    await run('efae');
    host.view.value = inClass('spectator', {}, [...TURNS, { guess: 'ceae', exact: 1, near: 1 }]);
    await reconnect();
    expect(asked.length).toBe(3);
    expect(said.at(-1)).toBe('Your vote did not arrive in time.');
    expect(classroom.unsent.value).toBeUndefined();
  });

  it('cannot vote by a link for watching', async () => {
    const { run, asked, said } = await opened({ ...inClass('spectator'), watching: true });
    await run('ceae');
    expect(asked).toEqual([]);
    expect(said[0]).toContain('for watching only');
  });
});

it.each([
  ['breaker', 'pause', 'pause'],
  ['breaker', 'again', 'play 1'],
  ['spectator', 'ceae', 'efae'],
] as const)('says to a %s that the last action is still being sent', async (you, first, second) => {
  const { run, asked, said, classroom } = await opened(inClass(you));
  const running = run(first);
  expect(classroom.isSending.value).toBe(true);
  await run(second);
  await running;
  expect(asked).toHaveLength(1);
  expect(
    said.filter((sentence) => sentence === 'One moment: your last action is still being sent.'),
  ).toHaveLength(1);
  expect(classroom.isSending.value).toBe(false);
});

describe('the news of a class', () => {
  const before = inClass('spectator');
  const news = (view: RoomView, own?: string) => classNews(view, before, code, own);

  it('does not tell each vote', () => {
    expect(news(inClass('spectator', { voters: 4 }))).toBeUndefined();
    expect(news(before)).toBeUndefined();
  });

  it('tells each step of the vote', () => {
    expect(news(inClass('spectator', { vote: 'paused' }))).toBe('The vote is paused. Wait until it goes on.');
    expect(news(inClass('spectator', { voters: 0, guesses: [] }))).toBe(
      'The vote begins anew: choose a guess.',
    );
    const paused = inClass('spectator', { vote: 'paused' });
    expect(classNews(before, paused, code, undefined)).toBe('The vote goes on.');
  });

  it('tells a pupil what the clues say about the own guess, and the leader about all', () => {
    const revealed = inClass('spectator', { vote: 'revealed' });
    const wall = 'Look at the wall: there you see what can be.';
    expect(news(revealed)).toBe(wall);
    expect(news(revealed, 'ceae')).toBe(`Your guess can be the code. ${wall}`);
    expect(news(revealed, 'efae')).toBe(`Your guess cannot be the code: clue\u00a02 forbids it. ${wall}`);
    const leads = inClass('breaker', { vote: 'revealed' });
    expect(classNews(leads, inClass('breaker'), code, undefined)).toBe(
      '2 of 3 guesses can be the code. 46 possibilities are left.',
    );
  });

  it('tells a turn with its answer, and where things stand', () => {
    const open = 'Turn 3. Choose a guess and send it as your vote.';
    const earlier = inClass('spectator', {}, TURNS.slice(0, 1));
    expect(classNews(before, earlier, code, undefined)).toMatch(/^Turn 2: 0.exact, 2.near\. Turn 3\. Choose/);
    expect(classNews(before, undefined, code, undefined)).toContain(open);
    expect(classTask(inClass('breaker'), code, undefined)).toBe('Turn 3: voting is open.');
  });

  it('tells how the game ended', () => {
    const over = (facts: object): RoomView => ({
      ...before,
      phase: 'over',
      sheets: (before.sheets ?? []).map((sheet) => ({ ...sheet, over: true, ...facts })),
    });
    expect(news(over({ solved: true }))).toBe('The class found the code in 2 turns.');
    expect(news(over({}))).toBe('The class did not find the code.');
    expect(news(over({ resigned: true }))).toBe('The lesson ended before the code was found.');
    expect(classNews({ ...over({}), next: 'x' }, over({}), code, undefined)).toBe('The next game is open.');
  });
});

it('plays again with a class', () => {
  const over: RoomView = { ...inClass('breaker'), phase: 'over' };
  expect(rematchSetup(over, 'breaker')).toMatchObject({ maker: 'drawn', breakers: 1, classroom: true });
  expect(rematchSetup({ ...VIEW, phase: 'over' }, 'first')).not.toHaveProperty('classroom');
});
