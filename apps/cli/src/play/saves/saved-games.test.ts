import { mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newSheet, playMove, undo } from '@inkling/core/sheet';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { run } from '../../testing/run.ts';
import { makeSave, parseSave } from './save.ts';
import { SaveSlot } from './save-slot.ts';
import { SavedGames } from './saved-games.ts';

const start = newSheet('mastermind', 'p4c6r/12/by-hand', 'holly');
const sheet = playMove(start, 'guess aabb');
const text = makeSave({ setup: 'knuth/winter', sheet });

/** Returns the output of `resume` for a saved file with this text. */
async function resume(saved: string) {
  const { state } = await run('play mastermind --seat breaker', ['aabb']);
  const folder = join(state, 'inkling');
  writeFileSync(join(folder, readdirSync(folder)[0] as string), saved);
  return run('resume', [], { state });
}

describe('saves', () => {
  it('round-trip', () => {
    expect(parseSave(text)).toEqual({ ok: true, value: { setup: 'knuth/winter', sheet } });
    const empty = { setup: '', sheet };
    expect(parseSave(makeSave(empty))).toEqual({ ok: true, value: empty });
  });

  it.each([
    ['', 1],
    [text.replace('knuth', 'nobody'), 2],
    [text.replace('winter', 'summer'), 2],
    [text.replace('setup knuth/winter\n', ''), 2],
    [text.replace('game "mastermind"', 'game "chess"'), 4],
    [text.replace('p4c6r', 'p99c6r'), 2],
    [text.replace('guess aabb', 'guess zzzz'), 10],
    [text.slice(0, 60), 4],
  ])('are rejected with the number of the damaged line (%#)', async (damaged, line) => {
    const { exit, err } = await resume(damaged);
    expect(exit).toBe(2);
    expect(err).toContain(`line ${line} is damaged`);
  });

  it('are rejected with the line number of an illegal move, on any branch', async () => {
    const branched = playMove(playMove(undo(sheet)!, 'guess ccdd'), 'score 9 9');
    const { err } = await resume(makeSave({ setup: 'knuth/letters', sheet: branched }));
    expect(err).toContain('line 12 is damaged');
  });

  it.each(['save', 'sheet'])(
    'with a %s of another version are rejected with that version, and kept',
    async (part) => {
      const { exit, err, state } = await resume(text.replace(`inkling-${part} 1`, `inkling-${part} 9`));
      expect(exit).toBe(2);
      expect(err).toContain('is version 9, and this program reads version 1');
      expect(readdirSync(join(state, 'inkling'))).toEqual([expect.stringMatching(/\.damaged$/)]);
    },
  );

  it('never make the parser throw, whatever characters are changed', () => {
    fc.assert(
      fc.property(fc.nat(text.length), fc.nat(20), fc.string(), (at, cut, put) => {
        parseSave(text.slice(0, at) + put + text.slice(at + cut));
      }),
      { numRuns: 500 },
    );
  });
});

describe('--resume', () => {
  it.each([
    ['play word --resume --hard', 'hard'],
    ['play word --seed a --resume', 'seed'],
    ['play word --boards 4 --resume', 'boards'],
    ['play mastermind --resume --rules p5c8r', 'rules'],
    ['play mastermind --resume --lies 1', 'lies'],
    ['play bulls --resume --turns 9', 'turns'],
    ['play witch --resume --level hard', 'level'],
  ])('rejects options that apply only to a new game: %s', async (line, option) => {
    const { exit, err } = await run(line);
    expect([exit, err]).toEqual([
      2,
      `inkling: --${option} is for a new game: --resume goes on with the saved one as it was begun.\n`,
    ]);
  });

  it('accepts display options, and continues a variant as it was begun', async () => {
    const { state } = await run('play bulls --seed a', ['1234']);
    const next = await run('play bulls --resume --plain --no-color', ['quit'], { state });
    expect([next.exit, next.out]).toEqual([0, expect.stringContaining('Turn 1: 1 2 3 4, ')]);
  });
});

describe('SavedGames', () => {
  const folder = () => mkdtempSync(join(tmpdir(), 'inkling-saves-'));

  it('stores each game, finds the last one played, and sets a damaged one aside', () => {
    const saves = new SavedGames({ XDG_STATE_HOME: folder() });
    expect(saves.latest(['a', 'b'])).toEqual({ ok: true, value: undefined });
    saves.save('a-1', 'one');
    saves.save('b-1', 'two');
    saves.save('a-1', 'three');
    utimesSync(join(saves.folder, 'b-1.sheet'), 1, 1);
    expect(saves.latest(['a', 'b'])).toEqual({ ok: true, value: { name: 'a-1', game: 'a', text: 'three' } });
    expect(saves.latest(['b'])).toMatchObject({ value: { text: 'two' } });
    expect(saves.latest(['c'])).toEqual({ ok: true, value: undefined });
    expect(saves.setAside('a-1')).toEqual({ ok: true, value: join(saves.folder, 'a-1.sheet.damaged') });
    expect(saves.latest(['a', 'b'])).toMatchObject({ value: { name: 'b-1' } });
    expect(saves.discard('b-1').ok).toBe(true);
    expect(saves.latest(['a', 'b'])).toEqual({ ok: true, value: undefined });
    expect(readdirSync(saves.folder)).toEqual(['a-1.sheet.damaged']);
  });

  it('ignores a relative XDG_STATE_HOME, as the specification requires', () => {
    expect(new SavedGames({ XDG_STATE_HOME: 'state', HOME: '/home/x' }).folder).toBe(
      join('/home/x', '.local', 'state', 'inkling'),
    );
  });

  it('reports the system’s error if games cannot be read or written', () => {
    const file = join(folder(), 'file');
    writeFileSync(file, '');
    for (const path of ['/dev/null/x', file]) {
      const saves = new SavedGames({ XDG_STATE_HOME: path });
      expect(saves.save('a-1', 'one')).toEqual({ ok: false, error: expect.stringContaining('ENOTDIR') });
      expect(saves.discard('a-1')).toMatchObject({ ok: false });
      expect(saves.latest(['a'])).toMatchObject({ ok: false });
    }
  });

  it('tells whether the current state of a game is saved', () => {
    const saves = new SavedGames({ XDG_STATE_HOME: folder() });
    const reasons: string[] = [];
    const slot = (name: string, isSaved = false) =>
      new SaveSlot(saves, name, isSaved, (reason) => reasons.push(reason));
    const fresh = slot('a-1');
    expect(fresh.state).toBe('unsaved');
    fresh.save('one');
    expect(fresh.state).toBe('saved');
    fresh.discard();
    expect([fresh.state, reasons]).toEqual(['unsaved', []]);

    const lost = slot('no/such/folder');
    lost.save('one');
    expect([lost.state, reasons.length]).toEqual(['unsaved', 1]);
    const resumed = slot('no/such/folder', true);
    expect(resumed.state).toBe('saved');
    resumed.save('two');
    expect([resumed.state, reasons.length]).toEqual(['part', 2]);
  });
});
