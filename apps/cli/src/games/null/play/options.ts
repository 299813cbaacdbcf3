import type { OptionsOf } from '../../../shell/options.ts';

export const PLAY_OPTIONS = {
  most: { value: 'N', text: 'the number lies between 1 and this, 1 to 999; default 100' },
  turns: { value: 'N', text: 'number of guesses, 1 to 99; default 7' },
} as const;

export type PlayOptions = OptionsOf<typeof PLAY_OPTIONS>;
