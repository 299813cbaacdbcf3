import type { Verb } from '../contract/game-terminal.ts';
import { ROOM_OPTIONS } from '../room/room-options.ts';
import { OUTPUT_OPTIONS, SCREEN_OPTIONS } from '../shell/options.ts';
import { TOPICS } from './about/topics.ts';
import { FILE_VERBS, PLAY_VERB, PLAYER_VERBS, PUZZLE_VERB, QUESTION_VERBS } from './game-verbs.ts';
import { ENGINE_OPTION, LIMIT_OPTIONS } from './optimal/options.ts';
import { VERIFY_OPTIONS } from './verify/options.ts';

const RESUME_VERB: Verb = {
  name: 'resume',
  summary: 'continue the last unfinished game',
  usage: '',
  options: SCREEN_OPTIONS,
  examples: [{ line: 'inkling resume', text: 'continue where you left off' }],
  load: async () => (await import('./resume.ts')).resume,
};

const DAILY_VERB: Verb = {
  name: 'daily',
  summary: 'play today’s games without a server, the same for everybody, one try each',
  usage: '[GAME]',
  options: { ...SCREEN_OPTIONS, ...OUTPUT_OPTIONS },
  examples: [
    { line: 'inkling daily', text: 'today’s games, your progress, and results to share' },
    { line: 'inkling daily --json', text: 'the same for programs, without the solutions' },
  ],
  notes: [
    'Name a game to start or continue today’s attempt. The day changes at midnight UTC. Its games come from the published seed, as on the web page of the day without a server.',
    'Your attempts are stored like saved games; results are counted from their moves.',
  ],
  takesGame: ({ day }) => day !== undefined,
  load: async () => (await import('./daily/daily.ts')).daily,
};

const ROOM_VERB: Verb = {
  name: 'room',
  summary: 'play with a friend over a server: open a room and send its link, or follow one',
  usage: '[GAME|LINK|CLASS]',
  options: { ...ROOM_OPTIONS, ...SCREEN_OPTIONS },
  examples: [
    {
      line: 'inkling room mastermind --server https://inkling.example',
      text: 'you set the code; send the link',
    },
    { line: 'inkling room mastermind --kept', text: 'the code stays with you; you answer by hand' },
    { line: 'inkling room word --seat first', text: 'a race for a word that the server draws' },
    { line: 'inkling room witch --name fox-star', text: 'a table for two; the others see you as Fox' },
    { line: "inkling room 'http://127.0.0.1:4173/#/online/room/…'", text: 'take the free seat, or continue' },
    { line: 'inkling room mastermind --class', text: 'a class votes on each guess; you lead it' },
    { line: 'inkling room holly 427', text: 'join a class by its name' },
    { line: 'inkling room', text: 'your rooms at a server' },
  ],
  notes: [
    'Rooms are shared with the web app: one player may use the terminal and the other a browser. Ctrl-C leaves; the link brings you back to where you were.',
    'Your identity at a server is stored in guests.json in the state folder; anyone who has that file can play as you.',
    'A word after / is never a guess: /quit, /say nice, /name fox star, /board, /resign, /invite, /withdraw; after the end, again and swap; with a secret that you keep, correct 2 1,0 and open.',
    'In the room of a class, a guess that you type is your vote, and votes lists the votes; the teacher also types pause, resume, reveal and again.',
  ],
  takesGame: ({ room }) => room !== undefined,
  load: async () => (await import('../room/room-handler.ts')).room,
};

/** Proofs on many machines, and verification that requires no trust. */
const PROOF_VERBS: readonly Verb[] = [
  {
    name: 'worker',
    summary: 'work on the proofs in a shared database, from any machine',
    usage: '',
    options: { ...ENGINE_OPTION, workers: LIMIT_OPTIONS.workers, memory: LIMIT_OPTIONS.memory },
    examples: [{ line: 'inkling worker --engine postgres://host/proofs --workers 8', text: 'until Ctrl-C' }],
    load: async () => (await import('./optimal/worker.ts')).worker,
  },
  {
    name: 'verify',
    summary: 'check a strategy, a lower bound, a game or keys of past days without trusting who made them',
    usage: 'FILE|LINK',
    options: { ...VERIFY_OPTIONS, ...OUTPUT_OPTIONS },
    examples: [
      { line: 'inkling verify mm.strategy', text: 'follows every secret through the tree' },
      {
        line: 'inkling verify mine.strategy --game examples/guess-who.csv',
        text: 'the same in a game of your own',
      },
      { line: 'inkling verify mm.strategy --out mm.irving', text: 'and converts it to another notation' },
      { line: 'inkling verify inkling-game.json', text: 'the promise, the draw and every answer' },
      { line: 'inkling verify inkling-days.json', text: 'each key leads to what was published' },
      {
        line: 'inkling verify http://127.0.0.1:4173/#/online/room/…',
        text: 'the game of a finished room',
      },
    ],
    notes: [
      'Exit code 5: the file is not valid; the message says where.',
      'Trees in the brackets of Knuth and Irving and in JSON name no rules: give them with --rules. Those of words in JSON and in Selby’s lines name no lists: give them with --list and --answers, and --hard for hard mode.',
    ],
    optionsOf: ({ trees }) => trees?.options,
    load: async () => (await import('./verify/verify.ts')).verify,
  },
  {
    name: 'record',
    summary: 'fetch the record of a finished room from its server, for verify',
    usage: 'LINK',
    options: { out: { value: 'FILE', text: 'write it to a file' } },
    examples: [
      {
        line: 'inkling record http://127.0.0.1:4173/#/online/room/… --out game.json',
        text: 'the whole game',
      },
    ],
    load: async () => (await import('./verify/record.ts')).record,
  },
];

