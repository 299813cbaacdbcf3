import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const PAGES = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  ...['docs', 'docs/cli', 'docs/cli/verbs', 'docs/decisions'].flatMap((folder) =>
    readdirSync(join(ROOT, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`),
  ),
];

interface Snippet {
  readonly page: string;
  readonly line: number;
  readonly language: string;
  readonly body: string;
}

function snippetsOf(page: string): readonly Snippet[] {
  const text = readFileSync(join(ROOT, page), 'utf8');
  return [...text.matchAll(/^( *)```(\w+)[^\n]*\n([\s\S]*?)^\1```$/gm)].map((match) => ({
    page,
    line: text.slice(0, match.index).split('\n').length,
    language: match[2] as string,
    // The lines of a snippet inside a list are indented.
    body: (match[3] as string).replaceAll(new RegExp(`^${match[1]}`, 'gm'), ''),
  }));
}

const snippets = PAGES.flatMap(snippetsOf);

/** Shell snippets: each line `$ inkling …` is run, and the lines below it are the expected output. */
describe('commands in the docs', () => {
  const sessions = snippets
    .filter(({ language }) => language === 'console')
    .flatMap(({ page, line, body }) =>
      body
        .split(/^\$ /m)
        .slice(1)
        .map((part) => {
          const [command = '', ...output] = part.trimEnd().split('\n');
          return { page, line, command, output: output.join('\n') };
        }),
    )
    .filter(({ command }) => command.startsWith('inkling '));

  it.each(sessions)('$page:$line $command', ({ command, output }) => {
    const inkling = join(ROOT, 'node_modules', '.bin', 'inkling');
    const line = command.replace(/^inkling/, JSON.stringify(inkling));
    let printed = '';
    try {
      printed = execFileSync(line, {
        cwd: ROOT,
        encoding: 'utf8',
        shell: true,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, NO_COLOR: '1' },
      });
    } catch (error) {
      const failed = error as { stdout: string; stderr: string };
      printed = failed.stdout + failed.stderr;
    }
    expect(printed.trimEnd()).toBe(output);
  });

  it('exist', () => expect(sessions.length).toBeGreaterThan(0));
});

describe('links in the docs', () => {
  it.each(PAGES.map((page) => [page]))('%s links to files that exist', (page) => {
    const text = readFileSync(join(ROOT, page), 'utf8');
    const targets = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)[^)]*\)/g)].map(
      (match) => match[1] as string,
    );
    const missing = targets.filter((target) => !existsSync(join(ROOT, page, '..', target)));
    expect(missing).toEqual([]);
  });
});

function isOfArchitecture(page: string): boolean {
  return page === 'ARCHITECTURE.md' || page.startsWith('docs/decisions/');
}

const FILES = ['packages', 'apps', 'tests', 'tools', 'bench'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => !path.includes('node_modules'))
    .map((path) => `/${folder}/${path}`),
);

/** Documents give paths relative to the root of the repository, in code type: `packages/core/src/sheet.ts`. */
describe('paths in the docs', () => {
  it.each(PAGES.map((page) => [page]))('%s names files that exist', (page) => {
    const text = readFileSync(join(ROOT, page), 'utf8').replaceAll(/^ *```[\s\S]*?^ *```$/gm, '');
    const named = [
      ...text.matchAll(/`((?:packages|apps|tests|tools|bench|proofs|docs|deploy|examples)\/[^`\s*…<>]*)`/g),
    ].map((match) => match[1] as string);
    const spelled = named.flatMap((path) => {
      const [, head, choices, tail] = /^(.*)\{(.+)\}(.*)$/.exec(path) ?? [];
      return choices === undefined ? [path] : choices.split(',').map((choice) => `${head}${choice}${tail}`);
    });
    expect(spelled.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });

  /** Next to a full path, a walkthrough or a decision gives only the last part: `room/step.ts`. */
  it.each(PAGES.filter(isOfArchitecture).map((page) => [page]))(
    '%s names parts of paths that exist',
    (page) => {
      const parts = [...readFileSync(join(ROOT, page), 'utf8').matchAll(/`([\w./-]+\.(?:tsx?|mjs|css))`/g)];
      const missing = parts
        .map((match) => `/${match[1]}`)
        .filter((part) => !FILES.some((file) => file.endsWith(part)));
      expect(missing).toEqual([]);
    },
  );

  it('ARCHITECTURE.md has at most 900 words', () => {
    const text = readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8').replaceAll(/^```[\s\S]*?^```$/gm, '');
    expect(text.split(/\s+/).filter((word) => /[a-z]/i.test(word)).length).toBeLessThanOrEqual(900);
  });
});
