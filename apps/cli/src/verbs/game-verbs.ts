import type { Verb } from '../contract/game-terminal.ts';
import { PUZZLE_OPTIONS } from '../puzzle/puzzle-options.ts';
import { LISTING_OPTIONS } from '../shell/listing.ts';
import { OUTPUT_OPTIONS, SCREEN_OPTIONS } from '../shell/options.ts';
import { ROWS_OPTION } from '../shell/rows.ts';
import { COMPARISON_OPTIONS } from './comparison/options.ts';
import { ENGINE_OPTION, LIMIT_OPTIONS, PROOF_OPTIONS, SEARCH_OPTIONS } from './optimal/options.ts';

/** Options of `arena`. */
const ARENA_OPTIONS = {
  player: {
    value: 'COMMAND',
    text: 'the program that plays, with JSON lines on its standard input and output',
  },
  games: { value: 'N', text: 'number of drawn secrets; default 20, 0 for all' },
  seed: { value: 'TEXT', text: 'seed of the drawn secrets; default arena' },
  turns: { value: 'N', text: 'guesses allowed per game; default 20' },
  timeout: { value: 'SECONDS', text: 'time limit for each guess; default 10' },
} as const;

/**
 * A note for the help of verbs that accept a file. The verbs below are declared with what all games have in
 * common; each game adds the rest.
 */

const FILE_NOTE =
  'FILE is a game of your own: CSV (the secrets in the first row, then a guess a row with its answers), JSON, or an .mjs module that exports a definition and is run. play, assist, choices, codes, suggest, check, why, review, solve, compare, arena and optimal also take such a file instead of the name of a game.';

export const PLAY_VERB: Verb = {
  name: 'play',
  summary: 'play a game, against the program or with it',
  usage: '',
  options: {
    seed: { value: 'TEXT', text: 'makes random choices repeatable' },
    resume: { text: 'continue the last unfinished game, with its settings' },
    ...SCREEN_OPTIONS,
  },
  examples: [],
  notes: ['At any prompt: ? explains the words you can type, Ctrl-C leaves; an unfinished game is saved.'],
};

/** Questions about a position. */
export const QUESTION_VERBS: readonly Verb[] = [
  {
    name: 'choices',
    summary: 'show what is still possible, place by place',
    usage: 'TURN...',
    options: OUTPUT_OPTIONS,
    examples: [],
  },
  {
    name: 'suggest',
    summary: 'suggest the best next guesses',
    usage: 'TURN...',
    options: {
      top: { value: 'N', text: 'how many suggestions; default 10, or 1 with optimal' },
      guess: { value: 'GUESS', text: 'rate this guess, next to the best one' },
      weights: LIMIT_OPTIONS.weights,
      ...ROWS_OPTION,
      ...OUTPUT_OPTIONS,
    },
    examples: [],
  },
  {
    name: 'codes',
    summary: 'list everything that is still possible, one per line',
    usage: 'TURN...',
    options: { ...LISTING_OPTIONS, ...OUTPUT_OPTIONS },
    examples: [],
  },
  {
    name: 'assist',
    summary: 'help with a game played elsewhere: type each turn and see what is possible',
    usage: '',
    options: SCREEN_OPTIONS,
    examples: [],
  },
  {
    name: 'check',
    summary: 'check whether all turns can be true; if not, show which conflict and how to repair them',
    usage: 'TURN...',
    options: OUTPUT_OPTIONS,
    examples: [],
  },
  {
    name: 'why',
    summary: 'show which turns rule a symbol out, or a secret that shows it is possible',
    usage: 'PLACE SYMBOL TURN...',
    options: OUTPUT_OPTIONS,
    examples: [],
  },
  {
    name: 'review',
    summary: 'show what each turn of a game was worth, and what would have been better',
    usage: 'TURN...',
    options: {
      secret: { value: 'SECRET', text: 'report which answers were wrong; exit code 3 if any were' },
      ...OUTPUT_OPTIONS,
    },
    examples: [
      {
        line: 'inkling review examples/guess-who.csv hat?:yes beard?:no',
        text: 'bits gained, expected and lost',
      },
    ],
    notes: [FILE_NOTE],
  },
  {
    name: 'patterns',
    summary: 'list how the hinted letters of a word can be arranged, one pattern per line',
    usage: 'TURN...',
    options: OUTPUT_OPTIONS,
    examples: [],
  },
];

/** Questions about a user's own game, given as a file. */
export const FILE_VERBS: readonly Verb[] = [
  {
    name: 'audit',
    summary: 'find what is wrong or weak in a game of your own',
    usage: 'FILE',
    options: OUTPUT_OPTIONS,
    examples: [
      {
        line: 'inkling audit examples/guess-who.csv',
        text: 'secrets that no guess tells apart, useless guesses',
      },
    ],
    notes: [FILE_NOTE],
    load: async () => (await import('../own/call.ts')).fileVerb('audit'),
  },
];

/** Puzzles of a game. */
export const PUZZLE_VERB: Verb = {
  name: 'puzzle',
  summary: 'solve a puzzle: turns with exactly one solution, with hints and a proof',
  usage: '[GAME] [CLUE...]',
  options: { ...PUZZLE_OPTIONS, ...OUTPUT_OPTIONS },
  examples: [],
  notes: [
    'At its prompt: an answer, hint, why, proof or quit. With --json the answer and its proof are printed at once.',
    'Your own clues are refused if they have more than one solution, and with exit code 3 if they have none. With a file, clues are turns, and grades 1 and 2 are easy, 3 medium, 4 and 5 hard.',
  ],
};

/** Verbs with which the program plays or searches a game on its own. */
export const PLAYER_VERBS: readonly Verb[] = [
  {
    name: 'solve',
    summary: 'let a player find a secret',
    usage: 'SECRET',
    options: OUTPUT_OPTIONS,
    examples: [],
  },
  {
    name: 'compare',
    summary: 'compare players over all secrets',
    usage: '',
    options: { ...COMPARISON_OPTIONS, ...OUTPUT_OPTIONS },
    examples: [],
  },
  {
    name: 'arena',
    summary: 'let your own program play, compare it with ours, and rate each guess',
    usage: '',
    options: { ...ARENA_OPTIONS, ...OUTPUT_OPTIONS },
    examples: [],
    notes: ['The program reads and writes JSON lines; docs/arena.md has the protocol.'],
  },
  {
    name: 'place',
    summary: 'deal boards of a memory game, exactly uniformly, or say why there are none',
    usage: '',
    options: {
      seed: { value: 'TEXT', text: 'deals the same boards again' },
      ...OUTPUT_OPTIONS,
    },
    examples: [],
  },
  {
    name: 'optimal',
    summary: 'find the strategy with the lowest average, with its proof and certificate',
    usage: '',
    options: { ...LIMIT_OPTIONS, ...SEARCH_OPTIONS, ...OUTPUT_OPTIONS },
    examples: [],
    notes: [
      'With --nodes, a search that does not finish prints the best strategy found so far and the bounds.',
      'A search with --state can be stopped at any time; it loses at most a minute of work, or one lemma of a proof that is being written.',
    ],
  },
  {
    name: 'prove',
    summary: 'the same on many threads and machines; can be stopped and resumed',
    usage: '',
    options: { ...LIMIT_OPTIONS, ...ENGINE_OPTION, ...PROOF_OPTIONS, ...OUTPUT_OPTIONS },
    examples: [],
    notes: [
      'With --engine, inkling worker does the work, on any machine, and this process helps with one thread, or with none by --workers 0.',
    ],
  },
];
