import { feedbackOf } from '@inkling/core/feedback';
import { makeRules } from '@inkling/games/mastermind/rules/rules';
import type { Checked } from '../engine/questions.ts';
import { type LinkDuel, statusOf, type Verdict } from '../session/link-duel.ts';
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
  if (promise === 'other-terms') return 'That second link belongs to another game: it has other rules.';
  if (promise === 'broken')
    return 'The promise is broken: this code and salt do not give the hash of the first link.';
  if (wrong.length === 0) return 'The promise was kept, and every answer is what the code gives.';
  return `The promise was kept, but ${counted(wrong.length, 'answer is', 'answers are')} not what the code gives.`;
}

function status(duel: LinkDuel): string {
  const turns = duel.turns.length;
  switch (statusOf(duel)) {
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
    duel ? `By link · ${makeRules(duel.challenge.rules)} · Inkling` : 'By link · Inkling',
  name: 'Mastermind',
  heading: 'With a friend, by link',
  lead: 'No server and no account. The first link promises a code without showing it; the second shows it, and the page checks that nobody cheated.',
  noHash:
    'At this address the browser cannot compute hashes. Open the page over https, or on this machine itself.',
  notKept: 'This browser did not save the game: copy the links before you leave.',
  unreadable: 'That game is not on this device, or cannot be read.',
  badLink: 'That is not a whole link. Copy it again, from its first letter to its last.',
  ownReveal: 'That is the second link of a game of yours. Send it to your friend when the game is over.',
  strangeReveal:
    'That second link belongs to a game that is not on this device. Open the first link, then this one.',
  engineStopped: 'The counting has stopped; the game goes on without it.',
  back: 'Play with a friend',
  make: {
    places: 'Places',
    symbols: 'Pieces',
    turns: 'Turns',
    repeats: 'Pieces may repeat',
    code: 'Your code',
    codeHelp: 'Only this device sees it until you send the second link.',
    draw: 'Draw one for me',
    promise: 'Make the link',
  },
  take: {
    heading: 'Open a link',
    help: 'Paste a link that your friend sent you, the first or the second.',
    label: 'Link',
    open: 'Open',
  },
  list: {
    name: ({ role, challenge }: LinkDuel): string =>
      `${role === 'maker' ? 'You hid' : 'You look for'} ${makeRules(challenge.rules)}, ${counted(challenge.turnsMax, 'turn', 'turns')}`,
    status,
    damaged: 'A game that cannot be read',
  },
  terms: ({ challenge: { rules, turnsMax } }: LinkDuel): string =>
    `${counted(rules.places, 'place', 'places')}, ${counted(rules.symbols, 'piece', 'pieces')}${rules.repeats ? '' : ', no repeats'}, ${counted(turnsMax, 'turn', 'turns')}`,
  maker: {
    heading: 'You hid this code',
    first: 'First link: the promise',
    firstHelp:
      'Send it now. It holds the code as a salted hash, which nobody can read and you cannot change.',
    second: 'Second link: the code',
    secondHelp: 'Send it when the game is over. Anybody can read the code from it.',
    show: 'Show the code and the second link',
    hide: 'Hide them',
    turns: 'Your friend’s guesses',
    turnsHelp: 'Enter each guess that your friend sends. The page answers it, and you send the answer back.',
    answer: 'Answer it',
    copyAnswer: (turn: number): string => `Copy the answer of turn ${turn}`,
    copyAnswerShort: 'Copy',
  },
  breaker: {
    heading: 'You look for this code',
    turns: 'Your guesses',
    help: 'Make a guess, send it, and enter the answer that comes back.',
    copyGuess: 'Copy the guess',
    exact: 'Exact',
    near: 'Near',
    print: 'Enter the turn',
    mend: (turn: number): string => `Answer of turn ${turn}`,
    reveal: 'The second link',
    revealHelp: 'When your friend sends the second link, paste it here.',
    check: 'Check the answers',
  },
  entry: {
    group: (turn: number): string => `Guess for turn ${turn}`,
    codeGroup: 'Your code',
  },
  noTurns: 'No turn yet.',
  undo: 'Take back the last turn',
  left,
  copyLink: 'Copy',
  copied: 'Copied.',
  notCopied: 'This browser does not let the page copy: select the text and copy it yourself.',
  verdict,
  wrong: (turn: number, claimed: readonly [number, number], truth: readonly [number, number]): string =>
    `Turn ${turn}: the answer was ${claimed[0]} exact, ${claimed[1]} near; the code gives ${truth[0]} exact, ${truth[1]} near.`,
  code: (names: readonly string[]): string => `The code: ${names.join(', ')}.`,
  saveRecord: 'Save the game as a file',
  recordHelp: 'inkling verify FILE checks it again, without this page.',
  speech: {
    made: 'Hidden. Send the first link; keep the second until the game is over.',
    accepted: 'The link is good. Make your first guess.',
    openAgain: 'This game is on this device already.',
    incomplete: 'Fill every place first.',
    repeated: 'Each piece may be used only once.',
    noSuchAnswer:
      'No code gives that answer: exact and near together cannot be more than the places, and the last one cannot be near.',
    over: 'This game is over.',
    makerAnswers: 'The page answers for you; there is nothing to correct.',
    nothingToUndo: 'There is nothing to take back.',
    forgotten: 'Forgotten.',
    uncovered: (is: boolean): string => (is ? 'The code is shown.' : 'The code is hidden.'),
    turn: (duel: LinkDuel, checked: Checked | undefined): string => {
      if (statusOf(duel) !== 'playing') return `${lastTurn(duel)} The code was ${status(duel)}.`;
      return duel.role === 'maker' ? lastTurn(duel) : `${lastTurn(duel)} ${left(checked)}`.trim();
    },
    state: (duel: LinkDuel, checked: Checked | undefined, judged: Verdict | undefined): string => {
      if (judged) return verdict(judged);
      const count = duel.role === 'maker' ? '' : left(checked);
      const state = statusOf(duel) === 'playing' ? status(duel) : `The code was ${status(duel)}`;
      return `${lastTurn(duel)} ${state}. ${count}`.trim();
    },
    front: (duels: number): string => `${counted(duels, 'game', 'games')} by link on this device.`,
  },
  placeholder: 'link, guess, answer, ?',
  commandRows: [
    ['challenge1/…, reveal1/…', 'opens a link'],
    ['make p4c6r aabb', 'hides a code; without one, draws it'],
    ['aabb', 'your code: answers a guess'],
    ['aabb 1,0', 'your guess and the answer to it'],
    ['answer 2 1,1', 'corrects the answer of turn 2'],
    ['undo', 'takes back the last turn'],
    ['copy', 'copies the link to send'],
    ['reveal', 'your code: shows or hides it'],
    ['state', 'says how the game stands'],
    ['back', 'goes to all games by link'],
  ] satisfies readonly (readonly [string, string])[],
  keyRows: [
    [['1', '2', '…'], 'places a piece, as its letter does'],
    [['←', '→'], 'another place'],
    [['⌫'], 'erases'],
    [['Enter'], 'enters the turn, or hides the code'],
    [['U'], 'takes back the last turn'],
    [['L'], 'says how the game stands'],
    [['/'], 'to the command line'],
    [['?'], 'show these keys'],
  ] satisfies readonly (readonly [readonly string[], string])[],
  fault,
};

export type Messages = typeof english;
