import { SHELLS } from './shell/completion.ts';
import type { OptionName } from './shell/options.ts';
import type { Handler, Verb } from './shell/verb.ts';

/**
 * Everything that the program can do, in the order of `--help`. The parser, help, completion and suggestions
 * are made from this list. A game joins a verb by one line in its `games`.
 */
const POSITION: readonly OptionName[] = ['rules', 'skin', 'json', 'no-color'];

const WORD: readonly OptionName[] = ['length', 'list', 'answers', 'hard'];

const WORD_NOTE =
  'For word, TURN is guess:marks, as salet:gywww: g right place, y elsewhere, w not in the word (also b . - _ and the squares that people paste, spaced or glued to the guess).';

const TURN_NOTE =
  'TURN is guess:feedback with exact and near, as aabb:1,0. Digits (1122:1,0), names (Santa,Santa,Tree,Bell:1,0), "aabb 1 0", 1234:1A2B and 1122:1B2W are read too; - reads turns from standard input, one a line.';

export const VERBS: readonly Verb[] = [
  {
    name: 'play',
    summary: 'play a game, against the program or with it',
    usage: '',
    options: [
      ...(['seat', 'rules', 'turns', 'skin', 'player', 'hard', 'length', 'list', 'answers'] as const),
      ...(['level', 'size', 'bombs', 'rule', 'touching', 'quiz', 'calm'] as const),
      ...(['seed', 'plain', 'resume', 'no-color'] as const),
    ],
    examples: [
      { line: 'inkling play mastermind', text: 'choose your seat, then play' },
      {
        line: 'inkling play mastermind --seat breaker --skin winter',
        text: 'find a code of Santas and bells',
      },
      {
        line: 'inkling play mastermind --seat maker --player states',
        text: 'let the essay’s player find yours',
      },
      { line: 'inkling play word --hard', text: 'find a word; every hint must be used' },
      {
        line: 'inkling play witch --player lru4',
        text: 'find the pairs against a bot that remembers four tiles',
      },
    ],
    notes: ['At any prompt: ? explains the words you can type, Ctrl-C leaves; an unfinished game is kept.'],
    games: {
      mastermind: lazily(() => import('./mastermind/play/play.ts'), 'play'),
      word: lazily(() => import('./word/play/play.ts'), 'play'),
      witch: lazily(() => import('./witch/play/play.ts'), 'play'),
    },
  },
  {
    name: 'resume',
    summary: 'continue the last unfinished game',
    usage: '',
    options: ['plain', 'no-color'],
    examples: [{ line: 'inkling resume', text: 'go on where you left' }],
    run: lazily(() => import('./resume.ts'), 'resume'),
  },
  {
    name: 'choices',
    summary: 'what is still possible, place by place',
    usage: 'TURN...',
    options: [...POSITION, ...WORD],
    examples: [
      { line: 'inkling choices mastermind aabb:1,0 acdd:0,2', text: 'after two turns' },
      { line: 'inkling choices word salet:wywww', text: 'letters, words and all strings that fit' },
      { line: 'cat turns.txt | inkling choices mastermind - --json', text: 'from a file, for a program' },
    ],
    notes: [TURN_NOTE, WORD_NOTE],
    games: {
      mastermind: lazily(() => import('./mastermind/choices.ts'), 'choices'),
      word: lazily(() => import('./word/choices.ts'), 'choices'),
    },
  },
  {
    name: 'suggest',
    summary: 'the best next guesses',
    usage: 'TURN...',
    options: ['strategy', 'top', ...POSITION, ...WORD],
    examples: [
      { line: 'inkling suggest mastermind aabb:1,0', text: 'by Knuth’s rule' },
      {
        line: 'inkling suggest mastermind aabb:1,0 --strategy entropy --top 3',
        text: 'the three that tell most',
      },
      {
        line: 'inkling suggest mastermind aabb:1,0 --strategy optimal --top 3',
        text: 'what play needs at best after each, proved',
      },
      { line: 'inkling suggest word salet:wywww --hard', text: 'words that use every hint' },
    ],
    notes: [TURN_NOTE, WORD_NOTE],
    games: {
      mastermind: lazily(() => import('./mastermind/suggest.ts'), 'suggest'),
      word: lazily(() => import('./word/suggest.ts'), 'suggest'),
    },
  },
  {
    name: 'check',
    summary: 'can all these turns be true? if not, which cannot, and what would repair them',
    usage: 'TURN...',
    options: [...POSITION, ...WORD],
    examples: [
      { line: 'inkling check mastermind aabb:1,0 aabb:0,0', text: 'exit code 3: they cannot' },
      {
        line: 'inkling check word crane:gwwww cloth:wwwww',
        text: 'which rules and rounds, and the slips that explain it',
      },
    ],
    notes: [TURN_NOTE, WORD_NOTE],
    games: {
      mastermind: lazily(() => import('./mastermind/check.ts'), 'check'),
      word: lazily(() => import('./word/check.ts'), 'check'),
    },
  },
  {
    name: 'why',
    summary: 'ruled out by which turns; or a code that shows it is possible',
    usage: 'PLACE SYMBOL TURN...',
    options: [...POSITION, ...WORD],
    examples: [
      { line: 'inkling why mastermind 2 a aabb:0,1', text: 'why can a not stand at place 2?' },
      { line: 'inkling why word 1 s salet:ywwww', text: 'the same of a letter' },
    ],
    notes: [TURN_NOTE, WORD_NOTE],
    games: {
      mastermind: lazily(() => import('./mastermind/why.ts'), 'why'),
      word: lazily(() => import('./word/why.ts'), 'why'),
    },
  },
  {
    name: 'patterns',
    summary: 'how the hinted letters of a word can stand, one pattern a line',
    usage: 'TURN...',
    options: ['limit', 'all', ...WORD, 'json', 'no-color'],
    examples: [{ line: 'inkling patterns salet:ywwyw | head -3', text: 'the first three' }],
    notes: [WORD_NOTE],
    run: lazily(() => import('./word/patterns.ts'), 'patterns'),
  },
  {
    name: 'solve',
    summary: 'let a player find a secret',
    usage: 'SECRET',
    options: ['player', 'first', 'trace', 'seed', ...POSITION, ...WORD],
    examples: [
      { line: 'inkling solve mastermind acab', text: 'Knuth’s player, at most five guesses' },
      {
        line: 'inkling solve mastermind acab --player states --first e --trace',
        text: 'the first run that the essay prints',
      },
    ],
    games: {
      mastermind: lazily(() => import('./mastermind/solve.ts'), 'solve'),
      word: lazily(() => import('./word/solve.ts'), 'solve'),
    },
  },
  {
    name: 'compare',
    summary: 'players side by side, over all secrets',
    usage: '',
    options: ['rules', 'strategies', 'games', 'format', 'seed', 'workers', ...WORD, 'json', 'no-color'],
    examples: [
      { line: 'inkling compare mastermind', text: 'the four strategies over 1,296 secrets' },
      {
        line: 'inkling compare mastermind --rules p3c5n --strategies knuth,states',
        text: 'two, in a small game',
      },
      { line: 'inkling compare mastermind --format mmstrat', text: 'in the lines of mmstrat' },
      {
        line: 'inkling compare mastermind --rules p8c12 --games 10',
        text: 'where no list fits: ten secrets drawn, with the 95 % interval',
      },
    ],
    notes: ['Drawn secrets are the same for every strategy; --seed draws others.'],
    games: {
      mastermind: lazily(() => import('./mastermind/compare.ts'), 'compare'),
      word: lazily(() => import('./word/compare.ts'), 'compare'),
    },
  },
  {
    name: 'place',
    summary: 'deal boards of a memory game, exactly uniformly, or say why there are none',
    usage: '',
    options: ['level', 'size', 'bombs', 'rule', 'touching', 'count', 'seed', 'json', 'no-color'],
    examples: [
      {
        line: 'inkling place witch --level hard --seed holly',
        text: 'a board of 11 pairs, whose mates never touch',
      },
      {
        line: 'inkling place witch --level easy --rule king --touching 2',
        text: 'where mates must touch: so many',
      },
    ],
    notes: [
      'In JSON, rows and columns count from 0; drawn boards letter the columns and number the rows from 1.',
    ],
    games: { witch: lazily(() => import('./witch/place.ts'), 'place') },
  },
  {
    name: 'optimal',
    summary: 'the strategy with the least average, proved, with its certificate',
    usage: '',
    options: [
      'rules',
      'skin',
      'length',
      'list',
      'answers',
      'hard',
      'max-depth',
      'root',
      'weights',
      'out',
      'objective',
      'state',
      'nodes',
      'memory',
      'workers',
      'json',
      'no-color',
    ],
    examples: [
      { line: 'inkling optimal mastermind --out mm.strategy', text: '5625 guesses for 1296 secrets, proved' },
      { line: 'inkling optimal mastermind --max-depth 5', text: 'never more than five guesses' },
      { line: 'inkling optimal word --root slate --nodes 2000', text: 'the best so far from one first word' },
      {
        line: 'inkling optimal word --list words.txt --weights frequencies.txt',
        text: 'common words sooner: each counts as often as its line says',
      },
      {
        line: 'inkling optimal word --root parse,clint',
        text: 'two fixed words first, whatever the answers',
      },
      {
        line: 'inkling optimal mastermind --rules p4c8 --nodes 50000 --state p4c8.search',
        text: 'a part; the same line again does the next part',
      },
    ],
    notes: [
      'With --nodes a search that does not finish gives its best so far, and the bounds.',
      'A search with --state may be stopped at any time; it loses at most a minute.',
    ],
    games: {
      mastermind: lazily(() => import('./optimal/codes.ts'), 'optimal'),
      word: lazily(() => import('./optimal/words.ts'), 'optimal'),
    },
  },
  {
    name: 'prove',
    summary: 'the same on many threads and machines; may be stopped and goes on',
    usage: '',
    options: [
      ...(['rules', 'skin', 'length', 'list', 'answers', 'hard', 'max-depth', 'root', 'weights'] as const),
      ...(['from', 'engine', 'facts', 'workers', 'memory', 'progress', 'out', 'json', 'no-color'] as const),
    ],
    examples: [
      {
        line: 'inkling prove mastermind --rules p4c8 --facts p4c8.facts',
        text: 'stop it with Ctrl-C; the same line goes on',
      },
      {
        line: 'inkling prove mastermind --rules p4c8 --engine postgres://host/proofs --progress 4180',
        text: 'for workers anywhere, with a page to watch',
      },
      {
        line: 'inkling prove word --list allowed.txt --answers answers.txt --from salet.strategy --engine postgres://host/proofs',
        text: 'is there a better first word?',
      },
    ],
    notes: ['With --engine the work is done by inkling worker, and by this process when --workers is given.'],
    games: {
      mastermind: lazily(() => import('./optimal/codes.ts'), 'prove'),
      word: lazily(() => import('./optimal/words.ts'), 'prove'),
    },
  },
  {
    name: 'worker',
    summary: 'work for the proofs of a database, from any machine',
    usage: '',
    options: ['engine', 'workers', 'memory'],
    examples: [{ line: 'inkling worker --engine postgres://host/proofs --workers 8', text: 'until Ctrl-C' }],
    run: lazily(() => import('./proving/worker.ts'), 'worker'),
  },
  {
    name: 'verify',
    summary: 'check a strategy, a lower bound, a game or keys of past days without trusting who made them',
    usage: 'FILE|LINK',
    options: ['rules', 'list', 'answers', 'hard', 'weights', 'keys', 'out', 'json', 'no-color'],
    examples: [
      { line: 'inkling verify mm.strategy', text: 'every secret is followed through the tree' },
      { line: 'inkling verify mm.strategy --out mm.irving', text: 'and written in another notation' },
      { line: 'inkling verify inkling-game.json', text: 'the promise, the draw and every answer' },
      { line: 'inkling verify inkling-days.json', text: 'each key leads to what was published' },
      {
        line: 'inkling verify http://127.0.0.1:4173/#/online/room/…',
        text: 'the game of a room that is over',
      },
    ],
    notes: [
      'Exit code 5: the file does not hold; the place of the damage is named.',
      'Trees in the brackets of Knuth and Irving and in JSON name no rules: give them with --rules. Those of words in JSON and in Selby’s lines name no lists: give them with --list and --answers, and --hard for hard mode.',
    ],
    run: lazily(() => import('./optimal/verify.ts'), 'verify'),
  },
  {
    name: 'record',
    summary: 'fetch the record of a finished room from its server, for verify',
    usage: 'LINK',
    options: ['out'],
    examples: [
      {
        line: 'inkling record http://127.0.0.1:4173/#/online/room/… --out game.json',
        text: 'the whole game',
      },
    ],
    run: lazily(() => import('./records/record.ts'), 'record'),
  },
  {
    name: 'bench',
    summary: 'measure; prints, never judges (inside the repository)',
    usage: '[NAME...]',
    options: [],
    examples: [{ line: 'inkling bench', text: 'every measurement' }],
    run: lazily(() => import('./bench.ts'), 'bench'),
  },
  {
    name: 'serve',
    summary: 'serve the web app, and keep duels by link',
    usage: '',
    options: ['port', 'host', 'data'],
    examples: [{ line: 'inkling serve --port 8080', text: 'on http://127.0.0.1:8080' }],
    run: lazily(() => import('./serve.ts'), 'serve'),
  },
  {
    name: 'completion',
    summary: 'a completion script for your shell',
    usage: 'bash|zsh|fish',
    options: [],
    examples: [
      { line: 'source <(inkling completion bash)', text: 'for this bash' },
      { line: 'inkling completion fish | source', text: 'for this fish' },
    ],
    offers: SHELLS,
    run: async () => (await import('./about.ts')).completionOver(VERBS),
  },
  {
    name: 'help',
    summary: 'this list, or all about one verb',
    usage: '[VERB]',
    options: [],
    examples: [{ line: 'inkling help suggest', text: 'all about suggest' }],
    run: async () => (await import('./about.ts')).helpOver(VERBS),
  },
];

function lazily<Name extends string>(
  load: () => Promise<Readonly<Record<Name, Handler>>>,
  name: Name,
): () => Promise<Handler> {
  return async () => (await load())[name];
}
