import type { Mark } from '@inkling/core/marks';
import { guide } from './english-guide.ts';
import { commandFault, guessFault, hintFault, roundFault } from './faults.ts';
import { counted, listed, named, percent, spelt } from './grammar.ts';
import type { WordWords } from './words.ts';

const MARKS: Readonly<Record<Mark, string>> = { 0: 'absent', 1: 'near', 2: 'exact' };

function wordsLeft(left: number | undefined): string {
  return left === undefined ? '' : ` ${counted(left, 'word', 'words')} left.`;
}

function marked(word: string, marks: readonly Mark[]): string {
  const letters = [...word];
  return marks.map((mark, place) => `${spelt(letters[place] ?? '')} ${MARKS[mark]}`).join(', ');
}

function stringsCounted(strings: bigint | undefined): string {
  return strings === undefined ? 'very many strings' : counted(strings, 'string', 'strings');
}

export const english: WordWords = {
  title: (mode, left) => {
    const place = mode === 'play' ? 'Word' : 'Word helper';
    return left === undefined
      ? `${place} · Inkling`
      : `${counted(left, 'word', 'words')} left · ${place} · Inkling`;
  },
  modes: { helper: 'Helper', play: 'Play' },
  modesLabel: 'Helper or game',
  marks: MARKS,
  opening: 'Opening the list of words.',
  noList:
    'The list of words could not be loaded. What follows from the marks alone is still shown; reload to try again.',
  helper: {
    heading: 'Rounds',
    rounds: (count) => (count === 0 ? 'none yet' : counted(count, 'round', 'rounds')),
    empty: 'Type the word that you guessed in another game, then set the mark of each letter.',
    round: (round) => `Round ${round}`,
    draft: (round) => `Round ${round}, being typed`,
    sort: (letter, place, mark) => `Place ${place}, ${spelt(letter)}: ${MARKS[mark]}`,
    remove: (round, word) => `Remove round ${round}, ${spelt(word)}`,
    removeShort: 'Remove',
    add: 'Add round',
    reason: (typed, wanted) => {
      if (typed === 0) return 'Type a word; any length up to 32 letters.';
      if (wanted !== undefined && typed !== wanted)
        return `${counted(typed, 'letter', 'letters')} of ${wanted}: all rounds have the same length.`;
      return 'Set the marks: tap a letter, or press 2 exact, 1 near, 0 absent.';
    },
    paste: 'Paste rounds',
    pasteHelp: 'In any form: salet:gywww, squares below the word, several on a line, or run together.',
    pasteAdd: 'Add these',
    clear: 'Clear',
    undo: 'Undo',
    redo: 'Redo',
    say: 'Where things stand',
    legend: 'exact place · in the word, elsewhere · not (again) in the word',
  },
  letters: {
    heading: 'Letters',
    letter: (letter, mark) => (mark === undefined ? spelt(letter) : `${spelt(letter)}, ${MARKS[mark]}`),
    erase: 'Erase',
  },
  known: {
    heading: 'What is known',
    strings: (strings) => `${stringsCounted(strings)} of letters ${strings === 1n ? 'fits' : 'fit'}`,
    pattern: (green) =>
      [...green]
        .map((letter, place) => `place ${place + 1} ${letter === '.' ? 'open' : spelt(letter)}`)
        .join(', '),
    patternLabel: 'Known places',
    absent: 'Not in the word',
    blind: 'Leave out of a blind guess',
    none: 'none',
    letter: 'Letter',
    tight: 'Copies it must have',
    direct: 'As the rounds say',
    range: (fewest, most) => (fewest === most ? String(fewest) : `${fewest} to ${most}`),
    excluded: 'Not at',
    copies: 'Copies of each hinted letter',
  },
  chances: {
    heading: 'Where each letter can stand',
    caption: 'ink coverage = chance',
    place: (place) => `Place ${place}`,
    cell: (place, letter, live, share) => {
      const cell = `Place ${place}, ${spelt(letter)}`;
      if (!live) return `${cell}: ruled out`;
      return share === undefined || share === 0
        ? `${cell}: possible, in no word left`
        : `${cell}: ${percent(share)}`;
    },
    thinking: 'Working out what is possible.',
  },
  left: {
    heading: 'Words left',
    count: (all, likely) => `${counted(all, 'word', 'words')}, ${likely.toLocaleString('en')} likely`,
    noList: 'not counted',
    noWord: (strings) =>
      `Your rounds do not contradict each other: ${stringsCounted(strings)} ${strings === 1n ? 'fits' : 'fit'}. But no word in this list does.`,
    more: (count) => `and ${counted(count, 'more', 'more')}`,
    withheld: (count) =>
      `${counted(count, 'word fits', 'words fit')} that the list accepts and never offers.`,
    use: (word, likely) => `${spelt(word)}, ${likely ? 'likely' : 'less common'}: take it as your guess`,
    legend: 'Likely words first, underlined.',
  },
  advice: {
    heading: 'Worth trying',
    pool: (left, likely) =>
      `against ${counted(left, likely ? 'likely word' : 'word', likely ? 'likely words' : 'words')}`,
    thinking: 'Ranking every word.',
    nothing: 'There is nothing to suggest until a word fits.',
    strategy: 'Rank by',
    strategies: {
      entropy: 'most bits',
      expected: 'fewest left on average',
      parts: 'most parts',
      worst: 'smallest worst case',
    },
    hard: 'Hard: use every hint',
    columns: ['Guess', 'Can be it', 'At most', 'Expected', 'Bits', 'Parts'],
    possible: (possible) => (possible ? 'yes' : 'no'),
    figure: (value, digits) => value.toFixed(digits),
    expected: 'words left',
    use: (word) => `${spelt(word)}: take it as your guess`,
    spoken: ({ guess, possible, worst, bits }) =>
      `Try ${spelt(guess)}: ${bits.toFixed(2)} bits on average, at most ${counted(worst, 'word', 'words')} left${possible ? '' : ', though it cannot be the word itself'}.`,
  },
  conflict: {
    heading: 'These rounds cannot all be true',
    set: (rounds) =>
      rounds.length === 1
        ? `Round ${rounds[0]} contradicts itself.`
        : `Impossible together: ${named('round', rounds)}.`,
    fault: hintFault,
    repairs: 'One slip would explain it',
    repair: ({ kind, round, place, guess, marks, word }) => {
      const letter = (kind === 'letter' ? guess : word)[place - 1] ?? '';
      if (kind === 'letter')
        return `Round ${round}, place ${place}: ${spelt(letter)} instead of ${spelt(word[place - 1] ?? '')}`;
      const mark = { g: MARKS[2], y: MARKS[1], w: MARKS[0] }[marks[place - 1] ?? ''] ?? '';
      return `Round ${round}, place ${place}: ${spelt(letter)} ${mark}`;
    },
    repairLeft: (left) => stringsCounted(left),
    moreRepairs: (count) => `Show ${count} more`,
    drop: (rounds) => `Leave out ${named('round', rounds)}`,
    spoken: (conflict, repairs) =>
      `${conflict.length === 1 ? `Round ${conflict[0]} contradicts itself.` : `${spoken(named('round', conflict))} cannot all be true.`} ${repairs === 0 ? 'No single slip explains it.' : `${counted(repairs, 'repair', 'repairs')}.`}`,
    partial: 'There may be more sets than these.',
  },
  patterns: {
    heading: 'Patterns',
    count: (total, completable) => {
      const all = total === undefined ? 'very many' : total.toLocaleString('en');
      return completable === undefined || completable === total
        ? all
        : `${completable.toLocaleString('en')} of ${all} can be filled`;
    },
    show: 'List patterns',
    more: (count) => `List ${count} more`,
  },
  why: {
    heading: 'Why',
    close: 'Close',
    impossible: (place, letter, sets) => {
      const [first = [], ...others] = sets;
      if (first.length === 0) return `${spelt(letter)} cannot be at place ${place}.`;
      const also =
        others.length === 0
          ? ''
          : ` So ${others.length === 1 ? 'does' : 'do'} ${listed(others.slice(0, 3).map((set) => named('round', set)))}.`;
      return `${spelt(letter)} cannot be at place ${place}: ${named('round', first)} ${first.length === 1 ? 'rules' : 'together rule'} it out.${also}`;
    },
    possible: (place, letter, count, witness) =>
      `${spelt(letter)} can be at place ${place}: ${stringsCounted(count)} of letters ${count === 1n ? 'has' : 'have'} it there, such as ${spelt(witness)}.`,
    contradiction: 'Nothing can stand anywhere while the rounds contradict each other.',
  },
  play: {
    heading: 'Guesses',
    tries: (turn, most) => `try ${turn} of ${most}`,
    guess: 'Guess',
    draft: (turn, letters) =>
      `Try ${turn}: ${letters.map((letter, place) => `place ${place + 1} ${letter ? spelt(letter) : 'empty'}`).join(', ')}`,
    hint: 'Hint',
    letters: 'Letters',
    count: (length) => counted(length, 'letter', 'letters'),
    hard: 'Hard: every hint must be used',
    hardShort: 'hard',
    newGame: 'New game',
    seed: 'Seed',
    seedHelp: 'Any text is a seed. Two people who enter the same one play the same word.',
    start: 'Start this game',
    leave: 'Keep the old one',
    honest:
      'The word is drawn from the seed on your device. It is shown nowhere before the end, but a determined person could compute it.',
    tried: (turn, word, marks) => `Try ${turn}, ${spelt(word)}: ${marked(word, marks)}.`,
    refused: guessFault,
    won: (turns) => `Found in ${turns}!`,
    lost: 'Not found this time.',
    secret: (word) => `The word was ${spelt(word)}.`,
    share: 'Share',
    copyShapes: 'Copy as shapes',
    copyWords: 'Copy as words',
    copied: 'Copied.',
    notCopied: 'The browser did not let the page copy; the text is there to select.',
    shareHeading: (seed, length, hard, turns, most) =>
      `Inkling word, ${counted(length, 'letter', 'letters')}${hard ? ', hard' : ''}, seed ${seed}: ${turns ?? 'not'} ${turns === undefined ? 'found' : 'of'}${turns === undefined ? '' : ` ${most}`}`,
    shareLine: (turn, exact, near) => `Try ${turn}: ${exact} exact, ${near} near.`,
    again: 'New game',
    toHelper: 'Open in the helper',
    toCome: (count) => `${counted(count, 'try', 'tries')} after this one`,
  },
  speech: {
    round: (round, word, marks, left) => `Round ${round}, ${spelt(word)}: ${marked(word, marks)}.${left}`,
    added: (count, left) => `${counted(count, 'round', 'rounds')} added.${left}`,
    changed: (left) => `Changed.${left}`,
    cleared: 'All rounds are cleared; undo brings them back.',
    left: wordsLeft,
    won: (turns) => `You found the word in ${counted(turns, 'try', 'tries')}.`,
    lost: (secret) => `No tries left. The word was ${spelt(secret)}.`,
    begun: (length, hard, seed) =>
      `New ${hard ? 'hard ' : ''}game, ${counted(length, 'letter', 'letters')}, seed ${seed}.`,
    resumed: (mode, count) =>
      mode === 'play'
        ? `Your game is as you left it, after ${counted(count, 'try', 'tries')}.`
        : count === 1
          ? 'Your round is as you left it.'
          : `Your ${counted(count, 'round is', 'rounds are')} as you left them.`,
    helperState: (rounds, left, draft) =>
      `${counted(rounds, 'round', 'rounds')}.${left}${draft === '' ? '' : ` Being typed: ${spelt(draft)}.`}`,
    playState: (turn, most, left, draft) =>
      `Try ${turn} of ${most}.${left} Your guess: ${draft === '' ? 'empty' : spelt(draft)}.`,
    typed: (word) => `${spelt(word)}. Set its marks, then add the round.`,
    nothingToUndo: 'There is nothing to undo.',
    nothingToRedo: 'There is nothing to redo.',
    noSuggestion: 'There is no suggestion for this position.',
    choices: (places) =>
      places
        .map((letters, place) => `Place ${place + 1}: ${letters === '' ? 'none' : spelt(letters)}.`)
        .join(' '),
    consistent: 'The rounds do not contradict each other.',
    marksAreGiven: 'In a game the marks are given to you. The helper takes rounds with marks.',
    noSuchRound: 'There is no such round.',
    noSuchRepair: 'There is no such repair.',
    noSuchLength: 'There are no words of this length.',
    roundFault,
    commandFault,
  },
  command: { label: 'Command', placeholder: 'salet, salet:gywww, why 2 s, hint, undo, new 6, ?', run: 'Run' },
  guide,
  keys: {
    heading: 'Keys and commands',
    open: 'Keys',
    close: 'Close',
    shortcuts: 'Keys',
    commands: 'Commands',
    turnOn: 'Use one-key shortcuts everywhere on the page',
    rows: [
      [['A', '…', 'Z'], 'type a letter'],
      [['⌫'], 'erase the last letter'],
      [['Enter'], 'add the round, or make the guess'],
      [['2', '1', '0'], 'mark the chosen letter exact, near, absent, and go on'],
      [['Space'], 'the next mark for the chosen letter'],
      [['←', '→'], 'choose another letter'],
      [['['], 'undo'],
      [[']'], 'redo'],
      [['='], 'say where things stand'],
      [['/'], 'go to the command line'],
      [['?'], 'this page'],
    ],
    commandRows: [
      ['salet', 'in a game: guess it; in the helper: start a round'],
      ['salet:gywww', 'add a round: g exact, y near, w absent; squares too'],
      ['guess hint', 'a guess that is spelt like a command'],
      ['why 2 s', 'why S can or cannot be at place 2'],
      ['hint', 'a word worth trying'],
      ['choices', 'the letters that can stand at each place'],
      ['check', 'whether the rounds can all be true'],
      ['repair 1, drop 2', 'take the first repair; leave out round 2'],
      ['undo, redo, clear', 'back, forth, and from the start'],
      ['new, new 6, new 6 hard holly', 'a new game, with length or seed'],
      ['helper, play', 'the other side of this page'],
      ['say', 'where things stand'],
    ],
  },
};

function spoken(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
