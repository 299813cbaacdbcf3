import { spawnSync } from 'node:child_process';
import { withPackedProgram } from './load/packed-program.ts';
import { median } from './measure.ts';

const ROUNDS = 20;

/** The cost of starting the program: CPU time of whole processes, for the packaged program. Needs bash. */
export function run(print: (line: string) => void): Promise<void> {
  return withPackedProgram((program) => {
    const commands = [
      ['node -e 0', '-e', '0'],
      ['inkling --version', program, '--version'],
      ['inkling choices mastermind aabb:1,0', program, 'choices', 'mastermind', 'aabb:1,0'],
      ['inkling suggest mastermind aabb:1,0', program, 'suggest', 'mastermind', 'aabb:1,0'],
      ['inkling choices word salet:gywww', program, 'choices', 'word', 'salet:gywww'],
    ] as const;
    const times = commands.map((): number[] => []);
    for (let round = -1; round < ROUNDS; round++)
      for (const [at, [, ...words]] of commands.entries()) {
        const seconds = processorTime(words);
        if (round >= 0) times[at]?.push(seconds);
      }
    const base = median(times[0] ?? []);
    for (const [at, [name]] of commands.entries()) {
      const seconds = median(times[at] ?? []);
      print(`${(seconds * 1000).toFixed(0).padStart(4)} ms  ${(seconds / base).toFixed(2)} ×  ${name}`);
    }
  });
}

/** CPU seconds of a Node process on all cores. */
function processorTime(words: readonly string[]): number {
  const script = 'TIMEFORMAT="%U %S"; time "$@" >/dev/null';
  const { stderr } = spawnSync('bash', ['-c', script, 'bash', process.execPath, ...words], {
    encoding: 'utf8',
  });
  const [user = 0, system = 0] = (stderr.trim().split('\n').at(-1) ?? '').split(' ').map(Number);
  return user + system;
}
