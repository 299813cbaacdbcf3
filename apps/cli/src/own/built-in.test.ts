import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { run } from '../testing/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'inkling-built-in-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const list = join(folder, 'words.txt');
writeFileSync(list, 'boat\ncoat\ngoat\nmoat\ncost\ngolf\nmost\nbolt\n');
const words = ['--list', list];
const small = ['--rules', 'p2c3'];

describe('the built-in games', () => {
  it('are reviewed in each of their notations', async () => {
    const reviewed = ['review', 'mastermind', '1122:1A1B', 'acdd:0,2', '--secret', 'abcd'];
    const { exit, json } = await run([...reviewed, '--json']);
    const message = 'Turn 2 was answered wrongly: “acdd” is answered “2,1”.';
    expect([exit, json()]).toMatchObject([
      3,
      {
        turns: [
          { guess: 'aabb', before: 1296, after: 208, isTrue: true },
          { guess: 'acdd', before: 208, isTrue: false },
        ],
        wrong: [2],
        message,
      },
    ]);
    const plain = await run(reviewed);
    expect([plain.exit, plain.err]).toEqual([3, `${message}\n`]);
    expect((await run('review mastermind aabb:1,1 --secret abcd')).exit).toBe(0);
    const output = await run(['review', 'word', 'goat:wggg', 'COST 🟩🟩⬛🟩', ...words, '--json']);
    expect(output.json().turns).toMatchObject([
      { guess: 'goat', before: 8, after: 3 },
      { guess: 'cost', after: 1 },
    ]);
    expect((await run('review mastermind')).err).toContain('review needs the turns of a game');
    expect((await run(['review', 'mastermind', 'aabb'])).exit).toBe(2);
    expect((await run(['review', 'word', 'salet:gyw'])).exit).toBe(2);
  });

  it.each([
    ['review mastermind aabb:1,0 aabb:2,0', 'check mastermind aabb:1,0 aabb:2,0'],
    ['review word salet:gywww crane:wwwww', 'check word salet:gywww crane:wwwww'],
    ['suggest word salet:gywww crane:wwwww --guess crane', 'check word salet:gywww crane:wwwww'],
  ])('explain a contradiction as check does: %s', async (line, check) => {
    const [plain, checked] = [await run(line), await run(check)];
    expect([plain.exit, plain.out, plain.err]).toEqual([3, '', checked.out]);
    const object = await run(`${line} --json`);
    expect([object.exit, object.json()]).toEqual([3, (await run(`${check} --json`)).json()]);
  });

  it('support assist for a word that is played elsewhere', async () => {
    const lines = ['goat wggg', 'why 2 x', 'why 1 c', 'sugest', 'undo', 'quit'];
    const { out, exit } = await run(['assist', 'word', ...words], lines);
    expect(exit).toBe(0);
    expect(out).toContain('3 of 8 secrets left: boat, coat, moat.');
    expect(out).toContain('“x” is not a value of place 2');
    expect(out).toContain('“place 1 c” is possible: 1 secret left with it');
    expect(out).toContain('Did you mean suggest?');
  });

  it('have an adversary that fixes no secret, but can be beaten', async () => {
    const codes = ['aa', 'ab', 'ac', 'ba', 'bb', 'bc', 'ca', 'cb', 'cc'];
    const game = await run(
      ['play', 'mastermind', '--player', 'adversary', ...small],
      ['11', ...codes.slice(1)],
    );
    expect(game.out).toContain('aa:');
    expect(game.out).toMatch(/Found with [3-9] guesses/);
    const word = await run(
      ['play', 'word', '--player', 'adversary', ...words],
      ['goat', 'nope', 'left', 'resign'],
    );
    expect(word.out).toMatch(/goat:[gyw]{4}/);
    expect(word.out).toContain('“nope” is not a guess');
    expect(word.out).toMatch(/3 secrets are left, and “(boat|coat|moat)” is one of them\./);
    expect((await run(['play', 'mastermind', '--player', 'adversary', '--turns', '3'])).exit).toBe(2);
    const begun = await run(['play', 'mastermind', '--player', 'adversary', ...small], ['ab', 'resign']);
    expect(begun.out).toMatch(
      /^No secret was chosen: \d+ secrets are left, and “[a-c]{2}” is one of them\.$/m,
    );
    expect(begun.out).not.toContain('It was');
    expect((await run(['play', 'word', '--player', 'knuth'])).exit).toBe(2);
  });

  it('find the word that the user keeps, and report contradictory answers', async () => {
    const marks = (guess: string, secret: string) =>
      Array.from(guess, (letter, at) =>
        letter === secret[at] ? 'g' : secret.includes(letter) ? 'y' : 'w',
      ).join('');
    // The guesses are not known in advance, so the answers are collected one by one.
    const answers: string[] = [];
    for (let turn = 0; turn < 8; turn++) {
      const { out } = await run(['play', 'word', '--seat', 'maker', ...words], answers);
      const guesses = [...out.matchAll(/Guess \d+: (\w+)/g)].map(([, guess]) => guess ?? '');
      if (out.includes('Found with')) break;
      answers.push(marks(guesses.at(-1) ?? '', 'golf'));
    }
    expect(answers.at(-1)).toBe('gggg');
    const wrong = await run(['play', 'word', '--seat', 'maker', ...words], ['yyyy', 'undo', 'www', 'quit']);
    expect(wrong.out).toContain('Nothing fits these answers.');
    expect(wrong.out).toContain('Your last answer is taken back.');
    expect(wrong.out).toContain('give each letter its mark');
  });

  it('rate a word, weight secrets, and print figures as CSV and JSON lines', async () => {
    const judged = (await run(['suggest', 'word', '--guess', 'moat', ...words, '--json'])).json();
    expect(judged).toMatchObject({ game: 'word', left: '8' });
    expect(judged.suggestions.at(-1)).toMatchObject({ guess: 'moat', possible: true });
    const weights = join(folder, 'weights.txt');
    writeFileSync(weights, 'golf 1000\n');
    const heavy = await run([
      'suggest',
      'word',
      '--weights',
      weights,
      '--strategy',
      'expected',
      '--format',
      'csv',
      ...words,
    ]);
    const [head, first] = heavy.out.split('\n');
    expect(head).toBe('guess,possible,worst,expected,bits,parts');
    expect(Number(first?.split(',')[2])).toBe(1000);
    const codes = join(folder, 'codes.txt');
    writeFileSync(codes, 'aa 50\n');
    const weighed = await run([
      'suggest',
      'mastermind',
      '--weights',
      codes,
      ...small,
      '--top',
      '2',
      '--format',
      'jsonl',
    ]);
    expect(
      weighed.out
        .trim()
        .split('\n')
        .map((line) => Object.keys(JSON.parse(line)).length),
    ).toEqual([6, 6]);
    const csv = await run(['suggest', 'mastermind', ...small, '--top', '1', '--format', 'csv']);
    expect(csv.out).toMatch(/^guess,possible,worst,expected,bits,parts\n[a-c]{2},true,/);
    for (const odd of [
      '--format xml',
      '--weights nowhere.txt',
      '--strategy optimal --weights x',
      '--guess abcd',
    ])
      expect((await run(['suggest', 'mastermind', ...small, ...odd.split(' ')])).exit).toBe(2);
    expect((await run(['suggest', 'word', '--hard', '--guess', 'moat', ...words])).exit).toBe(2);
  });

  it('let an external program play word in the arena', async () => {
    const player = join(folder, 'player.mjs');
    writeFileSync(
      player,
      "import { createInterface } from 'node:readline';\nconst words = ['boat', 'golf', 'most', 'coat', 'goat', 'moat', 'cost', 'bolt'];\ncreateInterface({ input: process.stdin }).on('line', (line) => {\n  const { type, turns } = JSON.parse(line);\n  if (type === 'turn') console.log(JSON.stringify({ guess: words[turns.length] }));\n});\n",
    );
    const output = await run([
      'arena',
      'word',
      ...words,
      '--player',
      `node ${player}`,
      '--games',
      '0',
      '--json',
    ]);
    const { game, rows } = output.json();
    expect(game).toBe('word');
    expect(rows[0]).toMatchObject({ solved: 8, total: 36, worst: 8, illegal: 0 });
    expect(rows[1].total).toBeLessThan(20);
    expect(rows[0].regret.least).toBeGreaterThan(rows[1].regret.most);
  });
});
