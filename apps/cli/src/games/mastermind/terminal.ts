import type { GameTerminal } from '../../contract/game-terminal.ts';
import { BOUND_OPTION } from '../../verbs/optimal/options.ts';
import {
  COMPARE_OPTIONS,
  LIES_OPTION,
  PLAY_OPTIONS,
  PUZZLE_RULES_OPTION,
  RULES_OPTION,
  SKIN_OPTION,
  SOLVE_OPTIONS,
  SUGGEST_OPTIONS,
} from './position/options.ts';

const POSITION_OPTIONS = { ...RULES_OPTION, ...SKIN_OPTION };

const TURN_NOTE =
  'For mastermind, TURN is guess:feedback with exact and near, like aabb:1,0. Digits (1122:1,0), names (Santa,Santa,Tree,Bell:1,0), "aabb 1 0", 1234:1A2B and 1122:1B2W are read too, and ? for a part of the answer that is not known, as "aabb:1,?" or "aabb:?" (in quotes, since a shell reads ? itself); - reads turns from standard input, one a line.';

export const mastermindTerminal: GameTerminal = {
  id: 'mastermind',
  trees: { options: RULES_OPTION, load: async () => (await import('./verbs/trees.ts')).codeTrees },
  records: {
    name: 'Mastermind',
    secret: 'code',
    load: async () => (await import('./verbs/records.ts')).checkSheetRecord,
  },
  room: { name: 'Mastermind', load: async () => (await import('./room/room-play.ts')).roomPlay },
  day: { name: 'Mastermind', load: async () => (await import('./play/daily.ts')).day },
  rulesAsOptions: (typed) => {
    const [, rules, turns] = /^(mm|bc|p\d{1,2}c\d{1,2}[rn])(?:\/(\d{1,2}))?$/i.exec(typed) ?? [];
    return rules === undefined ? undefined : { rules, ...(turns === undefined ? {} : { turns }) };
  },
  verbs: {
    play: {
      options: { ...POSITION_OPTIONS, ...PLAY_OPTIONS, ...LIES_OPTION },
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
        { line: 'inkling play mastermind --lies 1', text: 'find a code; one answer may be false' },
        {
          line: 'inkling play mastermind --player adversary',
          text: 'chase a code that runs away',
        },
      ],
      load: async () => (await import('./play/play.ts')).play,
    },
    choices: {
      options: POSITION_OPTIONS,
      examples: [
        { line: 'inkling choices mastermind aabb:1,0 acdd:0,2', text: 'after two turns' },
        { line: 'cat turns.txt | inkling choices mastermind - --json', text: 'from a file, for a program' },
        { line: "inkling choices mastermind 'aabb:1,?'", text: 'one exact; how many were near is not known' },
      ],
      notes: [TURN_NOTE],
      load: async () => (await import('./verbs/choices.ts')).choices,
    },
    suggest: {
      options: { ...SUGGEST_OPTIONS, ...POSITION_OPTIONS },
      examples: [
        { line: 'inkling suggest mastermind aabb:1,0', text: 'by Knuth’s rule' },
        {
          line: 'inkling suggest mastermind aabb:1,0 --strategy entropy --top 3',
          text: 'the three most informative guesses',
        },
        {
          line: 'inkling suggest mastermind aabb:1,0 --strategy optimal --top 3',
          text: 'the fewest guesses needed after each, proved',
        },
      ],
      notes: [TURN_NOTE],
      load: async () => (await import('./verbs/suggest.ts')).suggest,
    },
    codes: {
      options: POSITION_OPTIONS,
      examples: [
        { line: 'inkling codes mastermind aabb:1,0', text: 'the 256 codes that are left' },
        { line: 'inkling codes mastermind --rules bc --format csv', text: 'every code of bulls and cows' },
      ],
      notes: [TURN_NOTE],
      load: async () => (await import('./verbs/codes.ts')).codes,
    },
    assist: {
      options: RULES_OPTION,
      examples: [{ line: 'inkling assist mastermind', text: 'alongside a board on your table' }],
      load: async () => (await import('./general/as-game.ts')).assist,
    },
    arena: {
      options: RULES_OPTION,
      examples: [
        {
          line: "inkling arena mastermind --player 'python3 player.py'",
          text: 'twenty games, with the regret of each guess',
        },
      ],
      load: async () => (await import('./general/as-game.ts')).arena,
    },
    review: {
      options: RULES_OPTION,
      examples: [
        {
          line: 'inkling review mastermind aabb:1,0 acdd:0,2 --secret cace',
          text: 'each turn of a game',
        },
      ],
      notes: [TURN_NOTE],
      load: async () => (await import('./general/as-game.ts')).review,
    },
    check: {
      options: POSITION_OPTIONS,
      examples: [{ line: 'inkling check mastermind aabb:1,0 aabb:0,0', text: 'exit code 3: they cannot' }],
      notes: [TURN_NOTE],
      load: async () => (await import('./verbs/check.ts')).check,
    },
    why: {
      options: POSITION_OPTIONS,
      examples: [{ line: 'inkling why mastermind 2 a aabb:0,1', text: 'why can a not stand at place 2?' }],
      notes: [TURN_NOTE],
      load: async () => (await import('./verbs/why.ts')).why,
    },
    puzzle: {
      isUsual: true,
      options: PUZZLE_RULES_OPTION,
      examples: [
        { line: 'inkling puzzle', text: 'a board of guesses with exactly one solution' },
        { line: 'inkling puzzle mastermind --rules bc --grade 3', text: 'bulls and cows, harder' },
      ],
      notes: ['A clue is a code and its answer, like aabb20: two exact, none near.'],
      load: async () => (await import('./verbs/puzzle.ts')).puzzle,
    },
    solve: {
      options: { ...SOLVE_OPTIONS, ...POSITION_OPTIONS },
      examples: [
        { line: 'inkling solve mastermind acab', text: 'Knuth’s player, at most five guesses' },
        {
          line: 'inkling solve mastermind acab --player states --first e --trace',
          text: 'the first run that the essay prints',
        },
      ],
      load: async () => (await import('./verbs/solve.ts')).solve,
    },
    compare: {
      options: { ...RULES_OPTION, ...COMPARE_OPTIONS },
      examples: [
        { line: 'inkling compare mastermind', text: 'the four strategies over 1,296 secrets' },
        {
          line: 'inkling compare mastermind --rules p3c5n --strategies knuth,states',
          text: 'two strategies in a small game',
        },
        { line: 'inkling compare mastermind --format mmstrat', text: 'in the line format of mmstrat' },
        {
          line: 'inkling compare mastermind --rules p8c12 --games 10',
          text: 'too many codes to play all: ten drawn secrets, with the 95 % interval',
        },
      ],
      notes: ['Drawn secrets are the same for every strategy; --seed draws others.'],
      load: async () => (await import('./comparison/compare.ts')).compare,
    },
    optimal: {
      options: { ...POSITION_OPTIONS, ...BOUND_OPTION },
      examples: [
        {
          line: 'inkling optimal mastermind --out mm.strategy',
          text: '5625 guesses for 1296 secrets, proved',
        },
        {
          line: 'inkling optimal mastermind --bound mm.bound',
          text: 'with the proof that nothing takes less, which verify checks',
        },
        { line: 'inkling optimal mastermind --max-depth 5', text: 'never more than five guesses' },
        {
          line: 'inkling optimal mastermind --rules p4c8 --nodes 50000 --state p4c8.search',
          text: 'a part; the same command does the next part',
        },
      ],
      load: async () => (await import('./verbs/optimal.ts')).optimal,
    },
    prove: {
      options: { ...POSITION_OPTIONS, ...BOUND_OPTION },
      examples: [
        {
          line: 'inkling prove mastermind --rules p4c8 --facts p4c8.facts',
          text: 'stop it with Ctrl-C; the same command continues',
        },
        {
          line: 'inkling prove mastermind --rules p4c8 --engine postgres://host/proofs --progress 4180',
          text: 'for workers anywhere, with a progress page',
        },
      ],
      load: async () => (await import('./verbs/optimal.ts')).prove,
    },
  },
};
