import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CTRL_Z, run } from '../../apps/cli/src/testing/run.ts';
import { openTerminalRooms, person, type TerminalRooms } from './terminal-rooms.ts';

let rooms: TerminalRooms;
beforeAll(async () => {
  rooms = await openTerminalRooms();
});
afterAll(() => rooms.close());

describe('a room in the terminal, when something goes wrong', () => {
  it('distinguishes a guess that comes too early from a typing error, and lists only available commands', async () => {
    const inTerminal = person({ terminal: true });
    const { out } = await inTerminal(`null --server ${rooms.url}`, ['42', '50', 'fifty', '?']);
    expect(out).toContain('The game begins when everybody is here.\n');
    expect(out).toContain('“fifty” is neither a guess nor a command here.');
    expect(out).toMatch(/^ +withdraw /m);
    expect(out).not.toMatch(/^ +resign /m);

    const table = await inTerminal(
      ['witch', '--server', rooms.url, '--rules', '1x2 bonus=0 bombs=0 touching=1'],
      ['a1', '/resign', '?'],
    );
    expect(table.out).toContain('Here nobody can give up;');
    expect(table.out).not.toMatch(/^ +resign /m);

    const { link, played } = await rooms.opened(person(), 'mastermind --rules p2c3n/5', ['ab'], 2);
    const watching = await run(['room', link, '--watch'], ['ab', '?'], { terminal: true });
    expect(watching.out).toContain('Mastermind: 2 places, 3 symbols, no repeats, 5 turns. You are watching.');
    expect(watching.out).toContain(`go on with: inkling room '${link}' --watch`);
    expect(watching.out).toContain('You are watching, so you have no turn.');
    expect(watching.out).not.toMatch(/^ +(?:resign|say nice) /m);
    expect((await person()(link, ['/resign'])).out).toContain('You gave up.\n');
    expect((await played).out).toContain('The breaker gave up.\n');

    const kept = await rooms.opened(person(), 'null --kept', ['42'], 0);
    const early = await inTerminal(kept.link, ['50', '51']);
    expect(early.out).toContain('It is not your turn.\n');
    await kept.played;
  });

  it('lets a player quit while the server does not answer', async () => {
    const own = await openTerminalRooms();
    let closed: Promise<void> | undefined;
    const { exit, out } = await run(['room', 'null', '--server', own.url], ['42', 'hello', '/quit'], {
      terminal: true,
      env: { INKLING_GAMES: 'null' },
      onAsk: () => (closed ??= own.close()),
    });
    await closed;
    expect(exit).toBe(0);
    const [, told = ''] = out.split('The server does not answer.');
    expect(told).toContain('The server has not answered yet. Type quit to leave.\n');
    expect(told).toMatch(/What you entered last may not have arrived; the room will show it\.\n$/);
  });

  it('shows the turns and the prompt again after Ctrl-Z and fg', async () => {
    const { link, played } = await rooms.opened(person(), 'mastermind --rules p2c3n/5', ['ab'], 2);
    const { out } = await person({ terminal: true })([link, '--no-color'], ['ba', CTRL_Z, 'ab']);
    const stood = '  1  [B][A]  ○○  0 exact, 2 near\nYour turn: type a code in the format AB.\n';
    expect(out).toContain(`${stood}${stood}`);
    await played;
  });

  it('takes no seat in an unknown game', async () => {
    const { link, played } = await rooms.opened(person(), 'null', ['42'], 1);
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
    ['word', 'w99t6', 'a room has English words of 3 to 10 letters, '],
    ['witch', 'zz', '“zz” is not one of the rules: write a level (easy, medium, hard) or a size like 4x4'],
    ['witch', '4x4 bonus=0 bombs=1', 'an odd number: bombs=0 or 2 makes it even.'],
    ['null', 'x', '“x” are not rules: write n100/7 for a number from 1 to 100 and 7 guesses.'],
  ])('for %s rejects the rules %s before contacting a server, and says why', async (game, rules, why) => {
    const { exit, err } = await person()([game, '--server', 'http://127.0.0.1:9', '--rules', rules], []);
    expect([exit, err]).toEqual([2, expect.stringContaining(why)]);
  });

  it('explains each mistake in one sentence', async () => {
    const ann = person();
    const said = async (args: string) => {
      const { exit, err } = await ann(args, []);
      expect(exit).toBe(2);
      return err;
    };
    expect(await said(`${rooms.url}/#/online/room/short`)).toContain('is not the link of a room');
    expect(await said(`${rooms.url}/#/online/room/${'x'.repeat(22)}`)).toContain('There is no such room.');
    expect(await said('null --server http://127.0.0.1:9')).toContain('127.0.0.1:9 does not answer.');
    expect(await said('null --server nowhere')).toContain('is not the address of a server');
    expect(await said('chess')).toContain('is not a game of rooms');
    expect(await said('liar')).toContain(
      'There are no rooms of liar in the terminal, but of mastermind, word,',
    );
    expect(await said('null --seat both')).toContain('--seat is one of');
    expect(await said('null --name Bob')).toContain('Names: badger, bear');
    expect(await said('null more')).toContain('room takes a game, a link, the name of a class, or nothing');
  });
});
