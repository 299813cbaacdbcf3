import { quoted } from '../messages/numbers.ts';
import type { FileFault } from './text-file.ts';

/** Why a file cannot be used, as a sentence without what to do instead. */
export function sayFileFault(path: string, fault: FileFault): string {
  return `${quoted(path)}: ${why(fault)}.`;
}

/** The same of a file with one thing a line. */
export function sayUnreadableFile(path: string, fault: FileFault, form: string): string {
  return `${sayFileFault(path, fault)} Give a text file with ${form} a line.`;
}

function why(fault: FileFault): string {
  switch (fault.code) {
    case 'missing':
      return 'there is no such file';
    case 'folder':
      return 'that is a folder';
    case 'forbidden':
      return 'it may not be read';
    case 'too-large':
      return 'it is longer than anything that is read here';
    case 'unreadable':
      return `it cannot be read (${fault.system})`;
  }
}
