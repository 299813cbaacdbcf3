import { type Choices, type Luck, toldNothing } from '../../../shell/game/result/model/story.ts';
import { grammarOf } from '../../../shell/language/grammar.ts';
import type { Unreviewed } from '../../../shell/review-part.ts';
import type { ReviewCommandFault } from '../model/command.ts';
import type { ElsewhereFault } from '../model/elsewhere.ts';
import { commandRows, keyRows } from './english-keys.ts';
import { practice } from './english-practice.ts';

const { number, figure } = grammarOf('en', 'always');

function fault(fault: ReviewCommandFault): string {
  switch (fault.code) {
    case 'nothing':
      return 'Type a command such as next costly or turn 2. Type ? to list them all.';
    case 'no-such-turn':
      return `${fault.text === '' ? 'That' : fault.text} is not a turn of this game: turns run from 1 to ${fault.turns}.`;
    case 'no-such-share':
      return 'What can be shared: link, turn, command.';
    case 'not-understood':
      return `${fault.text} is not a command here. Type ? for all commands.`;
  }
}

/** Says roughly how many turns were lost. */
function lost(turns: number): string {
  if (turns < 0) return 'Better than what it was measured against.';
  if (turns < 0.005) return 'Nothing lost.';
  if (turns < 0.05) return 'Next to nothing lost.';
  if (turns < 0.15) return 'About a tenth of a turn lost.';
  if (turns < 0.22) return 'About a fifth of a turn lost.';
  if (turns < 0.29) return 'About a quarter of a turn lost.';
  if (turns < 0.42) return 'About a third of a turn lost.';
  if (turns < 0.6) return 'About half a turn lost.';
  if (turns < 0.87) return 'About three quarters of a turn lost.';
  return turns < 1.2 ? 'A whole turn lost.' : `${figure(turns, 1)} turns lost.`;
}

const choiceIs: Readonly<Record<Choices, string>> = {
  best: 'as good as any',
  good: 'good',
  fair: 'fair',
  costly: 'there was a better one',
};

