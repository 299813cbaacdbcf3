import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ROOT } from './step.mjs';

/** Where the pages are cached until a source changes. */
const KEPT = join(ROOT, 'node_modules', '.cache', 'inkling-docs');
const HOME = join(ROOT, 'packages', 'inkling');

/**
 * Generates the API pages of the library with TypeDoc, from the comments in its sources, and caches them until
 * a source changes. Returns false if TypeDoc is not installed.
 */
async function prepare() {
  const key = keyOfSources();
  const stamp = join(KEPT, 'key.txt');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === key) return true;
  const typedoc = await import('typedoc').catch(() => undefined);
  if (!typedoc) return false;
  rmSync(KEPT, { recursive: true, force: true });
  await makePages(typedoc, join(KEPT, 'pages'));
  writeFileSync(stamp, key);
  return true;
}

/** Copies the pages into a folder and removes everything else from it. */
async function writePages(folder) {
  if (!(await prepare())) {
    console.log('The pages of the API are left out: TypeDoc is not installed (npm install).');
    return;
  }
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(join(KEPT, 'pages'), folder, { recursive: true });
}

/** Generates one group of pages for each sub-path of the package, from its list of exports. */
async function makePages({ Application }, folder) {
  const own = JSON.parse(readFileSync(join(HOME, 'package.json'), 'utf8'));
  const app = await Application.bootstrap({
    entryPoints: Object.values(own.exports)
      .flatMap((entry) => entry['@inkling/source'] ?? [])
      .map((file) => join(HOME, file)),
    tsconfig: join(HOME, 'tsconfig.json'),
    name: 'inkling',
    readme: join(HOME, 'README.md'),
    lightHighlightTheme: 'github-light-high-contrast',
    darkHighlightTheme: 'github-dark-high-contrast',
    visibilityFilters: {},
    customCss: join(import.meta.dirname, 'api-pages.css'),
    skipErrorChecking: true,
    disableSources: true,
    hideGenerator: true,
    excludePrivate: true,
    // Links to the types of other packages lead to their descriptions.
    validation: { notExported: false },
    logLevel: 'Error',
  });
  const project = await app.convert();
  if (!project) throw new Error('TypeDoc could not read the sources');
  await app.generateDocs(project, folder);
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (entry.endsWith('.html')) rewrite(join(folder, entry), keepToPolicy);
  rewrite(join(folder, 'assets', 'main.js'), withoutStyleElement);
}

function rewrite(file, change) {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

/**
 * Adapts a page to the server's policy, which forbids inline scripts; TypeDoc's only prevent flicker. Also
 * limits each heading to one level below the heading before it, for readers who navigate by headings.
 */
function keepToPolicy(html) {
  let level = 0;
  return html
    .replaceAll(/<script>.*?<\/script>/gs, '')
    .replaceAll(/ style="[^"]*"/g, '')
    .replaceAll(/<h([1-6])\b([^>]*)>(.*?)<\/h\1>/gs, (_, given, rest, text) => {
      level = Math.min(Number(given), level + 1);
      return `<h${level}${rest}>${text}</h${level}>`;
    });
}

/** Removes the style element with TypeDoc's filter styles: the policy forbids it, and these pages have no filters. */
function withoutStyleElement(script) {
  const made = 'document.createElement("style")';
  const changed = script.replace(`document.head.appendChild(${made})`, made);
  if (changed === script) throw new Error('TypeDoc makes its style element in another way now');
  return changed;
}

function keyOfSources() {
  const sum = createHash('sha256');
  const add = (file) => sum.update(`\n${file}\n`).update(readFileSync(file));
  for (const file of [
    'tools/api-pages.mjs',
    'tools/api-pages.css',
    'package-lock.json',
    'packages/inkling/README.md',
  ])
    add(join(ROOT, file));
  for (const room of readdirSync(join(ROOT, 'packages')))
    for (const file of readdirSync(join(ROOT, 'packages', room, 'src'), {
      recursive: true,
      encoding: 'utf8',
    }))
      if (file.endsWith('.ts') && !file.endsWith('.test.ts')) add(join(ROOT, 'packages', room, 'src', file));
  return sum.digest('hex');
}

const [wanted = join(ROOT, 'apps', 'web', 'dist', 'docs')] = process.argv.slice(2);
if (wanted === '--prepare') await prepare();
else await writePages(resolve(wanted));
