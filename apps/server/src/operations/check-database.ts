import { fail, ok, type Result } from '@inkling/core/result';
import {
  type AskSystem,
  accessTo,
  askSystem,
  type MissingRight,
  missingRight,
} from '../store/file-access.ts';
import { SCHEMA_VERSION } from '../store/migrations.ts';
import { codeOf, isUnopened, openReader, type SqliteConnection } from '../store/sqlite-driver.ts';

/** The number of rows in each table of a database. */
export interface Contents {
  readonly guests: number;
  readonly rooms: number;
  readonly entries: number;
  readonly scores: number;
}

export type DatabaseFault =
  | { readonly code: 'no-database' }
  /** This user lacks a permission, so the state of the database is unknown. */
  | ({ readonly code: 'forbidden' } & MissingRight)
  /** It cannot be opened for another reason. */
  | { readonly code: 'unopened'; readonly detail: string }
  /** It cannot be read, or its pages contradict each other. */
  | { readonly code: 'damaged'; readonly detail: string }
  /** The file does not begin like a database: it is damaged or never was one. */
  | { readonly code: 'not-a-database'; readonly detail: string }
  | { readonly code: 'other-version'; readonly version: number | undefined }
  /** An entry of this room is missing. */
  | { readonly code: 'gap'; readonly room: string };

/** Reads a whole database file and returns its contents, or what is wrong with it. It changes nothing. */
export function checkDatabase(path: string, ask: AskSystem = askSystem): Result<Contents, DatabaseFault> {
  const access = accessTo(path, 'read', ask);
  if (access === 'missing') return fail({ code: 'no-database' });
  if (access === 'forbidden') return fail({ code: 'forbidden', path, right: 'read' });
  let connection: SqliteConnection | undefined;
  try {
    connection = openReader(path);
    return checkOpen(connection);
  } catch (error) {
    return fail(databaseFault(error, missingRight(error, path, 'read', ask)));
  } finally {
    connection?.close();
  }
}

/** Converts an error on opening or reading a database to a fault. */
export function databaseFault(error: unknown, missing: MissingRight | undefined): DatabaseFault {
  if (missing) return { code: 'forbidden', ...missing };
  const detail = error instanceof Error ? error.message : String(error);
  if (isUnopened(error)) return { code: 'unopened', detail };
  return { code: codeOf(error) === 'SQLITE_NOTADB' ? 'not-a-database' : 'damaged', detail };
}

function checkOpen(connection: SqliteConnection): Result<Contents, DatabaseFault> {
  const [verdict, ...more] = connection.all('PRAGMA integrity_check');
  if (more.length > 0 || verdict?.['integrity_check'] !== 'ok')
    return fail({ code: 'damaged', detail: String(verdict?.['integrity_check']) });
  const [lost] = connection.all('PRAGMA foreign_key_check');
  if (lost)
    return fail({ code: 'damaged', detail: `a row of ${String(lost['table'])} refers to a missing row` });
  const stamped = connection.all("select name from sqlite_master where name = 'inkling_schema'").length > 0;
  const [stamp] = stamped ? connection.all('select version from inkling_schema') : [];
  const version = stamp && Number(stamp['version']);
  // An older version is valid, because a server migrates it when it starts.
  if (version === undefined || version > SCHEMA_VERSION) return fail({ code: 'other-version', version });
  const [gap] = connection.all(
    'select room from entries group by room having min(n) <> 1 or max(n) <> count(*) limit 1',
  );
  if (gap) return fail({ code: 'gap', room: String(gap['room']) });
  const count = (table: keyof Contents) =>
    Number(connection.all(`select count(*) as n from ${table}`)[0]?.['n']);
  return ok({
    guests: count('guests'),
    rooms: count('rooms'),
    entries: count('entries'),
    scores: count('scores'),
  });
}
