import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withPackedProgram } from './load/packed-program.ts';
import { median } from './measure.ts';
import { type Command, runWhole } from './peers/whole-process.ts';

/**
 * Measures what a proof of the lower bound adds to a search: runs `optimal` with and without `--bound`, as
 * separate processes, one after the other. Build first.
 */
export function run(print: (line: string) => void): Promise<void> {
  return withPackedProgram((program) => {
    const folder = mkdtempSync(join(tmpdir(), 'inkling-bound-'));
    try {
      for (const rules of RULES) print(compare(program, rules, join(folder, `${rules}.bound`)));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
}

const RULES = ['p4c6r', 'p5c5r', 'p4c7r', 'p6c3r'];
const ROUNDS = 7;

function compare(program: string, rules: string, file: string): string {
  const command = (...words: readonly string[]): Command => ({
    program: process.execPath,
    words: [program, 'optimal', 'mastermind', '--rules', rules, ...words],
  });
  const alone: number[] = [];
  const proved: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    alone.push(runWhole(command()).cpuSeconds);
    proved.push(runWhole(command('--bound', file)).cpuSeconds);
  }
  const [search, both] = [median(alone), median(proved)];
  return `${rules}: search ${search.toFixed(2)} CPU s, search and proof ${both.toFixed(2)}, ${(both / search).toFixed(2)} × (bar 2)`;
}
