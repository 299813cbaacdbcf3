import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { licences } from '../../tools/licences.mjs';

interface Locked {
  readonly link?: boolean;
  readonly resolved?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly engines?: { readonly node?: string };
  readonly hasInstallScript?: boolean;
}

const lock = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')) as {
  readonly packages: Readonly<Record<string, Locked>>;
};

/**
 * Returns the third-party packages of a workspace, by their place in the lock file. Of the builds of a native
 * package, only the one that a machine installs counts: here Linux on x64 with glibc.
 */
function packagesOf(rooms: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const visit = (path: string) => {
    const at = lock.packages[path]?.link ? (lock.packages[path]?.resolved as string) : path;
    if (seen.has(at)) return;
    seen.add(at);
    const { dependencies, optionalDependencies } = lock.packages[at] as Locked;
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const found = placeOf(at, name);
      // The lock file may lack a build for another machine when the registry has none.
      if (found === undefined) expect(Object.keys(optionalDependencies ?? {})).toContain(name);
      else if (fits(lock.packages[found] as Locked)) visit(found);
    }
  };
  for (const room of rooms) visit(room);
  return new Set(
    Array.from(seen).filter((path) => path.startsWith('node_modules/') || path.includes('/node_modules/')),
  );
}

/** Returns the place where Node resolves a package from this folder. */
function placeOf(from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.replace(/(^|\/)[^/]*$/, '')) {
    const path = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (path in lock.packages) return path;
    if (folder === '') return undefined;
  }
}

function fits({ os = ['linux'], cpu = ['x64'], libc = ['glibc'] }: Locked): boolean {
  return os.includes('linux') && cpu.includes('x64') && libc.includes('glibc');
}

describe('the number of third-party packages', () => {
  it.each([
    ['the server', ['apps/server']],
    ['the server and the jobs of the proofs', ['apps/server', 'packages/jobs']],
  ])('is at most ninety for %s', (name, rooms) => {
    const found = packagesOf(rooms);
    console.log(`${name}: ${found.size} packages`);
    expect(found.size).toBeGreaterThan(40);
    expect(found.size).toBeLessThanOrEqual(90);
    expect(found).toContain('node_modules/fastify');
    expect(Array.from(found).filter((path) => !(path in lock.packages))).toEqual([]);
  });

  it.each([
    'packages/core',
    'packages/games',
    'packages/deduction',
    'packages/codes',
    'packages/words',
    'packages/matching',
    'packages/inkling',
  ])('is zero for %s', (room) => expect(Array.from(packagesOf([room]))).toEqual([]));
});

describe('npm ci on the oldest supported Node', () => {
  const OLDEST = [20, 19, 0];

  it.each([
    ['>=22', false],
    ['>=18', true],
    ['>= 20.19.0 <21', true],
    ['^20.19.0 || >=22.12.0', true],
    ['^20.20.0 || >=22', false],
    ['20 || >=22', true],
    ['*', true],
  ])('matches the range %s: %s', (range, taken) => expect(takes(range, OLDEST)).toBe(taken));

  it('finds no package that requires a newer Node', () => {
    const newer = Object.entries(lock.packages).filter(
      ([, { engines, ...locked }]) => fits(locked) && !takes(engines?.node ?? '*', OLDEST),
    );
    expect(newer.map(([path]) => path)).toEqual([]);
  });

  it('needs no decision on install scripts: each is allowed or denied by name', () => {
    const { allowScripts } = JSON.parse(
      readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
    ) as { readonly allowScripts: Readonly<Record<string, boolean>> };
    const scripts = Object.entries(lock.packages)
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([path]) => path.replace(/^.*node_modules\//, ''));
    expect(Object.keys(allowScripts).toSorted()).toEqual(scripts.toSorted());
  });
});

/** Whether an npm version range includes this version, for the part of the grammar that the lock file uses. */
function takes(range: string, version: readonly number[]): boolean {
  return range.split('||').some((part) => {
    const bounds = [...part.matchAll(/(>=|<=|>|<|\^|~|=)?\s*v?(\d+|\*|x)(?:\.(\d+|x))?(?:\.(\d+|x))?/g)];
    return bounds.every(([, sign = '', ...numbers]) => {
      const wanted = numbers.filter((each) => each !== undefined && /\d/.test(each)).map(Number);
      const order =
        wanted.map((each, i) => Math.sign((version[i] ?? 0) - each)).find((each) => each !== 0) ?? 0;
      const same = (count: number) => wanted.slice(0, count).every((each, i) => version[i] === each);
      if (sign === '>=') return order >= 0;
      if (sign === '>') return order > 0;
      if (sign === '<=') return order <= 0;
      if (sign === '<') return order < 0;
      if (sign === '^') return order >= 0 && same(1);
      if (sign === '~') return order >= 0 && same(2);
      return same(wanted.length);
    });
  });
}

describe('the list of licences', () => {
  it('includes the main dependencies, and every licence permits redistribution', () => {
    const all = licences();
    const names = all.map(({ name }) => name);
    for (const name of ['fastify', 'kysely', 'libsql', 'preact', 'pg']) expect(names).toContain(name);
    const others = all.filter(
      ({ licence }) => !/\b(MIT|ISC|Apache-2\.0|BSD-3-Clause|OFL-1\.1)\b/.test(licence),
    );
    expect(others).toEqual([]);
  });
});
