import { expect, it } from 'vitest';
import { logPostgresFault, sayPostgresFault } from './postgres-fault.ts';

const fault = (code: string, message = '') => Object.assign(new Error(message), { code });

it('the operator is told what PostgreSQL says, and what to do about it', () => {
  expect(sayPostgresFault(fault('28P01', 'password authentication failed for user "ann"'))).toBe(
    'the login is refused (password authentication failed for user "ann"). Put the right user and password into the address, or name another with --data.',
  );
  expect(
    sayPostgresFault(new Error('SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string')),
  ).toBe(
    'PostgreSQL requires a password, and the address has none. Write it like postgres://user:password@host/database.',
  );
  const refused = fault('ECONNREFUSED', 'connect ECONNREFUSED ::1:5432');
  const both = Object.assign(new AggregateError([refused, fault('ECONNREFUSED', 'second')]), {
    code: 'ECONNREFUSED',
  });
  expect(sayPostgresFault(both)).toBe(
    'nothing answers there (connect ECONNREFUSED ::1:5432). Start PostgreSQL, check its host, port and firewall, or name another with --data.',
  );
  expect(sayPostgresFault(new Error('something else'))).toBeUndefined();
  expect(sayPostgresFault(fault('42P01', 'no such relation'))).toBeUndefined();
});

it.each([
  ['3D000', 'createdb'],
  ['ENOTFOUND', 'the right host'],
  ['57P03', 'Try again in a moment'],
  ['53300', 'max_connections'],
  ['53100', 'Free some space'],
  ['42501', 'grant it CREATE'],
  ['25006', 'the primary server'],
  ['3F000', 'CREATE SCHEMA'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'sslrootcert=FILE'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'sslrootcert=FILE'],
])('%s has a remedy', (code, remedy) => {
  expect(sayPostgresFault(fault(code, 'why'))).toContain(remedy);
});

it('the log describes a fault without quoting its message', () => {
  expect(logPostgresFault(fault('25006', 'secret'))).toBe('PostgreSQL: 25006, the database is read-only');
  expect(logPostgresFault(fault('42P01', 'secret'))).toBe('PostgreSQL: 42P01');
  expect(logPostgresFault(new Error('timeout exceeded when trying to connect'))).toBe(
    'PostgreSQL: nothing answers there',
  );
  expect(logPostgresFault(new Error('secret'))).toBe('PostgreSQL: no answer');
});
