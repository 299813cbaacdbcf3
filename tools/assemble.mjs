import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { ROOT } from './step.mjs';

const SOURCE = ['@inkling/source', 'node', 'import', 'default'];
const LISTS = /packages\/lists\/src\/((?:english|german|spanish)\/length-\d+)\.ts$/;

/**
 * Assembles the one package that users install: the library as modules (`lib`) and as one file for pages
 * without a bundler (`inkling.js`), and the program (`bin`) with everything that it needs. Run `tsc --build`
 * first.
 */
export async function assemble(target, root = ROOT) {
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const home = join(root, 'packages', 'inkling');
  const own = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  const jobs = JSON.parse(readFileSync(join(root, 'packages', 'jobs', 'package.json'), 'utf8'));
  const entries = Object.entries(own.exports)
    .filter(([, value]) => typeof value === 'object')
    .map(([path, value]) => ({ path, file: join(home, value.default) }));
  const modules = new Modules(root, target);
  for (const { file } of entries) modules.copy(file);
  for (const each of ['README.md', 'LICENSE']) cpSync(join(home, each), join(target, each));
  cpSync(join(root, 'packages', 'lists', 'NOTICE'), join(target, 'NOTICE'));
  writeFileSync(
    join(target, 'package.json'),
    `${JSON.stringify(manifest(own, entries, modules, jobs), null, 2)}\n`,
  );
  await bundlePage(root, target);
  await bundleProgram(root, target);
}

/**
 * Optional clients for proofs stored in a database or in Redis; users who want that have the client installed
 * already.
 */
const CLIENTS = ['pg', 'pg-boss', 'bullmq', 'ioredis'];

function manifest(own, entries, modules, jobs) {
  const ranges = { ...jobs.dependencies, ...jobs.peerDependencies };
  const paths = entries.map(({ path, file }) => {
    const code = `./${modules.placeOf(file)}`;
    const types = { import: code.replace(/\.js$/, '.d.ts'), require: code.replace(/\.js$/, '.d.cts') };
    return [path, { types, default: code }];
  });
  const { name, version, description, license, type, keywords, engines } = own;
  return {
    name,
    version,
    description,
    license,
    type,
    sideEffects: ['./lib/inkling/worker/ready.js'],
    keywords,
    engines,
    files: ['bin', 'lib', 'inkling.js', 'NOTICE'],
    bin: { inkling: 'bin/inkling.js' },
    ...repository(),
    unpkg: './inkling.js',
    jsdelivr: './inkling.js',
    peerDependencies: Object.fromEntries(CLIENTS.map((name) => [name, ranges[name]])),
    peerDependenciesMeta: Object.fromEntries(CLIENTS.map((name) => [name, { optional: true }])),
    exports: {
      ...Object.fromEntries(paths),
      './inkling.js': { ...paths.find(([path]) => path === '.')[1], default: './inkling.js' },
      './package.json': './package.json',
    },
  };
}

/** The repository's URL: git's `origin`, if it is public. */
function repository() {
  const { stdout } = spawnSync('git', ['remote', 'get-url', 'origin'], { cwd: ROOT, encoding: 'utf8' });
  const url = stdout?.trim();
  const isPublic = /^https:\/\/[^@:]+$|^git@/.test(url ?? '');
  return isPublic ? { repository: { type: 'git', url, directory: 'packages/inkling' } } : {};
}

/** Copies compiled modules into the package. */
class Modules {
  #root;
  #target;
  #seen = new Set();

  constructor(root, target) {
    this.#root = root;
    this.#target = target;
  }

