/** Thrown when the coordinator has refused this source: it ignores all its past and future reports. */
export class RefusedError extends Error {
  readonly why: string;

  constructor(why: string) {
    super(`refused by the coordinator: ${why}`);
    this.why = why;
  }
}

/**
 * Whether a retry is useless. A missing permission, a wrong password, a missing database or table, and a statement that
 * the database does not understand are permanent. Broken connections, starting servers and locks are not.
 */
export function isPermanent(error: unknown): boolean {
  if (error instanceof RefusedError) return true;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (typeof code === 'string' && PERMANENT_STATES.test(code)) return true;
  return error instanceof Error && REDIS_PERMANENT.test(error.message);
}

/** Returns a readable message for an error. For an `AggregateError`, this is the message of its first error. */
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
