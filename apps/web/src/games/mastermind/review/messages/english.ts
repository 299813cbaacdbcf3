import type {
  Choice,
  Reference,
  Review,
  ReviewedTurn,
  TurnFact,
} from '@inkling/games/mastermind/analysis/review';
import type { GameWithHistory } from '../../../../shell/kept-games.ts';
import { pageName } from '../../../../shell/page.ts';
import type { ReviewCommandFault } from '../session/command.ts';
import type { Shared } from '../session/sharing.ts';
import { drill } from './english-drill.ts';
import { hasFound, luckOf, type NamesOf } from './review-figures.ts';

const conjunction = new Intl.ListFormat('en', { type: 'conjunction' });

function figure(value: number): string {
  return value.toFixed(2).replace('-', '−');
}

const FACTS: Readonly<Record<Exclude<TurnFact, 'impossible'>, string>> = {
  best: 'No guess is better: that is proved.',
  'beat-reference': 'Better than the reference would have played.',
  'found-by-logic': 'Only this code was left, and you printed it.',
  'lucky-hit': 'A hit while other codes were possible.',
  lucky: 'The answer told more than was to be expected.',
  unlucky: 'The answer told less than was to be expected.',
  'told-all-apart': 'Whatever the answer, one code would have been left.',
  'told-nothing': 'The answer was certain beforehand, so it told nothing.',
  'was-certain': 'Only one code was left, and it was another.',
  repeated: 'The same guess as before.',
  contradiction: 'No code fits the answers from here on, so there are no figures.',
};

function impossible({ ruledOut }: ReviewedTurn): string {
  if (!ruledOut) return '';
  const { kind, places, turns } = ruledOut;
  const where = `${places.length === 1 ? 'place' : 'places'} ${conjunction.format(places.map((place) => String(place + 1)))}`;
  const why = {
    'absent-symbol': `${where} held an element that no code left has`,
    'settled-place': `${where} was certain to be something else`,
    'excluded-place': `no code left has that element at ${where}`,
    combination: 'each element was possible where it stood, but not all together',
  }[kind];
  const shown =
    turns.length === 0
      ? ''
      : ` (see ${turns.length === 1 ? 'turn' : 'turns'} ${conjunction.format(turns.map((turn) => String(turn + 1)))})`;
  return `It could not be the code: ${why}${shown}. Such a guess may still tell more.`;
}

function cost(choice: Choice | undefined): string {
  if (!choice) return 'Not judged yet';
  const { cost, basis } = choice;
  if (basis === 'exact') return cost === 0 ? 'Cost 0, proved' : `Cost ${figure(cost)} turns, proved`;
  return `Cost ≈ ${figure(cost)} turns, estimate`;
}

const counted = (codes: number) => `${codes} ${codes === 1 ? 'code' : 'codes'}`;

const facts = (turn: ReviewedTurn) =>
  turn.facts
    .map((fact) => (fact === 'impossible' ? impossible(turn) : FACTS[fact]))
    .filter((sentence) => sentence !== '');

function bits(turn: ReviewedTurn): string {
  if (!turn.information) return 'no figures';
  if (hasFound(turn) && turn.before === 1) return 'found';
  const { gained, expected } = turn.information;
  const luck = luckOf(gained, expected);
  return `${figure(gained)} bits = ${figure(expected)} expected ${luck < 0 ? '−' : '+'} ${figure(Math.abs(luck))} luck`;
}

function fault(fault: ReviewCommandFault): string {
  switch (fault.code) {
    case 'nothing':
      return 'Type a command such as next costly or turn 2. Type ? for all of them.';
    case 'no-such-turn':
      return `${fault.text === '' ? 'That' : fault.text} is not a turn of this game: turns run from 1 to ${fault.turns}.`;
    case 'no-such-share':
      return 'What can be shared: turns, link, command.';
    case 'not-understood':
      return `${fault.text} is not a command here. Type ? for the words that work.`;
  }
}

