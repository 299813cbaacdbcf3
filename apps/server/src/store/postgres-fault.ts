import { codeOf } from './sqlite-driver.ts';

/**
 * Returns why a PostgreSQL database cannot be opened, as the end of a sentence, followed by a sentence with the remedy.
 * Returns undefined for an unknown error.
 */
export function sayPostgresFault(error: unknown): string | undefined {
  const fault = faultOf(error);
  if (fault === undefined) return undefined;
  const [what, remedy] = WORDS[fault];
  return `${what}${detailOf(error)}. ${remedy}`;
}

/** Describes an error for the log. Omits its message, because that may quote the data that was to be written. */
export function logPostgresFault(error: unknown): string {
  const fault = faultOf(error);
  const parts = [codeOf(error), fault === undefined ? '' : WORDS[fault][0]].filter((part) => part !== '');
  return `PostgreSQL: ${parts.join(', ') || 'no answer'}`;
}

/** Whether an integrity constraint was violated (SQLSTATE class 23). */
export function isConstraintFault(error: unknown): boolean {
  return codeOf(error).startsWith('23');
}

const ANOTHER = 'or name another with --data';

/** For each fault, what happened, as the end of a sentence, and what to do about it. */
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

/** Faults by error code: SQLSTATE codes (appendix A of the PostgreSQL manual), and codes of the system and of TLS. */
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

/** Faults by error message, because errors that the PostgreSQL client itself detects have no code. */
const BY_WORDS: readonly (readonly [words: RegExp, fault: PostgresFault])[] = [
  [/client password must be/, 'password'],
  [/does not support SSL/, 'plain'],
  [/timeout|terminated unexpectedly/i, 'silence'],
];

/** A reason why PostgreSQL cannot be used that an operator can fix. */
type PostgresFault = keyof typeof WORDS;

function faultOf(error: unknown): PostgresFault | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = codeOf(error);
  if (code !== '') return BY_CODE.find(([codes]) => codes.test(code))?.[1];
  return BY_WORDS.find(([words]) => words.test(error.message))?.[1];
}

/** Returns the message of PostgreSQL or the system. If a host has several addresses, only its first error counts. */
function detailOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return detailOf(error.errors[0]);
  return error instanceof Error && codeOf(error) !== '' ? ` (${error.message || codeOf(error)})` : '';
}
