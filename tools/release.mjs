import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { changelogFor, nextVersion, withVersion } from './release-text.mjs';
import { bin, ROOT, requirePackages, run } from './step.mjs';

const USAGE = 'npm run release -- patch|minor|major|X.Y.Z [--dry-run]';

/**
 * Creates a release: one version for every package, the changelog's section, a commit, a tag, and the packed
 * tarball in `release/`. Publishes nothing. `--dry-run` does the same in a temporary copy and shows the result.
 */
async function release(words) {
  requirePackages();
  const isDry = words.includes('--dry-run');
  const [wanted = 'patch', ...others] = words.filter((word) => word !== '--dry-run');
  const current = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).version;
  const version = others.length === 0 ? nextVersion(current, wanted) : undefined;
  if (version === undefined)
    stop(`${[wanted, ...others].join(' ')} is not a version after ${current}. ${USAGE}`);
  if (!isDry && git('status', '--porcelain') !== '') stop('There are changes that are not committed.');
  if (git('tag', '--list', `v${version}`) !== '') stop(`The tag v${version} is there already.`);
  const changelog = changelogFor(
    readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8'),
    version,
    new Date().toISOString().slice(0, 10),
  );
  if (!changelog) stop('CHANGELOG.md has nothing under "## Unreleased".');
  const tree = isDry ? copyOfTree() : ROOT;
  try {
    for (const file of packageFiles(tree)) rewrite(join(tree, file), (text) => withVersion(text, version));
    writeFileSync(join(tree, 'CHANGELOG.md'), changelog.text);
    if (!isDry) run('lock the versions', 'npm', ['install', '--package-lock-only', '--ignore-scripts']);
    run('compile', bin('tsc'), ['--build']);
    const tarballs = await pack(tree);
    if (!isDry) {
      git('commit', '--all', '--message', `Release ${version}`);
      git('tag', '--annotate', `v${version}`, '--message', `Inkling ${version}`);
    }
    const done = isDry ? 'would be' : 'is';
    console.log(`\n${current} → ${version}; the tag ${done} v${version}.\n\n${changelog.section}\n`);
    for (const { name, bytes } of tarballs) console.log(`${String(bytes).padStart(9)} bytes  ${name}`);
  } finally {
    if (isDry) rmSync(tree, { recursive: true, force: true });
  }
}

/** Packs the one package that users install. */
async function pack(tree) {
  const target = join(tree, 'release');
  const assembled = join(tree, 'release', 'inkling');
  // Imported only now, because it needs packages, and a bare clone has none.
  const { assemble } = await import('./assemble.mjs');
  await assemble(assembled, tree);
  execFileSync('npm', ['pack', '--silent', '--pack-destination', target], { cwd: assembled });
  rmSync(assembled, { recursive: true });
  return readdirSync(target).map((name) => ({ name, bytes: readFileSync(join(target, name)).length }));
}

function packageFiles(tree) {
  const rooms = ['packages', 'apps'].flatMap((group) =>
    readdirSync(join(tree, group)).map((name) => `${group}/${name}/package.json`),
  );
  return ['package.json', ...rooms].filter((file) => existsSync(join(tree, file)));
}

function copyOfTree() {
  const folder = mkdtempSync(join(tmpdir(), 'inkling-release-'));
  run('compile', bin('tsc'), ['--build']);
  for (const name of ['package.json', 'tsconfig.base.json', 'LICENSE', 'packages', 'apps'])
    cpSync(join(ROOT, name), join(folder, name), {
      recursive: true,
      filter: (path) => !/node_modules|\.tsbuildinfo$/.test(path),
    });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction');
  return folder;
}

function rewrite(path, change) {
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}

function git(...words) {
  return execFileSync('git', words, { cwd: ROOT, encoding: 'utf8' }).trim();
}

function stop(sentence) {
  console.error(sentence);
  process.exit(2);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await release(process.argv.slice(2));
