import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { withPackedProgram } from './load/packed-program.ts';
import { median } from './measure.ts';
import { type Built, buildPeer, PEERS } from './peers/build-peer.ts';
import { ask } from './peers/contest.ts';
import { type Command, runWhole } from './peers/whole-process.ts';

/**
 * Compares whole processes, from the command to the answer, with C++ programs by others: `npm run bench peers
 * -- --peers DIR` builds those whose sources are in DIR. Ours is the packaged program; build it first.
 * OPTIMAL_LARGE=1 adds the games that take minutes.
 */
export function run(print: (line: string) => void, options: { readonly peers?: string } = {}): Promise<void> {
  return withPackedProgram((program) => compareAll(print, program, options.peers));
}

function compareAll(print: (line: string) => void, program: string, peers: string | undefined): void {
  const inkling = (...words: readonly string[]): Command => ({
    program: process.execPath,
    words: [program, ...words],
  });
  const mmstrat = buildPeer(PEERS.mmstrat, peers);
  const wordle = buildPeer(PEERS.wordle, peers);
  for (const built of [mmstrat, wordle]) if (built.kind !== 'built') print(built.why);
  const isLarge = process.env['OPTIMAL_LARGE'] === '1';
  const empty: Command = { program: process.execPath, words: ['-e', '0'] };
  const starts = Array.from({ length: ROUNDS }, () => runWhole(empty).cpuSeconds);
  print(`Node alone, before any program of ours: ${median(starts).toFixed(2)} CPU s`);
  for (const [rules, total, bar, large] of CODES) {
    if (large && !isLarge) continue;
    const peer = commandOf(mmstrat, ['-r', rules, '-s', 'optimal', '-S']);
    const ours = inkling('optimal', 'mastermind', '--rules', rules, '--json');
    print(ask({ name: rules, total, bar, rounds: large ? 1 : ROUNDS, ours, peer }));
  }
  if (isLarge) {
    const ours = inkling('optimal', 'mastermind', '--rules', 'p4c9r', '--json');
    const peer = commandOf(mmstrat, ['-r', 'p4c7r', '-s', 'optimal', '-S']);
    const name = 'p4c9r beside their p4c7r';
    print(ask({ name, total: 34_666, peerTotal: 11_228, bar: 240 / 39, rounds: 1, ours, peer }));
  }
  const allowed = join(LISTS, 'allowed-12972.txt');
  const answers = join(LISTS, 'answers-2315.txt');
  if (!existsSync(allowed)) {
    print('SKIPPED words: there are no lists at ../shared/data/wordle');
    return;
  }
  for (const [name, total, bar, hard] of WORDS) {
    const peer = commandOf(wordle, [...SELBY_LISTS, ...(hard ? ['-H'] : []), '-w', 'salet']);
    const lists = ['--list', allowed, '--answers', answers, ...(hard ? ['--hard'] : [])];
    const ours = inkling('optimal', 'word', ...lists, '--root', 'salet', '--json');
    print(ask({ name, total, bar, rounds: ROUNDS, ours, peer }));
  }
  if (!isLarge) return;
  const whole = ['--list', allowed, '--answers', answers, '--max-depth', '255', '--from', SALET, '--json'];
  const ours = inkling('prove', 'word', ...whole);
  const everyWord = { name: 'every first word', total: 7920, bar: EVERY_WORD_SECONDS, isBarInSeconds: true };
  print(ask({ ...everyWord, rounds: 1, ours, peer: undefined }));
}

/**
 * Rules, the least total, the largest acceptable ratio of our time to the peer's, and whether the search takes
 * minutes.
 */
const CODES = [
  ['p4c6r', 5625, 1, false],
  ['p5c5r', 13_496, 0.2, false],
  ['p4c7r', 11_228, 0.08, false],
  ['p4c8r', 20_471, 0.05, true],
  ['p4c10n', 26_274, 0.08, true],
] as const;

const WORDS = [
  ['SALET', 7920, 0.6, false],
  ['hard SALET', 8122, 0.5, true],
] as const;

/** Half of the 15 minutes that it took in November 2026. */
const EVERY_WORD_SECONDS = 450;
const SALET = join(import.meta.dirname, '../proofs/word5-salet-7920.strategy');
const ROUNDS = 3;
const LISTS = join(import.meta.dirname, '../../shared/data/wordle');
const SELBY_LISTS = ['-a', 'wordlist_orig_all', '-h', 'wordlist_orig_hidden'];

function commandOf(built: Built, words: readonly string[]): Command | undefined {
  return built.kind === 'built' ? { program: built.program, words, folder: built.folder } : undefined;
}
