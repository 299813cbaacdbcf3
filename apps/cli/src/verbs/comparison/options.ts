import type { OptionsOf } from '../../shell/options.ts';

/** Options of a comparison, for every game. */
export const COMPARISON_OPTIONS = {
  format: { value: 'FORMAT', text: 'format of the table; default table', values: ['table', 'mmstrat'] },
} as const;

export type ComparisonOptions = OptionsOf<typeof COMPARISON_OPTIONS>;
