import { makeRules } from '@inkling/games/mastermind/rules/rules';
import { grammarOf } from '../../../../../shell/language/grammar.ts';
import type { LinkDuel } from '../../session/link-duel.ts';

const { counted } = grammarOf('en');

/** What the page of a duel says; where duels begin needs none of it. */
export const english = {
  title: (duel: LinkDuel | undefined): string =>
    duel ? `By link · ${makeRules(duel.challenge.rules)} · Inkling` : 'By link · Inkling',
  name: 'Mastermind',
  heading: 'With a friend, by link',
  back: 'Play with a friend',
  take: {
    heading: 'Open a link',
    help: 'Paste a link that your friend sent you.',
    label: 'Link',
    open: 'Open',
  },
  terms: ({ challenge: { rules, turnsMax } }: LinkDuel): string =>
    `${counted(rules.places, 'place', 'places')}, ${counted(rules.symbols, 'piece', 'pieces')}${rules.repeats ? '' : ', no repeats'}, ${counted(turnsMax, 'turn', 'turns')}`,
  maker: {
    heading: 'You hid this code',
    first: 'First link: the promise',
    again: 'Send the first link again',
    firstHelp:
      'Send it now. It holds the code as a salted hash, which nobody can read and you cannot change.',
    last: 'Last link: the code',
    lastHelp: 'Send it when the game is over. Anybody can read the code from it.',
    show: 'Show the code and the last link',
    hide: 'Hide them',
    turns: 'Your friend’s guesses',
    turnsHelp:
      'Open the links that your friend sends: each is a guess. The page answers it, and you send the answer back.',
    byHand: 'Enter a guess by hand',
    answer: 'Answer it',
    sendAnswer: (turn: number): string => `Answer of turn ${turn}`,
    sendAnswerHelp: 'Send it back. The link enters it at your friend’s board.',
    copyAnswer: (turn: number): string => `Copy the answer of turn ${turn}`,
    copyAnswerShort: 'Copy',
  },
  breaker: {
    heading: 'You look for this code',
    turns: 'Your guesses',
    help: 'Set a guess and send it. The link that comes back enters the answer.',
    sendGuess: (turn: number): string => `Your guess for turn ${turn}`,
    sendGuessHelp: 'Send this link to your friend, then open the one that comes back.',
    byHand: 'Enter the answer by hand',
    exact: 'Exact',
    near: 'Near',
    print: 'Enter the turn',
    mend: (turn: number): string => `Answer of turn ${turn}`,
    links: 'Your friend’s links',
    link: 'Link',
    linkHelp: 'Press the link that your friend sends, or paste it here: an answer, or the code at the end.',
    open: 'Open',
  },
  noTurns: 'No turn yet.',
  undo: 'Take back the last turn',
  copyLink: 'Copy',
  share: 'Share',
  wrong: (turn: number, claimed: readonly [number, number], truth: readonly [number, number]): string =>
    `Turn ${turn}: the answer was ${claimed[0]} exact, ${claimed[1]} near; the code gives ${truth[0]} exact, ${truth[1]} near.`,
  code: (names: readonly string[]): string => `The code: ${names.join(', ')}.`,
  saveRecord: 'Save the game as a file',
  recordHelp: 'inkling verify FILE checks it again, without this page.',
  placeholder: 'link, guess, answer, ?',
  commandRows: [
    ['challenge1/…, guess1/…', 'opens a link'],
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
    [['Enter'], 'copies the guess, enters the turn, or hides the code'],
    [['U'], 'takes back the last turn'],
    [['L'], 'says how the game stands'],
    [['/'], 'to the command line'],
    [['?'], 'show these keys'],
  ] satisfies readonly (readonly [readonly string[], string])[],
};
