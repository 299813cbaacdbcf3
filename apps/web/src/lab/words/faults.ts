import type { CodeFault, FeedbackFault } from '@inkling/games/mastermind/notation';
import type { VerifyFault } from '@inkling/solvers/optimal/verify';
import type { VerifyFileFault } from 'inkling/optimal/verify-file';
import type { LabCommandFault } from '../session/command.ts';
import { type LabGame, makeLabGame } from '../session/lab-game.ts';
import type { GrowFault, ReadFault } from '../tree/grown.ts';
import { counted, grouped } from './numbers.ts';

/** A typed line that is not understood. */
export function commandFault(fault: LabCommandFault): string {
  switch (fault.code) {
    case 'nothing':
      return 'Type a command such as compare knuth entropy, partition 1122 or where TBST. Type ? for all of them.';
    case 'where-what':
      return 'Say which code, for example: where TBST.';
    case 'which-number':
      return 'Say which one by its number, for example: open 3.';
    case 'which-rules':
      return 'Those are no rules. Write them as p4c6r: places, symbols, r with repeats or n without; or word5.';
    case 'which-notation':
      return 'Codes can be written as winter, letters or digits.';
    case 'too-many-guesses':
      return 'Two guesses can be compared at most.';
    case 'not-understood':
      return `${fault.text} is neither a command nor a guess here. Type ? for the words that work.`;
    case 'bad-round':
      return `${fault.text} cannot be read as a word with its marks; write salet:gywww.`;
    case 'not-a-word':
      return `${fault.text} is not a word of five letters.`;
    case 'guess':
    case 'answer':
      return codeFault(fault.fault, fault.game);
  }
}

function codeFault(fault: CodeFault | FeedbackFault, game: LabGame): string {
  const places = game.kind === 'codes' ? game.rules.places : 5;
  switch (fault.code) {
    case 'empty':
      return 'Type a guess first.';
    case 'unknown-symbol':
      return `${fault.text} is not a symbol of ${makeLabGame(game)}.`;
    case 'wrong-length':
      return `That has ${counted(fault.length, 'symbol', 'symbols')}; ${makeLabGame(game)} has ${counted(places, 'place', 'places')}.`;
    case 'repeated-symbol':
      return `${fault.text} may stand only once.`;
    case 'no-feedback':
      return 'Say what was answered, for example: 1122:1,0.';
    case 'bad-feedback':
      return `${fault.text} cannot be read as an answer; write exact and near as 1,0.`;
    case 'impossible-feedback':
      return `No code answers ${fault.exact} exact, ${fault.near} near.`;
  }
}

/** A tree that could not be made or read: nothing of it is shown. */
export function treeFault(fault: GrowFault | ReadFault, game: LabGame): string {
  const name = makeLabGame(game);
  switch (fault.code) {
    case 'many-codes':
      return `${name} has too many codes for a tree here: at most ${grouped(fault.most)}.`;
    case 'empty':
      return 'There is nothing to read.';
    case 'unknown-form':
      return 'This is not a strategy that can be read here: it is neither a strategy file nor brackets, JSON or Selby’s lines.';
    case 'needs-rules':
      return 'This notation does not name its rules. Choose them above, for codes, and open it again.';
    case 'rules-too-large':
      return `${name} has too many codes for this notation. Are these the rules that the tree was made for?`;
    case 'other-length':
      return 'The Lab reads trees for words of five letters only.';
    case 'strategy':
      return `Not verified, so not shown. ${fileFault(fault.fault)}`;
    case 'irving':
      return `The brackets cannot be read as a tree for ${name} at line ${fault.fault.line}, column ${fault.fault.column}: ${NOTATION_FAULTS[fault.fault.code] ?? 'something is wrong there'}.`;
    case 'json':
      return `The JSON is no tree for ${name}: ${NOTATION_FAULTS[fault.fault.code] ?? 'something is wrong'}${fault.fault.path.length === 0 ? '' : ` below ${fault.fault.path.slice(0, 6).join(' › ').slice(0, 80)}`}.`;
    case 'selby': {
      const { fault: found } = fault;
      if (found.code === 'other-length')
        return `Line ${found.line} has a word that is not of five letters, and the Lab reads only those.`;
      if (found.code === 'unsound') return `Not verified, so not shown. ${VERIFY_FAULTS[found.why]}.`;
      return `The lines cannot be read as a tree at line ${found.line}: ${NOTATION_FAULTS[found.code] ?? 'something is wrong there'}.`;
    }
    case 'unsound':
      return `Not verified, so not shown. ${VERIFY_FAULTS[fault.why]} (guess ${fault.guess}).`;
    case 'infeasible':
    case 'budget':
      return `No strategy for ${name} was found within ${counted(fault.nodes, 'set', 'sets')} of codes searched.`;
    default:
      return `${name} is too large for the exact search: its table of answers would not fit. The players can still make a tree.`;
  }
}