const PROGRAM_VERBS: readonly Verb[] = [
  {
    name: 'bench',
    summary: 'run the benchmarks; prints figures, never fails (only inside the repository)',
    usage: '[NAME...]',
    options: {},
    examples: [{ line: 'inkling bench', text: 'every benchmark' }],
    load: async () => (await import('./bench.ts')).bench,
  },
  {
    name: 'serve',
    summary: 'serve the web app, rooms and daily games',
    usage: '',
    options: {
      port: { value: 'PORT', text: 'port to listen on; default 4173' },
      host: { value: 'HOST', text: 'address to listen on; default 127.0.0.1' },
      data: { value: 'DIR', text: 'folder for the server’s data, or postgres://…' },
      games: { value: 'GAMES', text: 'hidden games to offer as well, separated by commas' },
      check: { text: 'print the settings in force and what is unsafe about them, without starting' },
    },
    examples: [
      { line: 'inkling serve --port 8080', text: 'on http://127.0.0.1:8080' },
      { line: 'inkling serve --check', text: 'its settings, and what is unsafe about them' },
    ],
    load: async () => (await import('./serve.ts')).serve,
  },
  {
    name: 'server',
    summary: 'save, restore and check the data of a server, and moderate its scores',
    usage: 'backup FILE|restore FILE|check|scores DAY|strike ROOM|allow ROOM|new-key',
    options: {
      data: { value: 'DIR', text: 'folder of the server’s data' },
      replace: { text: 'move the existing database aside and keep it' },
    },
    examples: [
      { line: 'inkling server backup monday.db', text: 'everything, while the server runs' },
      { line: 'inkling server restore monday.db --replace', text: 'after the server was stopped' },
      { line: 'inkling server check', text: 'is the database sound?' },
      { line: 'inkling server scores 2026-11-21', text: 'the scores of a day, also what is held back' },
    ],
    offers: ['backup', 'restore', 'check', 'scores', 'strike', 'allow', 'new-key'],
    load: async () => (await import('./server.ts')).server,
  },
  {
    name: 'completion',
    summary: 'print a completion script for your shell',
    usage: 'bash|zsh|fish',
    options: {},
    examples: [
      { line: 'source <(inkling completion bash)', text: 'for this bash' },
      { line: 'inkling completion fish | source', text: 'for this fish' },
    ],
    offers: ['bash', 'zsh', 'fish'],
    load: async () => (await import('./about/about.ts')).completion,
  },
  {
    name: 'version',
    summary: 'print the versions of the program and of Node, for a bug report',
    usage: '',
    options: OUTPUT_OPTIONS,
    examples: [{ line: 'inkling version', text: 'what a bug report should include' }],
    load: async () => (await import('./about/about.ts')).version,
  },
];

const VERBS_BEFORE_HELP: readonly Verb[] = [
  PLAY_VERB,
  RESUME_VERB,
  DAILY_VERB,
  ROOM_VERB,
  ...QUESTION_VERBS,
  PUZZLE_VERB,
  ...PLAYER_VERBS,
  ...FILE_VERBS,
  ...PROOF_VERBS,
  ...PROGRAM_VERBS,
];

const HELP_VERB: Verb = {
  name: 'help',
  summary: 'show this list, or help on one verb, or on turns, rules or json; or the man page',
  usage: '[VERB|TOPIC]',
  options: {},
  examples: [
    { line: 'inkling help suggest', text: 'all about suggest' },
    { line: 'inkling help turns', text: 'how turns are written' },
    { line: 'inkling help man | man -l -', text: 'everything, as man shows it' },
  ],
  offers: [...VERBS_BEFORE_HELP.map(({ name }) => name), ...Object.keys(TOPICS), 'man'],
  load: async () => (await import('./about/about.ts')).help,
};

/** Everything that the program can do, in the order of `--help`. */
export const VERBS: readonly Verb[] = [...VERBS_BEFORE_HELP, HELP_VERB];
