import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DATABASE_FILE } from '../apps/server/src/store/open-store.ts';
import { openReader } from '../apps/server/src/store/sqlite-driver.ts';
import { fixedRandom, handClock, openTestServer, Player } from '../apps/server/src/testing/test-server.ts';

/**
 * `npx tsx --conditions=@inkling/source tools/keep-database.ts` plays a few games and writes the resulting
 * database, in today's version, to `tests/databases`. Run it before adding a migration, never to change an
 * existing file.
 */
const data = mkdtempSync(join(tmpdir(), 'inkling-kept-'));
const place = await openTestServer({ clock: handClock(), random: fixedRandom('kept') }, { data });
const [ann, ben] = [await Player.join(place.app), await Player.join(place.app)];
const { id: finished } = await ann.open({ game: 'mastermind', rules: 'p4c6r/12', seat: 'breaker' });
await ann.play(finished, 'guess aabb');
await ann.play(finished, 'resign');
const { id: open } = await ann.open({ game: 'mastermind', rules: 'p4c6r/12', breakers: 2, seat: 'first' });
await ben.sit(open, 'second');
await ann.play(open, 'guess abcd');
const { body: today } = await ben.send('POST', '/api/daily/mastermind', {});
await ben.play(today.id, 'guess aabb');
await ben.send('POST', '/api/daily/pauses', { first: '2026-02-03', last: '2026-02-04' });
const { version } = place.services.store;
await place.close();
const text = [
  `-- A server's database of version ${version}: ${JSON.stringify({ recovery: ann.recovery, finished, open })}`,
  ...dump(join(data, DATABASE_FILE)),
  '',
].join('\n');
rmSync(data, { recursive: true });
writeFileSync(new URL(`../tests/databases/version-${version}.sql`, import.meta.url), text, { flag: 'wx' });

/** Dumps the database as statements that SQLite and PostgreSQL both accept. */
function dump(path: string): readonly string[] {
  const reader = openReader(path);
  const made = reader.all('select type, name, sql from sqlite_master where sql is not null order by rowid');
  const rows = made.flatMap(({ type, name }) =>
    type === 'table'
      ? reader.all(`select * from ${name}`).map((row) => `insert into "${name}" values (${listOf(row)});`)
      : [],
  );
  reader.close();
  return [...made.map(({ sql }) => `${sql};`), ...rows];
}

function listOf(row: Readonly<Record<string, unknown>>): string {
  return Object.values(row)
    .map((value) =>
      value === null ? 'null' : typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : value,
    )
    .join(', ');
}
