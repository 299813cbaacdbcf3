import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { run } from '../testing/run.ts';
import { gameFiles, HATS, higherOrLower } from './testing/game-files.ts';

const { folder, file } = gameFiles();

const hats = file('hats.csv', HATS);
const numbers = file('numbers.mjs', higherOrLower(20));

describe('a custom game', () => {
  it('supports choices, suggest and why', async () => {
    const left = (await run(['choices', hats, 'hat?:no', '--json'])).json();
    expect(left).toMatchObject({ game: 'hats', total: '4', left: '2', secrets: ['Cy', 'Di'] });
    const output = await run(['choices', hats, 'hat?:no']);
    expect(output.out).toContain('hats after 1 turn: 2 of 4 secrets left.');
    expect(output.out).toContain('beard?: no 50%, yes 50%');
    const { suggestions } = (await run(['suggest', hats, '--top', '2', '--json'])).json();
    expect(suggestions.map(({ guess }: { guess: string }) => guess)).toEqual(['hat?', 'beard?']);
    expect((await run(['suggest', numbers, '10:higher'])).out).toMatch(/\n15 +\d/);
    expect((await run(['why', hats, 'beard?', 'yes', 'beard?:no'])).out).toContain('is ruled out by turn 1');
    expect((await run(['why', hats, 'beard?', 'yes', 'hat?:no'])).out).toContain('is possible');
  });

  it('names contradictory answers, and suggests repairs', async () => {
    const output = await run(['check', hats, 'old?:yes', 'hat?:yes', '--json']);
    expect(output.exit).toBe(3);
    expect(output.json()).toMatchObject({ consistent: false, conflicts: [[1, 2]] });
    expect((await run(['check', hats, 'human?:yes'])).out).toContain('4 secrets left');
    const plain = await run(['check', hats, 'old?:yes', 'hat?:yes']);
    expect(plain.out).toContain('Turns 1 and 2 cannot both be true.');
    expect(plain.out).toContain('It would fit if turn 2 had been answered “no”: 1 secret left.');
  });

  it.each([
    ['choices', []],
    ['codes', []],
    ['suggest', []],
    ['review', []],
    ['why', ['beard?', 'no']],
  ])('makes %s report contradictory turns on standard error', async (verb, words) => {
    const line = [verb, hats, ...words, 'hat?:no', 'hat?:yes'];
    const { exit, out, err } = await run(line);
    expect([exit, out]).toEqual([3, '']);
    expect(err).toContain('Turns 1 and 2 cannot both be true.\nIt would fit if turn ');
    const object = await run([...line, '--json']);
    expect([object.exit, object.err]).toEqual([3, '']);
    expect(object.json()).toMatchObject({ game: 'hats', consistent: false, conflict: [1, 2] });
  });

  it('has the contract’s fields in the JSON of check and why', async () => {
    expect((await run(['check', hats, 'hat?:no', 'hat?:yes', '--json'])).json()).toEqual({
      game: 'hats',
      consistent: false,
      conflict: [1, 2],
      conflicts: [[1, 2]],
      repairs: [
        { turn: 1, feedback: 'yes', changes: [{ turn: 1, answer: 'yes' }], left: '2' },
        { turn: 2, feedback: 'no', changes: [{ turn: 2, answer: 'no' }], left: '2' },
      ],
      message: 'Turns 1 and 2 cannot both be true.',
    });
    expect((await run(['check', hats, 'hat?:no', '--json'])).json()).toEqual({
      game: 'hats',
      consistent: true,
      left: '2',
      message: 'All turns can be true: 2 secrets left.',
    });
    expect((await run(['why', hats, 'beard?', 'yes', 'beard?:no', '--json'])).json()).toMatchObject({
      game: 'hats',
      possible: false,
      turns: [1],
      message: '“beard? yes” is ruled out by turn 1.',
    });
    expect((await run(['why', hats, 'beard?', 'yes', 'hat?:no', '--json'])).json()).toMatchObject({
      possible: true,
      witness: 'Di',
      count: '1',
      message: '“beard? yes” is possible: 1 secret left with it, of 2.',
    });
  });

  it('supports solve, compare and optimal', async () => {
    expect((await run(['solve', numbers, '7', '--json'])).json().turns.at(-1)).toEqual({
      guess: '7',
      answer: 'found',
    });
    expect((await run(['compare', numbers, '--json'])).json().rows).toHaveLength(4);
    const out = join(folder, 'numbers.strategy');
    const found = await run(['optimal', numbers, '--out', out, '--json']);
    expect(found.json()).toMatchObject({ total: 74, worst: 5, proved: true, seconds: expect.any(Number) });
    expect((await run(['optimal', hats, '--json'])).json().root).toBe('hat?');
    const known = file('known.csv', 'who,Ada\nhat?,yes\n');
    expect((await run(['optimal', known, '--json'])).json()).toMatchObject({ root: null, total: 0 });
    expect(readFileSync(out, 'utf8')).toMatch(/^inkling-strategy 1\ngame own\n/);
    expect((await run(['optimal', hats])).out).toContain(
      'hats: 8 guesses for all 4 secrets, 2.0000 on average',
    );
    expect((await run(['optimal', hats, '--max-depth', '1'])).exit).toBe(3);
  });

  it.each([
    ['solve', ['b']],
    ['compare', []],
    ['optimal', []],
    ['arena', ['--player', 'cat', '--games', '2']],
  ])('makes %s explain why no player can finish it', async (verb, words) => {
    const alike = file('alike.csv', ',a,b,c\nq1,yes,no,no\n');
    const line = [verb, alike, ...words];
    const { exit, out, err } = await run(line);
    expect([exit, out]).toEqual([3, '']);
    expect(err.replace(/\s+/g, ' ')).toContain(
      'no guess distinguishes “b” from “c”, so no strategy can identify the secret.',
    );
    const object = await run([...line, '--json']);
    expect([object.exit, object.err]).toEqual([3, '']);
    expect(object.json()).toEqual({
      game: 'alike',
      feasible: false,
      reason: 'no guess distinguishes “b” from “c”, so no strategy can identify the secret',
    });
    expect((await run(['solve', alike, 'a'])).exit).toBe(0);
  });

  it('has strategies that verify accepts, but neither altered nor for another game', async () => {
    const out = join(folder, 'round.strategy');
    const written = await run(['optimal', hats, '--out', out]);
    expect(written.out.replace(/\s+/g, ' ')).toContain(`inkling verify ${out} --game ${hats} checks it.`);
    const verified = await run(['verify', out, '--game', hats]);
    expect([verified.exit, verified.out.split('\n')[0]]).toEqual([
      0,
      'Verified: hats: 8 guesses for all 4 secrets, 2.0000 on average, 2 at worst.',
    ]);
    expect((await run(['verify', out, '--game', hats, '--json'])).json()).toMatchObject({
      ok: true,
      total: 8,
    });
    const graph = join(folder, 'round.dot');
    await run(['verify', out, '--game', hats, '--out', graph]);
    expect(readFileSync(graph, 'utf8')).toContain('digraph');
    const refused = await run(['verify', out, '--game', numbers, '--json']);
    expect([refused.exit, refused.json().code]).toEqual([5, 'other-game']);
    const false1 = file('false.strategy', readFileSync(out, 'utf8').replace('total 12', 'total 11'));
    const lying = await run(['verify', false1, '--game', hats]);
    expect([lying.exit, lying.err]).toEqual([5, expect.stringContaining('The header does not match')]);
    const cut = file('cut.strategy', readFileSync(out, 'utf8').replace(/^2 .*\n/m, ''));
    expect((await run(['verify', cut, '--game', hats])).exit).toBe(5);
    expect((await run(['verify', out])).err).toContain('--game FILE');
    expect((await run(['verify', out, '--game', hats, '--weights', hats])).exit).toBe(2);
    expect((await run(['verify', hats, out])).err.replace(/\s+/g, ' ')).toContain(
      `verify ${out} --game ${hats}`,
    );
  });

  it('supports audit and review', async () => {
    const output = await run(['audit', hats]);
    expect(output.out).toContain('No strategy takes fewer than 2 guesses at worst.');
    expect(output.out).toContain('Always answered the same: human?.');
    const twins = file('twins.csv', 'who,Ada,Eve\nhat?,yes,yes\n');
    const { json } = await run(['audit', twins, '--json']);
    expect(json()).toMatchObject({ indistinguishable: [['Ada', 'Eve']], depthMin: null });
    // Judging by the number of answers alone, two guesses would be enough.
    const partly = file('partly.csv', ',a,b,c\nq1,yes,no,no\n');
    expect((await run(['audit', partly, '--json'])).json().depthMin).toBeNull();
    expect((await run(['audit', partly])).out).toContain(
      'No strategy can end.\nNo guess tells b and c apart.',
    );
    const pairs = Array.from({ length: 22 }, (_, pair) => [pair, pair]).flat();
    const names = pairs.map((pair, at) => `${'abcdefghijklmnopqrstuv'[pair]}${(at % 2) + 1}`);
    const many = file('many.csv', `,${names}\nq,${pairs}\n`);
    const found = (await run(['audit', many])).out;
    expect((await run(['solve', many, 'v22'])).err).toContain('Did you mean v2? Known: a1, a2,');
    expect(found).toContain('No guess tells h1 and h2 apart.\nThe same is true of 14 more groups.');
    const alike = file('alike.csv', `,a,b,c,d,e,f,g,h,i,j\nq${',no'.repeat(10)}\n`);
    expect((await run(['audit', alike])).out).toContain('tells a, b, c, d, e, f, g, h and 2 more apart.');
    const { turns } = (await run(['review', hats, 'old?:no', 'hat?:yes', '--secret', 'Cy', '--json'])).json();
    expect(turns).toMatchObject([
      { before: 4, after: 3, best: 'hat?', isTrue: true },
      { before: 3, after: 2, isTrue: false },
    ]);
  });

  it('supports puzzles, generated or from given clues', async () => {
    const made = (await run(['puzzle', hats, '--seed', 'a', '--grade', '5', '--json'])).json();
    expect(made).toMatchObject({ game: 'hats', level: 'hard' });
    const left = (await run(['choices', hats, ...made.turns, '--json'])).json();
    expect(left.secrets).toEqual([made.answer]);
    expect([...made.ruledOut.flat(), made.answer].toSorted()).toEqual(['Ada', 'Bob', 'Cy', 'Di']);
    const turns = ['hat?:no', 'old?:yes'];
    const talk = await run(['puzzle', hats, ...turns], ['Ada', 'hint', 'nobody', '?', 'Di']);
    expect(talk.out).toContain('No: turn 1 rules it out.');
    expect(talk.out).toContain('Turn 1 rules out Ada, Bob.');
    expect(talk.out).toContain('“nobody” is not a secret.');
    expect(talk.out).toContain('Right, on try 2: Di.');
    expect((await run(['puzzle', hats, ...turns], ['proof'])).out).toContain('So it is “Di”.');
    expect((await run(['puzzle', hats, 'hat?:no'])).err).toContain('These turns leave 2 secrets');
    const twins = file('same.csv', 'who,Ada,Eve\nhat?,yes,yes\n');
    expect((await run(['puzzle', twins])).err.replace(/\s+/g, ' ')).toContain('No puzzle turned up');
  });

  it.each([
    ['hole.csv', 'who,Ada,Bob\nhat?,yes,\n', 'row 2, cell 3', 'the cell is empty'],
    ['ragged.csv', 'who,Ada,Bob\nhat?,yes\n', 'row 2', 'the number of answers is wrong (1 instead of 2)'],
    [
      'bad.json',
      '{"secrets":["a"],"guesses":["q"],"answers":[[null]]}',
      'answers[0][0]',
      'a string or a number',
    ],
    ['not.json', '{', undefined, 'this is not JSON'],
    ['throws.mjs', '\nthrow new Error("no such luck")\n', 'line 2', 'line 2, cannot be run: no such luck'],
    ['empty.mjs', 'export const nothing = 1;\n', undefined, 'exports no game'],
    [
      'wrong.mjs',
      'export default { name: "x", secrets: [], answer: () => 1, solved: 1 };\n',
      undefined,
      'is empty',
    ],
  ])('in %s is rejected with the place of the error', async (name, text, at, message) => {
    const path = file(name, text);
    const { exit, json } = await run(['audit', path, '--json']);
    expect(exit).toBe(2);
    expect(json().error).toMatchObject({
      code: 'bad-file',
      message: expect.stringContaining(message),
      at: at ?? path,
    });
  });

  it('is rejected with file and line if a module that it imports throws', async () => {
    const thrower = file('thrower.mjs', "\n\nthrow new Error('no luck');\n");
    const { json } = await run(['audit', file('unlucky.mjs', "import './thrower.mjs';\n"), '--json']);
    expect(json().error).toMatchObject({ code: 'bad-file', at: `${thrower}, line 3` });
    expect(json().error.message).toMatch(/cannot be run: “.*”, line 3: no luck\.$/);
  });

  it.each([
    [['optimal', hats, '--weights', 'w'], 'can give its secrets weights of their own: weights: [3, 1, 1]'],
    [['choices', join('nowhere', 'x.csv')], 'there is no such file'],
    [['choices', hats, 'hat?'], 'write guess:answer'],
    [['choices', hats, 'hut?:yes'], 'Did you mean “hat?”?'],
    [['choices', hats, 'hat?:maybe'], 'is not an answer'],
    [['choices', hats, '--rules', 'mm'], 'not for games from a file'],
    [['optimal', hats, '--workers', '2'], 'not for games from a file'],
    [['solve', hats], 'needs one secret'],
    [['why', hats, 'beard?'], 'needs a feature and a value'],
    [['puzzle', hats, '--rules', 'mm'], 'not for games from a file'],
    [['choices', 'hats'], 'You can also give a file with a game of your own: ./game.csv'],
    [['choices', 'hats.xlsx'], './game.json'],
    [['audit'], 'needs a file'],
    [['audit', 'mastermind'], 'needs a file'],
  ])('rejects %j', async (args, message) => {
    const { exit, err } = await run(args);
    expect(exit).toBe(2);
    expect(err.replace(/\s+/g, ' ')).toContain(message);
  });
});