export const english = {
  title: (seed: string): string => `Review of ${seed} · Inkling`,
  heading: 'Turn by turn',
  none: 'There is no game to review yet. Make a guess in Mastermind first.',
  missing: 'That game is not kept in this browser, or it cannot be read. Nothing was changed.',
  /** The game that was played last is another one, and where it is reviewed, if anywhere. */
  lastGame: ({ entry, part }: GameWithHistory): string =>
    `Your last game was ${pageName(entry, 'en')}, which ${part.isReviewedAtEnd ? 'reviews its games itself when they end' : 'has no review'}.`,
  lastSheet: 'This is your last game of Mastermind.',
  noTurns: 'This game has no guess yet, so there is nothing to review.',
  tooLarge:
    'A review weighs every code, and this game has too many to list. Mastermind still counts and explains each of its turns.',
  toGame: 'Play Mastermind',
  toHistory: 'To your games',
  seed: 'Seed',
  progress: (done: number, total: number): string => `${done} of ${total} turns judged`,
  judged: 'all turns judged',
  broken: 'The part that judges has stopped. Choose a reference to start it again; your game is safe.',
  reference: 'Measured against',
  references: {
    unrestricted: 'any guess',
    'consistent-only': 'guesses that could be the code',
  } satisfies Readonly<Record<Reference, string>>,
  turn: (turn: number): string => `Turn ${turn}`,
  row: (turn: number, guess: readonly string[], exact: number, near: number): string =>
    `Turn ${turn}: ${guess.join(', ')}. ${exact} exact, ${near} near`,
  /** What the answer left; for the last turn, that it found the code. */
  change: (turn: ReviewedTurn): string => (hasFound(turn) ? 'found' : `${turn.before} → ${turn.after}`),
  bits,
  cost,
  best: ({ best, played, cost }: Choice, namesOf: NamesOf): string =>
    cost === 0 && best.guess === played.guess
      ? `Good play takes ${figure(played.turns)} turns from here, this one counted.`
      : `Your guess: ${figure(played.turns)} turns from here on average, itself counted. ${namesOf(best.guess).join(', ')}: ${figure(best.turns)}${best.possible ? '' : ', though it cannot be the code itself'}.`,
  facts,
  turnSentence: (turn: number, reviewed: ReviewedTurn, namesOf: NamesOf): string =>
    `Turn ${turn}: ${namesOf(reviewed.guess).join(', ')}. ${counted(reviewed.before)} before, ${hasFound(reviewed) ? 'found' : `${reviewed.after} after`}. ${cost(reviewed.choice)}. ${facts(reviewed).join(' ')}`.trim(),
  bitsInAll: ({ gained, expected }: Review): string =>
    `In all ${figure(gained)} bits: ${figure(expected)} by choice, ${figure(luckOf(gained, expected))} by luck.`,
  /** Only said when every turn has been judged. */
  costInAll: ({ cost, basis }: Review): string =>
    `The choices cost ${basis === 'exact' ? '' : 'about '}${figure(cost)} turns.`,
  noneCostly: (isOver: boolean): string =>
    isOver ? 'No turn cost anything worth a second look.' : 'No turn judged so far cost much.',
  previous: 'Previous',
  next: 'Next',
  costly: 'Next costly turn',
  tryAgain: 'Try again from here',
  playBest: 'Play the suggestion',
  /** Said when the best guess cannot be played: it was played, or it is not known yet. */
  nothingBetter: (isJudged: boolean): string =>
    isJudged ? 'No better guess is known for this turn.' : 'This turn has not been judged yet.',
  fault,
  placeholder: 'next costly, turn 3, again 3, play best, share, drill',
  keyRows: [
    [['←', '→'], 'go from turn to turn'],
    [['C'], 'the next costly turn'],
    [['A'], 'try again from this turn'],
    [['B'], 'play the suggestion'],
    [['D'], 'learn from your game'],
    [['L'], 'listen: say what is known of this turn'],
    [['/'], 'go to the command line'],
    [['?'], 'this page'],
  ] satisfies readonly (readonly [readonly string[], string])[],
  commandRows: [
    ['turn 3', 'look at that turn'],
    ['next, previous', 'the turn after, the turn before'],
    ['next costly', 'the next turn that cost something'],
    ['again 3', 'try again from turn 3; alone, from this one'],
    ['play best', 'play the suggestion instead of this turn'],
    ['share', 'copy the link with your turns; also share link, share command'],
    ['drill', 'find a better guess for each costly turn'],
  ] satisfies readonly (readonly [string, string])[],
  drill,
  terms:
    'A bit halves the codes that are possible. Cost is what the choice loses against the best guess, in turns, on average over the codes left; luck is not charged.',
  notOpened: 'This browser does not let the page save, so the game cannot be opened.',
  share: {
    heading: 'Share',
    copy: {
      command: 'Copy as command',
      fresh: 'Copy link to this code',
      turns: 'Copy link with my turns',
    } satisfies Readonly<Record<Shared, string>>,
    copied: {
      command: 'The command is copied: it plays the same code in a terminal.',
      fresh: 'The link is copied: it opens the same code from the first turn.',
      turns: 'The link is copied: it shows your guesses.',
    } satisfies Readonly<Record<Shared, string>>,
    notCopied:
      'This browser did not let the page copy. The text stands below the buttons: select and copy it.',
    tooLong: 'This game is too long for a link. The file that you save under You carries it.',
    text: 'Text to share',
    honest:
      'The picture and its text tell answers, no guess. Links and commands name the seed, from which a determined person could compute the code.',
  },
};

export type Messages = typeof english;
