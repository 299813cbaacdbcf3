import type { GameTerminal } from '../../contract/game-terminal.ts';
import { BOUND_OPTION } from '../../verbs/optimal/options.ts';
import {
  BOARDS_OPTION,
  COMPARE_OPTIONS,
  LIST_OPTIONS,
  languageNamed,
  PATTERN_OPTIONS,
  PLAY_OPTIONS,
  SOLVE_OPTIONS,
  SUGGEST_OPTIONS,
} from './lists/options.ts';

const TURN_NOTE =
  'For word, TURN is guess:marks, like salet:gywww: g right place, y elsewhere, w not in the word (also b . - _ and the squares that people paste, spaced or glued to the guess).';

const { list, answers, hard } = LIST_OPTIONS;
const TREE_OPTIONS = { list, answers, hard };

export const wordTerminal: GameTerminal = {
  id: 'word',
  trees: { options: TREE_OPTIONS, load: async () => (await import('./verbs/trees.ts')).wordTrees },
  records: {
    name: 'Word',
    secret: 'word',
    loadGuessFaults: async () => (await import('./messages/play.ts')).sayWordGuessFault,
  },
  room: { name: 'Word', load: async () => (await import('./room/room-play.ts')).roomPlay },
  day: { name: 'Word', load: async () => (await import('./play/daily.ts')).day },
  rulesAsOptions: (typed) => {
    const [, length, turns, named] = /^w(\d{1,2})t(\d{1,2})(?:@([a-z]+))?$/i.exec(typed) ?? [];
    const list = languageNamed(named ?? 'english');
    if (length === undefined || turns === undefined || list === undefined) return undefined;
    return list === 'english' ? { length, turns } : { length, turns, list };
  },
  verbs: {
    play: {
      options: { ...PLAY_OPTIONS, ...BOARDS_OPTION, ...LIST_OPTIONS },
      examples: [
        { line: 'inkling play word --hard', text: 'find a word; every hint must be used' },
        { line: 'inkling play word --list german', text: 'find a German word' },
        { line: 'inkling play word --boards 4', text: 'find four words at once' },
        {
          line: 'inkling play word --seat maker',
          text: 'keep a word and let the computer find it',
        },
        {
          line: 'inkling play word --player adversary',
          text: 'chase a word that runs away',
        },
      ],
      load: async () => (await import('./play/play.ts')).play,
    },
    choices: {
      options: LIST_OPTIONS,
      examples: [
        { line: 'inkling choices word salet:wywww', text: 'letters, words and all strings that fit' },
      ],
      notes: [TURN_NOTE],
      load: async () => (await import('./verbs/choices.ts')).choices,
    },
    codes: {
      options: LIST_OPTIONS,
      examples: [{ line: 'inkling codes word salet:wywww', text: 'every word that fits, likely ones first' }],
      notes: [TURN_NOTE],
      load: async () => (await import('./verbs/codes.ts')).codes,
    },
    suggest: {
      options: { ...SUGGEST_OPTIONS, ...LIST_OPTIONS },
      examples: [{ line: 'inkling suggest word salet:wywww --hard', text: 'words that use every hint' }],
      notes: [TURN_NOTE],
      load: async () => (await import('./verbs/suggest.ts')).suggest,
    },
    assist: {
      options: LIST_OPTIONS,
      examples: [{ line: 'inkling assist word', text: 'alongside a newspaper puzzle' }],
      load: async () => (await import('./general/as-game.ts')).assist,
    },
    arena: {
      options: LIST_OPTIONS,
      examples: [
        {
          line: "inkling arena word --player 'python3 player.py' --games 5",
          text: 'next to our own players',
        },
      ],
      load: async () => (await import('./general/as-game.ts')).arena,
    },
    review: {
      options: LIST_OPTIONS,
      examples: [
        {
          line: 'inkling review word salet:wywww crony:wywww',
          text: 'each turn of a game',
        },
      ],
      notes: [TURN_NOTE],
      load: async () => (await import('./general/as-game.ts')).review,
    },
    check: {
      options: LIST_OPTIONS,
      examples: [
        {
          line: 'inkling check word crane:gwwww cloth:wwwww',
          text: 'which rules and rounds conflict, and the slips that explain it',
        },
      ],
      notes: [TURN_NOTE],
      load: async () => (await import('./verbs/check.ts')).check,
    },
    why: {
      options: LIST_OPTIONS,
      examples: [{ line: 'inkling why word 1 s salet:ywwww', text: 'the same of a letter' }],
      notes: [TURN_NOTE],
      load: async () => (await import('./verbs/why.ts')).why,
    },
    puzzle: {
      options: {},
      examples: [{ line: 'inkling puzzle word --grade 4', text: 'the same with words' }],
      notes: [
        'A clue is a word and its marks, like stare01002: 2 right place, 1 elsewhere, 0 not in the word.',
      ],
      load: async () => (await import('./verbs/puzzle.ts')).puzzle,
    },
    patterns: {
      isUsual: true,
      options: { ...PATTERN_OPTIONS, ...LIST_OPTIONS },
      examples: [{ line: 'inkling patterns salet:ywwyw | head -3', text: 'the first three' }],
      notes: [TURN_NOTE],
      load: async () => (await import('./verbs/patterns.ts')).patterns,
    },
    solve: {
      options: { ...SOLVE_OPTIONS, ...LIST_OPTIONS },
      examples: [{ line: 'inkling solve word mango --hard', text: 'with every hint used' }],
      load: async () => (await import('./verbs/solve.ts')).solve,
    },
    compare: {
      options: { ...COMPARE_OPTIONS, ...LIST_OPTIONS },
      load: async () => (await import('./verbs/compare.ts')).compare,
    },
    optimal: {
      options: { ...LIST_OPTIONS, ...BOUND_OPTION },
      examples: [
        {
          line: 'inkling optimal word --root slate --nodes 2000',
          text: 'the best found so far with this first word',
        },
        {
          line: 'inkling optimal word --list words.txt --weights frequencies.txt',
          text: 'common words first: each counts as much as its line says',
        },
        {
          line: 'inkling optimal word --root parse,clint',
          text: 'two fixed words first, whatever the answers',
        },
        {
          line: 'inkling optimal word --list words.txt --bound words.bound',
          text: 'with the proof that nothing takes less, which verify checks',
        },
      ],
      load: async () => (await import('./verbs/optimal.ts')).optimal,
    },
    prove: {
      options: { ...LIST_OPTIONS, ...BOUND_OPTION },
      examples: [
        {
          line: 'inkling prove word --list allowed.txt --answers answers.txt --from salet.strategy --engine postgres://host/proofs',
          text: 'is there a better first word?',
        },
      ],
      load: async () => (await import('./verbs/optimal.ts')).prove,
    },
  },
};
