import type { ForeignFault, ForeignForm } from 'inkling/optimal/foreign-tree';
import type { TreeSetting } from '../../contract/game-trees.ts';
import { listed, quoted } from '../../messages/numbers.ts';
import { whyUnwritten } from '../../shell/file-faults.ts';

/** Says what is wrong with a tree in a foreign notation, and where. */
export function sayForeignFault(fault: ForeignFault, { what, instead }: TreeSetting): string {
  switch (fault.code) {
    case 'too-large':
      return `Trees of this notation are not checked for ${what}: it is too large.`;
    case 'irving':
      return `${BRACKETS[fault.fault.code]} (line ${fault.fault.line}, column ${fault.fault.column}); it was read as a tree for ${what}, and ${instead}.`;
    case 'selby':
      return `${LINES[fault.fault.code]} (line ${fault.fault.line}); it was read as a tree for ${what}, and ${instead}.`;
    case 'json':
      return `${JSON_FAULTS[fault.fault.code]}${fault.fault.path.length > 0 ? ` after the answers ${fault.fault.path.map(quoted).join(' ')}` : ''}; it was read as a tree for ${what}, and ${instead}.`;
    case 'unsound':
      return `${UNSOUND[fault.why]} (guess ${fault.guess}${fault.secret === undefined ? '' : `, for example for ${fault.secret}`}); it was read as a tree for ${what}, and ${instead}.`;
  }
}

/** Says that `--out` selects a notation that cannot hold trees of this game; `others` can. */
export function sayWrongForm(form: ForeignForm, others: readonly ForeignForm[]): string {
  const endings = others.map((other) => `.${other}`);
  return `--out: .${form} files hold trees of ${TREES_OF[form]}, and this is none. Let the name end in ${listed(endings, 'or')}; any other name is a strategy file.`;
}

const TREES_OF: Readonly<Record<ForeignForm, string>> = {
  irving: 'codes',
  selby: 'words',
  json: 'any game',
  dot: 'any game',
};

export function sayTooDeepFor(path: string): string {
  return `${quoted(path)} was not written: Selby’s lines hold nine guesses at most, and this tree takes more.`;
}

export function sayUnwritten(what: 'strategy' | 'proof', path: string, error: unknown): string {
  return `The ${what} was not kept in ${quoted(path)}: ${whyUnwritten(error)}.`;
}

const BRACKETS: Readonly<Record<Extract<ForeignFault, { code: 'irving' }>['fault']['code'], string>> = {
  'too-long': 'The text is longer than any tree that can be checked',
  'bad-token': 'A bracket, a number or a guess is missing or in excess',
  'bad-guess': 'This is not a guess',
  'wrong-size': 'The number of codes given there is wrong',
  'wrong-slots': 'A guess has fewer or more cells than there are answers',
  'missing-tree': 'A cell of three codes or more has no tree',
  'unknown-label': 'No tree has this label',
  'repeated-label': 'Two trees have this label',
  'too-deep': 'The tree is too deep',
  trailing: 'Something follows the tree',
};

const LINES: Readonly<Record<Extract<ForeignFault, { code: 'selby' }>['fault']['code'], string>> = {
  'too-long': 'The text is longer than any tree that can be checked',
  'bad-line': 'This line is not made of guesses, each with its marks and number',
  'bad-guess': 'A guess is not a word of the list',
  'bad-class': 'The marks of a guess cannot be read',
  'bad-depth': 'A guess has the wrong number',
  'two-guesses': 'After the same answers there are two guesses',
  'repeated-class': 'The lines of one answer are in two places',
  unfinished: 'The line does not end with a word that is found',
  'no-lines': 'There are no lines',
};

const JSON_FAULTS: Readonly<Record<Extract<ForeignFault, { code: 'json' }>['fault']['code'], string>> = {
  'too-long': 'The text is longer than any tree that can be checked',
  'not-json': 'This is not JSON',
  'bad-node': 'A node is not {"guess", "next"}',
  'bad-guess': 'A guess cannot be read',
  'bad-class': 'An answer cannot be read',
  'too-deep': 'The tree is too deep',
};

const UNSOUND: Readonly<Record<Extract<ForeignFault, { code: 'unsound' }>['why'], string>> = {
  'foreign-guess': 'A guess does not belong to these rules',
  'forbidden-guess': 'Hard mode does not allow this guess here',
  'missing-answer': 'An answer that can occur has no branch',
  'impossible-answer': 'A branch can never be reached',
  'solved-branch': 'Play goes on after the code is found',
  'too-deep': 'The tree is too deep',
};
