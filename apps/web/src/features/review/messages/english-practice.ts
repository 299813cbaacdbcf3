import type { CommandRow, KeyRow } from '../../../ui/keycap.tsx';

export const practice = {
  heading: (turn: number): string => `Practise turn ${turn}`,
  start: 'Practise the costly turns',
  thisTurn: 'Practise this turn',
  notYet: 'The turns are still being judged. Please try again in a moment.',
  flawless: 'Nothing to practise here: no turn cost you anything worth a second look.',
  due: (turns: number): string =>
    turns === 1 ? 'One turn to practise today' : `${turns} turns to practise today`,
  giveUp: 'Show me',
  next: 'Next costly turn',
  end: 'Back to the review',
  ended: 'Back in the review.',
  help: 'Type a guess, give up, next or end. Type ? to list them all.',
  placeholder: 'a guess, give up, next, end, ?',
  keyRows: [
    [['1', '…', '6'], 'place that piece and move on'],
    [['←', '→'], 'go to another place'],
    [['⌫'], 'erase'],
    [['Enter'], 'try the guess'],
    [['G'], 'show the best guess and why'],
    [['C'], 'next costly turn'],
    [['E'], 'back to the review'],
    [['L'], 'listen: say the question again'],
    [['/'], 'go to the command line'],
    [['?'], 'show these keys'],
  ] satisfies readonly KeyRow[],
  commandRows: [
    ['SSTB, guess SSTB', 'try a guess'],
    ['give up', 'show the best guess and why'],
    ['next', 'next costly turn'],
    ['end', 'back to the review'],
  ] satisfies readonly CommandRow[],
};
