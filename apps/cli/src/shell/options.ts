/**
 * An option that can follow a verb; its key in a table is its name. Verbs and games have separate tables. The
 * parser, `--help`, completion and the types that handlers see are all derived from these tables. Values stay
 * strings: a handler that needs a number parses it and reports what is wrong. Lists of values are written out so
 * that help loads no engine; a test compares them with the engine's.
 */
export interface OptionSpec {
  /** The placeholder for its value, in capitals. Undefined for a switch. */
  readonly value?: string;
  readonly text: string;
  readonly values?: readonly string[];
}

export type OptionTable = Readonly<Record<string, OptionSpec>>;

/**
 * What a handler receives for a table: a string for an option with a value, `true` for a switch; both are present
 * only if the user gave them.
 */
export type OptionsOf<Table extends OptionTable> = {
  readonly [Name in keyof Table]?: Table[Name] extends { readonly value: string } ? string : boolean;
};

/** Options whose table is not known statically. */
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

/** Returns the usage text of an option, for example `--rules RULES` or `--json`. */
export function optionUsage(name: string, { value }: OptionSpec): string {
  return value === undefined ? `--${name}` : `--${name} ${value}`;
}
