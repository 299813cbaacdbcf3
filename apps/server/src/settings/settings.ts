import { parseArgs } from 'node:util';
import { nearestWord } from '@inkling/core/nearest-word';
import { type Environment, SETTINGS, type Settings, withoutPassword } from './table.ts';

/** Where a value came from. */
export type Source = 'option' | 'environment' | 'default';

/** Valid values for all settings, and where each came from. */
export interface SettingsRead {
  readonly settings: Settings;
  readonly sources: Readonly<Record<keyof Settings, Source>>;
  /** Whether to only print the effective settings (`--check`) and not start the server. */
  readonly isCheck: boolean;
}

/** The invalid settings, with one sentence for each. */
export interface SettingsRefused {
  readonly problems: readonly string[];
}

/**
 * Reads all command-line options and `INKLING_` environment variables; options take precedence. Malformed values and
 * unknown names are refused rather than ignored, because a limit turned off by a typo would be noticed too late. An
 * empty environment variable counts as not set.
 */
export function readSettings(args: readonly string[], env: Environment): SettingsRead | SettingsRefused {
  const given = readOptions(args);
  if ('problems' in given) return given;
  const problems = unknownNames(env);
  const values: Record<string, unknown> = {};
  const sources: Record<string, Source> = {};
  for (const [name, { option, variable, wants, initial, parse }] of Object.entries(SETTINGS)) {
    const optionText = option === undefined ? undefined : given.options[option];
    const text = optionText ?? (env[variable] || undefined);
    const isOption = optionText !== undefined;
    sources[name] = isOption ? 'option' : text === undefined ? 'default' : 'environment';
    values[name] = text === undefined ? initial(env) : parse(text);
    if (values[name] !== undefined) continue;
    const shown = JSON.stringify(withoutPassword(text ?? ''));
    problems.push(`${isOption ? `--${option}` : variable} must be ${wants}, not ${shown}.`);
  }
  if (problems.length > 0) return { problems };
  return {
    settings: values as unknown as Settings,
    sources: sources as SettingsRead['sources'],
    isCheck: given.isCheck,
  };
}

type Options = Readonly<Record<string, string | undefined>>;

function readOptions(
  args: readonly string[],
): { readonly options: Options; readonly isCheck: boolean } | SettingsRefused {
  const names = Object.values(SETTINGS).flatMap(({ option }) => (option === undefined ? [] : [option]));
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { ...options, check: { type: 'boolean' as const } },
    });
    const { check, ...others } = values as Record<string, string | boolean | undefined>;
    return { options: others as Options, isCheck: check === true };
  } catch (error) {
    return { problems: [error instanceof Error ? error.message : String(error)] };
  }
}

function unknownNames(env: Environment): string[] {
  const known = Object.values(SETTINGS).map(({ variable }) => variable);
  return Object.keys(env)
    .filter((name) => name.startsWith(PREFIX) && !known.includes(name) && !OF_OTHERS.has(name))
    .map((name) => {
      const near = nearestWord(withoutPrefix(name), known.map(withoutPrefix));
      const guess = near === undefined ? '' : ` Did you mean ${PREFIX}${near}?`;
      return `The server has no setting ${name}.${guess} Its settings are ${known.join(', ')}.`;
    });
}

const PREFIX = 'INKLING_';

function withoutPrefix(name: string): string {
  return name.slice(PREFIX.length);
}

/** Variables of the terminal app, the tests and the tools, which may also be set in a server's environment. */
const OF_OTHERS: ReadonlySet<string> = new Set([
  'INKLING_SERVER',
  'INKLING_CHROMIUM',
  'INKLING_REDIS_SERVER',
  'INKLING_GOLDENS',
  'INKLING_EVERY_LOOK',
  'INKLING_TIMES',
  'INKLING_CRASH_CYCLES',
  'INKLING_SECRECY_RUNS',
  'INKLING_YEAR_DAYS',
]);
