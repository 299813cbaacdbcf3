import { feedbackOf } from '@inkling/core/feedback';
import { makeRules } from '@inkling/games/mastermind/rules/rules';
import { grammarOf } from '../../../../shell/language/grammar.ts';
import type { Checked } from '../engine/questions.ts';
import { type LinkDuel, statusOf, type Verdict } from '../session/link-duel.ts';
import type { TurnLinkFault } from '../session/turn-links.ts';
import { fault } from './english-faults.ts';

const { counted, listed } = grammarOf('en');

function left(checked: Checked | undefined): string {
  if (!checked) return '';
  if (checked.kind === 'too-large') return 'Too many codes fit to be counted.';
  if (checked.kind === 'counted') return `${counted(checked.left, 'code fits', 'codes fit')} every answer.`;
  const turns = checked.turns.map((turn) => String(turn + 1));
  if (turns.length === 1) return `No code gives the answer to turn ${turns[0]}.`;
  return `The answers to turns ${listed(turns)} cannot all be true.`;
}

function verdict({ promise, wrong }: Verdict): string {
  if (promise === 'other-terms') return 'That last link belongs to another game: it has other rules.';
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
  lead: 'No server and no account: each guess and answer is a link. The first link promises a code without showing it; the last shows it, and the page checks that nobody cheated.',
  noHash:
    'At this address the browser cannot compute hashes. Open the page over https, or on this machine itself.',
  notKept: 'This browser did not save the game: copy the links before you leave.',
  unreadable: 'That game is not on this device, or cannot be read.',
  badLink: 'That link is incomplete. Copy all of it again.',
  ownReveal: 'That is the last link of a game of yours. Send it to your friend when the game is over.',
  strange:
    'That link belongs to a game that is not in this browser. Copy it, and open it where the game began.',
  turnFaults: {
    'own-link': 'You made that link. Send it to your friend.',
    misfit: 'That link does not fit the game on this device.',
    'turn-missing': 'A turn before that one is missing. Open the links in order.',
    over: 'This game is over.',
  } as Readonly<Record<TurnLinkFault, string>>,
  engineStopped: 'The solver has stopped; the game continues without it.',
  make: {
    places: 'Places',
    symbols: 'Pieces',
    turns: 'Turns',
    repeats: 'Pieces may repeat',
    code: 'Your code',
    codeHelp: 'Only this device sees it until you send the last link.',
    draw: 'Draw one for me',
    promise: 'Create the link',
  },
  list: {
    name: ({ role, challenge }: LinkDuel): string =>
      `${role === 'maker' ? 'You hid' : 'You guess'} ${makeRules(challenge.rules)}, ${counted(challenge.turnsMax, 'turn', 'turns')}`,
    status,
    damaged: 'A game that cannot be read',
  },
  entry: {
    group: (turn: number): string => `Guess for turn ${turn}`,
    codeGroup: 'Your code',
  },
  left,
  copied: 'Copied.',
  notCopied: 'This browser does not let the page copy: select the text and copy it yourself.',
  verdict,
  speech: {
    made: 'Hidden. Send the first link; keep the last one until the game is over.',
    accepted: 'The link is good. Make your first guess.',
    openAgain: 'This game is on this device already.',
    incomplete: 'Fill every place first.',
    repeated: 'Each piece may be used only once.',
    noSuchAnswer:
      'No code gives that answer: exact and near together cannot be more than the places, and the last one cannot be near.',
    over: 'This game is over.',
    makerAnswers: 'The page answers for you; there is nothing to correct.',
    nothingToUndo: 'There is nothing to undo.',
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
  fault,
};

export type Messages = typeof english;
