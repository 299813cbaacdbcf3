import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { namedGames } from './game-names.mjs';
import { bin, ROOT } from './step.mjs';

/**
 * `npm run new-game NAME` copies the folders of the null game under another name and adds the game to the
 * registries. The null game is built and played by the tests, so the copy works.
 */
const LAYERS = [
  {
    folder: 'packages/games/src',
    registry: 'packages/games/src/registry.ts',
    entry: (name) =>
      `  { id: '${name}', hidden: true, load: async () => (await import('./${name}/module.ts')).${name}Module },\n`,
  },
  {
    folder: 'apps/cli/src/games',
    registry: 'apps/cli/src/games/registry.ts',
    import: (name) => `import { ${name}Terminal } from './${name}/terminal.ts';\n`,
    entry: (name) => `  ${name}Terminal,\n`,
  },
  {
    folder: 'apps/web/src/games',
    registry: 'apps/web/src/app/games.ts',
    import: (name) => `import { ${name}Entry } from '../games/${name}/entry.ts';\n`,
    entry: (name) => `  ${name}Entry,\n`,
  },
];
const MODEL = 'null';

/** The null game's title in texts for users. */
const MODEL_TITLES = /The hidden number|Die verborgene Zahl|El número oculto/g;
const MODEL_CAPITALS = 'THE HIDDEN NUMBER';

/** Returns why no game of this name can be created here, or `undefined` if one can. */
export function whyNot(name, root = ROOT) {
  if (!/^[a-z]{2,12}$/.test(name ?? ''))
    return 'A game needs a name of 2 to 12 letters from a to z. Links, saves and addresses hold it, and it never changes: npm run new-game domino';
  const taken = LAYERS.map(({ folder }) => `${folder}/${name}`).find((path) => existsSync(join(root, path)));
  if (taken) return `There is already a folder ${taken}.`;
  if (pageNames(root).includes(name)) return `The web app already has a page named “${name}”.`;
  const [used] = namedGames(undefined, undefined, [name]);
  if (used) return `The program uses the word “${name}” itself, at ${used.file}:${used.line}.`;
  const changed = changedFiles(
    LAYERS.map(({ registry }) => registry),
    root,
  );
  return changed.length === 0
    ? undefined
    : `Commit or take back your changes to ${changed.join(', ')} first.`;
}

/**
 * Writes the files of a game and adds it to the registries. Returns the paths of the new files, relative to the
 * root.
 */
export function makeGame(name, root = ROOT) {
  const made = LAYERS.flatMap(({ folder }) =>
    filesIn(join(root, folder, MODEL)).map((file) => {
      const path = `${folder}/${name}/${file}`;
      mkdirSync(dirname(join(root, path)), { recursive: true });
      const text = readFileSync(join(root, folder, MODEL, file), 'utf8');
      writeFileSync(join(root, path), renamed(text, name));
      return path;
    }),
  );
  for (const { registry, ...lines } of LAYERS) {
    const text = readFileSync(join(root, registry), 'utf8');
    writeFileSync(join(root, registry), registered(text, name, lines));
  }
  return made;
}

/** Renames the null game in the text of one of its files. The keyword `null` stays. */
function renamed(text, name) {
  return text
    .replace(/ {2}name: \{ en: .*? \}/, `  name: ${entryName(name)}`)
    .replaceAll(MODEL_TITLES, capital(name))
    .replaceAll(MODEL_CAPITALS, name.toUpperCase())
    .replace(/prefix: '\w+'/, `prefix: '${name}'`)
    .replaceAll('NULL_', `${name.toUpperCase()}_`)
    .replaceAll('Null', capital(name))
    .replaceAll(/\bnull(?=[A-Z])/g, name)
    .replaceAll(/(?<=['/])null(?=['/])/g, name)
    .replaceAll(/\bnull-(?=\w)/g, `${name}-`)
    .replaceAll(/(?<=\w-)null\b/g, name)
    .replaceAll(/\bnull (?=game\b)/g, `${name} `)
    .replaceAll(/(?<=\b(?:play|home) )null\b/g, name);
}

/** Adds a game to the text of a registry: its import, in path order, and its entry at the end of the list. */
function registered(text, name, lines) {
  const list = text.replace(/(: readonly Game\w+\[\] = \[)([\s\S]*?)\];/, (_, head, entries) => {
    const before = entries.trim().replace(/,?$/, ',');
    return `${head}\n  ${before}\n${lines.entry(name)}];`;
  });
  if (!lines.import) return list;
  const imports = list.match(/^import .*\n/gm) ?? [];
  const path = (line) => /'(.*)'/.exec(line)?.[1] ?? '';
  const next = imports.find((line) => path(line).startsWith('.') && path(line) > path(lines.import(name)));
  const last = imports.at(-1) ?? '';
  return next ? list.replace(next, lines.import(name) + next) : list.replace(last, last + lines.import(name));
}

/** Returns the names that the web app's addresses already use. */
function pageNames(root) {
  const games = join(root, 'apps/web/src/games');
  const entries = readdirSync(games).map((game) => join(games, game, 'entry.ts'));
  return [join(root, 'apps/web/src/app/features.ts'), ...entries]
    .filter((file) => existsSync(file))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\bid: '(\w+)'/g)].map((match) => match[1]));
}

/** Returns those of these files that differ from the last commit; none if there is no repository. */
function changedFiles(files, root) {
  try {
    const options = { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] };
    const told = execFileSync('git', ['status', '--porcelain', '--', ...files], options);
    return told.split('\n').flatMap((line) => (line === '' ? [] : [line.slice(3)]));
  } catch {
    return [];
  }
}

function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .toSorted();
}

function entryName(name) {
  return `{ en: '${capital(name)}', de: '${capital(name)}', es: '${capital(name)}' }`;
}

function capital(name) {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function sayNext(name, made) {
  return `${made.join('\n')}

The game “${name}” is in all registries, hidden from everybody who does not ask for it. It is still the null game: a number
that is found with lower and higher. Next:

${columns([
  ['npm run unit -- packages/games/src/contract', 'the laws that every game keeps'],
  [`npm run unit -- ${name}`, 'its own tests'],
  ['npm run build'],
  [`INKLING_GAMES=${name} npx inkling play ${name}`, 'in the terminal'],
  [`INKLING_GAMES=${name} npx inkling serve`, `in a room, and in the web app at /?games=${name}#/${name}`],
])}

Then change the rules: docs/adding-a-game.md says which file holds what.`;
}

/** Formats commands and their descriptions in two columns. */
function columns(rows) {
  const width = Math.max(...rows.map(([line]) => line.length));
  return rows.map(([line, does = '']) => `  ${line.padEnd(width)}   ${does}`.trimEnd()).join('\n');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const name = process.argv[2];
  const fault = whyNot(name);
  if (fault) {
    console.error(fault);
    process.exit(1);
  }
  const made = makeGame(name);
  const touched = [...made, ...LAYERS.map(({ registry }) => registry)];
  execFileSync(bin('biome'), ['check', '--write', '--log-level=error', ...touched], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  console.log(sayNext(name, made));
}
