import type { Trait, WitchTraits } from '@inkling/art/witch/traits';
import { dayTextOf } from './day-text.ts';

/** The texts around the board: events, what was found and seen, the clock, the coven and the ten best results. */
export const TABLE = {
  board: 'The board',
  /** A witch whose name is not known yet, identified by a letter in order of appearance. */
  witch: (letter: string): string => `witch ${letter}`,
  brief,
  move: (move: number): string => `Move ${move}.`,
  setting: (rows: number, columns: number): string => `${rows} × ${columns}`,
  bombHeading: 'A bomb.',
  bomb: (points: number): string =>
    `It covers the pair found last, marked on the board, and takes its ${points} points back. Both tiles stay where they are.`,
  bombOnNothing: 'There was no pair to cover. The turn is over.',
  points: (before: number, now: number): string => `${before} to ${now}`,
  bonusHeading: 'The bonus.',
  bonus: (points: number): string =>
    `${points} points, and a peek: choose any face-down tile. The turn goes on after it.`,
  bonusOfBot: (points: number): string =>
    `${points} points for the bot, and a peek at a face-down tile. Its turn goes on after it.`,
  askWorth: (pair: number, name: number): string => `A pair: ${pair}. Her name: ${name} more.`,
  found: (found: number, total: number): string => `Found ${found} of ${total}`,
  unnamed: 'not named yet',
  empty: 'still to be found',
  worth: { pair: 'a pair', name: 'her name', bonus: 'the bonus' },
  seen: 'What you have seen',
  seenCount: (tiles: number): string =>
    tiles === 0 ? 'no face-down tile so far' : tiles === 1 ? '1 face-down tile' : `${tiles} face-down tiles`,
  seenMarked: 'Marked on the board. This game counts as played with notes.',
  seenPictures: 'Show their pictures too',
  seenHide: 'Hide their pictures',
  cutOut:
    'Tiles to cut out. Shuffle them and lay them face down; find the pairs, and say who each witch is. The list has the names.',
  seenTile: 'face down, looked at before',
  withNotes: 'with notes',
  clock: (isShown: boolean): string => (isShown ? 'Hide the clock' : 'Show the clock'),
  clockNow: (isShown: boolean): string =>
    isShown ? 'The clock is shown and runs while you play.' : 'The clock is hidden and stopped.',
  time: 'Time',
  coven: 'Your coven',
  covenCount: (learnt: number, all: number): string => `${learnt} of ${all} faces named`,
  covenGrows: (playing: number): string =>
    `Your boards are drawn from ${playing} witches. For each face that you name without the hint, one more joins.`,
  covenWhole: 'You know them all: your boards are drawn from the whole coven.',
  covenNone: 'Nobody yet. Name a face without the hint, and she appears here.',
  wholeCoven: (all: number): string => `The whole coven of ${all}, from the start`,
  best: 'Ten best on this device',
  bestNote: (rules: string): string => `With these rules: ${rules}.`,
  /** The day of a result, such as `2026-12-02`, as a date. */
  dayText: dayTextOf('en-GB'),
  bestRows: { rank: 'Rank', total: 'Total', moves: 'Moves', stars: 'Stars', time: 'Time', day: 'Day' },
};

const SKIN: Readonly<Record<Trait<'skin'>, string>> = {
  pale: 'pale',
  peach: 'peach-coloured',
  tan: 'tanned',
  brown: 'brown',
  dark: 'dark',
  green: 'green',
  lilac: 'lilac',
  teal: 'teal',
};

const HAT: Readonly<Record<Trait<'hatColour'>, string>> = {
  midnight: 'indigo',
  purple: 'purple',
  teal: 'teal',
  wine: 'wine-red',
  navy: 'navy',
  brown: 'brown',
  grey: 'grey',
  plum: 'plum',
};

/** Describes her briefly, for users who cannot see her. */
function brief({ skin, hairColour, hatColour, hatStyle, familiar }: WitchTraits): string {
  const company = familiar === 'none' ? 'alone' : `with ${familiar === 'owl' ? 'an' : 'a'} ${familiar}`;
  const hat = hatStyle === 'hood' ? 'hood' : 'hat';
  return `${SKIN[skin]} skin, ${hairColour} hair, ${HAT[hatColour]} ${hat}, ${company}`;
}
