import { feedbackOf } from '@inkling/core/feedback';
import { makeRules } from '@inkling/games/mastermind/rules/rules';
import type { Checked } from '../engine/questions.ts';
import { type LinkDuel, standingOf, type Verdict } from '../session/link-duel.ts';
import { fault } from './english-faults.ts';

const plural = new Intl.PluralRules('en');
const number = new Intl.NumberFormat('en', { useGrouping: false });
const conjunction = new Intl.ListFormat('en', { type: 'conjunction' });

function counted(count: number | bigint, one: string, other: string): string {
  return `${number.format(count)} ${plural.select(Number(count)) === 'one' ? one : other}`;
}

function left(checked: Checked | undefined): string {
  if (!checked) return '';
  if (checked.kind === 'too-large') return 'Too many codes fit to count them.';
  if (checked.kind === 'counted') return `${counted(checked.left, 'code fits', 'codes fit')} every answer.`;
  const turns = checked.turns.map((turn) => String(turn + 1));
  if (turns.length === 1) return `No code gives the answer of turn ${turns[0]}.`;
  return `The answers of turns ${conjunction.format(turns)} cannot all be true.`;
}

function verdict({ promise, wrong }: Verdict): string {
  if (promise === 'other-terms')
    return 'That reveal belongs to another duel: its rules are not the ones agreed.';
  if (promise === 'broken')
    return 'The promise is broken: this code and salt do not hash to what the challenge said.';
  if (wrong.length === 0) return 'The promise was kept, and every answer is what the code gives.';
  return `The promise was kept, but ${counted(wrong.length, 'answer is', 'answers are')} not what the code gives.`;
}

function standing(duel: LinkDuel): string {
  const turns = duel.turns.length;
  switch (standingOf(duel)) {
    case 'found':
      return `found in ${counted(turns, 'turn', 'turns')}`;
    case 'lost':
      return `not found in ${counted(turns, 'turn', 'turns')}`;
    case 'playing':
      return counted(turns, 'turn so far', 'turns so far');
  }
}

function lastTurn({ turns }: LinkDuel): string {
  const last = turns.at(-1);
  if (!last) return 'No turn yet.';
  const { exact, near } = feedbackOf(last.feedback);
  return `Turn ${turns.length}: ${exact} exact, ${near} near.`;
}

