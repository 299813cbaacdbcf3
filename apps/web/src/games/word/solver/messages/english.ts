import type { Mark } from '@inkling/core/marks';
import type { WordRepair } from '@inkling/games/word/analysis/repairs';
import type { CommandRow, KeyRow } from '../../../../ui/keycap.tsx';
import { MARKS, MEANINGS, marked, stringsCounted, suggestion } from '../../messages/english-words.ts';
import { hintFault } from '../../messages/faults.ts';
import { counted, named, percent, spelt } from '../../messages/grammar.ts';
import { meaningAt } from '../../messages/mark-runs.ts';
import type { ShareGridFault } from '../../model/share-grid.ts';

const KEY_ROWS: readonly KeyRow[] = [
  [['A', '…', 'Z'], 'type a letter'],
  [['⌫'], 'erase the last letter'],
  [['Enter'], 'add the round'],
  [['2', '1', '0'], 'mark the chosen letter: right place, wrong place, not in the word'],
  [['Space'], 'the next mark for the chosen letter'],
  [['←', '→'], 'choose another letter'],
  [['['], 'undo'],
  [[']'], 'redo'],
  [['='], 'hear where things stand'],
  [['/'], 'go to the command line'],
  [['?'], 'show these keys'],
];

const COMMAND_ROWS: readonly CommandRow[] = [
  ['salet', 'start a round'],
  ['salet:gywww', 'add a round: g right place, y wrong place, w not in the word; squares too'],
  ['why 2 s', 'why S can or cannot be at place 2'],
  ['hint', 'a word worth trying'],
  ['choices', 'the letters that can go at each place'],
  ['check', 'whether the rounds can all be true'],
  ['patterns', 'where the hinted letters can go'],
  ['repair 1, drop 2', 'take the first correction; leave out round 2'],
  ['undo, redo, clear', 'one step back, one forward, from the start'],
  ['list german', 'words from another list: english, german, spanish, own'],
  ['play', 'back to the game'],
  ['say', 'how things stand'],
];

