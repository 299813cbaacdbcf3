import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedRandom } from '@inkling/core/random';
import { nullGame } from '@inkling/games/null/rules/game';
import { describe, expect, it } from 'vitest';
import { run } from '../testing/run.ts';

const NULL = { env: { INKLING_GAMES: 'null' } };
const secretOf = (seed: string) =>
  String(nullGame.start({ most: 100, turnsMax: 7, maker: 'drawn' }, seedRandom(seed)).secret);
const wrong = secretOf('holly') === '1' ? '2' : '1';

describe('the null game', () => {
  it('is offered only if INKLING_GAMES names it', async () => {
    const hidden = await run('play null');
    expect([hidden.exit, hidden.err]).toEqual([2, expect.stringContaining('“null” is not a game')]);
    for (const line of ['help', 'help play', 'completion bash', 'completion fish']) {
      expect((await run(line)).out).not.toContain('null');
      if (line !== 'help') expect((await run(line, [], NULL)).out).toContain('null');
    }
  });

  it('is played, saved, resumed and played again', async () => {
    const first = await run('play null --seed holly', [wrong, 'twelve', 'choices', 'undo', 'redo'], NULL);
    expect(first.exit).toBe(0);
    expect(first.out).toContain(`Turn 1: ${wrong}, `);
    expect(first.out).toContain('Type a number from 1 to 100.');
    expect(first.out).toMatch(/\d+ numbers left: /);
    expect(first.out).toContain('Your game is saved: inkling resume continues it.');
    const folder = join(first.state, 'inkling');
    expect(readdirSync(folder)).toEqual([expect.stringMatching(/^null-.*\.sheet$/)]);

    const next = await run('resume', [secretOf('holly'), 'yes', '50'], { ...NULL, state: first.state });
    expect(next.exit).toBe(0);
    expect(next.out).toContain('You found it in 2 guesses!');
    expect(next.out.match(/^THE HIDDEN NUMBER/gm)).toHaveLength(2);
    expect(readdirSync(folder)).toHaveLength(1);
    const last = await run('play null --resume', ['quit'], { ...NULL, state: first.state });
    expect(last.out).toContain('Turn 1: 50, ');
  });

  it('shows the number on resign, and continues after undo', async () => {
    const { out } = await run('play null --seed holly', [wrong, 'resign', 'undo', wrong, 'quit'], NULL);
    expect(out).toContain(`\nThe number was ${secretOf('holly')}.\n`);
    expect(out).not.toContain('last guess');
    expect(out).toContain(`Turn 2: ${wrong}, `);
  });

  it('rejects options that it does not have, and values out of range', async () => {
    const foreign = await run('play null --hard', [], NULL);
    expect(foreign.err).toBe('inkling: --hard is an option of play word; play null does not take it.\n');
    expect((await run('play null --most 1000', [], NULL)).err).toContain('from 1 to 999');
  });
});

describe('every game', () => {
  it('lists its commands, and suggests a correction for a typing error', async () => {
    const { out } = await run('play null --seed holly', ['?', 'chocies', 'undoo', '/undo'], NULL);
    for (const word of ['choices', 'resign', 'undo, redo', 'board', 'quit'])
      expect(out).toContain(`  ${word}  `);
    expect(out).toContain('“chocies”? Did you mean choices?');
    expect(out).toContain('“undoo”? Did you mean undo?');
    expect(out).toContain('There is nothing to take back.');
  });

  it('continues if it cannot be saved, with one warning', async () => {
    const lines = ['aabb', 'ccdd', 'resign', 'yes', 'aabb'];
    const line = 'play mastermind --seed a --seat breaker';
    const { exit, out, err } = await run(line, lines, { state: '/dev/null/x' });
    expect(exit).toBe(0);
    expect(out).toMatch(/Here's the code: ([RGBYOP] ){3}[RGBYOP]\./);
    expect(err).toMatch(/^This game cannot be saved \(.*ENOTDIR.*\); it goes on all the same\.\n$/);
  });

  it('says at the end if it could not be saved', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'inkling-unwritable-')), 'file');
    writeFileSync(file, '');
    const unsaved = await run('play mastermind --seed a --seat breaker', ['aabb', 'quit'], { state: file });
    expect(unsaved.out).toContain('could not be saved');
    expect(unsaved.out).not.toContain('Your game is saved');
    const nothing = await run('play mastermind --seed a --seat breaker', ['quit'], { state: file });
    expect(nothing.out).toMatch(/Goodbye\.\n$/);
  });

  it('says what is wrong if saved games cannot be read, or there are none', async () => {
    const { exit, err } = await run('resume', [], { state: '/dev/null/x' });
    expect([exit, err]).toEqual([2, expect.stringContaining('cannot be read')]);
    const none = await run('resume');
    expect([none.exit, none.err]).toEqual([
      2,
      expect.stringContaining('Begin one with: inkling play mastermind, word, witch'),
    ]);
  });
});
