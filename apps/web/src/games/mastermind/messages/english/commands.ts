import type { CommandRow, KeyRow } from '../../../../ui/keycap.tsx';
import type { CommandFault } from '../../session/command.ts';
import { counted } from './grammar.ts';
import { setupFault } from './setup.ts';

/** `code` has the form of a guess; `letter` and `name` are those of the first piece. */
const commandRows = (code: string, letter: string, name: string): readonly CommandRow[] => [
  [code, 'guess, by letters, digits or names'],
  [`why 2 ${letter}`, `why ${name} can or cannot be at place 2`],
  ['hint', 'a hint, one step more each time'],
  ['suggest', 'a good guess'],
  ['choices', 'what can still go where'],
  ['undo, redo', 'take a guess back, or play it again'],
  ['new, new 5, new holly', 'a new game, with places or a seed'],
  ['state', 'where things stand'],
  ['1,2', 'answer a guess: 1 exact, 2 near'],
  [`${code} 1,2`, 'enter a turn of a game you play elsewhere'],
  ['rescore 2 1,0', 'correct the answer to turn 2'],
  [`edit 2 ${code} 1,0, drop 2`, 'change a turn that you entered, or remove it'],
  ['repair 1', 'take the first correction offered'],
  [`code ${code}, code`, 'write your code down, show or hide it'],
  ['true', 'answer as your code does'],
  ['step, play knuth, pause', 'let the computer finish'],
  ['branch, branch 2', 'another variation'],
  [`where ${letter}`, `where ${name} can be`],
  ['codes', 'the codes left, when there are few'],
  ['link', 'a link to this position'],
  ['notes', 'unfold what can still go where, or fold it away'],
  ['command', 'the terminal command for what you see'],
  ['new maker knuth, new two, new solver', 'a new game with other roles'],
  ['new p5c8 10 turns, new bc', 'a new game with other rules'],
  ['skin halloween', 'winter, pegs, halloween, letters or digits'],
  ['aids off, aids on', 'help off or on'],
];

export const commands = {
  notNow: 'That is not possible now.',
  command: {
    placeholder: (letters: readonly string[]): string =>
      `${letters.join('')}, hint, why 2 ${letters[0]}, undo, new, ?`,
    fault,
  },
  terminal: {
    link: 'Copy as command',
    linkLabel: 'The command for what you see',
    linkReady: 'The command for what you see is in the box.',
    linkCopied: 'The command is copied: it shows the same in a terminal.',
  },
  keys: {
    rows: (letters: readonly string[]): readonly KeyRow[] => [
      [['1', '…', String(letters.length)], 'place the piece with that number and move on'],
      [letters, 'place the piece with that letter and move on'],
      [['Shift', '1'], 'fill every empty place with it'],
      [['←', '→'], 'go to another place'],
      [['⌫'], 'erase'],
      [['Enter'], 'check the guess'],
      [['H'], 'hint, one step more each time'],
      [['W'], 'why: explain the chosen square'],
      [['U'], 'undo'],
      [['R'], 'redo'],
      [['L'], 'listen: say where things stand'],
      [['X'], 'keep the piece at the current place for the next guess'],
      [['Z'], 'unfold what can still go where, or fold it away'],
      [['/'], 'go to the command line'],
      [['?'], 'show these keys'],
      [[','], 'let the computer play on, or pause'],
      [['.'], 'one step by the computer'],
      [['V'], 'the next variation'],
      [[';'], 'suggestions'],
      [['C'], 'show or hide the code that you wrote down'],
      [['0', '…', '9'], 'answering: how many exact, then how many near'],
      [['↑', '↓'], 'answering: one more, one less'],
      [['Shift', '←', '→'], 'answering: exact, near'],
    ],
    commandRows,
  },
};

/** `letter` is the letter of any available piece, for an example. */
function fault(fault: CommandFault, letter = 's'): string {
  switch (fault.code) {
    case 'nothing':
    case 'empty':
      return 'Type a guess, or a command such as hint. Type ? to list them all.';
    case 'why-what':
      return `Name a place and a piece, for example: why 2 ${letter}.`;
    case 'no-such-place':
      return `${fault.text} is not a place here: places run from 1 to ${fault.places}.`;
    case 'unknown-symbol':
      return `${fault.text} is not a piece of this set. Type ? for all commands.`;
    case 'no-such-symbol':
    case 'not-understood':
      return `${fault.text} is neither a command nor a piece. Type ? for all commands.`;
    case 'wrong-length':
      return `That guess has ${counted(fault.length, 'piece', 'pieces')}; this game has ${counted(fault.wanted, 'place', 'places')}.`;
    case 'repeated-symbol':
      return `${fault.text} may appear only once.`;
    case 'no-guess-waits':
      return 'No guess is waiting for an answer. Type a guess first.';
    case 'no-feedback':
      return 'Add the answer, for example 1,2 for 1 exact and 2 near.';
    case 'bad-feedback':
      return `${fault.text} is not an answer: type how many exact and how many near, for example 1,2.`;
    case 'impossible-feedback':
      return fault.why === 'too-many'
        ? `${fault.exact} exact and ${fault.near} near are more than the number of places.`
        : `${fault.exact} exact and 1 near is impossible: the last one would be exact too.`;
    case 'which-turn':
      return 'Name the turn first, for example rescore 2 1,0.';
    case 'which-one':
      return 'Give its number, counting from 1.';
    case 'on-or-off':
      return 'Type aids on or aids off.';
    case 'no-such-player':
      return `${fault.text} is not a player here: knuth, expected, entropy, parts, sampled, random or states.`;
    case 'no-such-rules':
      return setupFault(fault.why);
    case 'no-such-skin':
      return `${fault.text} is not a set of pieces here: winter, pegs, halloween, letters or digits.`;
  }
}
