import type { Help, SkinChoice } from '../../session/settings.ts';
import { type SetupFault, TURNS_MOST } from '../../session/setup.ts';
import { counted, turnsNamed } from './grammar.ts';

export const setup = {
  sheet: {
    header: 'This game',
    race: 'Race',
    seedHelp: 'Any text will do. Two people who enter the same one get the same code.',
    facts: (places: number, symbols: number, repeats: boolean, turnsMax: number): readonly string[] => [
      counted(places, 'place', 'places'),
      `${counted(symbols, 'piece', 'pieces')}${repeats ? '' : ', no repeats'}`,
      counted(turnsMax, 'turn', 'turns'),
    ],
    /** Marks a game in which guesses that cannot be the code are rejected. */
    restricted: 'only guesses that fit',
    preset: 'Game',
    presets: {
      classic: 'Classic: 4 places, 6 pieces',
      five: 'Five places, 6 pieces',
      super: 'Super: 5 places, 8 pieces',
      bulls: 'Bulls and Cows: 4 of 10 digits, no repeats',
      wide: 'Wide: 8 places, 12 pieces',
      vast: 'Vast: 12 places, 12 pieces',
    },
    own: 'My own numbers',
    places: 'Places',
    symbols: 'Pieces',
    repeats: 'A piece may appear more than once',
    turns: 'Turns',
    fault: setupFault,
    size: (codes: number): string => `${counted(codes, 'code', 'codes')} in all.`,
    large:
      'There are too many codes to list. They are still counted exactly, but Sampled plays instead of Knuth, Expected, Entropy and Parts.',
  },
  skin: {
    label: 'Pieces look like',
    names: {
      winter: 'Winter',
      pegs: 'Classic pegs',
      halloween: 'Halloween',
      letters: 'Letters',
      digits: 'Digits',
    },
    now: (choice: SkinChoice, shown: string): string =>
      choice === shown || (choice === 'digits' && shown === 'letters')
        ? `Pieces: ${setup.skin.names[choice]}.`
        : 'That set has too few pieces for this game, so they stay letters here.',
    tooSmall: 'That set has too few pieces for this game, so they are shown as letters.',
  },
  aids: {
    legend: 'Help in the game',
    none: 'No help at all',
    names: {
      evidence: 'What can still go where, and why',
      hints: 'Hints and suggestions',
      list: 'The codes still possible',
    },
    consistentOnly: 'Accept only guesses that can still be the code',
    /** Announced when a new game starts with that switch on. */
    restricted: 'Only guesses that can still be the code are accepted, as before.',
    held: (turns: readonly number[]): string =>
      `That cannot be the code: it does not fit ${turnsNamed(turns)}. Only guesses that can be the code are accepted here.`,
    off: (help: Help): string =>
      help === 'hints'
        ? 'Hints are off. Turn them on in a new game, or type aids on.'
        : 'That help is off. Turn it on in a new game, or type aids on.',
    now: (on: boolean): string => (on ? 'Help is on.' : 'Help is off: nothing is given away.'),
  },
};

export function setupFault(fault: SetupFault): string {
  switch (fault) {
    case 'not-rules':
    case 'places-out-of-range':
      return 'Places run from 1 to 16.';
    case 'symbols-out-of-range':
      return 'Pieces run from 1 to 20.';
    case 'too-few-symbols':
      return 'Without repeats there must be at least as many pieces as places.';
    case 'turns-out-of-range':
      return `Turns run from 1 to ${TURNS_MOST}.`;
  }
}
