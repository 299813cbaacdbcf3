import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { makeGame, whyNot } from '../../tools/new-game.mjs';

const ROOT = join(import.meta.dirname, '../..');
const PARTS = [
  'packages/games/src/null',
  'packages/games/src/registry.ts',
  'apps/cli/src/games/null',
  'apps/cli/src/games/registry.ts',
  'apps/web/src/games/null',
  'apps/web/src/app',
];

/** Creates a small repository with everything that a new game is copied from and added to. */
function smallTree(): string {
  const folder = mkdtempSync(join(tmpdir(), 'inkling-new-game-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'packages/games'), { recursive: true });
  for (const part of PARTS) cpSync(join(ROOT, part), join(folder, part), { recursive: true });
  const git = (...words: string[]) => execFileSync('git', words, { cwd: folder, stdio: 'ignore' });
  git('init', '--quiet');
  git('add', '--all');
  git('-c', 'user.name=test', '-c', 'user.email=test@localhost', 'commit', '--quiet', '--message', 'tree');
  return folder;
}

it('copies every file of the null game under the new name, and leaves no trace of the old one', () => {
  const root = smallTree();
  expect(whyNot('hilo', root)).toBeUndefined();
  const made = makeGame('hilo', root);
  expect(made).toContain('packages/games/src/hilo/module.ts');
  expect(made).toContain('apps/cli/src/games/hilo/terminal.ts');
  expect(made).toContain('apps/web/src/games/hilo/screen.tsx');
  for (const file of made) {
    const text = readFileSync(join(root, file), 'utf8');
    const keyword = /useRef<\w+>\(null\)|\| null\b|return null;/g;
    expect([file, text.replaceAll(keyword, '').match(/.*null.*/i)?.[0]]).toEqual([file, undefined]);
    const title = /.*(?:hidden number|(?:verborgene|versteckte) Zahl|número oculto).*/i;
    expect([file, text.match(title)?.[0]]).toEqual([file, undefined]);
  }
  expect(readFileSync(join(root, 'apps/web/src/games/hilo/entry.ts'), 'utf8')).toContain(
    "name: { en: 'Hilo', de: 'Hilo', es: 'Hilo' }",
  );
  for (const registry of PARTS.filter((part) => part.endsWith('registry.ts')))
    expect(readFileSync(join(root, registry), 'utf8')).toContain('hilo/');
  expect(readFileSync(join(root, 'apps/web/src/app/games.ts'), 'utf8')).toContain(
    "import { hiloEntry } from '../games/hilo/entry.ts';",
  );
});

it.each([undefined, '', 'x', 'Chess', 'tic-tac', 'é', 'abcdefghijklm', '../../x'])(
  'rejects %j, which is not a valid name',
  (name) => {
    expect(whyNot(name)).toContain('2 to 12 letters');
  },
);

it('rejects a name that is taken, and registries with uncommitted changes', () => {
  expect(whyNot('word')).toBe('There is already a folder packages/games/src/word.');
  expect(whyNot('lab')).toBe('The web app already has a page named “lab”.');
  expect(whyNot('breaker')).toMatch(/^The program uses the word “breaker” itself, at \S+:\d+\.$/);
  const root = smallTree();
  const registry = join(root, 'apps/cli/src/games/registry.ts');
  writeFileSync(registry, `${readFileSync(registry, 'utf8')}\n`);
  expect(whyNot('hilo', root)).toBe(
    'Commit or take back your changes to apps/cli/src/games/registry.ts first.',
  );
});
