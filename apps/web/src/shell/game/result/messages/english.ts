import { grammarOf } from '../../../language/grammar.ts';
import type { Choices, Luck } from '../model/story.ts';

const { figure } = grammarOf('en', 'always');

/** The texts of every game's result page. */
export const english = {
  next: 'What next?',
  again: 'Play again',
  harder: (name: string): string => `Harder: ${name}`,
  day: 'Today’s games',
  review: 'Review this game',
  luckOrChoice: 'Luck or choice?',
  working: 'Working it out…',
  /** Sums up the whole game. */
  verdict: (choices: Choices | undefined, luck: Luck): string => {
    const chosen = {
      best: 'No better guesses were possible',
      good: 'Good guesses',
      fair: 'Fair guesses',
      costly: 'There were better guesses',
    };
    const lucky = { with: 'luck was with you', usual: 'luck was average', against: 'luck was against you' };
    return choices
      ? `${chosen[choices]}, and ${lucky[luck]}.`
      : `${lucky[luck].charAt(0).toUpperCase()}${lucky[luck].slice(1)}.`;
  },
  stoodOut: (turn: number, luck: Luck): string =>
    luck === 'with'
      ? `Guess ${turn} stood out: it told you more than usual.`
      : `Guess ${turn} stood out: it told you less than usual.`,
  table: 'What each guess told you, and what such a guess tells on average',
  turn: 'Guess',
  gained: 'what it told you',
  expected: 'what such a guess tells on average',
  bits: (bits: number): string => `${figure(bits, 1)} bits`,
  compared: 'compared with the average',
  luck: {
    with: 'more than usual',
    usual: 'as usual',
    against: 'less than usual',
  } satisfies Readonly<Record<Luck, string>> as Readonly<Record<Luck, string>>,
  known: 'already certain',
  toldNothing: 'nothing to learn',
  lesson: 'One thing to remember',
  better: (turn: number): string => `Guess ${turn} could have been better.`,
  flawless: 'None of your guesses could have been better: the rest was luck.',
};

export type Messages = typeof english;
