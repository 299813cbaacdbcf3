import { outcomeOf } from '../session/outcome.ts';
import { fault, reason } from './english-faults.ts';
import { and, counted, leftText } from './english-grammar.ts';
import { adversary, trace } from './english-lookback.ts';
import { players } from './english-players.ts';
import { speech } from './english-speech.ts';
import type { RaceWords } from './words.ts';

export const english: RaceWords = {
  title: (turn) => `Race, turn ${turn} · Inkling`,
  savedUnreadable:
    'The race saved here could not be read. It was put aside unchanged, and this is a new one.',
  notSaved: 'This browser does not let the page save, so a reload will lose the race.',
  badLink: 'That link is damaged, or asks for a race that this page cannot run. Your own race is as it was.',
  noAnswer: 'The adversary has no answer: no code fits what stands on this sheet. Start a new one.',
  engineRestarted: 'The part that thinks stopped and was started again. Your race is safe.',
  engineStopped: 'The part that thinks has stopped, so nobody else can move. Reload to go on.',
  players,
  ticket: {
    label: 'This race',
    kind: ({ kind, players: names }) =>
      kind === 'adversary'
        ? 'against the adversary'
        : `race against ${and(names.map((name) => players[name].name))}`,
    rules: ({ rules: { places, symbols, repeats } }) =>
      `${places} places, ${symbols} elements${repeats ? '' : ', no repeats'}`,
    seed: 'Seed',
    newRace: 'New race',
    back: 'Back to Mastermind',
  },
  yours: {
    heading: 'You',
    turnOf: (turn, most) => `turn ${turn} of ${most}`,
    row: (turn, guess, exact, near) => `Turn ${turn}: ${guess.join(', ')}. ${exact} exact, ${near} near.`,
    waiting: (turn, guess) => `Turn ${turn}: ${guess.join(', ')}. No answer yet.`,
    left: (left) => `${left} left`,
    found: 'found',
    toCome: (count) => `${counted(count, 'turn', 'turns')} after this one`,
    copy: (turn) => `Copy turn ${turn} into your guess`,
  },
  guess: {
    group: (turn) => `Turn ${turn}, your guess`,
    slot: (place, name) => `Place ${place}, ${name ?? 'empty'}`,
    print: 'Print guess',
    resign: 'Give up',
    erase: 'Erase',
    reason,
  },
  palette: 'Elements',
  rival: {
    heading: (name) => players[name].name,
    status: (turns, found, stuck, open) => {
      if (found) return `found in ${turns}`;
      if (stuck) return 'has no guess';
      return `${counted(turns, 'turn', 'turns')}, ${open ? 'open' : 'covered'}`;
    },
    row: (name, turn, guess, exact, near) =>
      `${players[name].name}, turn ${turn}: ${guess ? guess.join(', ') : 'covered'}. ${exact} exact, ${near} near.`,
    none: 'Moves when you have moved.',
    strip: (name, turns, found, left) => {
      if (found) return `${players[name].name} found it in ${turns}`;
      return `${players[name].name}: ${counted(turns, 'turn', 'turns')}${leftText(left)}`;
    },
  },
  chart: {
    heading: 'Codes left',
    caption: 'in powers of ten',
    you: 'You',
    label: (lines) =>
      `Codes left after each turn. ${lines.map(({ name, counts }) => `${name}: ${counts.join(', ')}.`).join(' ')}`,
  },
  ending: {
    result: (outcome, you, rivals) => {
      const best = rivals.reduce((a, b) => (outcomeOf(b.needed, a.needed) === 'won' ? b : a));
      if (outcome === 'won') return `You needed fewer: ${you.needed}!`;
      const { name } = players[best.name];
      if (outcome === 'lost' && you.needed === undefined) return `${name} found it in ${best.needed}.`;
      if (outcome === 'lost') return `${name} needed fewer: ${best.needed}.`;
      return you.needed === undefined ? 'Nobody found it.' : `A draw: ${you.needed} each.`;
    },
    undecided: 'The others play on.',
    against: (outcome, { name, needed }) => {
      const theirs = needed === undefined ? 'not found' : counted(needed, 'turn', 'turns');
      const verdict = { won: 'you win', drawn: 'a draw', lost: 'you lose' }[outcome];
      return `${players[name].name}: ${theirs}; ${verdict}.`;
    },
    code: (names) => `The code was ${names.join(', ')}.`,
    again: 'Again',
    review: 'Review your sheet',
    newRace: 'Other settings',
    link: 'Copy a link to this race',
    notFiled: 'History does not keep sheets of this kind.',
    filed: 'Your sheet is kept in History.',
  },
  tallies: {
    heading: 'Your races',
    player: 'Player',
    outcomes: { won: 'won', drawn: 'drawn', lost: 'lost' },
    none: 'Finished races that History keeps are counted here.',
  },
  trace,
  adversary,
  speech,
  command: {
    label: 'Command',
    placeholder: 'SSTB, race knuth states, adversary, resign, ?',
    run: 'Run',
    fault,
  },
  keys: {
    heading: 'Keys and commands',
    open: 'Keys',
    close: 'Close',
    shortcuts: 'Keys',
    commands: 'Commands',
    turnOn: 'Use one-key shortcuts everywhere on the page',
    rows: (letters) => [
      [['1', '…', String(letters.length)], 'place the element with that number and go on'],
      [letters, 'place the element with that letter and go on'],
      [['Shift', '1'], 'fill every empty place with it'],
      [['←', '→'], 'go to another place'],
      [['⌫'], 'erase'],
      [['Enter'], 'print the guess'],
      [['R'], 'a new race'],
      [['G'], 'give up'],
      [['A'], 'race again with the same settings, when it is over'],
      [['L'], 'listen: say where things stand'],
      [['/'], 'go to the command line'],
      [['?'], 'this page'],
    ],
    commandRows: [
      ['SSTB', 'guess, by letters, digits or names'],
      ['race knuth', 'race a player: knuth, expected, entropy, parts, sampled, random, states'],
      ['race knuth states open', 'two players, with their codes shown'],
      ['race p5c6r seed holly', 'other rules: places, elements, r or n for repeats; and a seed'],
      ['adversary', 'break against a maker who never settles on a code'],
      ['again, again holly', 'the same settings, with a seed of yours'],
      ['resign', 'give up'],
      ['review', 'review your sheet, when it is over'],
      ['link', 'copy a link to this race for somebody else'],
      ['state', 'where things stand'],
    ],
  },
  dialog: {
    heading: 'New race',
    kind: 'Against',
    kinds: { race: 'players who break the same code', adversary: 'an adversary who keeps the most codes' },
    places: 'Places',
    symbols: 'Elements',
    repeats: 'An element may stand more than once',
    tooFew: 'Without repeats there must be as many elements as places.',
    first: 'First player',
    second: 'Second player',
    nobody: 'nobody',
    open: 'Show the players’ codes while the race runs',
    seed: 'Seed',
    seedHelp: 'Any text is a seed. Two people who enter the same one race for the same code.',
    start: 'Start this race',
    leave: 'Keep the old one',
  },
  resign: {
    heading: 'Give up?',
    sentence: (kind) =>
      kind === 'race'
        ? 'The code is shown, the others play on to their end, and the race is lost to everybody who finds it.'
        : 'The adversary shows a code that fits everything it said.',
    yes: 'Give up',
    no: 'Go on',
  },
  honest: {
    race: 'The code is drawn from the seed on your device, and every player is told only the answers to its own guesses. Neither the code nor a covered guess is shown anywhere before the end, but a determined person could compute both from the seed.',
    adversary:
      'There is no code to peek at: the adversary has none until one is left. It answers the same guesses in the same way each time.',
  },
};
