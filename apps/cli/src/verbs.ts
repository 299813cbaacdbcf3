import { SHELLS } from './shell/completion.ts';
import type { OptionName } from './shell/options.ts';
import type { Handler, Verb } from './shell/verb.ts';

/**
 * Everything that the program can do, in the order of `--help`. The parser, help, completion and suggestions
 * are made from this list. A game joins a verb by one line in its `games`.
 */
const POSITION: readonly OptionName[] = ['rules', 'skin', 'json', 'no-color'];

const TURN_NOTE =
  'TURN is guess:feedback with exact and near, as aabb:1,0. Digits (1122:1,0), names (Santa,Santa,Tree,Bell:1,0), "aabb 1 0", 1234:1A2B and 1122:1B2W are read too; - reads turns from standard input, one a line.';

export const VERBS: readonly Verb[] = [
  {
    name: 'play',
    summary: 'play a game, against the program or with it',
    usage: '',
    options: ['seat', 'rules', 'turns', 'skin', 'player', 'seed', 'plain', 'resume', 'no-color'],
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
    ],
    notes: ['At any prompt: ? explains the words you can type, Ctrl-C leaves; an unfinished game is kept.'],
    games: { mastermind: lazily(() => import('./mastermind/play/play.ts'), 'play') },
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
    options: POSITION,
    examples: [
      { line: 'inkling choices mastermind aabb:1,0 acdd:0,2', text: 'after two turns' },
      { line: 'cat turns.txt | inkling choices mastermind - --json', text: 'from a file, for a program' },
    ],
    notes: [TURN_NOTE],
    games: { mastermind: lazily(() => import('./mastermind/choices.ts'), 'choices') },
  },
  {
    name: 'suggest',
    summary: 'the best next guesses',
    usage: 'TURN...',
    options: ['strategy', 'top', ...POSITION],
    examples: [
      { line: 'inkling suggest mastermind aabb:1,0', text: 'by Knuth’s rule' },
      {
        line: 'inkling suggest mastermind aabb:1,0 --strategy entropy --top 3',
        text: 'the three that tell most',
      },
    ],
    notes: [TURN_NOTE],
    games: { mastermind: lazily(() => import('./mastermind/suggest.ts'), 'suggest') },
  },
  {
    name: 'check',
    summary: 'can all these turns be true? if not, which cannot, and what would repair them',
    usage: 'TURN...',
    options: POSITION,
    examples: [{ line: 'inkling check mastermind aabb:1,0 aabb:0,0', text: 'exit code 3: they cannot' }],
    notes: [TURN_NOTE],
    games: { mastermind: lazily(() => import('./mastermind/check.ts'), 'check') },
  },
  {
    name: 'why',
    summary: 'ruled out by which turns; or a code that shows it is possible',
    usage: 'PLACE SYMBOL TURN...',
    options: POSITION,
    examples: [{ line: 'inkling why mastermind 2 a aabb:0,1', text: 'why can a not stand at place 2?' }],
    notes: [TURN_NOTE],
    games: { mastermind: lazily(() => import('./mastermind/why.ts'), 'why') },
  },
  {
    name: 'solve',
    summary: 'let a player find a secret',
    usage: 'SECRET',
    options: ['player', 'first', 'trace', 'seed', ...POSITION],
    examples: [
      { line: 'inkling solve mastermind acab', text: 'Knuth’s player, at most five guesses' },
      {
        line: 'inkling solve mastermind acab --player states --first e --trace',
        text: 'the first run that the essay prints',
      },
    ],
    games: { mastermind: lazily(() => import('./mastermind/solve.ts'), 'solve') },
  },
  {
    name: 'compare',
    summary: 'players side by side, over all secrets',
    usage: '',
    options: ['rules', 'strategies', 'seed', 'json', 'no-color'],
    examples: [
      { line: 'inkling compare mastermind', text: 'the four strategies over 1,296 secrets' },
      {
        line: 'inkling compare mastermind --rules p3c5n --strategies knuth,states',
        text: 'two, in a small game',
      },
    ],
    games: { mastermind: lazily(() => import('./mastermind/compare.ts'), 'compare') },
  },
  {
    name: 'optimal',
    summary: 'the best strategy there is, with its certificate',
    usage: '',
    options: ['rules', 'skin', 'max-depth', 'root', 'out', 'nodes', 'json', 'no-color'],
    examples: [
      { line: 'inkling optimal mastermind --out mm.strategy', text: '5625 guesses for 1296 secrets, proved' },
      { line: 'inkling optimal mastermind --max-depth 5', text: 'never more than five guesses' },
    ],
    notes: ['With --nodes a search that does not finish gives its best so far, and the bounds.'],
    games: { mastermind: lazily(() => import('./optimal/mastermind.ts'), 'optimal') },
  },
  {
    name: 'verify',
    summary: 'check a strategy, a lower bound or a game record without trusting who made it',
    usage: 'FILE',
    options: ['list', 'answers', 'json', 'no-color'],
    examples: [{ line: 'inkling verify mm.strategy', text: 'every secret is followed through the tree' }],
    notes: ['Exit code 5: the file does not hold; the place of the damage is named.'],
    run: lazily(() => import('./optimal/verify.ts'), 'verify'),
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
    summary: 'serve the web app and its shelf of sheets',
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
