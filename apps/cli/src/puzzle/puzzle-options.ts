import type { OptionsOf, OutputOptions } from '../shell/options.ts';

export const PUZZLE_OPTIONS = {
  grade: { value: 'N', text: 'difficulty, 1 to 5; default 2' },
  seed: { value: 'TEXT', text: 'makes the same puzzle again' },
} as const;

export type PuzzleOptions = OptionsOf<typeof PUZZLE_OPTIONS> &
  OutputOptions & { readonly rules?: string; readonly plain?: boolean };
