import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { sourceFiles } from './source-files.mjs';
import { ROOT } from './step.mjs';

/**
 * Finds mentions of games in code. A game may be named only in its own folders and in one registry for each
 * layer: no comparison, key, type, import, CSS class or file name elsewhere. Otherwise the next game would need
 * changes outside its folder. Texts for users may mention a game, and so may comments.
 */
export function namedGames(
  files = [...sourceFiles(/\.(?:tsx?|css)$/), ...BUILD_FILES],
  read = (file) => readFileSync(join(ROOT, file), 'utf8'),
  ids = [...gameIds(), ...variationIds()],
) {
  if (ids.length === 0) throw new Error('no game has rules');
  const own = new RegExp(`/games/(?:src/)?(?:${gameIds().join('|')})/`);
  const names = namesOf(ids);
  return files
    .filter((file) => !own.test(file) && !REGISTRIES.includes(file) && !FREE.test(file))
    .flatMap((file) => {
      const text = read(file);
      const lines = text.split('\n');
      const places = file.endsWith('.css') ? inStyles(text, names) : inProgram(file, text, names);
      return [
        ...(names.inPath(file) ? [{ file, line: 1, what: 'is named after a game', text: file }] : []),
        ...places
          .filter(({ what }) => what === NAMES || !LIBRARY.test(file))
          .map(({ line, what }) => ({ file, line, what, text: lines[line - 1]?.trim() ?? '' })),
      ];
    });
}

/** The bundle of the web app is built from these files, so they must work for the next game, too. */
const BUILD_FILES = ['apps/web/vite.config.ts', 'apps/web/build/precache.ts'];

/** The only files outside the games' own folders that may name one. */
const REGISTRIES = [
  'packages/games/src/optima.ts',
  'packages/games/src/registry.ts',
  'apps/cli/src/games/registry.ts',
  'apps/web/src/app/games.ts',
];

/** Drawings are named after what they show, and the shell's messages may mention a game to users. */
const FREE = /^packages\/art\/|^apps\/web\/src\/shell\/messages\//;

/** The published library lists its exports of each game by hand, but must not branch on a game's name, either. */
const LIBRARY = /^packages\/inkling\//;

const NAMES = 'names a game';

/**
 * These are also ordinary words in code. Like variations, they count as a game's name only as a whole string or
 * as a part of a path.
 */
const ORDINARY = ['null', 'word'];

/** Returns tests for a game's name in a string, an identifier, a file path and so on. */
function namesOf(ids) {
  const variations = variationIds();
  const strong = ids.filter((id) => !ORDINARY.includes(id) && !variations.includes(id));
  const any = (list) => (list.length > 0 ? `(?:${list.join('|')})` : '(?!)');
  const whole = new RegExp(`^${any(ids)}$`, 'i');
  // “switch” contains “witch”, but only “isWitch” names it.
  const [small, large, capital] = [strong, strong.map((id) => id.toUpperCase()), strong.map(capitalised)].map(
    any,
  );
  const within = new RegExp(`(?<![A-Za-z])(?:${small}|${large})(?![a-z])|(?<![A-Z])${capital}(?![a-z])`);
  const isNamed = (token) => whole.test(token) || within.test(token);
  const isSeveral = (words) => words.length > 1 && words.every((word) => whole.test(word));
  const tokens = (text) => text.split(/[^A-Za-z0-9_-]+/);
  return {
    inName: (name) => within.test(name),
    // A text with blanks is a sentence for users, unless it consists only of names.
    inText: (text) => (!/\s/.test(text) ? tokens(text).some(isNamed) : isSeveral(tokens(text.trim()))),
    inPattern: (pattern) => within.test(pattern) || alternativesOf(pattern).some(isSeveral),
    inKeys: (keys) => keys.filter((key) => whole.test(key)).length > 1,
    inClass: (text) => tokens(text).some(isNamed),
    inPath: (path) =>
      path
        .split('/')
        .slice(3)
        .some((part) => within.test(part)),
    /** A quick test that passes for everything that the others would find. */
    mayBeIn: (text) =>
      within.test(text) ||
      new RegExp(`['"\`/#:.](?:${any(ids)})(?![\\w-])`, 'i').test(text) ||
      new RegExp(`\\b${any(ids)}\\b`, 'i').test(text) ||
      /'\s*\+\s*'/.test(text),
  };
}

