import type { ForeignFault } from 'inkling/optimal/foreign-tree';
import { quoted } from './numbers.ts';

/** What is wrong with a tree in Knuth's and Irving's brackets or in JSON, and where. */
export function sayForeignFault(fault: ForeignFault, rulesText: string): string {
  switch (fault.code) {
    case 'too-large':
      return `${rulesText} has more codes than trees of this notation are checked for.`;
    case 'irving':
      return `${BRACKETS[fault.fault.code]} (line ${fault.fault.line}, column ${fault.fault.column}); it was read as a tree for ${rulesText}, and --rules names another game.`;
    case 'json':
      return `${JSON_FAULTS[fault.fault.code]}${fault.fault.path.length > 0 ? ` after the answers ${fault.fault.path.map(quoted).join(' ')}` : ''}; it was read as a tree for ${rulesText}, and --rules names another game.`;
    case 'unsound':
      return `${UNSOUND[fault.why]} (guess ${fault.guess}).`;
  }
}

const BRACKETS: Readonly<Record<Extract<ForeignFault, { code: 'irving' }>['fault']['code'], string>> = {
  'too-long': 'The text is longer than any tree that can be checked',
  'bad-token': 'A bracket, a number or a guess is missing or in excess',
  'bad-guess': 'This is no guess',
  'wrong-size': 'The number of codes given there is wrong',
  'wrong-slots': 'A guess has not as many cells as there are answers',
  'missing-tree': 'A cell of three codes or more has no tree',
  'unknown-label': 'No tree has this label',
  'repeated-label': 'Two trees have this label',
  'too-deep': 'The tree is too deep',
  trailing: 'Something follows the tree',
};

const JSON_FAULTS: Readonly<Record<Extract<ForeignFault, { code: 'json' }>['fault']['code'], string>> = {
  'too-long': 'The text is longer than any tree that can be checked',
  'not-json': 'This is no JSON',
  'bad-node': 'A node is no {"guess", "next"}',
  'bad-guess': 'A guess cannot be read',
  'bad-class': 'An answer cannot be read',
  'too-deep': 'The tree is too deep',
};

const UNSOUND: Readonly<Record<Extract<ForeignFault, { code: 'unsound' }>['why'], string>> = {
  'foreign-guess': 'A guess is not one of these rules',
  'forbidden-guess': 'A guess is not allowed there',
  'missing-answer': 'An answer that occurs has no branch',
  'impossible-answer': 'A branch can never be reached',
  'solved-branch': 'Play goes on after the code is found',
  'too-deep': 'The tree is too deep',
};
