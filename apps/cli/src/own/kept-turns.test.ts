import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeTurnsSave, parseTurnsSave } from '../play/saves/turns-save.ts';
import { run } from '../testing/run.ts';
import { gameFiles } from './testing/game-files.ts';

const { file } = gameFiles();

const hats = file('hats.csv', 'who,Ada,Bob,Cy,Di\nhat?,yes,yes,no,no\nbeard?,no,yes,no,yes\n');
const list = file('words.txt', 'boat\ncoat\ngoat\nmoat\ncost\ngolf\nmost\nbolt\n');
const SAVED = 'Your game is saved: inkling resume continues it.\n';
const savesIn = (state: string) => readdirSync(join(state, 'inkling'));

describe('a game saved as turns', () => {
  it.each([
    ['from a file', ['play', hats, '--seed', 'a'], 'hat?', /^hat\?:(yes|no)$/m],
    ['whose code runs away', ['play', 'mastermind', '--player', 'adversary'], 'aabb', /^aabb:\d,\d$/m],
    [
      'whose word runs away',
      ['play', 'word', '--player', 'adversary', '--list', list],
      'goat',
      /^goat:[gyw]{4}$/m,
    ],
  ])('%s is saved by quit without revealing the secret, and resumed', async (_, args, guess, turn) => {
    const left = await run(args, [guess, 'quit']);
    expect([left.exit, left.out.endsWith(SAVED)]).toEqual([0, true]);
    expect(left.out).not.toContain('It was');
    expect(savesIn(left.state)).toEqual([expect.stringMatching(/^turns-.*\.sheet$/)]);
    const [answered] = turn.exec(left.out) ?? [];
    const next = await run('resume', ['?'], { state: left.state });
    expect(next.out).toContain(`\n${answered}\nGuess 2:`);
    expect(next.out.endsWith(SAVED)).toBe(true);
    const given = await run('resume', ['resign'], { state: left.state });
    expect(given.out).toMatch(/It was “\w+”\.|“\w+” is one of them\./);
    expect(savesIn(left.state)).toEqual([]);
  });

  it('resumes with the same secret, drawn from the same seed', async () => {
    const left = await run(['play', hats], ['hat?', 'exit']);
    const whole = await run('resume', ['beard?'], { state: left.state });
    const answers = [...whole.out.matchAll(/^(?:hat|beard)\?:(\w+)$/gm)].map(([, answer]) => answer);
    const secret = { 'yes,no': 'Ada', 'yes,yes': 'Bob', 'no,no': 'Cy', 'no,yes': 'Di' }[answers.join()];
    expect(whole.out).toContain(`It is “${secret}”, known after 2 guesses.`);
  });

  it('resumes with the next guess if the user keeps the secret, and undoes answers', async () => {
    for (const [args, answer] of [
      [['play', 'word', '--seat', 'maker', '--list', list], 'wgwg'],
      [['play', hats, '--seat', 'maker'], 'no'],
    ] as const) {
      const left = await run(args, [answer, 'quit']);
      expect(left.out.endsWith(SAVED)).toBe(true);
      const next = await run('resume', ['undo', 'quit'], { state: left.state });
      expect(next.out).toMatch(/\nGuess 2: .*\nGuess 1: .*Goodbye\.\n$/s);
      expect(savesIn(left.state)).toEqual([]);
    }
  });

  it('is not saved before its first turn, and warns if it cannot be saved', async () => {
    const fresh = await run(['play', hats], ['quit']);
    expect(fresh.out.endsWith('Goodbye.\n')).toBe(true);
    expect((await run('resume', [], { state: fresh.state })).exit).toBe(2);
    const unsaved = await run(['play', hats], ['hat?', 'quit'], { state: '/dev/null/x' });
    expect([unsaved.exit, unsaved.err]).toEqual([0, expect.stringContaining('This game cannot be saved')]);
    expect(unsaved.out).toContain('could not be saved');
  });

  it('is rejected if it is damaged, altered or of another version', async () => {
    const { state } = await run(['play', hats, '--seed', 'a'], ['hat?', 'quit']);
    const path = join(state, 'inkling', savesIn(state)[0] ?? '');
    const text = readFileSync(path, 'utf8');
    const other = text.includes('hat?:yes')
      ? text.replace('hat?:yes', 'hat?:no')
      : text.replace(':no', ':yes');
    for (const damaged of [
      other,
      text.replace('hat?', 'hut?'),
      text.replace('"options":{', '"options":{"plain":true,'),
      text.replace(/"game":"[^"]*"/, '"game":"chess"'),
      text.replace(/"game":"[^"]*","options":{/, '"game":"word","options":{"list":true'),
      text.slice(0, 40),
    ]) {
      writeFileSync(path, damaged);
      const { exit, err } = await run('resume', [], { state });
      expect([exit, err]).toEqual([2, expect.stringContaining('its line 2 is damaged')]);
    }
    writeFileSync(path, text.replace('turns 1', 'turns 9'));
    expect((await run('resume', [], { state })).err).toContain('is version 9');
  });
});

describe('the text of a saved game', () => {
  const save = { game: 'word', options: { player: 'adversary', x: true }, seed: 'a', turns: ['goat:wggg'] };

  it('round-trips, and never makes the parser throw', () => {
    expect(parseTurnsSave(makeTurnsSave(save))).toEqual({ ok: true, value: save });
    const text = makeTurnsSave(save);
    fc.assert(
      fc.property(fc.nat(text.length), fc.nat(20), fc.string(), (at, cut, put) => {
        parseTurnsSave(text.slice(0, at) + put + text.slice(at + cut));
      }),
    );
  });
});