function capitalised(id) {
  return id.charAt(0).toUpperCase() + id.slice(1);
}

/** Finds the lines of a source file that name a game. */
function inProgram(file, text, named) {
  if (!named.mayBeIn(text)) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found = new Map();
  const note = (node, what) => {
    const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
    if (!found.has(line)) found.set(line, { line, what });
  };
  const visit = (node) => {
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) {
      if (named.inName(node.text)) note(node, 'calls something after a game');
    } else if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node)) {
      if (isNamedIn(node, named)) note(node, isImported(node) ? 'imports a game' : NAMES);
    } else if (ts.isRegularExpressionLiteral(node)) {
      if (named.inPattern(node.text)) note(node, NAMES);
    } else if (ts.isObjectLiteralExpression(node)) {
      if (named.inKeys(keysOf(node))) note(node, NAMES);
    } else if (joined(node) !== undefined && named.inText(joined(node))) note(node, NAMES);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...found.values()];
}

/** Whether a literal names a game. In a JSON schema, `null` is a type, and a `counted` call may be about words. */
function isNamedIn(node, named) {
  const { parent } = node;
  const text = ts.isStringLiteralLike(node) ? node.text.trim() : node.text;
  if (ts.isPropertyAssignment(parent) && parent.name.getText() === 'type' && text === 'null') return false;
  if (ts.isCallExpression(parent) && parent.expression.getText() === 'counted') return false;
  if (ts.isJsxAttribute(parent) && parent.name.getText() === 'class') return named.inClass(text);
  return named.inText(text);
}

function isImported({ parent }) {
  return (
    ts.isImportDeclaration(parent) ||
    ts.isExportDeclaration(parent) ||
    parent.expression?.kind === ts.SyntaxKind.ImportKeyword
  );
}

function keysOf({ properties }) {
  return properties.map(({ name }) => (name && 'text' in name ? name.text : ''));
}

/** Returns the words between bars, for each group of a regular expression. */
function alternativesOf(pattern) {
  return pattern.split(/[()]/).map((group) => group.split('|').map((word) => word.replaceAll(/\W/g, '')));
}

/** Evaluates `'a' + 'b'`. Returns `undefined` for anything else. */
function joined(node) {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.PlusToken) return undefined;
  const [left, right] = [joined(node.left), joined(node.right)];
  return left === undefined || right === undefined ? undefined : left + right;
}

/** Finds the lines of a style sheet whose selectors or custom properties are named after a game. */
function inStyles(text, named) {
  const plain = text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
  return plain.split('\n').flatMap((line, at) => {
    const names = [...line.matchAll(/[.#]([A-Za-z][\w-]*)|--([\w-]+)|=\s*['"]?([\w-]+)/g)];
    const isNamed = names.some(([, selector, property, value]) =>
      named.inClass(selector ?? property ?? value),
    );
    return isNamed ? [{ line: at + 1, what: 'calls something after a game' }] : [];
  });
}

/** The games are the folders with rules. */
function gameIds() {
  return foldersWithRules('packages/games/src');
}

/** Variations are in the folder of the game that they vary. */
function variationIds() {
  return gameIds().flatMap((id) => foldersWithRules(`packages/games/src/${id}`));
}

function foldersWithRules(folder) {
  return readdirSync(join(ROOT, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(ROOT, folder, entry.name, 'rules')))
    .map(({ name }) => name);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const found = namedGames();
  for (const { file, line, what, text } of found) console.error(`${file}:${line} ${what}: ${text}`);
  if (found.length > 0) console.error(`Lines outside a game's own folders that name it: ${found.length}.`);
  process.exitCode = found.length > 0 ? 1 : 0;
}
