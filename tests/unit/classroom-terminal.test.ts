import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTerminalRooms, person, type TerminalRooms } from './terminal-rooms.ts';

let rooms: TerminalRooms;
beforeAll(async () => {
  rooms = await openTerminalRooms();
});
afterAll(() => rooms.close());

/** Opens a class at a terminal, whose teacher types these lines. */
async function openClass(lines: readonly string[]) {
  const teacher = person({ terminal: true });
  const { link, played } = await rooms.opened(
    teacher,
    'mastermind --rules p1c3r/5 --class --no-color',
    lines,
  );
  return { link, played, name: await rooms.classroomOf(link) };
}

describe('a class in the terminal', () => {
  it('is opened, and says how to join', async () => {
    const { link, played, name } = await openClass(['votes', 'pause', 'resume', 'b', '/quit']);
    const { out, err, exit } = await played;
    expect([err, exit]).toEqual(['', 0]);
    const shown = name.toUpperCase().replace('-', ' ');
    expect(out).toContain(`Your class joins with ${shown}, under Together in the web app, or by this link:`);
    expect(out).toContain(link);
    expect(out).toContain('0 votes, the vote is open.');
    expect(out).toContain('The vote is paused.');
    expect(out).toMatch(/1 .*B.* 0 exact, 0 near|It is over: you found the code in 1 turn/);
  });

  it('is joined by its name, and takes a typed guess as a vote', async () => {
    const { played, name } = await openClass(['/quit']);
    await played;
    const pupil = person({ terminal: true });
    const server = ['--no-color', '--server', rooms.url];
    const voted = await pupil([...name.split('-'), ...server], ['c', 'abc', 'vote a', 'votes', '/quit']);
    expect([voted.err, voted.exit]).toEqual(['', 0]);
    for (const line of [
      'You vote for each guess.',
      'Vote for the next guess: type a code in the format A.',
      'Your vote: [C]',
      '“abc” is neither a guess nor a command here.',
      'Your vote: [A]',
      '1 vote, the vote is open.\n   1  [A]\n',
    ])
      expect(voted.out).toContain(line);
    expect(voted.out).not.toContain('--watch');
    const other = await person({ terminal: true })([name.replace('-', ''), ...server], ['votes', '/quit']);
    expect(other.out).toContain('1 vote, the vote is open.\n   1  [A]\n');
  });

  it('takes votes from a pipe, and the link to a class', async () => {
    const { link, played, name } = await openClass(['/quit']);
    await played;
    const voted = await person()(link, ['b', 'votes', 'quit']);
    expect([voted.err, voted.exit]).toEqual(['', 0]);
    expect(voted.out).toContain('Your vote: B');
    const other = await person()(`${rooms.url}/#/online/class/${name}`, ['votes', 'quit']);
    expect(other.out).toContain('1 vote, the vote is open.\n   1  B\n');
  });

  it.each([
    ['holly 999 --server URL', 'There is no class with that name.'],
    ['mastermind --class --seat first --server URL', 'A class has no seats'],
    ['mastermind --class --kept --server URL', 'A class has no seats'],
    ['witch --class --server URL', 'A class cannot play this game.'],
    ['mastermind word --server URL', 'room takes a game, a link, the name of a class, or nothing'],
  ])('refuses %s', async (args, sentence) => {
    const { exit, err } = await person()(args.replace('URL', rooms.url), []);
    expect(exit).toBeGreaterThan(0);
    expect(err).toContain(sentence);
  });
});
