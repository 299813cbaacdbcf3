import type { CommandFault } from '../../games/mastermind/session/command.ts';
import type { Submission } from '../../games/mastermind/session/submission.ts';
import type { AppMessages } from './words.ts';

const plural = new Intl.PluralRules('en');
const number = new Intl.NumberFormat('en', { useGrouping: 'min2' });
const conjunction = new Intl.ListFormat('en', { type: 'conjunction' });

function counted(count: number, one: string, other: string): string {
  return `${number.format(count)} ${plural.select(count) === 'one' ? one : other}`;
}

function turnsNamed(turns: readonly number[]): string {
  return `${turns.length === 1 ? 'turn' : 'turns'} ${conjunction.format(turns.map(String))}`;
}

function percent(share: number): string {
  if (share === 0) return '0 %';
  if (share === 1) return '100 %';
  const rounded = Math.round(share * 100);
  return rounded === 0 ? '< 1 %' : rounded === 100 ? '> 99 %' : `${rounded} %`;
}

function codesLeft(left: number | undefined): string {
  return left === undefined ? '' : ` ${counted(left, 'code', 'codes')} left.`;
}

function reason(submission: Submission, nameOf: (symbol: number) => string): string {
  if (submission.ready) {
    const { contradicts } = submission;
    if (contradicts.length === 0) return 'Ready to print.';
    const turns = turnsNamed(contradicts.map((turn) => turn + 1));
    return `Ready to print, but this cannot be the code: it does not fit ${turns}.`;
  }
  switch (submission.why) {
    case 'over':
      return 'This sheet is finished.';
    case 'empty-places': {
      const places = submission.places.map((place) => String(place + 1));
      if (places.length === submission.total) return 'Every place is empty.';
      if (places.length === 1) return `Place ${places[0]} is empty.`;
      return `Places ${conjunction.format(places)} are empty.`;
    }
    case 'repeated':
      return `${nameOf(submission.symbol)} may stand only once.`;
  }
}

function fault(fault: CommandFault): string {
  switch (fault.code) {
    case 'nothing':
    case 'empty':
      return 'Type a guess, or a command such as hint. Type ? for all of them.';
    case 'why-what':
      return 'Say which place and which element, for example: why 2 s.';
    case 'no-such-place':
      return `${fault.text} is not a place here: places run from 1 to ${fault.places}.`;
    case 'unknown-symbol':
      return `${fault.text} is not an element of this set.`;
    case 'no-such-symbol':
    case 'not-understood':
      return `${fault.text} is neither a command nor an element. Type ? for the words that work.`;
    case 'wrong-length':
      return `That guess has ${counted(fault.length, 'element', 'elements')}; this sheet has ${counted(fault.wanted, 'place', 'places')}.`;
    case 'repeated-symbol':
      return `${fault.text} may stand only once.`;
  }
}

