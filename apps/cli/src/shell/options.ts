/**
 * An option that can be typed after a verb; its name is its key in a table. Verbs and games have tables of their own, and the
 * parser, `--help`, completion and the types that handlers see are all made from these tables. Values stay text: the handler
 * that wants a number reads it and says what is wrong. Lists of values are written out so that help loads no engine; a test
 * compares them with the engine's.
 */
export interface OptionSpec {
  /** The word after the flag, in capitals; a switch has none. */
  readonly value?: string;
  readonly text: string;
  readonly values?: readonly string[];
}

export type OptionTable = Readonly<Record<string, OptionSpec>>;

/** What a handler gets for a table: text for an option with a value, `true` for a switch; both only if they were given. */
export type OptionsOf<Table extends OptionTable> = {
  readonly [Name in keyof Table]?: Table[Name] extends { readonly value: string } ? string : boolean;
};

/** The same, where the table is not known. */
export type Options = Readonly<Record<string, string | boolean | undefined>>;

/** Options of every verb that prints a result. */
export const OUTPUT_OPTIONS = {
  json: { text: 'print one JSON object' },
  'no-color': { text: 'no colour (as with NO_COLOR, or when piped)' },
} as const;

/** Options of every verb that plays. */
export const SCREEN_OPTIONS = {
  plain: { text: 'one sentence per turn, without board and symbols' },
  'no-color': { text: 'no colour (as with NO_COLOR, or when piped)' },
} as const;

export type OutputOptions = OptionsOf<typeof OUTPUT_OPTIONS>;
export type ScreenOptions = OptionsOf<typeof SCREEN_OPTIONS>;

/** `--rules RULES`, `--json`. */
export function optionUsage(name: string, { value }: OptionSpec): string {
  return value === undefined ? `--${name}` : `--${name} ${value}`;
}
