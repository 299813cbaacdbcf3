import { capitalised, grammarOf } from '../../../../shell/language/grammar.ts';
import type { GameNouns } from '../../../../shell/parts/room-nouns.ts';
import type { RoomPart } from '../../../../shell/parts/room-part.ts';
import type { CommandRow } from '../../../../ui/keycap.tsx';
import { CODE } from '../english-game.ts';

const { counted, form, number } = grammarOf('en');

/** The messages of a class: the page on its wall, and the pages of the pupils. */
export const english = {
  plate: 'Inkling',
  join: { before: 'Join with', after: 'under Together at' },
  square: {
    open: 'Show the QR code',
    heading: 'Scan to join',
    label: 'The link to this class as a QR code',
    help: (name: string, site: string): string => `Or go to ${site}, open Together and type ${name}.`,
    close: 'Close',
  },
  joined: (people: number): readonly [string, string] => [number(people), 'joined'],
  voted: (people: number): readonly [string, string] => [
    number(people),
    form(people, 'has voted', 'have voted'),
  ],
  board: 'Our board',
  ask: 'What shall we try?',
  canItBe: 'can it be?',
  none: 'No guesses yet. Each one shows up here as it comes.',
  noneNow: 'Nobody has voted.',
  asTheyCome: 'Guesses show as they come, without names.',
  hidden: 'The numbers are hidden, so that nobody follows the crowd.',
  more: (guesses: number): string => `and ${counted(guesses, 'other guess', 'other guesses')}`,
  showAll: 'Show all',
  showFirst: 'Show the first ones',
  left: (count: number): string => `${counted(count, 'possibility is', 'possibilities are')} left.`,
  votes: (guess: string, votes: number): string => `${guess}: ${counted(votes, 'vote', 'votes')}.`,
  playThis: 'Play this one',
  playThisGuess: (guess: string): string => `Play this one: ${guess}`,
  controls: 'The vote',
  reveal: 'Reveal what can be',
  pause: 'Pause',
  resume: 'Go on voting',
  again: 'Vote again',
  playFirst: 'Play the first one',
  hide: 'Hide the numbers',
  show: 'Show the numbers',
  end: 'End the lesson',
  endHeading: 'End the lesson?',
  endNo: 'Go on playing',
  noReveal: 'There is nothing to reveal until somebody has voted.',
  noSuchGuess: 'There is no such guess in the list.',
  leaderOnly: 'Only the person who leads the class can do that.',
  watchOnly: 'This link is for watching only. To vote, join by the name of the class.',
  vote: 'Vote',
  voteForThis: 'Vote for this',
  yourGuess: 'Your guess',
  yourVote: 'Your vote:',
  yourVoteIs: (guess: string): string => `Your vote: ${guess}.`,
  noVoteYet: 'You have not voted yet.',
  unsent: 'No answer yet. Your vote is sent as soon as the server answers.',
  tooLate: 'Your vote did not arrive in time.',
  answering: 'The guess is on its way.',
  shown: 'Numbers shown.',
  /** Why the server refuses a vote, by code. */
  refusals: {
    'no-vote-here': 'Nobody votes in this room.',
    'vote-closed': 'The vote is closed.',
    'class-full': 'This class is full.',
    'too-many-votes': 'You have changed your vote too often. You can vote again for the next guess.',
  } as Readonly<Record<string, string>>,
  inNounsOf: (part?: Pick<RoomPart, 'nouns'>) => inNouns(part?.nouns?.en),
  leader: {
    placeholder: 'pause, reveal, play, ?',
    rows: [
      ['pause', 'stops the vote for a moment'],
      ['go on', 'lets the vote go on'],
      ['reveal', 'shows which guesses can be right'],
      ['again', 'begins the vote anew'],
      ['play 2', 'plays the second guess in the list'],
      ['numbers', 'hides the numbers, or shows them'],
      ['qr', 'shows the QR code'],
      ['end', 'asks first, then ends the lesson'],
      ['state', 'says where things stand'],
    ] as readonly CommandRow[],
  },
  pupil: {
    placeholder: 'state, ?',
    guessRow: 'votes for it',
    rows: [
      ['state', 'says where things stand'],
      ['back', 'goes to all rooms'],
    ] as readonly CommandRow[],
  },
};

/** The sentences of a class about its game, in the game’s own nouns. */
function inNouns({ secret: { one: word }, turn }: GameNouns = CODE) {
  const Turn = capitalised(turn.one);
  return {
    next: `Our next ${turn.one}`,
    state: {
      open: (at: number): string => `${turn.one} ${at}, voting is open`,
      paused: (at: number): string => `${turn.one} ${at}, voting is paused`,
    },
    open: (at: number): string => `${Turn} ${at}. Choose a guess and send it as your vote.`,
    voted: (at: number): string => `${Turn} ${at}. You can still change your vote.`,
    paused: 'The vote is paused. Wait until it goes on.',
    goesOn: 'The vote goes on.',
    anew: 'The vote begins anew: choose a guess.',
    revealed: 'Look at the wall: there you see what can be.',
    turn: (at: number, answer: string): string => `${Turn} ${at}: ${answer}.`,
    votingFor: (at: number): string => `${Turn} ${at}: voting is open.`,
    can: `can be the ${word}`,
    cannot: (clue: number): string => `cannot be: see clue\u00a0${clue}`,
    never: `is not a ${word} that could be hidden`,
    share: (possible: number, all: number): readonly [string, string] => [
      `${number(possible)} of ${number(all)}`,
      `${form(all, 'guess', 'guesses')} can be the ${word}.`,
    ],
    yoursCan: `Your guess can be the ${word}.`,
    yoursCannot: (clue: number): string => `Your guess cannot be the ${word}: clue\u00a0${clue} forbids it.`,
    yoursNever: `Your guess fits the clues, but it is not a ${word} that could be hidden.`,
    endWarning: `Then everybody sees the ${word}. This cannot be undone.`,
    found: (turns: number): string =>
      `The class found the ${word} in ${counted(turns, turn.one, turn.many)}.`,
    notFound: `The class did not find the ${word}.`,
    ended: `The lesson ended before the ${word} was found.`,
  };
}
