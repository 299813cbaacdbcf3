import { expect, it } from 'vitest';
import { namedGames } from '../../tools/game-names.mjs';

/** Returns the lines that the check reports if a shell file contains this text. */
function foundIn(text: string, file = 'apps/web/src/shell/page.tsx'): readonly number[] {
  return namedGames([file], () => text).map(({ line }) => line);
}

it('finds no game name in the code that must not contain one', () => {
  expect(namedGames()).toEqual([]);
});

it.each([
  ['a comparison', `if (id === 'mastermind') start();`],
  ['a text in double quotes with a blank', `const id = "null ".trim();`],
  ['a property of that name', `const kind = { type: 'word' };`],
  ['a template', `location.hash = \`#/witch/\${seed}\`;`],
  ['the end of a template', `location.hash = \`\${root}/word\`;`],
  ['a template over several lines', `const path = \`\n\${root}/word\`;`],
  ['an address', `location.hash = '#/word';`],
  ['a key', `const COSTS = { other: 1, mastermind: 2 };`],
  ['a property', `const part = parts.witch;`],
  ['a computed name', `const part = parts['null'];`],
  ['two halves', `const id = 'master' + 'mind';`],
  ['three parts', `const id = 'wi' + 't' + 'ch';`],
  ['a function', `function isWitch(id: string) {}`],
  ['a constant', `const MASTERMIND_TURNS = 12;`],
  ['a member', `if (game === Kinds.Mastermind) start();`],
  ['a type', `interface WitchView {}`],
  ['a regular expression', `const isOurs = /^#\\/(?:witch|other)/.test(hash);`],
  ['an import from the app', `import { screen } from '../games/word/screen.tsx';`],
  ['an import from a package', `const load = () => import('@inkling/games/null/module');`],
  ['an export', `export { witch } from './other.ts';`],
  ['an attribute', `const view = <p data-game="word" />;`],
  ['a class among others', `const view = <p class="tile witch-tile" />;`],
  ['a variation', `if (id === 'liar') start();`],
  ['a list in one text', `const isOurs = 'word null'.split(' ').includes(id);`],
  ['alternatives', `const isOurs = /^(?:word|null)$/.test(id);`],
  ['keys', `const turnsOf = { word: 6, null: 7 };`],
])('finds %s', (_, text) => {
  expect(foundIn(`const one = 1;\n${text}`)).toHaveLength(1);
});

it.each([
  '.witch-tile { color: red }',
  `[data-game='word'] p { color: red }`,
  'p { color: var(--mastermind-ink) }',
])('finds %s in a style sheet', (text) => {
  expect(foundIn(`/* The witch. */\n\n${text}`, 'apps/web/src/style/board.css')).toEqual([3]);
});

it('finds a file named after a game', () => {
  expect(foundIn('', 'apps/web/src/shell/witch-board.tsx')).toEqual([1]);
  expect(foundIn('', 'apps/server/src/rooms/isMastermind.ts')).toEqual([1]);
});

it('finds game names in a theory package; the library may re-export a game but not compare its name', () => {
  expect(foundIn(`if (id === 'witch') stop();`, 'packages/codes/src/space.ts')).toEqual([1]);
  const library = 'packages/inkling/src/optimal.ts';
  expect(foundIn(`export { witchGame } from '@inkling/games/witch/rules/game';`, library)).toEqual([]);
  expect(foundIn(`if (game === 'mastermind') stop();`, library)).toEqual([1]);
});

it.each([
  ['a sentence', `const HELP = 'Open a room: inkling room mastermind';`],
  ['a comment', '// Mastermind and Word are games.'],
  ['a longer word', `switch (word) { case 'switched': return 'not-a-word'; }`],
  ['what is counted', `const said = counted(n, 'word', 'words');`],
  ['a type of JSON', `const schema = { type: 'null' };`],
  ['a sentence with two of these words', `const HELP = 'A word, or null where there is none.';`],
  ['a key that is an ordinary word', `const turn = { word: 'crane', marks };`],
  ['nothing', 'const found = list.find(isOpen) ?? null;'],
])('accepts %s', (_, text) => {
  expect(foundIn(text)).toEqual([]);
});

it.each([
  'packages/games/src/witch/rules/game.ts',
  'apps/web/src/games/word/boards/page.tsx',
  'apps/cli/src/games/registry.ts',
])('lets %s name games', (file) => {
  expect(foundIn(`const id = 'witch';`, file)).toEqual([]);
});
