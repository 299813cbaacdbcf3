import { join } from 'node:path';
import type { Result } from '@inkling/core/result';
import { type BackupFault, backUp, restore } from './operations/backup.ts';
import { type Contents, checkDatabase } from './operations/check-database.ts';
import { judgeScore, listScores } from './operations/judge-scores.ts';
import { processNamed } from './operations/open-fault.ts';
import { dropSigningKey } from './operations/signing-key.ts';
import type { Answer } from './operations/with-store.ts';
import { readSettings } from './settings/settings.ts';
import { sayMissingRight } from './store/file-access.ts';
import { DATABASE_FILE, isPostgres } from './store/open-store.ts';
import { codeOf } from './store/sqlite-driver.ts';

/** Faults in the data itself, which exit with `EXIT.verification`. The operator can fix the cause of all other faults. */
const UNTRUE: readonly BackupFault['code'][] = ['damaged', 'not-a-database', 'gap', 'other-version'];
const EXIT = { fault: 1, usage: 2, verification: 5 } as const;

// EPIPE means that the reader has gone, which is not an error. Anything else means that output was lost, which is.
process.stdout.on('error', (error) => {
  if (codeOf(error) !== 'EPIPE')
    leave(EXIT.fault, `The command ran, but its output could not be written (${codeOf(error)}).`);
});
process.stderr.on('error', () => undefined);

/**
 * The operator's commands, which run in a process separate from the server: `backup FILE`, `restore FILE [--replace]`,
 * `check`, `scores [DAY]`, `strike ROOM`, `allow ROOM` and `new-key`.
 */
const [verb = '', ...rest] = process.argv.slice(2);
const file = rest[0]?.startsWith('-') === false ? rest.shift() : undefined;
const replaces = rest.includes('--replace');
const options = rest.filter((word) => word !== '--replace');
const read = readSettings(options, process.env);

if ('problems' in read) leave(EXIT.usage, read.problems.join('\n'));
else if (verb === 'scores') tell(await listScores(read.settings.data, file));
else if (verb === 'new-key') tell(await dropSigningKey(read.settings.data));
else if ((verb === 'strike' || verb === 'allow') && file !== undefined)
  tell(await judgeScore(read.settings.data, file, verb));
else if (isPostgres(read.settings.data))
  leave(
    EXIT.usage,
    'A PostgreSQL database is saved and restored with its own tools, pg_dump and pg_restore.',
  );
else operate(read.settings.data);

function operate(data: string): void {
  if (verb === 'check') report(checkDatabase(join(data, DATABASE_FILE)), `${data} is sound`);
  else if (file === undefined || (verb !== 'backup' && verb !== 'restore'))
    leave(
      EXIT.usage,
      'Name a command: backup FILE, restore FILE, check, scores, strike ROOM, allow ROOM or new-key.',
    );
  else if (verb === 'backup')
    report(
      backUp(data, file),
      `${data} is saved in ${file}, with its SHA-256 in ${file}.sha256; the copy was read back and verified`,
    );
  else {
    const restored = restore(file, data, replaces ? asideName() : undefined);
    report(restored, `${file} is restored to ${data}`);
    if (restored.ok && !restored.value.isCompared)
      process.stdout.write(
        `There is no ${file}.sha256, so it could not be checked whether the backup has changed since it was written.\n`,
      );
  }
}

/** Returns a file name that contains the current time, so that it is not in use yet. */
function asideName(): string {
  return `inkling-before-${new Date().toISOString().replaceAll(':', '-')}.db`;
}

function tell(answer: Answer): void {
  if ('fault' in answer) leave(answer.isDamage ? EXIT.verification : EXIT.usage, answer.fault);
  else process.stdout.write(`${answer.text}\n`);
}

function report(result: Result<Contents, BackupFault>, done: string): void {
  if (!result.ok) {
    leave(UNTRUE.includes(result.error.code) ? EXIT.verification : EXIT.usage, sentenceOf(result.error));
    return;
  }
  const { guests, rooms, entries, scores } = result.value;
  const held = [
    counted(guests, 'guest', 'guests'),
    `${counted(rooms, 'room', 'rooms')} with ${counted(entries, 'entry', 'entries')}`,
    counted(scores, 'score', 'scores'),
  ];
  process.stdout.write(`${done}: ${held.join(', ')}.\n`);
}

function counted(n: number, one: string, more: string): string {
  return `${n} ${n === 1 ? one : more}`;
}

function sentenceOf(fault: BackupFault): string {
  switch (fault.code) {
    case 'damaged':
    case 'not-a-database':
      return `The database is damaged: ${fault.detail}.`;
    case 'forbidden':
      return `${sayMissingRight(fault)}.`;
    case 'unopened':
      return `The database cannot be opened: ${fault.detail}.`;
    case 'gap':
      return `An entry of room ${fault.room} is missing.`;
    case 'other-version':
      return fault.version === undefined
        ? 'This is not an Inkling database, or it has no version.'
        : `This database has version ${fault.version}, which this build does not read.`;
    case 'no-database':
      return 'There is no database in this folder. Name another with --data.';
    case 'no-backup':
      return 'There is no such file.';
    case 'not-a-backup':
      return `${fault.path} is not a backup of an Inkling database. Name a file that “server backup” wrote.`;
    case 'file-exists':
      return 'That file already exists, and nothing is overwritten. Name another.';
    case 'database-exists':
      return 'There is already a database there. With --replace it is moved aside and kept beside the new one.';
    case 'unwritable':
      return `Writing failed: ${fault.detail}. Everything is as it was.`;
    case 'in-use':
      return `A server is running on this database${processNamed(fault.pid)}. Stop it first.`;
  }
}

function leave(code: number, sentence: string): void {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = code;
}
