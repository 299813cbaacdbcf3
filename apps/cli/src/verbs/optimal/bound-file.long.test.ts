import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { run } from '../../testing/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'inkling-bounds-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the proof of a lower bound', () => {
  it('is written with the optimum, and checked by verify', async () => {
    const file = join(folder, 'p3c4.bound');
    const output = await run(`optimal mastermind --rules p3c4 --bound ${file}`);
    expect(output.out).toContain(`The proof that nothing takes less is in ${file}`);
    const verified = await run(`verify ${file} --json`);
    expect(verified.json()).toEqual({ ok: true, rules: 'p3c4r', lower: 206, lemmas: 1 });
    writeFileSync(file, readFileSync(file, 'utf8').replace(/206/g, '207'));
    const raised = await run(`verify ${file} --json`);
    expect([raised.exit, raised.json()]).toMatchObject([5, { ok: false, code: 'unproved', line: 4 }]);
    writeFileSync(file, readFileSync(file, 'utf8').replace('bound 2', 'bound 1'));
    expect((await run(`verify ${file}`)).err).toContain(
      'version “1”, which this program does not know; it reads version 2',
    );
  });

  it('is checked by several threads, and the first wrong line is named', async () => {
    const proofs = join(import.meta.dirname, '../../../../../proofs');
    const verified = await run(`verify ${proofs}/p4c4r-905.bound --workers 2 --json`);
    expect(verified.json()).toEqual({ ok: true, rules: 'p4c4r', lower: 905, lemmas: 4 });
    const text = readFileSync(join(proofs, 'p4c4r-905.bound'), 'utf8');
    const file = join(folder, 'damaged.bound');
    // Both lemmas are wrong, and each is checked by another thread.
    writeFileSync(file, text.replace('> 83 ', '> 183 ').replace('> 109 ', '> 209 '));
    const raised = await run(`verify ${file} --workers 2 --json`);
    expect([raised.exit, raised.json()]).toMatchObject([5, { ok: false, code: 'unproved', line: 7 }]);
    const strategy = await run(`verify ${proofs}/p4c6r-5625.strategy --workers 2`);
    expect([strategy.exit, strategy.err]).toEqual([
      2,
      expect.stringContaining('--workers is for lower bounds'),
    ]);
    expect((await run(`verify ${file} --workers 0`)).exit).toBe(2);
  });

  it.each([1, 2])('is checked by %i threads even from a pipe, which only one can read', async (count) => {
    const pipe = join(folder, `pipe-${count}`);
    execFileSync('mkfifo', [pipe]);
    const text = readFileSync(join(import.meta.dirname, '../../../../../proofs/p4c4r-905.bound'), 'utf8');
    const check = async (proof: string | Uint8Array) => {
      const [output] = await Promise.all([
        run(`verify ${pipe} --workers ${count} --json`),
        writeFile(pipe, proof),
      ]);
      return [output.exit, output.json()];
    };
    const right = [0, { ok: true, rules: 'p4c4r', lower: 905, lemmas: 4 }];
    expect(await check(text)).toEqual(right);
    expect(await check(gzipSync(text))).toEqual(right);
    expect(await check(text.replace('> 83 ', '> 183 ').replace('> 109 ', '> 209 '))).toMatchObject([
      5,
      { ok: false, code: 'unproved', line: 7 },
    ]);
  });

  it('is gzipped if its name ends in .gz, and may be limited to one first guess', async () => {
    const file = join(folder, 'p3c4.bound.gz');
    await run(`optimal mastermind --rules p3c4 --root aaa --bound ${file}`);
    const text = gunzipSync(readFileSync(file)).toString();
    expect(text).toContain('\nopening aaa\n');
    const verified = await run(`verify ${file}`);
    expect(verified.out).toContain('no strategy for p3c4r that begins with aaa takes fewer than 233 guesses');
    writeFileSync(file, gzipSync(text).subarray(0, 60));
    expect((await run(`verify ${file}`)).exit).toBe(2);
  });

  it.each([
    ['--objective fewest', '--objective'],
    ['--root aab,abc', 'one first guess'],
  ])('is not available with %s', async (option, said) => {
    const output = await run(`optimal mastermind --rules p3c4 ${option} --bound ${join(folder, 'x')}`);
    expect([output.exit, output.out, output.err]).toEqual([2, '', expect.stringContaining(said)]);
  });

  it('is also written by prove, with and without a depth limit', async () => {
    const file = join(folder, 'by-jobs.bound');
    const output = await run(`prove mastermind --rules p3c4 --bound ${file}`);
    expect(output.out).toContain(`The proof that nothing takes less is in ${file}`);
    expect((await run(`verify ${file} --json`)).json()).toMatchObject({ ok: true, lower: 206 });
    const limited = await run(`prove mastermind --rules p3c4 --max-depth 3 --bound ${file}`);
    expect([limited.exit, limited.out]).toEqual([
      3,
      expect.stringContaining('nothing always ends within 3 guesses'),
    ]);
    expect((await run(`verify ${file} --json`)).json()).toMatchObject({ within: 3, feasible: false });
  });

  it('may be for strategies with a depth limit, or state that there is none', async () => {
    const file = join(folder, 'limited.bound');
    const limited = await run(`optimal mastermind --rules p3c3 --max-depth 4 --bound ${file}`);
    expect(limited.out).toContain(`The proof that nothing takes less is in ${file}`);
    expect((await run(`verify ${file}`)).out).toBe(
      'Verified: no strategy for p3c3r that always ends within 4 guesses takes fewer than 73 guesses (1 lemma).\n',
    );
    expect((await run(`verify ${file} --json`)).json()).toEqual({
      ok: true,
      rules: 'p3c3r',
      within: 4,
      lower: 73,
      lemmas: 1,
    });
    const hopeless = await run(`optimal mastermind --rules p3c3 --max-depth 3 --bound ${file}`);
    expect([hopeless.exit, hopeless.err]).toEqual([3, expect.stringContaining('No strategy')]);
    expect(hopeless.out).toContain(`The proof that nothing always ends within 3 guesses is in ${file}`);
    const ofWorst = await run(`optimal mastermind --rules p3c3 --root aab --objective worst --bound ${file}`);
    expect(ofWorst.out).toContain(`The proof that nothing always ends within 3 guesses is in ${file}`);
    expect((await run(`verify ${file}`)).out).toBe(
      'Verified: no strategy for p3c3r that begins with aab always ends within 3 guesses (1 lemma).\n',
    );
    const one = await run(`optimal mastermind --rules p1c1 --objective worst --bound ${file}`);
    expect(one.out).toContain('nothing takes less than one guess');
  });

  it('for words is checked against their lists, and no others', async () => {
    const [list, answers, file] = ['allowed.txt', 'answers.txt', 'words.bound'].map((name) =>
      join(folder, name),
    );
    writeFileSync(list!, 'aside\nblimp\ncrane\nfocal\nlocal\nmarch\nvocal\nyield\n');
    writeFileSync(answers!, 'crane\nfocal\nlocal\nvocal\n');
    const output = await run(`optimal word --list ${list} --answers ${answers} --bound ${file}`);
    expect(output.out).toContain(`The proof that nothing takes less is in ${file}`);
    const lists = `--list ${list} --answers ${answers}`;
    expect((await run(`verify ${file} ${lists}`)).out).toBe(
      'Verified: no strategy for word5 takes fewer than 8 guesses (1 lemma).\n',
    );
    expect((await run(`verify ${file} ${lists} --workers 2 --json`)).json()).toMatchObject({
      lower: 8,
      lists: [
        { name: 'answers', count: 4 },
        { name: 'allowed', count: 8 },
      ],
    });
    const others = await run(`verify ${file} --list ${list}`);
    expect([others.exit, others.err]).toEqual([5, expect.stringContaining('of another word list')]);
    expect((await run(`verify ${file} --rules p4c6`)).err).toContain('--rules is not for word');
    const hard = await run(`optimal word ${lists} --hard --bound ${file}`);
    expect([hard.exit, hard.err]).toEqual([2, expect.stringContaining('hard mode')]);
  });

  it('is saved with the search while it is being written, and resumes from there', async () => {
    const state = join(folder, 'p4c4.search');
    const lemmas = `${state}.lemmas`;
    const [whole, rest] = ['whole.bound', 'rest.bound'].map((name) => join(folder, name));
    const line = `optimal mastermind --rules p4c4 --state ${state} --bound`;
    await run(`${line} ${whole}`);
    const kept = readFileSync(lemmas, 'utf8').split('\n');
    expect(kept).toHaveLength(2 + 4 + 1);
    // As if it had been stopped in the middle of the third lemma.
    writeFileSync(lemmas, `${kept.slice(0, 4).join('\n')}\n${kept[4]?.slice(0, 12)}`);
    await run(`${line} ${rest}`);
    expect(readFileSync(rest!, 'utf8')).toBe(readFileSync(whole!, 'utf8'));
    expect(readFileSync(lemmas, 'utf8')).toBe(kept.join('\n'));
    // If the file cannot be replaced, it stays as it is, with its contents.
    mkdirSync(`${lemmas}.new`);
    const torn = kept.join('\n').slice(0, -12);
    writeFileSync(lemmas, torn);
    expect((await run(`${line} ${rest}`)).err).toContain('The proof could not be kept');
    expect(readFileSync(lemmas, 'utf8')).toBe(torn);
    expect(readFileSync(rest!, 'utf8')).toBe(readFileSync(whole!, 'utf8'));
  });

  it('stops on Ctrl-C, and says what was found and how to resume', async () => {
    const state = join(folder, 'stopped.search');
    const [whole, rest] = ['unstopped.bound', 'gone-on.bound'].map((name) => join(folder, name));
    const { pauses } = await run(`optimal mastermind --rules p4c4 --state ${state}.other --bound ${whole}`);
    const line = `optimal mastermind --rules p4c4 --state ${state} --bound ${rest}`;
    const stopped = await run(line, [], { interruptAt: pauses - 1 });
    expect([stopped.exit, stopped.out]).toEqual([130, expect.stringContaining('905 guesses')]);
    expect(stopped.err).toContain('the same command goes on from its last lemma');
    expect(existsSync(rest!)).toBe(false);
    expect(readFileSync(`${state}.lemmas`, 'utf8').split('\n')).toHaveLength(2 + 3 + 1);
    expect((await run(line)).exit).toBe(0);
    expect(readFileSync(rest!, 'utf8')).toBe(readFileSync(whole!, 'utf8'));
    const alone = `optimal mastermind --rules p4c4 --bound ${rest}`;
    const unkept = await run(alone, [], { interruptAt: (await run(alone)).pauses - 1 });
    expect(unkept.err).toContain(`before it was written to ${rest}.`);
  });

  it('is left alone, if unfinished, when it is damaged or of another proof or version', async () => {
    const state = join(folder, 'of-others.search');
    const lemmas = `${state}.lemmas`;
    const refusal = async (text: string) => {
      writeFileSync(lemmas, text);
      const line = `optimal mastermind --rules p4c4 --state ${state} --bound ${join(folder, 'z')}`;
      const output = await run(line);
      expect([output.exit, output.out]).toEqual([2, expect.stringContaining('905 guesses')]);
      expect(readFileSync(lemmas, 'utf8')).toBe(text);
      return output.err;
    };
    await run(`optimal mastermind --rules p4c4 --state ${state} --bound ${join(folder, 'z')}`);
    const text = readFileSync(lemmas, 'utf8');
    expect(await refusal(text.replace(/\d:/, '7:'))).toContain('damaged at line 3');
    expect(await refusal(text.replace('p4c4', 'p4c5'))).toContain('belongs to another proof');
    expect(await refusal(text.replace('lemmas 1', 'lemmas 2'))).toContain('is version 2');
    expect(await refusal('something else')).toContain('is not a proof that was being written');
    const gone = mkdtempSync(join(folder, 'gone-'));
    const unkept = await run(
      `optimal mastermind --rules p4c4 --state ${join(gone, 'search')} --bound ${join(folder, 'z')}`,
      [],
      { pause: async () => rmSync(gone, { recursive: true, force: true }) },
    );
    expect(unkept.err).toContain('The proof could not be kept');
    expect(unkept.out).toContain('The proof that nothing takes less is in');
  });

  it('is valid with and without --state', async () => {
    const [handed, again] = ['handed.bound', 'again.bound'].map((name) => join(folder, name));
    const line = 'optimal mastermind --rules p4c5 --bound';
    await run(`${line} ${handed}`);
    await run(`${line} ${again} --state ${join(folder, 'p4c5.search')}`);
    for (const file of [handed, again])
      expect((await run(`verify ${file}`)).out).toContain('fewer than 2,463 guesses');
  });

  it('is not written if the search did not finish', async () => {
    const partial = await run(`optimal mastermind --rules p4c6 --nodes 0 --bound ${join(folder, 'y')}`);
    expect(partial.out).toContain('No proof was written');
  });
});
