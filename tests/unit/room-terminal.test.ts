import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../../apps/cli/src/testing/run.ts';
import { testGamesAndNull } from '../../apps/server/src/testing/test-games.ts';
import { openTestServer, type TestServer } from '../../apps/server/src/testing/test-server.ts';

let server: TestServer;
let url = '';
beforeAll(async () => {
  server = await openTestServer({ games: await testGamesAndNull() });
  url = await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

/** A person at a separate terminal who types these lines when asked. */
function person() {
  const state = mkdtempSync(join(tmpdir(), 'inkling-room-'));
  return (args: string | readonly string[], lines: readonly string[]) =>
    run(['room', ...words(args)], lines, { state, env: { INKLING_GAMES: 'null' } });
}

function words(args: string | readonly string[]): readonly string[] {
  return typeof args === 'string' ? args.split(' ') : args;
}

/** Opens a room in the background; gives its link, once the room has reached a version, and its result. */
async function opened(
  who: ReturnType<typeof person>,
  args: string | readonly string[],
  lines: readonly string[],
  atVersion = 1,
) {
  const before = await roomIds();
  const played = who([...words(args), '--server', url], lines);
  for (;;) {
    const id = (await roomIds()).find((each) => !before.includes(each));
    if (id !== undefined && (await hasBegun(id, atVersion)))
      return { link: `${url}/#/online/room/${id}`, played };
    await new Promise((resolve) => setImmediate(resolve));
  }
}

async function hasBegun(id: string, version: number): Promise<boolean> {
  const seen = await server.services.rooms.look(id, undefined);
  return seen.ok && seen.value.room.version >= version;
}

async function nextOf(id: string): Promise<string | undefined> {
  const seen = await server.services.rooms.look(id, undefined);
  return seen.ok ? seen.value.room.next : undefined;
}

async function roomIds(): Promise<readonly string[]> {
  const rows = await server.services.store.db.selectFrom('rooms').select('id').execute();
  return rows.map(({ id }) => id);
}

describe('a room in the terminal', () => {
  it('is opened, played by a friend and told to both to its end', async () => {
    const [ann, bob] = [person(), person()];
    const { link, played } = await opened(ann, 'null', ['a lot', '42'], 2);
    const found = await bob(link, ['50', '7e', '/board', '42']);
    expect(found).toMatchObject({ exit: 0, err: '' });
    expect(found.out.split('\n').map((line) => line.trim())).toEqual([
      'The hidden number: a number from 1 to 100, 7 guesses. You are the breaker.',
      `Ctrl-C leaves; go on with: inkling room '${link}'`,
      'Your turn: type a number from 1 to 100.',
      'Turn 1: 50, lower.',
      'Your turn: type a number from 1 to 100.',
      'Type a number from 1 to 100.',
      'Turn 1: 50, lower.',
      'Turn 2: 42, found.',
      'It is over: you found the number in 2 turns.',
      '42',
      `Check the whole game with: inkling verify '${link}'`,
      'Type again to play once more, swap to change seats, or quit to leave.',
      '',
    ]);
    const { out } = await played;
    for (const line of [
      link,
      'Type a number from 1 to 100.',
      'Turn 1: 50, lower.',
      'the breaker found the number in 2 turns',
    ])
      expect(out).toContain(line);
    expect((await run(['verify', link])).exit).toBe(0);
  });

  it('goes on where somebody left it, and stands among their rooms', async () => {
    const [ann, bob] = [person(), person()];
    const { link, played } = await opened(ann, 'mastermind --rules p2c3r/5', ['ab'], 2);
    const left = await bob(link, ['cc', '?']);
    expect(left.out).toContain('The room stays as it is.');
    expect(left.out).toMatch(/board +all turns so far/);
    // The server answers here, so nobody has an answer to mend.
    expect(left.out).not.toMatch(/^ +(?:correct|open) /m);
    const { out } = await bob(`--server ${url}`, []);
    expect(out).toContain(`mastermind p2c3r/5: being played, your turn. ${link}`);
    const back = await bob(link, ['ab']);
    expect(back.out).toContain('Turn 1: C C, 0 exact, 0 near.');
    expect(back.out).toContain('It is over: you found the code in 2 turns.');
    await played;
  });

  it('is a race for what the server draws, in which nobody sees the other’s guesses before the end', async () => {
    const [ann, bob] = [person(), person()];
    const { link, played } = await opened(ann, 'word --seat first --rules w5t6', [
      'crane',
      'zzzzz',
      '/resign',
    ]);
    const both = await Promise.all([played, bob(link, ['slate', '/say wow', '/resign'])]);
    for (const { out, exit } of both) {
      expect(exit).toBe(0);
      expect(out).toContain('It is over: nobody found the word.');
    }
    expect(both[0].out).toContain('That word is not in the list; it costs no turn.');
    expect(both[1].out).toMatch(/The first player: (?:\d turns? so far|Turn 1: C)/);
  });

  it('keeps a secret on the maker’s machine, who answers by hand, mends an answer and shows it at the end', async () => {
    const [ann, bob] = [person(), person()];
    const typed = ['abc', 'ab', '0,0', '?', 'no answer', 'correct 1 1,0', '', 'open'];
    const { link, played } = await opened(ann, 'mastermind --rules p2c3r/5 --kept', typed, 0);
    const found = await bob(link, ['ac', 'ab']);
    const made = await played;
    expect(made.out).toContain('Set the code that you keep: type a code in the format AB.');
    expect(made.out).toContain('press Enter for 1,0, which is what your code gives');
    expect(made.out).toContain('Answer with one of these: 2,0  1,0');
    expect(made.out).toMatch(/correct 2 1,0 +gives turn 2 another answer/);
    expect(made.out).toContain('Type open to show the code');
    expect(made.out).toContain('Checked: this is the code that was promised');
    expect(found.out).toContain('Turn 1: A C, 0 exact, 0 near.');
    expect(found.out).toContain('Turn 1: A C, 1 exact, 0 near.');
    expect((await bob(link, [])).out).toContain('Checked: this is the code that was promised');
    expect((await run(['verify', link])).exit).toBe(0);
  });

  it('tells both of answers that cannot be true, and at the end which were false', async () => {
    const [ann, bob] = [person(), person()];
    const typed = ['42', 'higher', 'lower', 'found', 'open'];
    const { link, played } = await opened(ann, 'null --kept', typed, 0);
    await bob(link, ['50', '51', '42']);
    const { out } = await played;
    expect(out).toContain('The answer to turn 1 was wrong: told higher, the number gives lower.');
    expect((await bob(link, [])).out).toContain('The answer to turn 1 was wrong');
    const refused = await ann(`word --kept --server ${url}`, []);
    expect(refused.err).toContain('nobody can keep a secret');
    expect((await ann(`null --kept --server ${url}`, [])).exit).toBe(0);
    const seated = await ann(`null --kept --seat breaker --server ${url}`, []);
    expect(seated).toMatchObject({
      exit: 2,
      err: expect.stringContaining('you are the maker: leave out --seat'),
    });
    const watched = await ann(`null --watch --server ${url}`, []);
    expect(watched).toMatchObject({ exit: 2, err: expect.stringContaining('give the link of a room') });
  });

  it('says that an invitation was withdrawn, to both', async () => {
    const [ann, bob] = [person(), person()];
    const { link, played } = await opened(ann, 'null', ['/withdraw']);
    expect((await played).out).toContain('This invitation was withdrawn.');
    expect((await bob(link, [])).out).toContain('This invitation was withdrawn.');
    expect((await ann(`--server ${url}`, [])).out).toContain('You have no rooms on this server.');
  });

  it('is played again with the seats changed, under the names that both have chosen', async () => {
    const [ann, bob] = [person(), person()];
    const lines = ['42', 'name bear', 'swap', '9'];
    const { link, played } = await opened(ann, 'null --name fox-star', lines, 2);
    const found = await bob(link, ['name owl moon', '42']);
    expect(found.out).toContain('The others see you as Owl, with a moon.');
    const [id = ''] = link.split('/').slice(-1);
    while (!(await nextOf(id))) await new Promise((resolve) => setImmediate(resolve));
    const second = await bob(link, ['swap', 'again', '9']);
    // Once more for swap: the seats of that game are chosen.
    expect(second.out.split('The next game is open: type again to go there, or quit to leave.').length).toBe(
      3,
    );
    expect(second.out).toMatch(
      /You are the breaker[\s\S]*You are the maker[\s\S]*the breaker found the number in 1 turn/,
    );
    const first = await played;
    expect(first.out).toContain('The others see you as Fox, with a star.');
    expect(first.out).toContain('Choose a name and a mark');
    expect(first.out).toContain('The breaker is called Owl now, with a moon.');
    expect(first.out).toMatch(
      /You are the maker[\s\S]*You are the breaker[\s\S]*you found the number in 1 turn/,
    );
  });

  it('goes to somebody else where the friend does not come for the next game', async () => {
    const [ann, bob, eve] = [person(), person(), person()];
    const { link, played } = await opened(ann, 'null', ['42', 'again', '/invite', '7'], 2);
    await bob(link, ['42']);
    const [id = ''] = link.split('/').slice(-1);
    while (!(await nextOf(id))) await new Promise((resolve) => setImmediate(resolve));
    const next = (await nextOf(id)) ?? '';
    // The seat opener, the seat that is kept, the seat that is freed, and the number.
    while (!(await hasBegun(next, 4))) await new Promise((resolve) => setImmediate(resolve));
    const found = await eve(link.replace(id, next), ['7']);
    expect(found.out).toContain('you found the number in 1 turn');
    const { out } = await played;
    expect(out).toContain(`Send this link to somebody else: ${link.replace(id, next)}`);
    expect(out.split('the breaker found the number in 1 turn')).toHaveLength(3);
  });

  it('is a table of witches, who are turned over by turns and named', async () => {
    const [ann, bob] = [person(), person()];
    const { link, played } = await opened(
      ann,
      ['witch', '--rules', '1x2 bonus=0 bombs=0 touching=1'],
      ['b1', 'a1', 'a2', 'skip'],
      0,
    );
    const watched = await bob(link, []);
    const { out } = await played;
    expect(out).toContain('You are the first player.');
    expect(out).toContain('Player 1: Turn over a tile.');
    expect(out).toContain('That tile is not on the board.');
    expect(out).toContain("Who's that witch, A? Type a number or a name: 1 ");
    for (const each of [out, watched.out]) {
      expect(each).toMatch(
        /Player 1: a1 is witch A, .*\n[\s\S]*Player 1: a2 is witch A, .* A pair: 100 points\./,
      );
      expect(each).toContain('Player 1 wins.');
    }
  });

  it('tells a guess that comes too early from a slip of the keys, and lists only what can be typed', async () => {
    const state = mkdtempSync(join(tmpdir(), 'inkling-room-'));
    const inTerminal = (args: string | readonly string[], lines: readonly string[]) =>
      run(['room', ...words(args)], lines, { state, terminal: true, env: { INKLING_GAMES: 'null' } });
    const { out } = await inTerminal(`null --server ${url}`, ['42', '50', 'fifty', '?']);
    expect(out).toContain('It is not your turn.\n');
    expect(out).toContain('“fifty” is neither a guess nor a command here.');
    expect(out).toMatch(/^ +withdraw /m);
    expect(out).not.toMatch(/^ +resign /m);

    const table = await inTerminal(
      ['witch', '--server', url, '--rules', '1x2 bonus=0 bombs=0 touching=1'],
      ['a1', '/resign', '?'],
    );
    expect(table.out).toContain('Here nobody can give up;');
    expect(table.out).not.toMatch(/^ +resign /m);

    const { link, played } = await opened(person(), 'mastermind --rules p2c3n/5', ['ab'], 2);
    const watching = await run(['room', link, '--watch'], ['ab', '?'], { terminal: true });
    expect(watching.out).toContain('Mastermind: 2 places, 3 symbols, no repeats, 5 turns. You are watching.');
    expect(watching.out).toContain(`go on with: inkling room '${link}' --watch`);
    expect(watching.out).toContain('You are watching, so you have no turn.');
    expect(watching.out).not.toMatch(/^ +(?:resign|say nice) /m);
    await person()(link, ['/resign']);
    await played;
  });

  it('takes no seat in a game that it does not know', async () => {
    const { link, played } = await opened(person(), 'null', ['42'], 1);
    const { exit, err } = await run(['room', link]);
    expect([exit, err]).toEqual([2, expect.stringContaining('The terminal does not know the game “null”;')]);
    expect((await person()(link, ['42'])).out).toContain('You are the breaker.');
    await played;
  });

  it.each([
    ['mastermind', 'zz', '“zz” are not rules: write p4c6r for 4 places, 6 symbols,'],
    ['mastermind', 'p9c99r', '“p9c99r”: there are 1 to 20 symbols.'],
    ['mastermind', 'p4c6r/100', '“100” is not a number of turns: 1 to 99.'],
    ['mastermind', 'p4c3n', '“p4c3n”: without repeats there must be at least as many symbols as places.'],
    ['word', 'p4c6r', '“p4c6r” are not rules: write w5t6 for 5 letters and 6 guesses'],
    ['word', 'w99t6', 'a room has English words of 3 to 10 letters.'],
    ['witch', 'zz', '“zz” is not one of the rules: write a level (easy, medium, hard) or a size like 4x4'],
    ['witch', '4x4 bonus=0 bombs=1', 'an odd number: bombs=0 or 2 makes it even.'],
    ['null', 'x', '“x” are not rules: write n100/7 for a number from 1 to 100 and 7 guesses.'],
  ])(
    'of %s refuses the rules %s before a server is asked, and says what would be right',
    async (game, rules, why) => {
      const { exit, err } = await person()([game, '--server', 'http://127.0.0.1:9', '--rules', rules], []);
      expect([exit, err]).toEqual([2, expect.stringContaining(why)]);
    },
  );

  it('says in a sentence what is wrong', async () => {
    const ann = person();
    const said = async (args: string) => {
      const { exit, err } = await ann(args, []);
      expect(exit).toBe(2);
      return err;
    };
    expect(await said(`${url}/#/online/room/short`)).toContain('is not the link of a room');
    expect(await said(`${url}/#/online/room/${'x'.repeat(22)}`)).toContain('There is no such room.');
    expect(await said('null --server http://127.0.0.1:9')).toContain('127.0.0.1:9 does not answer.');
    expect(await said('null --server nowhere')).toContain('is not the address of a server');
    expect(await said('chess')).toContain('is not a game of rooms');
    expect(await said('liar')).toContain(
      'There are no rooms of liar in the terminal, but of mastermind, word,',
    );
    expect(await said('null --seat both')).toContain('--seat is one of');
    expect(await said('null --name Bob')).toContain('Names: badger, bear');
    expect(await said('null more')).toContain('room takes a game, a link, or nothing');
  });
});
