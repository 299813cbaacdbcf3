import { quoted } from '../messages/numbers.ts';
import type { FileFault } from './text-file.ts';

/** Says why a file cannot be used, without saying what to do instead. */
export function sayFileFault(path: string, fault: FileFault): string {
  return `${quoted(path)}: ${why(fault)}.`;
}

/** The same for a file with one entry per line; also says what the file should contain. */
export function sayUnreadableFile(path: string, fault: FileFault, form: string): string {
  return `${sayFileFault(path, fault)} Give a text file with ${form} a line.`;
}

/** Says why the file of an option cannot be written. */
export function sayUnwritable(option: string, path: string, error: unknown): string {
  return `${option}: ${quoted(path)} cannot be written: ${whyUnwritten(error)}.`;
}

/** Says why a file could not be written, based on the system's error code. */
export function whyUnwritten(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  switch (code) {
    case 'ENOENT':
    case 'ENOTDIR':
      return 'there is no such folder';
    case 'EISDIR':
      return 'that is a folder';
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return 'there is no permission to write it';
    case 'ENOSPC':
      return 'no space is left there';
    default:
      return `the system says ${code}`;
  }
}

function why(fault: FileFault): string {
  switch (fault.code) {
    case 'missing':
      return 'there is no such file';
    case 'folder':
      return 'that is a folder';
    case 'forbidden':
      return 'there is no permission to read it';
    case 'too-large':
      return 'it is too large';
    case 'damaged':
      return 'it is packed by gzip, and damaged or cut off';
    case 'not-text':
      return `it is not ${fault.encoding} text`;
    case 'utf-16':
      return 'it is UTF-16 text: save it as UTF-8';
    case 'unreadable':
      return `it cannot be read (${fault.system})`;
  }
}