export const english = {
  title: (game: string | undefined): string =>
    game === undefined ? 'Review · Inkling' : `Review: ${game} · Inkling`,
  heading: 'Review',
  yourGames: 'Your games',
  seed: (seed: string): string => `seed ${seed}`,
  outcome: {
    found: (turns: number): string => `Found in ${turns}.`,
    lost: (turns: number): string => `Not found in ${turns}.`,
    unfinished: (turns: number): string => `${turns} ${turns === 1 ? 'turn' : 'turns'} so far.`,
  },
  luckOfGame: {
    with: 'Luck was with you.',
    usual: 'Luck was average.',
    against: 'Luck was against you.',
  } satisfies Readonly<Record<Luck, string>>,
  choices: {
    best: 'No better guesses were possible.',
    good: 'Good guesses.',
    fair: 'Fair guesses.',
    costly: 'There were better guesses.',
  } satisfies Readonly<Record<Choices, string>>,
  betterAt: (turn: number): string => `Look at turn ${turn}.`,
  fitsNothing: (turn: number): string => `Nothing fits the answers up to turn ${turn}.`,
  progress: (done: number, total: number): string => `${done} of ${total} turns judged`,
  broken: 'Judging has stopped. Reload the page; your game is safe.',
  timeline: 'How far each turn took you',
  turns: 'Turn by turn',
  turn: (turn: number): string => `Turn ${turn}`,
  left: (count: number): string => `${number(count)} left`,
  wereLeft: (counted: string): string => `${counted} left before it.`,
  found: 'found',
  foundIt: 'Found.',
  noneLeft: 'Nothing is possible any more.',
  onlyOne: 'Only one was left.',
  oneOf: (before: number): string => (before <= 1 ? 'only one left' : `one of ${number(before)}`),
  fromTo: (before: number, after: number): string => `${number(before)} to ${number(after)}`,
  change: (before: string, after: string): string => `${before} before, ${after} after.`,
  yourGuess: 'Your guess',
  better: 'Better',
  yours: 'Yours',
  choice: 'Choice',
  luck: 'Luck',
  choiceIs,
  claimIs: {
    best: 'As good as any.',
    good: 'A good guess.',
    fair: 'A fair guess.',
    costly: 'There was a better guess.',
  } satisfies Readonly<Record<Choices, string>>,
  choiceAndLost: (choice: string, turns: number | undefined): string =>
    `Choice: ${choice}.${turns === undefined ? '' : ` ${lost(turns)}`}`,
  luckIs: {
    with: 'with you',
    usual: 'as usual',
    against: 'against you',
  } satisfies Readonly<Record<Luck, string>>,
  toldThan: {
    with: 'Its answer told you more than usual.',
    against: 'Its answer told you less than usual.',
  } satisfies Readonly<Record<Exclude<Luck, 'usual'>, string>>,
  strip: (counted: string): string => `${counted}, cut at each answer. The more cuts, the fewer are left.`,
  choiceMeans: 'Choice: how your guess compares with the best there was',
  luckMeans: 'Luck: whether the answer told more or less than usual',
  reference: 'Measured against',
  notJudged: 'Not judged yet.',
  answers: (count: number): string => (count === 1 ? 'One possible answer.' : `${count} possible answers.`),
  largest: (count: number, answers: number): string =>
    answers === 1
      ? 'It tells you nothing.'
      : count === 1
        ? 'Each leaves one: then you know.'
        : `It leaves ${number(count)} at most.`,
  wins: 'It wins the game.',
  lost,
  figures: { heading: 'Figures', left: 'Left on average', toGo: 'Turns to go', bits: 'Bits on average' },
  figure: (value: number): string => figure(value, 2),
  gained: (gained: number, expected: number): string =>
    toldNothing({ gained, expected })
      ? 'No answer to this guess could have told you anything.'
      : `The answer was worth ${figure(gained, 2)} bits; ${figure(expected, 2)} were expected. A bit halves what is possible.`,
  proved: (lost: number, isProved: boolean): string =>
    isProved
      ? `It cost ${figure(lost, 2)} turns, and that is proved.`
      : `It cost an estimated ${figure(lost, 2)} turns.`,
  noneCostly: (isOver: boolean): string =>
    isOver ? 'No turn cost you anything worth a second look.' : 'No turn judged so far lost much.',
  nothingBetter: (isOver: boolean): string =>
    isOver ? 'No better guess is known for this turn.' : 'This turn has not been judged yet.',
  playOn: 'Play on from here',
  playBetter: 'Play the better one',
  costly: 'Next costly turn',
  notOpened: 'This browser does not let the page save, so the game cannot be opened.',
  fault,
  placeholder: 'next costly, turn 3, again 3, play best, share, practice',
  keyRows,
  commandRows,
  practice,
  slides: 'Show as slides',
  elsewhere: {
    open: 'Paste a game',
    heading: 'A game played elsewhere',
    label: 'Paste its turns',
    example: '1122:1,0\n1344:2,1',
    ways: [
      ['Mastermind, one turn a line', 'aabb:1,0 or 1122 1A1B'],
      ['Mastermind as a table', 'columns guess, exact, near'],
      ['Word, one try a line', 'crane:00120 or crane ⬜⬜🟨🟩⬜'],
      ['A shared Wordle result', 'as it was sent: shows which words fit it'],
    ] as readonly (readonly [what: string, how: string])[],
    local: 'Nothing leaves this device.',
    submit: 'Review it',
    file: 'Open a file',
    toSolver: 'Solve a word from another game',
    unread: (line: number): string =>
      `Line ${line} cannot be read with the others: each line needs a guess and its answer. Your text is unchanged.`,
    fault: {
      empty: 'There is nothing in the field yet.',
      'too-long': 'That is far too long for a game. Paste only its turns.',
      'not-text': 'That is not text. Type or paste the turns instead.',
      unknown:
        'This cannot be read as a game: each line needs a guess and its answer. Your text is unchanged.',
      'plays-on':
        'One of these lines already finds the secret, so nothing can follow it. Remove the lines below it.',
      'marks-only':
        'These are marks without their words. Add the words before the marks; or see which words could give this grid:',
      'shared-result':
        'This is a shared result: it has marks but no guesses. Ask for the link to its review, which has both.',
    } satisfies Readonly<Record<ElsewhereFault['code'], string>>,
  },
  share: {
    heading: 'Share',
    link: 'Link to this review',
    copyGame: 'Copy link',
    copyTurn: (turn: number): string => `Copy link to turn ${turn}`,
    copyFrame: 'Copy embed code',
    copyCommand: 'Copy as command',
    square: 'The link as a QR code',
    copied: 'Copied.',
    notCopied: 'This browser did not let the page copy. Select the link and copy it.',
    noLink: 'This game is too long for a link.',
    honest: (namesSeed: boolean): string =>
      `The picture shows only the marks. The link shows every guess${namesSeed ? ', and names the seed' : ''}.`,
  },
  no: {
    none: 'There is no game to review yet. Play one first.',
    missing:
      'There is no such game: it is not kept in this browser, or the link is damaged. Nothing was changed.',
    nothingDue:
      'Nothing is due today. Turns that cost you something come back after a day, then at longer and longer intervals.',
    noTurns: 'Nothing has been played in this game yet, so there is nothing to review.',
    tooLarge:
      'A review weighs every code, and this game has too many to list. Its own page still counts and explains each turn.',
    unfinished: 'This game is still being played. It can be reviewed when it is over.',
  } satisfies Readonly<Record<Unreviewed | 'none' | 'nothingDue', string>>,
  play: (game: string): string => `Play ${game}`,
};

export type Messages = typeof english;
