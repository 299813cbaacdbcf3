/** What every led game says. */
export const english = {
  title: (name: string): string => `${name} · Inkling`,
  progress: (step: number, steps: number): string => `Step ${step} of ${steps}`,
  skip: 'Skip, and play',
  leave: 'Skip',
  play: 'Play a real game',
  home: 'To the games',
  none: 'There is no first game of that name.',
};

export type Messages = typeof english;
