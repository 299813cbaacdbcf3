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
  'weights',
  'out',
  'objective',
  'state',
  'nodes',
  'memory',
  'engine',
  'facts',
  'from',
  'progress',
  'workers',
  'list',
  'answers',
  'keys',
  'rules',
  'turns',
  'seat',
  'skin',
  'player',
  'strategy',
  'strategies',
  'format',
  'games',
  'top',
  'first',
  'seed',
  'length',
  'limit',
  'level',
  'size',
  'bombs',
  'rule',
  'touching',
  'count',
  'quiz',
  'port',
  'host',
  'data',
] as const;

const SWITCHES = ['hard', 'all', 'calm', 'trace', 'plain', 'resume', 'json', 'no-color'] as const;

export type OptionName = (typeof TAKING_TEXT)[number] | (typeof SWITCHES)[number];

/** What was typed: text for options with a value, `true` for switches that were given. */
export type Options = {
  readonly [Name in (typeof TAKING_TEXT)[number]]?: string;
} & { readonly [Name in (typeof SWITCHES)[number]]?: boolean };

const SPECS: Readonly<Record<OptionName, OptionSpec>> = {
  'max-depth': { value: 'N', text: 'guesses allowed at most' },
  root: {
    value: 'GUESS',
    text: 'the first guess, or several with commas, made whatever the answers; default the best',
  },
  weights: {
    value: 'FILE',
    text: 'how often secrets count: one a line and a whole number after it; all others count once',
  },
  objective: {
    value: 'OBJECTIVE',
    text: 'least on average (total), at worst, or at worst and fewest there; default total',
    values: ['total', 'worst', 'fewest'],
  },
  state: { value: 'FILE', text: 'keep the search in a file; the same command goes on from it' },
  memory: { value: 'MB', text: 'what the search may remember, besides its table; default 256' },
  out: {
    value: 'FILE',
    text: 'write it to a file; a strategy also as .json or .dot, of codes as .irving (Knuth’s and Irving’s brackets), of words as .selby',
  },
  workers: { value: 'N', text: 'threads that work; default 1, for compare one a core' },
  engine: {
    value: 'URL',
    text: 'a database, postgres://… or redis://…, that workers on other machines can join',
  },
  facts: { value: 'FILE', text: 'keep what is proved in a file; the same command goes on from it' },
  from: { value: 'FILE', text: 'begin with the strategy of this file: only cheaper ones are looked for' },
  progress: { value: 'PORT', text: 'a page about the proof on http://127.0.0.1:PORT' },
  nodes: { value: 'N', text: 'sets to search before giving the best so far' },
  rules: { value: 'RULES', text: 'p<places>c<symbols>r|n, or mm (p4c6r), bc (p4c10n); default p4c6r' },
  turns: { value: 'N', text: 'guesses in a game, 1 to 99; default 12, for word 6' },
  seat: { value: 'SEAT', text: 'which seat is yours', values: ['breaker', 'maker'] },
  skin: {
    value: 'SKIN',
    text: 'names for the symbols; default letters',
    values: ['letters', 'pegs', 'winter', 'halloween'],
  },
  player: {
    value: 'PLAYER',
    text: 'who guesses (default knuth, sampled where codes cannot be listed, for word entropy); who sits opposite at witch',
    values: 'knuth expected entropy parts sampled random states person lru2 lru4 lru6 perfect expert'.split(
      ' ',
    ),
  },
  strategy: {
    value: 'STRATEGY',
    text: 'what a good guess is; default knuth, for word entropy; worst is knuth’s rule by its plain name',
    values: ['knuth', 'expected', 'entropy', 'parts', 'optimal', 'worst'],
  },
  strategies: { value: 'LIST', text: 'strategies with commas; default all' },
  format: { value: 'FORMAT', text: 'the form of the table; default table', values: ['table', 'mmstrat'] },
  games: {
    value: 'N',
    text: 'secrets drawn in place of all, 2 to 100000; default 20 where they are too many to play',
  },
  top: { value: 'N', text: 'how many suggestions; default 10, of optimal 1' },
  first: { value: 'LETTER', text: 'the first symbol of the player states; for word, the first guess' },
  length: { value: 'N', text: 'letters of the word, 1 to 32; default as in the turns, else 5' },
  list: { value: 'FILE', text: 'words that may be guessed, one a line (UTF-8)' },
  answers: { value: 'FILE', text: 'words that are likely answers, one a line (UTF-8)' },
  keys: {
    value: 'FILE',
    text: 'keys of past days, as the web app saves them, for a game of one of these days',
  },
  hard: { text: 'every revealed hint must be used in the next guesses (what is possible stays the same)' },
  limit: { value: 'N', text: 'stop after so many patterns' },
  all: { text: 'patterns that no letters can complete too' },
  level: { value: 'LEVEL', text: 'the board; default easy', values: ['easy', 'medium', 'hard'] },
  size: { value: 'RxC', text: 'rows and columns, to 20x20, with one bonus; in place of a level' },
  bombs: { value: 'N', text: 'bombs on the board; default the level’s, or 0' },
  rule: {
    value: 'RULE',
    text: 'how mates may not touch: at sides and corners, or sides',
    values: ['king', 'rook'],
  },
  touching: { value: 'N', text: 'pairs that touch all the same, where none would be impossible' },
  count: { value: 'N', text: 'how many boards, 1 to 10000; default 1' },
  quiz: {
    value: 'QUIZ',
    text: 'who is that witch? from four names, typed, or not asked; default names',
    values: ['names', 'typed', 'off'],
  },
  calm: { text: 'bombs do nothing' },
  trace: { text: 'say what the player concludes after each guess' },
  seed: { value: 'TEXT', text: 'makes anything random repeatable' },
  plain: { text: 'one sentence a turn: no board, no symbols' },
  resume: { text: 'continue the last unfinished game' },
  json: { text: 'print one JSON object' },
  'no-color': { text: 'no colour (as with NO_COLOR, or when piped)' },
  port: { value: 'PORT', text: 'port to listen on; default 4173' },
  host: { value: 'HOST', text: 'address to listen on; default 127.0.0.1' },
  data: { value: 'DIR', text: 'folder for the server’s data, or postgres://…' },
};

export function optionSpec(name: OptionName): OptionSpec {
  return SPECS[name];
}

/** `--rules RULES`, `--json`. */
export function optionUsage(name: OptionName): string {
  const { value } = optionSpec(name);
  return value === undefined ? `--${name}` : `--${name} ${value}`;
}