  /** Maps `packages/core/dist/result.js` to `lib/core/result.js`. */
  placeOf(file) {
    return relative(join(this.#root, 'packages'), file)
      .replaceAll('\\', '/')
      .replace(/^([^/]+)\/dist\//, 'lib/$1/');
  }

  /** Copies a module, its types, and every module they import. */
  copy(code) {
    if (this.#seen.has(code)) return;
    this.#seen.add(code);
    const types = code.replace(/\.js$/, '.d.ts');
    this.#write(code, '.js', readFileSync(code, 'utf8'));
    const declared = readFileSync(types, 'utf8');
    this.#write(code, '.js', declared, '.d.ts');
    this.#write(code, '.cjs', declared, '.d.cts');
  }

  #write(code, ending, text, into = ending) {
    const here = dirname(code);
    const rewritten = text
      .replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n')
      .replace(SPECIFIER, (whole, before, quote, name) => {
        const found = this.#find(name, here);
        if (!found) return whole;
        this.copy(found);
        const path = relative(dirname(this.placeOf(code)), this.placeOf(found)).replaceAll('\\', '/');
        const dotted = path.startsWith('.') ? path : `./${path}`;
        return `${before}${quote}${dotted.replace(/\.js$/, ending)}${quote}`;
      });
    const place = join(this.#target, this.placeOf(code).replace(/\.js$/, into));
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, rewritten);
  }

  #find(name, here) {
    if (name.startsWith('./') || name.startsWith('../')) return compiled(resolve(here, name));
    const [, room, path] = /^@inkling\/([^/]+)\/(.+)$/.exec(name) ?? [];
    return room && compiled(join(this.#root, 'packages', room, 'dist', path));
  }
}

/** Matches `import … from`, `export … from`, `import()` and the URLs of workers. */
const SPECIFIER = /(\bfrom\s*|\bimport\s*\(\s*|\bimport\s+|new URL\(\s*)(['"])([^'"\n]+)\2/g;

function compiled(path) {
  return [path.replace(/\.ts$/, '.js'), `${path}.js`].find(
    (file) => existsSync(file) && statSync(file).isFile(),
  );
}

async function bundlePage(root, target) {
  const bundle = await rolldown({
    input: join(root, 'packages', 'inkling', 'src', 'index.ts'),
    resolve: { conditionNames: SOURCE },
    plugins: [sharedLists('./lib/lists/')],
    logLevel: 'silent',
  });
  await bundle.write({
    dir: target,
    entryFileNames: 'inkling.js',
    format: 'es',
    minify: true,
    codeSplitting: false,
  });
  await bundle.close();
}

/**
 * What a game's verbs need before they start: its rules, lists and words. The game's analysis is loaded when it
 * is needed.
 */
const GAME_RULES =
  /(?:apps\/cli\/src\/games|packages\/games\/src)\/([^/]+)\/(?:(?:messages|lists|rules)\/|position\/setting|analysis\/lists)/;

/** The code that answers queries about a position. */
const GAME_POSITION =
  /(?:apps\/cli\/src\/games|packages\/games\/src)\/([^/]+)\/(?:position\/(?:problem|contradiction)|analysis\/(?:positions|analysis|wide-analysis)\.)/;
const SHELL =
  /apps\/cli\/src\/(?:shell|messages|contract|verbs\/about)\/|packages\/core\/src\/|deduction\/src\/optimum\/size-bound/;
const CODES = /packages\/codes\/src\/(?:candidates|explain|kernels)\/|deduction\/src\/explain\/hitting-sets/;

/**
 * Bundles the program. All files are in one folder, so that the program finds its workers and its
 * `package.json` from any of them.
 */
async function bundleProgram(root, target) {
  const bundle = await rolldown({
    input: {
      main: join(root, 'apps/cli/src/main.ts'),
      'proof-thread': join(root, 'packages/jobs/src/proof/proof-thread.ts'),
      'helper-thread': join(root, 'packages/jobs/src/proof/helper-thread.ts'),
      'comparison-thread': join(root, 'apps/cli/src/games/mastermind/comparison/comparison-thread.ts'),
    },
    platform: 'node',
    external: CLIENTS,
    resolve: { conditionNames: SOURCE },
    plugins: [sharedLists('../lib/lists/'), commanderAlone()],
    logLevel: 'silent',
  });
  const { output } = await bundle.write({
    dir: join(target, 'bin'),
    format: 'es',
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    codeSplitting: { groups: SHARED_FILES, includeDependenciesRecursively: false },
    minify: { compress: true, mangle: false, codegen: true },
  });
  await bundle.close();
  refuseCircle(output);
  const { version } = JSON.parse(readFileSync(join(target, 'package.json'), 'utf8'));
  writeFileSync(join(target, 'bin', 'inkling.js'), launcher(version), { mode: 0o755 });
}

/**
 * Code that many verbs share is bundled into few files, because Node takes longer to find and open a file than
 * to read it.
 */
const SHARED_FILES = [
  { name: 'shell', test: SHELL, minShareCount: 8 },
  { name: 'matching', test: /packages\/matching\/src\//, minShareCount: 2 },
  { name: 'codes', test: CODES, minShareCount: 4 },
  { name: (file) => `${GAME_RULES.exec(file)?.[1]}-rules`, test: GAME_RULES, minShareCount: 4 },
  { name: (file) => `${GAME_POSITION.exec(file)?.[1]}-position`, test: GAME_POSITION, minShareCount: 4 },
];

/** Fails if files import each other in a cycle, because they would then run in an order that no source shows. */
function refuseCircle(files) {
  const imports = new Map(files.map((file) => [file.fileName, file.imports ?? []]));
  const left = new Set(imports.keys());
  const isFree = (name) => imports.get(name).every((each) => !left.has(each));
  for (let free = [...left].filter(isFree); free.length > 0; free = [...left].filter(isFree))
    for (const name of free) left.delete(name);
  if (left.size > 0) throw new Error(`Files of the program import each other: ${[...left].join(', ')}`);
}

/** Scripts ask for the version, so it is printed before anything else is loaded. */
function launcher(version) {
  return `#!/usr/bin/env node
import module from 'node:module';

const [word, ...others] = process.argv.slice(2);
if (others.length === 0 && (word === '--version' || word === '-v')) console.log(${JSON.stringify(version)});
else {
  module.enableCompileCache?.();
  await import('./main.js');
}
`;
}

/** Shares the library's word lists, so that the package contains them only once. */
function sharedLists(folder) {
  return {
    name: 'shared-lists',
    async resolveId(source, importer, options) {
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      const list = found && LISTS.exec(found.id)?.[1];
      return list ? { id: `${folder}${list}.js`, external: true } : undefined;
    },
  };
}

/**
 * Removes Commander's import of `child_process`, which is slow to load. Commander uses it to start other
 * programs for verbs in separate files; we have none.
 */
function commanderAlone() {
  const required = "const childProcess = require('node:child_process');";
  return {
    name: 'commander-alone',
    transform(code, id) {
      if (!id.endsWith('commander/lib/command.js')) return undefined;
      if (!code.includes(required)) throw new Error('Commander loads child processes in another way now.');
      return code.replace(required, '');
    },
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [target] = process.argv.slice(2);
  if (!target) throw new Error('node tools/assemble.mjs FOLDER');
  await assemble(resolve(target));
}
