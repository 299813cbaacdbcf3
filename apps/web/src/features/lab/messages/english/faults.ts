import type { VerifyFault } from '@inkling/deduction/optimum/verify';
import type { VerifyFileFault } from 'inkling/optimal/verify-file';
import { grammarOf } from '../../../../shell/language/grammar.ts';
import type { LabGame } from '../../../../shell/parts/lab-part.ts';
import type { TreeFault } from '../../../../shell/parts/lab-tasks.ts';
import type { LabCommandFault } from '../../model/command.ts';

const { number } = grammarOf('en', 'always');

/** Returns the message for a typed line that was not understood. */
export function commandFault(fault: LabCommandFault): string {
  switch (fault.code) {
    case 'nothing':
      return 'Type a command such as compare knuth entropy, partition 1122 or where TBST. Type ? to list them all.';
    case 'where-what':
      return 'Say which code, for example: where TBST.';
    case 'which-number':
      return 'Say which one by its number, for example: open 3.';
    case 'which-rules':
      return `Those are not rules. Write them as ${fault.hints.join('; or ')}.`;
    case 'too-many-guesses':
      return 'At most two guesses can be compared.';
    case 'not-understood':
      return `${fault.text} is neither a command nor a guess here. Type ? for all commands.`;
    case 'game':
      return fault.sentence;
  }
}

/** Returns the message for a tree that could not be made or parsed, and of which nothing is shown. */
export function treeFault(fault: TreeFault, game: LabGame): string {
  switch (fault.code) {
    case 'empty':
      return 'There is nothing to read.';
    case 'unknown-form':
      return 'This is not a strategy that can be read here: it is neither a strategy file nor brackets, JSON or Selby’s lines.';
    case 'strategy':
      return `Not verified, so not shown. ${fileFault(fault.fault)}`;
    case 'unsound':
      return `Not verified, so not shown. ${VERIFY_FAULTS[fault.why]}${fault.guess === undefined ? '' : ` (guess ${fault.guess})`}.`;
    case 'own':
      return game.tree.fault(fault.fault);
  }
}

function fileFault(fault: VerifyFileFault): string {
  const at = `line ${fault.line}`;
  switch (fault.code) {
    case 'missing-list':
      return `The strategy needs a word list that is not here (“${fault.list}”). Open the list together with the file.`;
    case 'wrong-list':
      return `The word list “${fault.list}” is not the one that the strategy was made for.`;
    case 'false-claim':
      return `The header is wrong at ${at}: the tree takes ${number(fault.tally.total)} guesses in all and ${fault.tally.worst} at worst.`;
    case 'unknown-version':
      return `The file is version ${fault.version ?? '?'}, and this page reads version 1.`;
    default: {
      const shown =
        'guess' in fault
          ? `, guess ${fault.guess}${fault.answer === undefined ? '' : `, answer ${fault.answer}`}${fault.secret === undefined ? '' : `, for example for ${fault.secret}`}`
          : '';
      return `${FILE_FAULTS[fault.code]} (${at}${shown}).`;
    }
  }
}

const VERIFY_FAULTS: Readonly<Record<VerifyFault['code'], string>> = {
  'foreign-guess': 'A guess does not belong to these rules',
  'forbidden-guess': 'Hard mode does not allow this guess here',
  'missing-answer': 'An answer that can occur leads nowhere',
  'impossible-answer': 'The tree goes on after an answer that no code gives',
  'solved-branch': 'The game goes on after the code is found',
  'too-deep': 'The tree is deeper than any strategy can be',
};

const FILE_FAULTS: Readonly<
  Record<
    Exclude<VerifyFileFault['code'], 'missing-list' | 'wrong-list' | 'false-claim' | 'unknown-version'>,
    string
  >
> = {
  ...VERIFY_FAULTS,
  'too-long': 'The file is longer than any strategy that can be checked',
  'not-a-strategy': 'This is not a strategy file',
  'bad-header': 'A header line cannot be read',
  'missing-header': 'A header line is missing',
  'bad-node': 'A line of the tree cannot be read',
  'bad-guess': 'A guess cannot be read',
  'bad-class': 'An answer cannot be read',
  'bad-depth': 'A line is indented deeper than its place in the tree',
  'repeated-class': 'The same answer leads to two places',
  'no-nodes': 'The file has no tree',
  truncated: 'The file ends too early',
  'bad-end': 'The number of lines at the end is wrong',
  trailing: 'There is something after the end',
  'unknown-game': 'The file is for a game that this page does not know',
  'unknown-rules': 'The rules in the header cannot be read',
  'too-large': 'These rules have too many codes to check them all',
  'missing-weights': 'The strategy was made for weights, which this page does not know',
  'wrong-weights': 'The weights are not those that the strategy was made for',
};
