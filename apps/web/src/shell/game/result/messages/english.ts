import type { Choices, Luck } from '../model/story.ts';

/** What every game says when it is over. */
export const english = {
  next: 'What next',
  again: 'Play again',
  harder: (name: string): string => `Harder: ${name}`,
  day: 'Today’s puzzles',
  review: 'Review this game',
  luckOrChoice: 'Luck or choice?',
  working: 'Working it out…',
  /** What the whole game came down to. */
  verdict: (choices: Choices | undefined, luck: Luck): string => {
    const chosen = {
      best: 'Nothing better could have been guessed',
      good: 'Good guesses',
      fair: 'Fair guesses',
      costly: 'Better guesses were there',
    };
    const lucky = { with: 'luck was with you', usual: 'luck was as usual', against: 'luck was against you' };
    return choices
      ? `${chosen[choices]}, and ${lucky[luck]}.`
      : `${lucky[luck].charAt(0).toUpperCase()}${lucky[luck].slice(1)}.`;
  },
  turned: (turn: number, luck: Luck): string =>
    luck === 'with'
      ? `It turned at turn ${turn}, which told more than usual.`
      : `It turned at turn ${turn}, which told less than usual.`,
  table: 'What each guess told you, and what such a guess tells on average',
  turn: 'Turn',
  told: 'what it told you',
  expected: 'what such a guess tells on average',
  luck: {
    with: 'more than usual',
    usual: 'as usual',
    against: 'less than usual',
  } satisfies Readonly<Record<Luck, string>> as Readonly<Record<Luck, string>>,
  lesson: 'One thing to take along',
  better: (turn: number): string => `At turn ${turn} a better guess was there.`,
  flawless: 'No guess of yours could have been better: the rest was luck.',
};

export type Messages = typeof english;
