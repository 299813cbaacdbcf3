/** The coordinator ignores everything from this source: what it has reported, and what it still reports. */
export class RefusedError extends Error {
  readonly why: string;

  constructor(why: string) {
    super(`refused by the coordinator: ${why}`);
    this.why = why;
  }
}

/**
 * Is it useless to try again? A missing permission, a wrong password, a missing database or table, and a statement that
 * the database does not understand stay as they are. Broken connections, servers that are starting, and locks do not.
 */
export function isPermanent(error: unknown): boolean {
  if (error instanceof RefusedError) return true;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (typeof code === 'string' && PERMANENT_STATES.test(code)) return true;
  return error instanceof Error && REDIS_PERMANENT.test(error.message);
}

/** An error as a sentence. */
export function sayFault(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return sayFault(error.errors[0]);
  return error instanceof Error && error.message !== '' ? error.message : String(error);
}

/**
 * SQLSTATE classes of PostgreSQL: features (0A), authorisation (28), catalogue names (3D, 3F), syntax, permissions and
 * missing tables (42).
 */
const PERMANENT_STATES = /^(0A|28|3D|3F|42)[0-9A-Z]{3}$/;
const REDIS_PERMANENT = /^(NOAUTH|NOPERM|WRONGPASS|WRONGTYPE|ERR The user executing the script)\b/;
