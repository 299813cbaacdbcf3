import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gamesOf } from './contract/game-terminal.ts';
import { offeredGames } from './games/registry.ts';
import { run } from './testing/run.ts';
import { VERBS } from './verbs/verbs.ts';

/** The examples of all help pages, each once, without what follows a pipe. */
const LINES = [
  ...new Set(
    VERBS.flatMap((verb) => [
      ...verb.examples,
      ...gamesOf(verb, offeredGames({})).flatMap(({ verbs }) => verbs[verb.name]?.examples ?? []),
    ]).map(({ line }) => line.replace(/ \|.*/, '')),
  ),
];

/** The examples that need a server, a database, a file of the user, somebody who plays, or many seconds. */
const OTHERS: readonly (readonly [RegExp, string])[] = [
  [/^(cat|source) /, 'more of a shell than a pipe'],
  [
    /^inkling (arena|bench|serve|server|room|record|resume|worker|assist|play|daily|puzzle) ?/,
    'a server, a player or time',
  ],
  [/https?:|postgres:/, 'a server'],
  [/\w\.(bound|json|facts|search|strategy|txt)\b/, 'a file that is read or written'],
  [/--max-depth|--root parse,clint|--nodes|--games/, 'time'],
  [/^inkling compare mastermind( --format mmstrat)?$/, 'time'],
];

const PRINTED = LINES.filter((line) => !OTHERS.some(([pattern]) => pattern.test(line)));

/** The exit code of an example that shows something wrong. */
const EXITS: Readonly<Record<string, number>> = {
  'inkling check mastermind aabb:1,0 aabb:0,0': 3,
  'inkling check word crane:gwwww cloth:wwwww': 3,
};

describe('the examples of the help pages', () => {
  it('are mostly run here', () => {
    expect(PRINTED.length).toBeGreaterThan(20);
  });

  it.each(PRINTED)('%s', async (line) => {
    const state = mkdtempSync(join(tmpdir(), 'inkling-help-'));
    const { exit, out, err } = await run(line.replace(/^inkling /, '').replaceAll("'", ''), [], { state });
    expect([line, exit, err]).toEqual([line, EXITS[line] ?? 0, '']);
    expect(out).not.toBe('');
  });
});
