import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { foreignTextOf } from 'inkling/optimal/foreign-tree';
import { afterAll, describe, expect, it } from 'vitest';
import { run } from '../../testing/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'inkling-trees-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('strategies in notations that name no rules', () => {
  it.each(['irving', 'json'])(
    'are written as .%s and verified, and damage is rejected or harmless',
    async (form) => {
      const file = join(folder, `p4c6r.${form}`);
      await run(`optimal mastermind --out ${file}`);
      const verdict = { ok: true, rules: 'p4c6r', total: 5625, worst: 6, root: 'aabc' };
      expect((await run(`verify ${file} --json`)).json()).toMatchObject(verdict);
      const other = await run(`verify ${file} --rules p4c5 --json`);
      expect([other.exit, other.json().code]).toEqual([5, form]);
      const whole = readFileSync(file, 'utf8');
      expect(whole).toMatch(form === 'irving' ? /^1296\(1123: / : /^\{"guess":"aabc","next":/);
      for (let cut = 20; cut < whole.length - 1; cut += Math.ceil(whole.length / 40)) {
        writeFileSync(file, whole.slice(0, cut) + whole.slice(cut + 1 + (cut % 3)));
        const damaged = await run(`verify ${file} --json`);
        if (damaged.exit === 0) expect(damaged.json()).toMatchObject({ ok: true });
        else expect([damaged.exit, damaged.json().ok]).toEqual([5, false]);
      }
      writeFileSync(file, whole.slice(0, whole.length / 2));
      expect((await run(`verify ${file}`)).exit).toBe(5);
    },
  );

  it('are read as printed in the literature', async () => {
    const file = join(folder, 'p2c2r.txt');
    // Guess 11, then 12 or 21 if one place is right, and 22 if none is.
    writeFileSync(file, '4(11: 0,0,1;0,2;1)');
    expect((await run(`verify ${file} --rules p2c2r --json`)).json()).toMatchObject({ total: 8, worst: 3 });
    writeFileSync(file, '1296(1122: 1,16,96,256,256;0,36,208,256;4,32,114;0,20;1)');
    const bare = await run(`verify ${file}`);
    expect([bare.exit, bare.err]).toEqual([
      5,
      expect.stringContaining('A cell of three codes or more has no tree'),
    ]);
  });

  it('are drawn for Graphviz', async () => {
    const file = join(folder, 'p2c3r.dot');
    const drawn = await run(`optimal mastermind --rules p2c3 --out ${file}`);
    expect(readFileSync(file, 'utf8')).toMatch(/^digraph strategy \{/);
    expect(drawn.out).toContain(`The strategy is drawn in ${file}.`);
  });

  it('are accepted by the verify command that is printed', async () => {
    const file = join(folder, 'p2c3r.irving');
    const written = await run(`optimal mastermind --rules p2c3 --out ${file}`);
    const check = /inkling (verify .*) checks it/.exec(written.out)?.[1] ?? '';
    expect((await run(`${check} --json`)).json()).toMatchObject({ ok: true, rules: 'p2c3r' });
  });
});

describe('word strategies in third-party notations', () => {
  const list = join(folder, 'few.txt');
  writeFileSync(list, 'eight\nfight\nlight\nmight\nnight\nright\nflown\nworst\nrealm\n');
  const lists = ['--list', list];

  it.each(['selby', 'json'])(
    'are written as .%s and verified, and damage is rejected or harmless',
    async (form) => {
      const file = join(folder, `few.${form}`);
      const found = await run(['optimal', 'word', ...lists, '--out', file]);
      const check = /inkling (verify .*) checks it/.exec(found.out)?.[1] ?? '';
      const verdict = (await run(`${check} --json`)).json();
      expect(verdict).toMatchObject({ ok: true, rules: 'word5', worst: 3 });
      const whole = readFileSync(file, 'utf8');
      expect(whole).toMatch(
        form === 'selby' ? /^\w{5} [BYG]{5}1 / : /^\{"guess":"\w{5}","next":\{"[wyg]{5}"/,
      );
      for (let cut = 8; cut < whole.length - 1; cut += 7) {
        writeFileSync(file, whole.slice(0, cut) + whole.slice(cut + 1 + (cut % 3)));
        const damaged = await run(`${check} --json`);
        if (damaged.exit === 0) expect(damaged.json()).toEqual(verdict);
        // If the beginning is damaged, it is no longer a tree, nor any file that verify knows.
        else if (foreignTextOf(readFileSync(file, 'utf8')))
          expect([damaged.exit, damaged.json().ok]).toEqual([5, false]);
        else expect([damaged.exit, damaged.json().error.message]).toEqual([2, expect.any(String)]);
      }
      const lines = whole.trimEnd().split('\n');
      for (const [at, line] of lines.entries()) {
        writeFileSync(file, lines.with(at, line.replace(/[a-zG](?=[a-zG]{4})/, 'q')).join('\n'));
        const { exit, err } = await run(check);
        const isOurs = foreignTextOf(readFileSync(file, 'utf8')) !== undefined;
        expect([at, exit]).toEqual([at, isOurs ? 5 : 2]);
        if (form === 'selby') expect(err).toMatch(/\(line \d+\); it was read .* --list and --answers/);
      }
    },
  );

  it('report the lists they were read with, and are checked for hard mode on request', async () => {
    const file = join(folder, 'lists.selby');
    await run(['optimal', 'word', ...lists, '--root', 'fight', '--out', file]);
    const without = await run(['verify', file]);
    expect([without.exit, without.err]).toEqual([
      5,
      expect.stringContaining('the English list, and --list and --answers name other words'),
    ]);
    expect((await run(['verify', file, ...lists, '--hard'])).err).toContain('Hard mode does not allow');
    const long = join(folder, 'long.selby');
    writeFileSync(long, `${'q'.repeat(31)} ${'G'.repeat(31)}1\n`);
    const none = await run(['verify', long]);
    expect([none.exit, none.err]).toEqual([2, expect.stringContaining('give one with --list FILE')]);
  });
});

describe('a strategy', () => {
  it('round-trips through any notation that can hold it', async () => {
    const list = join(folder, 'any.txt');
    writeFileSync(list, 'eight\nfight\nlight\nmight\nflown\nworst\nrealm\nflame\n');
    const games = [
      ['mastermind', ['--rules', 'p3c4'], ['irving', 'json'], 'p3c4r'],
      ['word', ['--list', list], ['selby', 'json'], 'word5'],
      ['word', ['--list', list, '--hard'], ['selby', 'json'], 'word5-hard'],
    ] as const;
    for (const [game, given, forms, rules] of games) {
      const own = join(folder, `own-${rules}.strategy`);
      await run(['optimal', game, ...given, '--out', own]);
      const kept = given.filter((word) => word !== '--hard' && !/^(--rules|p3c4)$/.test(word));
      for (const form of forms) {
        const [there, back] = [join(folder, `there.${form}`), join(folder, 'back.strategy')];
        const output = await run(['verify', own, ...kept, '--out', there]);
        expect([output.exit, output.err]).toEqual([0, '']);
        const check = /inkling (verify .*) checks it/.exec(output.out)?.[1] ?? '';
        expect((await run(`${check} --out ${back}`)).exit).toBe(0);
        if (form === 'irving') expect((await run(`verify ${back}`)).exit).toBe(0);
        else expect(readFileSync(back, 'utf8')).toBe(readFileSync(own, 'utf8'));
      }
      const drawn = join(folder, 'drawn.dot');
      expect((await run(['verify', own, ...kept, '--out', drawn])).out).toContain('is drawn in');
      expect(readFileSync(drawn, 'utf8')).toMatch(/^digraph strategy \{/);
    }
  });

  it('keeps its weights when copied in its own notation', async () => {
    const weights = join(folder, 'back.weights');
    writeFileSync(weights, 'bca 7\naab 3\n');
    const [own, copy] = [join(folder, 'by-weight.strategy'), join(folder, 'copy.strategy')];
    await run(`optimal mastermind --rules p3c3 --weights ${weights} --out ${own}`);
    const output = await run(`verify ${own} --weights ${weights} --out ${copy}`);
    expect(output.out).toContain(`inkling verify ${copy} --weights ${weights} checks it.`);
    expect(readFileSync(copy, 'utf8')).toBe(readFileSync(own, 'utf8'));
  });

  it.each([
    ['optimal', '--state'],
    ['prove', '--facts'],
  ])('is not searched for by %s if a file cannot be written', async (verb, keeping) => {
    const line = `${verb} mastermind --rules p3c3`;
    const nowhere = join(folder, 'no', 'where');
    for (const option of ['--out', '--bound', keeping])
      for (const [path, why] of [
        [nowhere, 'there is no such folder'],
        [folder, 'that is a folder'],
      ]) {
        const plain = await run(`${line} ${option} ${path}`);
        expect([plain.exit, plain.out, plain.pauses]).toEqual([2, '', 0]);
        expect(plain.err).toMatch(new RegExp(`^inkling: ${option}: “.*” cannot be written: ${why}\\.\n$`));
        const object = (await run(`${line} ${option} ${path} --json`)).json();
        expect(object).toEqual({ error: { code: 'bad-file', message: expect.any(String), at: option } });
      }
    const kept = join(folder, `kept-by-${verb}`);
    writeFileSync(kept, 'as it was');
    const [one, other] = [kept, join(folder, '.', 'more', '..', `kept-by-${verb}`)];
    for (const [first, second] of [
      ['--out', '--bound'],
      [keeping, '--out'],
      [keeping, '--bound'],
    ]) {
      const refused = await run(`${line} ${first} ${one} ${second} ${other}`);
      expect([refused.exit, refused.err]).toEqual([2, expect.stringContaining('would write the same file')]);
    }
    const lemmas = await run(`${line} ${keeping} ${one} --bound ${one}.lemmas`);
    expect([lemmas.exit, lemmas.err]).toEqual([2, expect.stringContaining('would write the same file')]);
    expect(readFileSync(kept, 'utf8')).toBe('as it was');
    const fresh = join(folder, `never-by-${verb}`);
    await run(`${line} --out ${fresh} --bound ${nowhere}`);
    expect(existsSync(fresh)).toBe(false);
  });

  it.skipIf(!existsSync('/dev/full')).each(['optimal', 'prove'])(
    'is printed by %s even if no disk space is left',
    async (verb) => {
      const line = `${verb} mastermind --rules p3c3`;
      const full = await run(`${line} --out /dev/full`);
      expect([full.exit, full.err]).toEqual([2, expect.stringContaining('no space is left there')]);
      expect(full.out).toContain('p3c3r: 73 guesses in all');
      for (const option of ['--out', '--bound']) {
        const object = await run(`${line} ${option} /dev/full --json`);
        expect([object.exit, object.err]).toEqual([2, '']);
        expect(object.json()).toMatchObject({ total: 73, error: { code: 'bad-file', at: option } });
      }
    },
  );

  it.each(['optimal', 'prove'])('is rejected by %s in a notation for other games', async (verb) => {
    const line = `${verb} mastermind --rules p3c3 --out`;
    const wrong = await run(`${line} ${join(folder, 'codes.selby')}`);
    expect([wrong.exit, wrong.out, wrong.err]).toEqual([2, '', expect.stringContaining('trees of words')]);
    const words = await run([verb, 'word', '--out', join(folder, 'words.irving')]);
    expect([words.exit, words.out, words.err]).toEqual([2, '', expect.stringContaining('trees of codes')]);
  });

  it('is not written if the notation cannot hold it', async () => {
    const own = join(folder, 'p2c10.strategy');
    await run(`optimal mastermind --rules p1c12 --out ${own}`);
    for (const [name, part] of [
      ['x.selby', 'trees of words'],
      ['', 'that is a folder'],
    ]) {
      const output = await run(['verify', own, '--out', join(folder, name as string)]);
      expect([output.exit, output.err]).toEqual([2, expect.stringContaining(part as string)]);
    }
    const list = join(folder, 'twelve.txt');
    writeFileSync(list, Array.from('abcdefghijkl', (letter) => `aaa${letter}`).join('\n'));
    const deep = join(folder, 'deep.strategy');
    await run(['optimal', 'word', '--list', list, '--max-depth', '12', '--out', deep]);
    const output = await run(['verify', deep, '--list', list, '--out', join(folder, 'deep.selby')]);
    expect([output.exit, output.err]).toEqual([2, expect.stringContaining('nine guesses at most')]);
    const bound = join(import.meta.dirname, '../../../../../proofs/p3c4r-206.bound');
    expect((await run(['verify', bound, '--out', deep])).err).toContain('--out is for strategies');
    expect((await run(['verify', own, '--hard'])).err).toContain(
      '--hard is not for mastermind, and this file is',
    );
  });
});
