/**
 * Every option of every verb, once. The parser, `--help`, completion and the type that handlers see are made
 * from this list. Values stay text here; the handler that wants a number reads it and says what is wrong.
 * Lists of values are written out so that help starts no engine; a test keeps them equal to the engine's.
 */
export interface OptionSpec {
  /** The word after the flag, in capitals; a switch has none. */
  readonly value?: string;
  readonly text: string;
  readonly values?: readonly string[];
}

const TAKING_TEXT = [
  'max-depth',
  'root',
  'out',
  'nodes',
  'list',
  'answers',
  'rules',
  'turns',
  'seat',
  'skin',
  'player',
  'strategy',
  'strategies',
  'top',
  'first',
  'seed',
  'port',
  'host',
  'data',
] as const;

const SWITCHES = ['trace', 'plain', 'resume', 'json', 'no-color'] as const;

export type OptionName = (typeof TAKING_TEXT)[number] | (typeof SWITCHES)[number];

/** What was typed: text for options with a value, `true` for switches that were given. */
export type Options = {
  readonly [Name in (typeof TAKING_TEXT)[number]]?: string;
} & { readonly [Name in (typeof SWITCHES)[number]]?: boolean };

const SPECS: Readonly<Record<OptionName, OptionSpec>> = {
  'max-depth': { value: 'N', text: 'guesses allowed at most' },
  root: { value: 'GUESS', text: 'the first guess; default the best' },
  out: { value: 'FILE', text: 'write the strategy to a file' },
  nodes: { value: 'N', text: 'sets to search before giving the best so far' },
  list: { value: 'FILE', text: 'allowed guesses, one a line' },
  answers: { value: 'FILE', text: 'possible answers, one a line' },
  rules: { value: 'RULES', text: 'p<places>c<symbols>r|n, or mm (p4c6r), bc (p4c10n); default p4c6r' },
  turns: { value: 'N', text: 'guesses in a game, 1 to 99; default 12' },
  seat: { value: 'SEAT', text: 'which seat is yours', values: ['breaker', 'maker'] },
  skin: {
    value: 'SKIN',
    text: 'names for the symbols; default letters',
    values: ['letters', 'pegs', 'winter', 'halloween'],
  },
  player: {
    value: 'PLAYER',
    text: 'who guesses; default knuth (sampled where codes cannot be listed)',
    values: ['knuth', 'expected', 'entropy', 'parts', 'sampled', 'random', 'states'],
  },
  strategy: {
    value: 'STRATEGY',
    text: 'what a good guess is; default knuth',
    values: ['knuth', 'expected', 'entropy', 'parts', 'optimal'],
  },
  strategies: { value: 'LIST', text: 'players with commas; default knuth,expected,entropy,parts' },
  top: { value: 'N', text: 'how many suggestions; default 10' },
  first: { value: 'LETTER', text: 'the first symbol of the player states; default a' },
  trace: { text: 'say what the player concludes after each guess' },
  seed: { value: 'TEXT', text: 'makes anything random repeatable' },
  plain: { text: 'one sentence a turn: no board, no symbols' },
  resume: { text: 'continue the last unfinished game' },
  json: { text: 'print one JSON object' },
  'no-color': { text: 'no colour (as with NO_COLOR, or when piped)' },
  port: { value: 'PORT', text: 'port to listen on; default 4173' },
  host: { value: 'HOST', text: 'address to listen on; default 127.0.0.1' },
  data: { value: 'DIR', text: 'folder for the server’s data' },
};

export function optionSpec(name: OptionName): OptionSpec {
  return SPECS[name];
}

/** `--rules RULES`, `--json`. */
export function optionUsage(name: OptionName): string {
  const { value } = optionSpec(name);
  return value === undefined ? `--${name}` : `--${name} ${value}`;
}
