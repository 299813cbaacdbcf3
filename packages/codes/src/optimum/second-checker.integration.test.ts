import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RandomStream, seedRandom } from '@inkling/core/random';
import { BoundReader, codesOf } from '@inkling/deduction/check/bound-proof';
import type { ProofGame } from '@inkling/deduction/check/proof-game';
import { afterAll, describe, expect, it } from 'vitest';

const PROOFS = join(import.meta.dirname, '../../../../proofs');
const folder = mkdtempSync(join(tmpdir(), 'inkling-checker-'));
const program = join(folder, 'check-bound');
const compiled = spawnSync('cc', [
  '-std=c99',
  '-O2',
  '-Wall',
  '-Wextra',
  '-Werror',
  '-pedantic',
  '-o',
  program,
  join(PROOFS, 'check-bound.c'),
]);
const hasCompiler = compiled.error === undefined;
if (!hasCompiler) console.warn('NOT RUN, no C compiler (cc) is here: the second checker of lower bounds');

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function second(text: string) {
  const run = spawnSync(program, ['-'], { input: text, encoding: 'latin1' });
  return { isAccepted: run.status === 0, status: run.status, out: run.stdout, err: run.stderr };
}

/** Ours, with games that are made once. */
function first(text: string) {
  const reader = new BoundReader({}, (rules) => {
    const game = games.get(rules) ?? codesOf(rules);
    if (game) games.set(rules, game);
    return game;
  });
  const lines = text.split('\n');
  if (lines.at(-1) === '') lines.pop();
  for (const line of lines) reader.read(line);
  return reader.finish();
}

const games = new Map<string, ProofGame>();
const DAMAGED = 200;

describe.skipIf(!hasCompiler)('the second checker, in C', () => {
  it('compiles without a warning', () => {
    expect([compiled.status, compiled.stderr.toString()]).toEqual([0, '']);
  });

  const files = readdirSync(PROOFS).filter((name) => /^p[34]c[3-6].*\.bound$/.test(name));

  it.each(files)('accepts %s, and not one more', (name) => {
    const text = readFileSync(join(PROOFS, name), 'latin1');
    const total = Number(/^total (\d+)/m.exec(text)?.[1]);
    expect(second(text).out).toContain(`no strategy costs less than ${total}`);
    const more = text.replace(new RegExp(`\\b${total}$`, 'gm'), `${total + 1}`);
    expect(second(more)).toMatchObject({
      status: 1,
      err: expect.stringMatching(/^line \d+: the lemma is not proved/),
    });
  });

  it('says of damaged proofs what ours says', () => {
    const random = new RandomStream(seedRandom('damaged bounds'));
    const whole = ['p3c4r-206.bound', 'p4c4r-905.bound', 'p4c4r-905.bound'].map((name) =>
      readFileSync(join(PROOFS, name), 'latin1'),
    );
    let refused = 0;
    for (let time = 0; time < DAMAGED; time++) {
      const text = damage(whole[time % whole.length]!, random);
      const { isAccepted, status, err } = second(text);
      expect([0, 1]).toContain(status);
      const ours = first(text);
      expect(isAccepted, `${err}${JSON.stringify(ours)}\n${text}`).toBe(ours.ok);
      refused += isAccepted ? 0 : 1;
    }
    // Some damage leaves a true proof: a lower claim, a symmetry less.
    expect(refused).toBeGreaterThan(DAMAGED / 2);
  });
});

/** Lines lost, doubled or exchanged, characters changed, lost or put in, ends cut off. */
function damage(text: string, random: RandomStream): string {
  const lines = text.split('\n');
  const at = random.below(lines.length - 1);
  const line = lines[at]!;
  const place = random.below(Math.max(1, line.length));
  const other = '0123456789abcdefg,:=/>~. \0\rÿ';
  const letter = other[random.below(other.length)]!;
  switch (random.below(7)) {
    case 0:
      return lines.toSpliced(at, 1).join('\n');
    case 1:
      return lines.toSpliced(at, 0, line).join('\n');
    case 2:
      return lines
        .with(
          at,
          line.replace(/\d+/, (n) => `${Number(n) + 1 + random.below(3)}`),
        )
        .join('\n');
    case 3:
      return lines.with(at, `${line.slice(0, place)}${letter}${line.slice(place + 1)}`).join('\n');
    case 4:
      return lines.with(at, `${line.slice(0, place)}${letter}${line.slice(place)}`).join('\n');
    case 5:
      return text.slice(0, random.below(text.length));
    default: {
      const next = random.below(lines.length - 1);
      return lines.with(at, lines[next]!).with(next, line).join('\n');
    }
  }
}
