import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../../apps/cli/src/testing/run.ts';
import { openTerminalRooms, person, type TerminalRooms } from './terminal-rooms.ts';

let rooms: TerminalRooms;
beforeAll(async () => {
  rooms = await openTerminalRooms();
});
afterAll(() => rooms.close());

describe('a room in the terminal', () => {
  it('is opened, played by a friend, and followed by both players to the end', async () => {
    const [ann, bob] = [person(), person()];
    const { link, played } = await rooms.opened(ann, 'null', ['a lot', '42'], 2);
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

  it('is resumed where a player left it, and is listed among their rooms', async () => {
    const [ann, bob] = [person(), person()];
    const { link, played } = await rooms.opened(ann, 'mastermind --rules p2c3r/5', ['ab'], 2);
    const left = await bob(link, ['cc', '?']);
    expect(left.out).toContain('The room stays as it is.');
    expect(left.out).toMatch(/board +all turns so far/);
    // The server answers here, so no player has an answer to correct.
    expect(left.out).not.toMatch(/^ +(?:correct|open) /m);
    const { out } = await bob(`--server ${rooms.url}`, []);
    expect(out).toContain(`mastermind p2c3r/5: being played, your turn. ${link}`);
    const back = await bob(link, ['ab']);
    expect(back.out).toContain('Turn 1: C C, 0 exact, 0 near.');
    expect(back.out).toContain('It is over: you found the code in 2 turns.');
    await played;
  });

  it('is a race for a secret drawn by the server, with the other player’s guesses hidden until the end', async () => {
    const [ann, bob] = [person(), person()];
    const { link, played } = await rooms.opened(ann, 'word --seat first --rules w5t6', [
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

  it('keeps the secret with the maker, who answers by hand, corrects an answer and reveals the secret', async () => {
    const [ann, bob] = [person(), person()];
    const typed = ['abc', 'ab', '0,0', '?', 'no answer', 'correct 1 1,0', '', 'open'];
    const { link, played } = await rooms.opened(ann, 'mastermind --rules p2c3r/5 --kept', typed, 0);
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

  it('tells both players at the end which answers were false, and rejects options that do not fit', async () => {
    const [ann, bob] = [person(), person()];
    const typed = ['42', 'higher', 'lower', 'found', 'open'];
    const { link, played } = await rooms.opened(ann, 'null --kept', typed, 0);
    await bob(link, ['50', '51', '42']);
    const { out } = await played;
    expect(out).toContain('The answer to turn 1 was wrong: told higher, the number gives lower.');
    expect((await bob(link, [])).out).toContain('The answer to turn 1 was wrong');
    const refused = await ann(`word --kept --server ${rooms.url}`, []);
    expect(refused.err).toContain('nobody can keep a secret');
    expect((await ann(`null --kept --server ${rooms.url}`, [])).exit).toBe(0);
    const seated = await ann(`null --kept --seat breaker --server ${rooms.url}`, []);
    expect(seated).toMatchObject({
      exit: 2,
      err: expect.stringContaining('you are the maker: leave out --seat'),
    });
    const watched = await ann(`null --watch --server ${rooms.url}`, []);
    expect(watched).toMatchObject({ exit: 2, err: expect.stringContaining('give the link of a room') });
  });

  it.each([
    ['http://127.0.0.1:9/#/online/room/aaaaaaaaaaaaaaaaaaaaaa --class', '--class is only for opening a room'],
    ['holly 427 --kept', 'inkling room GAME --kept'],
    ['--rules 1-9', 'inkling room GAME --rules RULES'],
  ])('refuses %s, since it opens no room', async (line, sentence) => {
    expect(await person()(line, [])).toMatchObject({ exit: 2, err: expect.stringContaining(sentence) });
  });

  it('tells both players that an invitation was withdrawn', async () => {
    const [ann, bob] = [person(), person()];
    const { link, played } = await rooms.opened(ann, 'null', ['/withdraw']);
    expect((await played).out).toContain('You withdrew this invitation.');
    expect((await bob(link, [])).out).toContain('This invitation was withdrawn.');
    expect((await ann(`--server ${rooms.url}`, [])).out).toContain('You have no rooms on this server.');
  });

  it('is played again with swapped seats, under the names that both players chose', async () => {
    const [ann, bob] = [person(), person()];
    const lines = ['42', 'name bear', 'swap', '9'];
    const { link, played } = await rooms.opened(ann, 'null --name fox-star', lines, 2);
    const found = await bob(link, ['name owl moon', '42']);
    expect(found.out).toContain('The others see you as Owl, with a moon.');
    const [id = ''] = link.split('/').slice(-1);
    while (!(await rooms.nextOf(id))) await new Promise((resolve) => setImmediate(resolve));
    const second = await bob(link, ['swap', 'again', '9']);
    // Shown once more after swap: the seats of that game are chosen.
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

  it('can be offered to somebody else if the friend does not come for the next game', async () => {
    const [ann, bob, eve] = [person(), person(), person()];
    const { link, played } = await rooms.opened(ann, 'null', ['42', 'again', '/invite', '7'], 2);
    await bob(link, ['42']);
    const [id = ''] = link.split('/').slice(-1);
    while (!(await rooms.nextOf(id))) await new Promise((resolve) => setImmediate(resolve));
    const next = (await rooms.nextOf(id)) ?? '';
    // The version counts the opener's seat, the reserved seat, the freed seat, and the number.
    while (!(await rooms.hasBegun(next, 4))) await new Promise((resolve) => setImmediate(resolve));
    const found = await eve(link.replace(id, next), ['7']);
    expect(found.out).toContain('you found the number in 1 turn');
    const { out } = await played;
    expect(out).toContain(`Send this link to somebody else: ${link.replace(id, next)}`);
    expect(out.split('the breaker found the number in 1 turn')).toHaveLength(3);
  });

  it('is a game of Witch, in which tiles are turned over and witches are named', async () => {
    const [ann, bob] = [person(), person()];
    const { link, played } = await rooms.opened(
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
});
