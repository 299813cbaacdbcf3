import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Another project's program, whose sources are in a folder of this name inside the `--peers` folder. */
export interface Peer {
  readonly name: string;
  /** The file that its own build produces. */
  readonly program: string;
  readonly source: string;
}

export const PEERS = {
  mmstrat: { name: 'mmstrat', program: 'mmstrat', source: 'the sources of mastermind-strategy' },
  wordle: { name: 'wordle', program: 'wordle', source: 'the sources of Selby’s program' },
} as const satisfies Record<string, Peer>;

export type Built =
  | { readonly kind: 'built'; readonly program: string; readonly folder: string }
  | { readonly kind: 'missing' | 'broken'; readonly why: string };

/** Builds a peer with its Makefile, or by compiling its C++ files if it has none. */
export function buildPeer({ name, program, source }: Peer, peers: string | undefined): Built {
  if (peers === undefined)
    return { kind: 'missing', why: `${name}: not given; --peers DIR has ${source} in DIR/${name}` };
  const folder = join(peers, name);
  if (!existsSync(folder))
    return { kind: 'missing', why: `${name}: not given; there is no folder ${folder}` };
  const made = join(folder, program);
  const hasMakefile = ['Makefile', 'makefile', 'GNUmakefile'].some((file) => existsSync(join(folder, file)));
  const built = hasMakefile
    ? spawnSync('make', [], { cwd: folder, encoding: 'utf8' })
    : spawnSync('g++', [...FLAGS, '-o', made, ...sourcesIn(folder)], {
        cwd: folder,
        encoding: 'utf8',
      });
  if (built.error) return { kind: 'broken', why: `${name}: ${built.error.message}` };
  if (built.status !== 0)
    return { kind: 'broken', why: `${name} does not compile: ${firstError(built.stderr)}` };
  const found = executables(folder).find((path) => path.endsWith(`/${program}`));
  return found
    ? { kind: 'built', program: found, folder }
    : { kind: 'broken', why: `${name}: its build made no program called ${program}` };
}

function sourcesIn(folder: string): readonly string[] {
  return filesIn(folder).filter((path) => /\.(?:cc|cpp|cxx)$/.test(path));
}

function executables(folder: string): readonly string[] {
  return filesIn(folder).filter((path) => {
    try {
      accessSync(path, constants.X_OK);
      return statSync(path).isFile();
    } catch {
      return false;
    }
  });
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));
}

/** Returns the first error, because a compiler's last line often only says that it gave up. */
function firstError(text: string): string {
  const lines = text.trim().split('\n');
  return lines.find((line) => line.includes('error')) ?? lines.at(-1) ?? '';
}

/** Flags for a release build: without assertions, and with the headers next to the sources or in `lib`. */
const FLAGS = ['-O3', '-DNDEBUG', '-std=c++17', '-w', '-I.', '-Ilib'];