export const english: AppMessages = {
  language: 'en',
  elements: {
    santa: 'Santa',
    present: 'Present',
    tree: 'Tree',
    snowman: 'Snowman',
    stocking: 'Stocking',
    bell: 'Bell',
    pumpkin: 'Pumpkin',
    ghost: 'Ghost',
    cauldron: 'Cauldron',
    bat: 'Bat',
    cat: 'Cat',
    spider: 'Spider',
  },
  app: {
    name: 'Inkling',
    tagline: 'ink coverage is certainty',
    places: 'Games',
    opening: 'Opening…',
    title: (turn, left) =>
      left === undefined
        ? `Turn ${turn} · Inkling`
        : `Turn ${turn}, ${counted(left, 'code', 'codes')} left · Inkling`,
    skipToBoard: 'Skip to the sheet',
    engineRestarted: 'The part that thinks stopped and was started again. Your sheet is safe.',
    engineStopped:
      'The part that thinks has stopped, so counts and hints are missing. You can go on playing; reload to get them back.',
    savedUnreadable:
      'The sheet saved here could not be read. It was put aside unchanged, and this is a new one.',
    notSaved: 'This browser does not let the page save, so a reload will lose the sheet.',
    follows:
      'This game is open in another tab, too. What is done there shows here; whatever you do here goes on in this tab.',
    noSuchPage: (name) =>
      `There is no page named “${name}” here. Perhaps the link comes from another version of this app.`,
    badLink: 'That link is damaged, or holds a game that this page cannot show. Your own sheet is as it was.',
    updateReady: 'A new version is ready. Your sheets stay as they are.',
    updateNow: 'Reload now',
    updateLater: 'Not now',
    language: 'Language',
    languageAuto: 'Same as the browser',
    languageCommand: ['language de', 'the page in German; also en, es, auto'],
  },
  sheet: {
    ticket: 'This sheet',
    heading: 'Sheet',
    skin: 'winter set',
    places: (count) => counted(count, 'place', 'places'),
    placesChoice: 'Places',
    seed: 'Seed',
    newSheet: 'New sheet',
    race: 'Race',
    seedHelp: 'Any text is a seed. Two people who enter the same one play the same code.',
    seedHonest:
      'The code is drawn from the seed on your device. It is shown nowhere before the end, but a determined person could compute it.',
    start: 'Start this sheet',
    leave: 'Keep the old one',
  },
  turns: {
    heading: 'Guesses',
    turnOf: (turn, most) => `turn ${turn} of ${most}`,
    turn: (turn) => `Turn ${turn}`,
    row: (turn, guess, exact, near) => `Turn ${turn}: ${guess.join(', ')}. ${exact} exact, ${near} near.`,
    key: (exact, near) => `${exact} exact, ${near} near`,
    change: (before, after) => `${number.format(before)} → ${number.format(after)}`,
    found: 'found',
    bits: (bits) => `${bits.toFixed(2)} bits`,
    copy: (turn) => `Copy turn ${turn} into your guess`,
    toCome: (count) => `${counted(count, 'turn', 'turns')} after this one`,
  },
  guess: {
    group: (turn) => `Turn ${turn}, your guess`,
    slot: (place, name) => `Place ${place}, ${name ?? 'empty'}`,
    fits: (name) => `${name} can go here`,
    print: 'Print guess',
    undo: 'Undo',
    redo: 'Redo',
    hint: 'Hint',
    erase: 'Erase',
    reason,
  },
  palette: {
    heading: 'Elements',
    element: (name, places) =>
      places === undefined ? name : `${name} ${counted(places, 'place', 'places')}`,
    unit: (places) => (plural.select(places) === 'one' ? 'place' : 'places'),
  },
  evidence: {
    heading: 'What can still go where',
    caption: 'ink coverage = chance',
    place: 'Place',
    cell: (place, name, share) =>
      share === 0 ? `Place ${place}, ${name}: ruled out` : `Place ${place}, ${name}: ${percent(share)}`,
    percent,
    none: 'out',
    thinking: 'Counting what is possible.',
  },
  codes: {
    heading: 'Codes still possible',
    left: (left, total) => `${number.format(left)} of ${number.format(total)}`,
    listLater: (most) =>
      `One dot for every code; ink where it still fits. At ${most} or fewer they are listed.`,
    code: (letters, names) => `${letters}: ${names.join(', ')}`,
    field: (left, total) => `${number.format(left)} of ${number.format(total)} codes still fit.`,
    unknown: 'not counted',
  },
  why: {
    heading: 'Why',
    ruledOut: (place, name, turns) =>
      turns.length === 0
        ? `The rules never put ${name} at place ${place}.`
        : `${name} cannot be at place ${place}: every code that has it there breaks ${turnsNamed(turns)}.`,
    certain: (place, name, left) =>
      left === 1
        ? `Place ${place} is ${name}: only one code is left.`
        : `Place ${place} is ${name}: all ${left} codes left have it there.`,
    possible: (place, name, count, left, witness) =>
      `${name} can be at place ${place}: ${number.format(count)} of ${counted(left, 'code', 'codes')} left ${plural.select(count) === 'one' ? 'has' : 'have'} it there, for example ${witness.join(', ')}.`,
    put: (place, name) => `Put ${name} at place ${place}`,
    close: 'Close',
  },
  hint: {
    heading: 'Hint',
    next: 'More',
    nudge: (certain) =>
      certain
        ? 'One place is certain, and your guess does not show it yet.'
        : 'Nothing new is certain, but one placement is likelier than all others.',
    look: (place, turns, certain) =>
      certain && turns.length > 0 ? `Look at ${turnsNamed(turns)}.` : `Look at place ${place}.`,
    deduction: (place, turns, count, total) =>
      count === total
        ? turns.length === 0
          ? `Only one element can stand at place ${place}.`
          : `Together, ${turnsNamed(turns)} leave only one element for place ${place}.`
        : `At place ${place}, one element stands in ${number.format(count)} of the ${number.format(total)} codes left.`,
    placement: (place, name, certain) =>
      certain ? `Place ${place} is ${name}.` : `${name} is the likeliest at place ${place}.`,
    nothing: 'Your guess already shows all that is known. Print it.',
  },
  ending: {
    won: (turns) => `Found in ${turns}!`,
    lost: 'Not found this time.',
    code: (names) => `The code was ${names.join(', ')}.`,
    again: 'New sheet',
    review: 'Review this sheet',
    back: 'Undo the last guess',
  },
  speech: {
    turn: (turn, guess, exact, near, left) =>
      `Turn ${turn}: ${guess.join(', ')}. ${exact} exact, ${near} near.${codesLeft(left)}`,
    won: (turns) => `You found the code in ${counted(turns, 'turn', 'turns')}.`,
    lost: (code) => `No turns left. The code was ${code.join(', ')}.`,
    undone: (turn, left) => `Back at turn ${turn}.${codesLeft(left)}`,
    begun: (places, seed) => `New sheet, ${counted(places, 'place', 'places')}, seed ${seed}.`,
    resumed: (turn) => `Your sheet is as you left it, at turn ${turn}.`,
    state: (turn, most, left, guess) => {
      const filled = guess.map((name, place) => `place ${place + 1} ${name ?? 'empty'}`).join(', ');
      return `Turn ${turn} of ${most}.${codesLeft(left)} Your guess: ${filled}.`;
    },
    suggestion: (guess, possible, bits) =>
      `Try ${guess.join(', ')}: ${bits.toFixed(2)} bits on average${possible ? '' : ', though it cannot be the code itself'}.`,
    noSuggestion: 'There is no suggestion for this position.',
    choices: (rows) => rows.map((names, place) => `Place ${place + 1}: ${names.join(', ')}.`).join(' '),
    nothingToUndo: 'There is nothing to undo.',
    nothingToRedo: 'There is nothing to redo.',
  },
  command: {
    label: 'Command',
    placeholder: 'SSTB, hint, why 2 s, undo, new, ?',
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
      [['H'], 'hint, one step more each time'],
      [['W'], 'why: explain the chosen cell'],
      [['U'], 'undo'],
      [['R'], 'redo'],
      [['L'], 'listen: say where things stand'],
      [['/'], 'go to the command line'],
      [['?'], 'this page'],
    ],
    commandRows: [
      ['SSTB', 'guess, by letters, digits or names'],
      ['why 2 s', 'why Santa can or cannot be at place 2'],
      ['hint', 'a hint, one step more each time'],
      ['suggest', 'the guess that tells most'],
      ['choices', 'what can still go where'],
      ['undo, redo', 'back and forth'],
      ['new, new 5, new holly', 'a new sheet, with places or a seed'],
      ['state', 'where things stand'],
    ],
  },
  settings: {
    everywhere: 'Everywhere',
    theme: 'Light',
    themes: { auto: 'Same as the system', day: 'Day', night: 'Night' },
    aids: 'Show what is possible',
    sound: 'Sounds',
  },
};