export const english = {
  title: (duel: LinkDuel | undefined): string =>
    duel ? `Duel · ${makeRules(duel.challenge.rules)} · Inkling` : 'Duel · Inkling',
  heading: 'A duel by two links',
  lead: 'No server and no account. The first link promises a code without telling it; the second opens the promise, and the page checks it.',
  noHash: 'This browser hashes nothing at this address. Open the page over https, or on this machine itself.',
  notKept: 'This browser did not keep the duel: copy the links before you leave.',
  unreadable: 'That duel is not on this device, or cannot be read.',
  badLink: 'That is not a whole link of a duel. Copy it again from its first letter to its last.',
  ownReveal: 'That is the reveal of a duel that you made. Send it to the other side when the duel is over.',
  strangeReveal:
    'That reveal opens a promise that is not on this device. Open the challenge link first, then the reveal.',
  engineStopped: 'The part that counts has stopped; the duel goes on without it.',
  back: 'All duels',
  make: {
    heading: 'Make a challenge',
    places: 'Places',
    symbols: 'Elements',
    turns: 'Turns',
    repeats: 'Elements may repeat',
    code: 'Your code',
    codeHelp: 'Only this device sees it until you send the second link.',
    draw: 'Draw one for me',
    promise: 'Promise this code',
  },
  take: {
    heading: 'Take a challenge',
    help: 'Paste a link that somebody sent you, of either kind.',
    label: 'Link',
    open: 'Open',
  },
  list: {
    heading: 'Duels on this device',
    none: 'None yet.',
    name: ({ role, challenge }: LinkDuel): string =>
      `${role === 'maker' ? 'You made' : 'You break'} ${makeRules(challenge.rules)}, ${counted(challenge.turnsMax, 'turn', 'turns')}`,
    standing,
    damaged: 'A duel that cannot be read',
    forget: (name: string): string => `Forget: ${name}`,
    forgetShort: 'Forget',
  },
  terms: ({ challenge: { rules, turnsMax } }: LinkDuel): string =>
    `${counted(rules.places, 'place', 'places')}, ${counted(rules.symbols, 'element', 'elements')}${rules.repeats ? '' : ', no repeats'}, ${counted(turnsMax, 'turn', 'turns')}`,
  maker: {
    heading: 'You made this code',
    first: 'First link: the challenge',
    firstHelp: 'Send it now. It holds a salted hash; nobody can read the code from it.',
    second: 'Second link: the reveal',
    secondHelp: 'Send it when the duel is over. It holds the code.',
    show: 'Show the code and the reveal',
    hide: 'Cover them',
    turns: 'What was asked',
    turnsHelp: 'Enter each guess that you are sent; the page scores it, and you send the answer back.',
    answer: 'Score it',
    copyAnswer: (turn: number): string => `Copy the answer of turn ${turn}`,
    copyAnswerShort: 'Copy',
  },
  breaker: {
    heading: 'You break this code',
    help: 'Set a guess, send it, and enter the answer that comes back.',
    copyGuess: 'Copy the guess',
    exact: 'Exact',
    near: 'Near',
    print: 'Print the turn',
    mend: (turn: number): string => `Answer of turn ${turn}`,
    reveal: 'The reveal',
    revealHelp: 'When the maker sends the second link, paste it here.',
    check: 'Check the promise',
  },
  entry: {
    group: (turn: number): string => `Guess for turn ${turn}`,
    codeGroup: 'Your code',
    slot: (place: number, name: string | undefined): string => `Place ${place}: ${name ?? 'empty'}`,
    palette: 'Elements',
    erase: 'Erase',
  },
  row: (turn: number, guess: readonly string[], exact: number, near: number): string =>
    `Turn ${turn}: ${guess.join(', ')}. ${exact} exact, ${near} near.`,
  noTurns: 'No turn yet.',
  undo: 'Take back the last turn',
  left,
  copyLink: 'Copy',
  copied: 'Copied.',
  notCopied: 'This browser keeps the clipboard to itself: select the text and copy it.',
  verdict,
  wrong: (turn: number, told: readonly [number, number], truth: readonly [number, number]): string =>
    `Turn ${turn}: told ${told[0]} exact ${told[1]} near; the code gives ${truth[0]} exact ${truth[1]} near.`,
  code: (names: readonly string[]): string => `The code: ${names.join(', ')}.`,
  saveRecord: 'Save the game as a file',
  recordHelp: 'inkling verify FILE checks it again, without this page.',
  speech: {
    made: 'Promised. Send the first link; keep the second until the duel is over.',
    accepted: 'Challenge taken. Set your first guess.',
    openAgain: 'This duel lies on this device already.',
    incomplete: 'Fill every place first.',
    repeated: 'Each element may stand only once.',
    noSuchAnswer:
      'No code can be answered so: exact and near together are at most the places, and the last place cannot be near.',
    over: 'This duel is over.',
    makerAnswers: 'The page scores for you; there is no answer to correct.',
    nothingToUndo: 'There is nothing to take back.',
    forgotten: 'Forgotten.',
    uncovered: (is: boolean): string => (is ? 'The code is shown.' : 'The code is covered.'),
    turn: (duel: LinkDuel, checked: Checked | undefined): string => {
      if (standingOf(duel) !== 'playing') return `${lastTurn(duel)} The code was ${standing(duel)}.`;
      return duel.role === 'maker' ? lastTurn(duel) : `${lastTurn(duel)} ${left(checked)}`.trim();
    },
    state: (duel: LinkDuel, checked: Checked | undefined, judged: Verdict | undefined): string => {
      if (judged) return verdict(judged);
      const count = duel.role === 'maker' ? '' : left(checked);
      const stands = standingOf(duel) === 'playing' ? standing(duel) : `The code was ${standing(duel)}`;
      return `${lastTurn(duel)} ${stands}. ${count}`.trim();
    },
    front: (duels: number): string => `${counted(duels, 'duel', 'duels')} on this device.`,
  },
  placeholder: 'link, guess, answer, ?',
  commandRows: [
    ['challenge1/…, reveal1/…', 'opens a link'],
    ['make p4c6r aabb', 'promises a code; without one, draws it'],
    ['aabb', 'as maker: scores a guess'],
    ['aabb 1,0', 'as breaker: a guess and the answer to it'],
    ['answer 2 1,1', 'corrects the answer of turn 2'],
    ['undo', 'takes back the last turn'],
    ['copy', 'copies the link to send'],
    ['reveal', 'as maker: shows or covers the code'],
    ['state', 'says where things stand'],
    ['back', 'goes to all duels'],
  ] satisfies readonly (readonly [string, string])[],
  keyRows: [
    [['1', '2', '…'], 'puts an element, as its letter does'],
    [['←', '→'], 'another place'],
    [['⌫'], 'erases'],
    [['Enter'], 'prints the turn, or makes the promise'],
    [['U'], 'takes back the last turn'],
    [['L'], 'says where things stand'],
    [['/'], 'to the command line'],
    [['?'], 'this sheet'],
  ] satisfies readonly (readonly [readonly string[], string])[],
  fault,
};

export type Messages = typeof english;
