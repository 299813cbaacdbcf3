import type { Reference, ReviewedTurn, TurnFact } from '@inkling/games/mastermind/analysis/review';
import { toldNothing } from '../../../../shell/game/result/model/story.ts';
import { grammarOf } from '../../../../shell/language/grammar.ts';
import { practice } from './english-practice.ts';

const { counted, listed, percent } = grammarOf('en', 'always');

const FACTS: Readonly<Record<Exclude<TurnFact, 'impossible'>, string>> = {
  best: 'No guess is better: that is proved.',
  'beat-reference': 'Better than the reference would have played.',
  'found-by-logic': 'Only this code was left, and you guessed it.',
  'lucky-hit': 'Found while other codes were still possible.',
  // The review itself says how lucky an answer was, for every game.
  lucky: '',
  unlucky: '',
  'told-all-apart': 'Whatever the answer, one code would have been left.',
  'told-nothing': 'The answer was certain beforehand, so it told you nothing.',
  'was-certain': 'Only one code was left, and it was another.',
  repeated: 'The same guess as before.',
  contradiction: 'No code fits the answers from here on, so there are no figures.',
};

function impossible({ ruledOut, information }: ReviewedTurn): string {
  if (!ruledOut) return '';
  const tellsSome = information !== undefined && !toldNothing(information);
  const { kind, places, turns } = ruledOut;
  const where = `${places.length === 1 ? 'place' : 'places'} ${listed(places.map((place) => String(place + 1)))}`;
  const why = {
    'absent-symbol': `${where} held a piece that no code left has`,
    'settled-place': `${where} had to be something else`,
    'excluded-place': `no code left has that piece at ${where}`,
    combination: 'each piece was possible where it stood, but not all together',
  }[kind];
  const shown =
    turns.length === 0
      ? ''
      : ` (see ${turns.length === 1 ? 'turn' : 'turns'} ${listed(turns.map((turn) => String(turn + 1)))})`;
  return `It could not be the code: ${why}${shown}.${tellsSome ? ' Such a guess may still tell you more.' : ''}`;
}

const facts = (turn: ReviewedTurn) =>
  turn.facts
    .map((fact) => (fact === 'impossible' ? impossible(turn) : FACTS[fact]))
    .filter((sentence) => sentence !== '');

export const english = {
  counted: (codes: number): string => counted(codes, 'code', 'codes'),
  references: {
    unrestricted: 'any guess',
    'consistent-only': 'guesses that could be the code',
  } satisfies Readonly<Record<Reference, string>>,
  /** Why a game has no verdict if no code fits its answers. */
  unjudged: 'An answer must be wrong, so the game as a whole cannot be judged.',
  /** For a last guess that could not be the code, although several other codes could. */
  noChance: (before: number): string =>
    `It could not be the code. Any of the ${counted(before, 'code', 'codes')} left had a chance of ${percent(1 / before)}.`,
  /** Returns plain facts about a turn, as sentences. */
  facts,
  practice,
};

export type Messages = typeof english;
