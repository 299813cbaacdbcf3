import { type ChildProcess, exec, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withoutSettings } from '../../tools/server-process.ts';
import { type CopiedTree, copyTree, ROOT } from './copied-tree.ts';
import { announced, command, emptyPage } from './web/open-page.ts';
import { sharedBrowser } from './web/stage.ts';

const PAGE = readFileSync(join(ROOT, 'docs/adding-a-game.md'), 'utf8');

/** The code blocks of the page in order: what to type, what to change, what to save. */
const BLOCKS = [...PAGE.matchAll(/^```(sh|diff|js)\n([\s\S]*?)^```$/gm)].map(([, kind = '', text = '']) => ({
  kind,
  text,
}));
const WEB_ADDRESS = /Open (http:\S+): /.exec(PAGE)?.[1] ?? '';
const SERVER = 'http://localhost:8123';

let tree: CopiedTree;
let server: ChildProcess | undefined;
let serverUrl = '';
/** What was typed, and what it printed. */
const printed: (readonly [line: string, output: string])[] = [];
/** Only guards against hanging: a command may build everything, on a machine that is busy with other tests. */
const PATIENCE_PER_LINE = 300_000;
vi.setConfig({ testTimeout: 3 * PATIENCE_PER_LINE });

// A retry starts with a fresh copy of the tree.
beforeEach(() => {
  tree = copyTree();
  printed.length = 0;
});

afterEach(() => {
  // The shell, npx and the program form one process group.
  if (server?.pid !== undefined) process.kill(-server.pid);
  server = undefined;
  tree.remove();
});

it('following docs/adding-a-game.md yields a game that builds and can be played everywhere', async () => {
  expect(BLOCKS.map(({ kind }) => kind)).toEqual('sh diff sh diff diff diff diff sh sh js sh'.split(' '));
  for (const { kind, text } of BLOCKS) {
    if (kind === 'diff') change(text);
    if (kind === 'js') writeFileSync(join(tree.folder, 'room.mjs'), text);
    if (kind === 'sh') for (const line of text.trim().split('\n')) await type(line);
  }
  const outputsOf = (start: string) =>
    printed.flatMap(([line, output]) => (line.includes(start) ? [output] : []));
  const outputOf = (start: string) => outputsOf(start)[0] ?? '';
  expect(outputOf('new-game')).toContain('packages/games/src/nearby/rules/moves.ts');
  // A user will not do this once more, but the page promises that the game is whole after its last step.
  await type('npm run unit -- nearby');
  const tests = [
    outputsOf('npm run unit -- nearby'),
    outputsOf('npm run unit -- packages/games/src/contract'),
  ];
  expect(tests.map(({ length }) => length)).toEqual([3, 1]);
  for (const output of tests.flat()) {
    expect(output).toMatch(/Tests .*passed/);
    expect(output).not.toContain('failed');
  }
  expect(outputOf('inkling play')).toContain('NEAR ENOUGH');
  expect(outputOf('inkling play')).toMatch(/You found it in \d guess/);
  // The number is 9, and 8 is the middle of the range left above 5, so both guesses come close.
  expect(outputOf('room.mjs').trim().split('\n')).toEqual(['5 higher', '8 found']);

  expect(WEB_ADDRESS).toContain(SERVER);
  const { page, troubles } = await emptyPage(await sharedBrowser());
  await page.goto(WEB_ADDRESS.replace(SERVER, serverUrl));
  await page.getByRole('heading', { name: 'Near enough' }).waitFor();
  await command(page, 'new holly');
  await announced(page, 'Guess a number from 1 to 100. You have 7 guesses left.');
  for (let [low, high, guesses] = [1, 100, 0]; guesses < 7 && low <= high; guesses++) {
    const middle = (low + high) >> 1;
    await command(page, String(middle));
    const sentence = await announced(page, new RegExp(`^(?:Turn ${guesses + 1}: ${middle}\\.|You found it)`));
    if (sentence.includes('found')) break;
    if (sentence.includes('lower')) high = middle - 1;
    else low = middle + 1;
  }
  await page.getByRole('heading', { name: /^You found it in \d guess/ }).waitFor();
  expect(troubles).toEqual([]);
  await page.context().close();
}, 300_000);

/** Replaces the `-` lines with the `+` lines; the `-` lines must occur exactly once. */
function change(diff: string): void {
  const [file = '', ...lines] = diff.trimEnd().split('\n');
  const path = join(tree.folder, file.replace('--- ', ''));
  const side = (sign: string) =>
    lines.flatMap((line) => (line.startsWith(sign) ? [`${line.slice(1)}\n`] : [])).join('');
  const parts = readFileSync(path, 'utf8').split(side('-'));
  expect([file, parts.length]).toEqual([file, 2]);
  writeFileSync(path, parts.join(side('+')));
}

/** Runs a command from the page and stores its output. A server is left running, on any free port. */
async function type(line: string): Promise<void> {
  if (line.includes(' serve ')) serverUrl = await serve(line);
  else
    printed.push([line, await run(line.replace(SERVER, serverUrl), line.includes(' play ') ? NUMBERS : '')]);
}

function run(line: string, input: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = { cwd: tree.folder, env: environment(), timeout: PATIENCE_PER_LINE };
    const child = exec(line, options, (error, out, err) =>
      error ? reject(new Error(`${line}\n${out}${err}`)) : resolve(out),
    );
    child.stdin?.end(input);
  });
}

function serve(line: string): Promise<string> {
  const words = line.replace('8123', `0 --data ${join(tree.folder, 'data')}`);
  const started = spawn(words, { cwd: tree.folder, env: environment(), shell: true, detached: true });
  server = started;
  return new Promise((resolve, reject) => {
    let output = '';
    started.stdout.on('data', (chunk) => {
      output += String(chunk);
      const found = /http:\/\/\S+/.exec(output)?.[0];
      if (found) resolve(new URL(found).origin);
    });
    started.stderr.on('data', (chunk) => (output += String(chunk)));
    started.once('exit', (code) => reject(new Error(`the server left with ${code}: ${output}`)));
  });
}

/** Tries every other number from 2 to 10, so one of them is the hidden number or next to it. */
const NUMBERS = '2\n4\n6\n8\n10\n';

/** The environment of an ordinary user: none of our variables, and no sign that tests are running. */
function environment(): NodeJS.ProcessEnv {
  const own = Object.entries(withoutSettings(process.env)).filter(
    ([name]) => !/^(?:VITEST|NODE_ENV$)/.test(name),
  );
  return { ...Object.fromEntries(own), CI: '', NO_COLOR: '1' };
}