function fileFault(fault: VerifyFileFault): string {
  const at = `line ${fault.line}`;
  switch (fault.code) {
    case 'missing-list':
      return `The strategy is for a word list of ours or yours that is not here (“${fault.list}”). Open the list together with the file.`;
    case 'wrong-list':
      return `The word list “${fault.list}” is not the one that the strategy was made for.`;
    case 'false-claim':
      return `The header claims something else at ${at}: the tree takes ${grouped(fault.tally.total)} guesses in all and ${fault.tally.worst} at worst.`;
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
  'foreign-guess': 'A guess is not one of these rules',
  'forbidden-guess': 'Hard mode does not allow a guess where it stands',
  'missing-answer': 'An answer that occurs leads nowhere',
  'impossible-answer': 'An answer leads somewhere that no code can reach',
  'solved-branch': 'Play goes on after the code is found',
  'too-deep': 'The tree is deeper than any strategy can be',
};

const FILE_FAULTS: Readonly<
  Record<Exclude<VerifyFileFault['code'], 'missing-list' | 'wrong-list' | 'false-claim'>, string>
> = {
  ...VERIFY_FAULTS,
  'too-long': 'The file is longer than any strategy that can be checked',
  'not-a-strategy': 'This is not a strategy file',
  'unknown-version': 'The file is of a version that this page does not know',
  'bad-header': 'A header line cannot be read',
  'missing-header': 'A header line is missing',
  'bad-node': 'A line of the tree cannot be read',
  'bad-guess': 'A guess cannot be read',
  'bad-class': 'An answer cannot be read',
  'bad-depth': 'A line stands deeper than its place in the tree',
  'repeated-class': 'The same answer leads to two places',
  'no-nodes': 'The file has no tree',
  truncated: 'The file ends too early',
  'bad-end': 'The number of lines at the end is wrong',
  trailing: 'There is something after the end',
  'unknown-game': 'The file is for a game that this page does not know',
  'unknown-rules': 'The rules in the header cannot be read',
  'too-large': 'The rules are too large to check every code',
  'missing-weights': 'The strategy was made for weights, which this page does not know',
  'wrong-weights': 'The weights are not those that the strategy was made for',
};

const NOTATION_FAULTS: Readonly<Record<string, string>> = {
  'too-long': 'it is too long',
  'bad-token': 'a sign stands where none belongs',
  'bad-guess': 'a guess cannot be read',
  'wrong-size': 'the number of codes is not that of these rules',
  'wrong-slots': 'a guess has the wrong number of answers',
  'missing-tree': 'a tree is missing',
  'unknown-label': 'a label stands for nothing',
  'repeated-label': 'a label stands twice',
  'too-deep': 'it is deeper than any strategy can be',
  trailing: 'there is something after the end',
  'not-json': 'it is not JSON',
  'bad-node': 'a node has no guess',
  'bad-class': 'an answer cannot be read',
  'bad-line': 'the line is not guesses and marks in turn',
  'bad-depth': 'the number of a guess is wrong',
  'two-guesses': 'two guesses stand in one place',
  'repeated-class': 'the same answer leads to two places',
  'repeated-word': 'the same word is found twice',
  unfinished: 'the line does not end with a word found',
  'no-lines': 'there is nothing to read',
};
