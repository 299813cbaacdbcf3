import type { FileFault } from '../shell/text-file.ts';
import { quoted } from './numbers.ts';

/** Why a file cannot be used, as a sentence without what to do instead. */
export function sayFileFault(path: string, fault: FileFault): string {
  return `${quoted(path)}: ${why(fault)}.`;
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
