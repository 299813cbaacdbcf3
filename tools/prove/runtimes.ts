import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assemble } from '../assemble.mjs';

const ROOT = join(import.meta.dirname, '../..');
const NODE = `node-${process.platform}-${process.arch}`;

/** The runtimes that npm can install, and how each runs a program. */
const RUNTIMES = [
  { name: 'Node 22', brings: `${NODE}@22`, command: [`${NODE}/bin/node`] },
  { name: 'Node 24', brings: `${NODE}@24`, command: [`${NODE}/bin/node`] },
  { name: 'Deno', brings: 'deno', command: ['.bin/deno', 'run', '--allow-all'] },
  { name: 'Bun', brings: 'bun', command: ['.bin/bun'] },
];

/** Tests the packed package under other runtimes: all examples run, and the program answers. */
export async function run(print: (line: string) => void): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'inkling-runtimes-'));
  try {
    const home = folderFor(folder, 'home');
    await assemble(join(folder, 'assembled'));
    execFileSync('npm', ['pack', '--silent', '--pack-destination', folder, join(folder, 'assembled')]);
    const [tarball] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
    install(home, join(folder, tarball as string));
    cpSync(join(ROOT, 'examples'), join(home, 'examples'), { recursive: true });
    const programs = readdirSync(join(home, 'examples')).filter(
      (name) => name.endsWith('.mjs') && !/^search-(?:worker|game)\.mjs$/.test(name),
    );
    for (const { name, brings, command } of RUNTIMES) {
      const own = folderFor(folder, name);
      try {
        install(own, brings);
      } catch {
        print(`NOT RUN: ${name}, since npm does not bring ${brings}`);
        continue;
      }
      const [program = '', ...words] = command;
      const call = (...rest: string[]) =>
        execFileSync(join(own, 'node_modules', program), [...words, ...rest], {
          cwd: home,
          encoding: 'utf8',
        });
      for (const example of programs) call(join('examples', example));
      const printed = call(
        'node_modules/inkling/bin/inkling.js',
        'choices',
        'mastermind',
        'aabb:1,0',
        '--json',
      );
      if (JSON.parse(printed).left !== '256') throw new Error(`${name} says ${printed}`);
      print(`${name}: ${programs.length} examples and the program`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function folderFor(folder: string, name: string): string {
  const made = join(folder, name.toLowerCase().replace(' ', ''));
  mkdirSync(made);
  writeFileSync(join(made, 'package.json'), '{"name": "runtime", "private": true}');
  return made;
}

function install(folder: string, what: string): void {
  execFileSync('npm', ['install', '--silent', '--no-audit', '--no-fund', what], {
    cwd: folder,
    stdio: 'ignore',
  });
}
