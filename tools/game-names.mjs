import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sourceFiles } from './source-files.mjs';
import { ROOT } from './step.mjs';

/**
 * A game is named in its own folders and in one registry a layer, nowhere else: no comparison, no switch, no type, no
 * import. Whoever breaks this makes the next game cost a line in their file.
 */
export function namedGames(
  files = sourceFiles(),
  read = (file) => readFileSync(join(ROOT, file), 'utf8'),
  ids = gameIds(),
) {
  if (ids.length === 0) throw new Error('no game has rules');
  const name = `(?:${ids.join('|')})`;
  const rules = [
    // In a JSON schema `null` is a type, and what is counted may be a word.
    { what: 'names a game', pattern: new RegExp(`^(?!.*(?:type: |counted\\()).*(['"\`])${name}\\1`) },
    { what: 'imports a game', pattern: new RegExp(`(?:from |import\\()'[^']*/${name}/[^']*'`) },
    {
      what: 'names a type after a game',
      pattern: new RegExp(
        `^(?:export )?(?:class|interface|type) \\w*(?:${ids.map(capital).join('|')})[A-Z]\\w*`,
      ),
    },
  ];
  const own = new RegExp(`/games/(?:src/)?${name}/`);
  return files
    .filter((file) => !own.test(file) && !REGISTRIES.includes(file) && !FREE.test(file))
    .flatMap((file) =>
      read(file)
        .split('\n')
        .flatMap((line, at) =>
          rules
            .filter(({ pattern }) => !/^\s*(?:\*|\/[/*])/.test(line) && pattern.test(line))
            .map(({ what }) => ({ file, line: at + 1, what, text: line.trim() })),
        ),
    );
}

/** The only files outside the games' own folders that may name one. */
const REGISTRIES = [
  'packages/games/src/optima.ts',
  'packages/games/src/registry.ts',
  'apps/cli/src/games/registry.ts',
  'apps/web/src/app/games.ts',
];

/**
 * The theory is about codes, words and boards, whatever games are made of them; the published library lists its
 * exports by hand; and the home page tells people about each game in its own words.
 */
const FREE =
  /^packages\/(?:core|codes|words|lists|matching|art|kernels)\/|^packages\/inkling\/src\/[a-z-]+\.ts$|^apps\/web\/src\/shell\/messages\//;

function gameIds() {
  return readdirSync(join(ROOT, 'packages/games/src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .filter((name) => readdirSync(join(ROOT, 'packages/games/src', name)).includes('rules'));
}

function capital(id) {
  return id.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const found = namedGames();
  for (const { file, line, what, text } of found) console.error(`${file}:${line} ${what}: ${text}`);
  if (found.length > 0) console.error(`Lines outside a game's own folders that name it: ${found.length}.`);
  process.exitCode = found.length > 0 ? 1 : 0;
}