export const english = {
  header: { name: 'Solve a word', label: 'Where the words come from', play: 'Play a game' },
  placeholder: 'salet:gywww, why 2 s, hint, undo, list german, ?',
  title: (left: number | undefined) =>
    left === undefined
      ? 'Solve a word · Inkling'
      : `${counted(left, 'word', 'words')} left · Solve a word · Inkling`,
  solver: {
    heading: 'Rounds',
    rounds: (count: number) => (count === 0 ? 'none yet' : counted(count, 'round', 'rounds')),
    empty: 'Type the word that you guessed in another game, then set the mark of each letter.',
    round: (round: number) => `Round ${round}`,
    draft: (round: number) => `Round ${round}, being typed`,
    letter: (letter: string, place: number, mark: Mark) => `Place ${place}, ${spelt(letter)}: ${MARKS[mark]}`,
    remove: (round: number, word: string) => `Remove round ${round}, ${spelt(word)}`,
    addShort: 'Add',
    add: 'Add round',
    reason: (typed: number, wanted: number | undefined) => {
      if (typed === 0) return 'Type a word; any length up to 32 letters.';
      if (wanted !== undefined && typed !== wanted)
        return `${counted(typed, 'letter', 'letters')} of ${wanted}: all rounds have the same length.`;
      return 'Set the marks: tap a letter, or press 2 for the right place, 1 for the wrong place, 0 for not in the word.';
    },
    full: (most: number) => `No more than ${most} rounds fit here. Remove one to add another.`,
    paste: 'Paste rounds',
    pasteHelp: 'In any form: salet:gywww, squares below the word, several on a line, or run together.',
    picture: 'Or a picture of its squares',
    noPicture:
      'No grid of coloured squares was found in that picture. Paste the squares as text, or type the rounds.',
    pasteAdd: 'Add these',
    clear: 'Clear',
  },
  known: {
    heading: 'What you know',
    strings: (strings: bigint | undefined) =>
      `${stringsCounted(strings)} of letters ${strings === 1n ? 'fits' : 'fit'}`,
    pattern: (green: string) =>
      [...green]
        .map((letter, place) => `place ${place + 1} ${letter === '.' ? 'open' : spelt(letter)}`)
        .join(', '),
    patternLabel: 'Known places',
    absent: 'Not in the word',
    blind: 'Leave out of a blind guess',
    none: 'none',
    letter: 'Letter',
    tight: 'How often it must occur',
    direct: 'As the rounds say',
    range: (fewest: number, most: number) => (fewest === most ? String(fewest) : `${fewest} to ${most}`),
    excluded: 'Not at',
    copies: 'How often each letter occurs',
  },
  chances: {
    heading: 'Where each letter can go',
    caption: 'the more ink, the likelier',
    place: (place: number) => `Place ${place}`,
    cell: (place: number, letter: string, live: boolean, share: number | undefined) => {
      const cell = `Place ${place}, ${spelt(letter)}`;
      if (!live) return `${cell}: ruled out`;
      return share === undefined || share === 0
        ? `${cell}: possible, in no word left`
        : `${cell}: ${percent(share)}`;
    },
    thinking: 'Working out what is possible…',
  },
  advice: {
    heading: 'Good guesses',
    pool: (left: number, likely: boolean) =>
      `measured on ${counted(left, likely ? 'common word' : 'word', likely ? 'common words' : 'words')}`,
    thinking: 'Ranking every word…',
    nothing: 'There is nothing to suggest until a word fits.',
    strategy: 'Rank by',
    strategies: {
      entropy: 'most bits',
      expected: 'fewest left on average',
      parts: 'most parts',
      worst: 'smallest worst case',
    },
    hard: 'Hard: use every mark',
    columns: ['Guess', 'Can be it', 'At most', 'Expected', 'Bits', 'Parts'],
    possible: (possible: boolean): string => (possible ? 'yes' : 'no'),
    figure: (value: number, digits: number) => value.toFixed(digits),
    use: (word: string) => `${spelt(word)}: use it as your guess`,
    spoken: suggestion,
  },
  conflict: {
    heading: (rounds: number) =>
      rounds === 1
        ? 'This round cannot be true'
        : `These rounds cannot ${rounds === 2 ? 'both' : 'all'} be true`,
    set: (rounds: readonly number[]) =>
      rounds.length === 1
        ? `Round ${(rounds[0] ?? 0) + 1} contradicts itself.`
        : `Impossible together: ${named('round', rounds)}.`,
    fault: hintFault,
    repairs: 'One slip would explain it',
    repair: ({ kind, round, place, guess, marks, word }: WordRepair & { readonly word: string }) => {
      const letter = (kind === 'letter' ? guess : word)[place] ?? '';
      if (kind === 'letter')
        return `Round ${round + 1}, place ${place + 1}: ${spelt(letter)} instead of ${spelt(word[place] ?? '')}`;
      return `Round ${round + 1}, place ${place + 1}: ${spelt(letter)} ${MEANINGS[meaningAt(word, marks, place)]}`;
    },
    repairLeft: (left: bigint | undefined) => stringsCounted(left),
    moreRepairs: (count: number) => `Show ${count} more`,
    drop: (rounds: readonly number[]) => `Leave out ${named('round', rounds)}`,
    spoken: (conflict: readonly number[], repairs: number) =>
      `${conflict.length === 1 ? `Round ${(conflict[0] ?? 0) + 1} contradicts itself.` : `${spoken(named('round', conflict))} cannot ${conflict.length === 2 ? 'both' : 'all'} be true.`} ${repairs === 0 ? 'No single slip explains it.' : `${counted(repairs, 'correction', 'corrections')}.`}`,
    partial: 'There may be more groups than these.',
  },
  patterns: {
    heading: 'Patterns',
    count: (total: bigint | undefined, completable: bigint | undefined) => {
      const all = total === undefined ? 'very many' : total.toLocaleString('en');
      return completable === undefined || completable === total
        ? all
        : `${completable.toLocaleString('en')} of ${all} can be filled`;
    },
    show: 'List patterns',
    more: (count: number) => `List ${count} more`,
  },
  speech: {
    round: (round: number, word: string, marks: readonly Mark[], left: string) =>
      `Round ${round}, ${spelt(word)}: ${marked(word, marks)}.${left}`,
    added: (count: number, left: string) => `${counted(count, 'round', 'rounds')} added.${left}`,
    changed: (left: string) => `Changed.${left}`,
    cleared: 'All rounds are cleared; undo brings them back.',
    solverState: (rounds: number, left: string, draft: string) =>
      `${counted(rounds, 'round', 'rounds')}.${left}${draft === '' ? '' : ` Being typed: ${spelt(draft)}.`}`,
    typed: (word: string) => `${spelt(word)}. Set its marks, then add the round.`,
    consistent: 'The rounds do not contradict each other.',
    noSuchRound: 'There is no such round.',
    noSuchRepair: 'There is no such correction.',
    resumed: (count: number) =>
      count === 1
        ? 'Your round is as you left it.'
        : `Your ${counted(count, 'round is', 'rounds are')} as you left them.`,
  },
  lists: {
    label: 'Words from',
    names: {
      english: 'English',
      german: 'German',
      spanish: 'Spanish',
      own: 'My own list',
    },
  },
  grid: {
    heading: 'Only squares',
    found: (count: number, of: number) =>
      `${count.toLocaleString('en')} of ${of.toLocaleString('en')} common words could give these squares, whatever was guessed.`,
    none: 'No common word of this list could give these squares.',
    thinking: 'Trying every guess against every word…',
    shown: (count: number) => `${counted(count, 'row', 'rows')} of squares without letters`,
    clear: 'Remove the squares',
    fault: ({ code, row }: ShareGridFault) =>
      ({
        ragged: `Row ${row} is not as long as the first.`,
        'goes-on-after-the-word': `Row ${row} finds the word, yet there are rows below it.`,
        'too-many-rows': 'There are more rows than a game has.',
        count: 'The heading and the rows do not agree. Paste the whole result.',
      })[code],
  },
  keys: { rows: KEY_ROWS, commandRows: COMMAND_ROWS },
};

function spoken(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export type SolverMessages = typeof english;
