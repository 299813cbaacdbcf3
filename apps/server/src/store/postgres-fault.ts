import { codeOf } from './sqlite-driver.ts';

/**
 * Why a database of PostgreSQL cannot be opened, and what to do about it: the end of a sentence, and another one.
 * `undefined` where nothing is known of it.
 */
export function sayPostgresFault(error: unknown): string | undefined {
  const fault = faultOf(error);
  if (fault === undefined) return undefined;
  const [what, remedy] = WORDS[fault];
  return `${what}${detailOf(error)}. ${remedy}`;
}

/** For the log. Leaves the message out, since it may quote what was to be written. */
export function logPostgresFault(error: unknown): string {
  const fault = faultOf(error);
  const parts = [codeOf(error), fault === undefined ? '' : WORDS[fault][0]].filter((part) => part !== '');
  return `PostgreSQL: ${parts.join(', ') || 'no answer'}`;
}

/** Class 23: integrity constraint violation. */
export function isConstraintFault(error: unknown): boolean {
  return codeOf(error).startsWith('23');
}

const ANOTHER = 'or name another with --data';

/** What happened, as the end of a sentence, and what to do about it. */
const WORDS = {
  login: ['the login is refused', `Put the right user and password into the address, ${ANOTHER}.`],
  password: [
    'PostgreSQL requires a password, and the address has none',
    'Write it like postgres://user:password@host/database.',
  ],
  database: ['there is no database of this name', `Create it with createdb, ${ANOTHER}.`],
  host: ['there is no host of this name', `Put the right host into the address, ${ANOTHER}.`],
  silence: ['nothing answers there', `Start PostgreSQL, check its host, port and firewall, ${ANOTHER}.`],
  starting: ['PostgreSQL is starting or stopping', 'Try again in a moment.'],
  crowd: [
    'PostgreSQL has no connection left for this login',
    'Raise max_connections, or the limit of the login or of the database.',
  ],
  full: ['the disk of PostgreSQL is full', 'Free some space.'],
  rights: [
    'the login lacks a right',
    'Make it the owner of the database, or grant it CREATE on the database and on the schema.',
  ],
  reading: [
    'the database is read-only',
    'Name the primary server instead of its copy, or switch default_transaction_read_only off.',
  ],
  schema: [
    'there is no schema that the login may write to',
    'Create one: CREATE SCHEMA public AUTHORIZATION, and the name of the login.',
  ],
  plain: [
    'PostgreSQL offers no encryption',
    'Switch ssl on there, or take sslmode out of the address if the connection stays on this machine.',
  ],
  certificate: [
    'the certificate of PostgreSQL is not trusted',
    'Name the file of its authority in the address: ?sslmode=verify-full&sslrootcert=FILE.',
  ],
} as const satisfies Readonly<Record<string, readonly [what: string, remedy: string]>>;

/** SQLSTATE codes of PostgreSQL (appendix A of its manual), and codes of the system and of TLS. */
const BY_CODE: readonly (readonly [codes: RegExp, fault: PostgresFault])[] = [
  [/^28/, 'login'],
  [/^3D000$/, 'database'],
  [/^(ENOTFOUND|EAI_AGAIN)$/, 'host'],
  [/^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EPIPE|ENOENT|08\w{3})$/, 'silence'],
  [/^57P0[1-4]$/, 'starting'],
  [/^53300$/, 'crowd'],
  [/^53100$/, 'full'],
  [/^42501$/, 'rights'],
  [/^25006$/, 'reading'],
  [/^3F000$/, 'schema'],
  [/CERT|^UNABLE_TO_|ALTNAME/, 'certificate'],
];

/** What the client of PostgreSQL finds by itself has no code, only words. */
const BY_WORDS: readonly (readonly [words: RegExp, fault: PostgresFault])[] = [
  [/client password must be/, 'password'],
  [/does not support SSL/, 'plain'],
  [/timeout|terminated unexpectedly/i, 'silence'],
];

/** Why PostgreSQL cannot be used, as far as an operator can put it right. */
type PostgresFault = keyof typeof WORDS;

function faultOf(error: unknown): PostgresFault | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = codeOf(error);
  if (code !== '') return BY_CODE.find(([codes]) => codes.test(code))?.[1];
  return BY_WORDS.find(([words]) => words.test(error.message))?.[1];
}

/** What PostgreSQL or the system says itself. Where a name has several addresses, only the first one tells. */
function detailOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return detailOf(error.errors[0]);
  return error instanceof Error && codeOf(error) !== '' ? ` (${error.message || codeOf(error)})` : '';
}
