import type { PlayerName } from '@inkling/games/mastermind/analysis/players';
import { grammarOf } from '../../../../shell/language/grammar.ts';
import type { Proof, TracedTurn } from '../engine/questions.ts';
import { type Outcome, outcomeOf, type RivalResult, type YourResult } from '../session/outcome.ts';
import type { Setting } from '../session/setting.ts';
import { fault, leftText, players, speech } from './english-speech.ts';

const { counted, either, listed, number } = grammarOf('en', 'always');

/** The machine's trace. Its rules are those of the essay, and carry the same names. */
const trace = {
  heading: 'What the four states did',
  caption: 'the essay’s machine, turn by turn',
  states: {
    GuessOne: 'GuessOne',
    GuessTwo: 'GuessTwo',
    GuessCompute: 'GuessCompute',
    GuessPermute: 'GuessPermute',
  } satisfies Readonly<Record<TracedTurn['from'], string>>,
  turn: (turn: number): string => `Turn ${turn}`,
  passed: (count: bigint): string =>
    count === 0n
      ? 'Took the very next code.'
      : `Passed over ${counted(count, 'code', 'codes')} that cannot be it.`,
  guessed: (guess: readonly string[], exact: number, near: number): string =>
    `Guessed ${guess.join(', ')}: ${exact} exact, ${near} near.`,
  ruleOne: (names: readonly string[]): string =>
    `Rule one, nothing right: ${listed(names)} ${names.length === 1 ? 'is' : 'are'} out.`,
  ruleTwo: (removed: readonly { readonly name: string; readonly places: readonly number[] }[]): string =>
    `Rule two, nothing exact: ${listed(removed.map(({ name, places }) => `${name} is not at ${places.length === 1 ? 'place' : 'places'} ${either(places.map(String))}`))}.`,
  special: (names: readonly string[]): string =>
    `Both openings together account for every place: ${listed(names)} ${names.length === 1 ? 'is' : 'are'} out.`,
  ruleThree: 'Rule three, all pieces are known: only their order is missing.',
  goesOn: (from: string, to: string): string =>
    from === to ? `Stays in ${to}.` : `Goes from ${from} to ${to}.`,
  solved: 'Solved.',
  command: 'The terminal prints the same:',
};

const adversary = {
  heading: 'The adversary',
  about:
    'It has not chosen a code. To each guess it gives the answer that keeps the most codes possible, and at least one code must fit everything it said. Leave it with one code, and guess that one.',
  left: (left: number): string =>
    left === 1 ? 'It is down to one code.' : `It still keeps ${counted(left, 'code', 'codes')}.`,
  proofHeading: 'The proof',
  columns: ['Turn', 'Guess', 'Answer', 'Codes kept'] satisfies readonly [string, string, string, string],
  code: (names: readonly string[]): string => `It ended at ${names.join(', ')}, which fits every answer.`,
  answer: (exact: number, near: number): string => `${exact} exact, ${near} near`,
  verdict: (verdict: Proof['verdict'], turns: number): string => {
    if ('codes' in verdict)
      return `Checked: all ${counted(verdict.codes, 'code', 'codes')} were written out and scored again, by another method than the adversary’s. The code fits ${turns === 1 ? 'the answer' : `all ${turns} answers`}, each count is right, and no other answer would have kept more.`;
    return 'turn' in verdict.fault
      ? `Not proved: the check fails at turn ${verdict.fault.turn + 1}.`
      : 'Not proved: the check could not be made.';
  },
  checking: 'Writing out every code to check it…',
  result: ({ needed, resigned }: YourResult): string => {
    if (needed !== undefined) return `Cornered in ${needed}!`;
    return resigned ? 'You gave up.' : 'It got away.';
  },
};

/** All texts of a race. Places and turns are passed in one-based, pieces as names. */
export const english = {
  /** `turn` is undefined once the race is over. */
  title: (name: string, turn: number | undefined): string =>
    turn === undefined ? `${name} · Inkling` : `${name}, turn ${turn} · Inkling`,
  badLink: 'That link is damaged, or asks for a race that this page cannot run. Your own race is unchanged.',
  noAnswer: 'The adversary has no answer: no code fits the turns of this game. Start a new one.',
  players,
  header: {
    label: ({ kind }: Setting): string => (kind === 'adversary' ? 'This game' : 'This race'),
    name: ({ kind }: Setting): string => (kind === 'adversary' ? 'Runaway Code' : 'Race'),
    kind: ({ kind, players: names }: Setting): string =>
      kind === 'adversary'
        ? 'against the adversary'
        : `against ${listed(names.map((name) => players[name].name))}`,
    rules: ({ rules: { places, symbols, repeats } }: Setting): string =>
      `${places} places, ${symbols} pieces${repeats ? '' : ', no repeats'}`,
    newRace: 'New race',
    back: 'Back to Mastermind',
  },
  yours: {
    heading: 'You',
    turnOf: (turn: number, most: number): string => `turn ${turn} of ${most}`,
    waiting: (turn: number, guess: readonly string[]): string =>
      `Turn ${turn}: ${guess.join(', ')}. No answer yet.`,
    left: (left: number): string => `${number(left)} left`,
    /** Shown instead of the number of codes left, at the turn that found the code. */
    found: 'found',
  },
  rival: {
    heading: (name: PlayerName): string => players[name].name,
    status: (turns: number, found: boolean, stuck: boolean, open: boolean): string => {
      if (found) return `found in ${turns}`;
      if (stuck) return 'has no guess';
      return `${counted(turns, 'turn', 'turns')}, ${open ? 'open' : 'covered'}`;
    },
    row: (
      name: PlayerName,
      turn: number,
      guess: readonly string[] | undefined,
      exact: number,
      near: number,
    ): string =>
      `${players[name].name}, turn ${turn}: ${guess ? guess.join(', ') : 'covered'}. ${exact} exact, ${near} near.`,
    none: 'Guesses after you.',
    /** One rival in a few words, next to the guess on narrow pages. */
    strip: (name: PlayerName, turns: number, found: boolean, left: number | undefined): string => {
      if (found) return `${players[name].name} found it in ${turns}`;
      return `${players[name].name}: ${counted(turns, 'turn', 'turns')}${leftText(left)}`;
    },
  },
  chart: {
    heading: 'Codes left',
    caption: 'in powers of ten',
    you: 'You',
    tick: number,
    /** Describes the chart for users who cannot see it. */
    label: (lines: readonly { readonly name: string; readonly counts: readonly number[] }[]): string =>
      `Codes left after each turn. ${lines.map(({ name, counts }) => `${name}: ${counts.map(number).join(', ')}.`).join(' ')}`,
  },
  ending: {
    result: (outcome: Outcome, you: YourResult, rivals: readonly RivalResult[]): string => {
      const best = rivals.reduce((a, b) => (outcomeOf(b.needed, a.needed) === 'won' ? b : a));
      if (outcome === 'won') return `You needed fewer: ${you.needed}!`;
      const { name } = players[best.name];
      if (outcome === 'lost' && you.needed === undefined) return `${name} found it in ${best.needed}.`;
      if (outcome === 'lost') return `${name} needed fewer: ${best.needed}.`;
      return you.needed === undefined ? 'Nobody found it.' : `A draw: ${you.needed} each.`;
    },
    undecided: 'The others play on.',
    against: (outcome: Outcome, { name, needed }: RivalResult): string => {
      const theirs = needed === undefined ? 'not found' : counted(needed, 'turn', 'turns');
      const verdict = { won: 'you win', drawn: 'a draw', lost: 'you lose' }[outcome];
      return `${players[name].name}: ${theirs}; ${verdict}.`;
    },
    code: (names: readonly string[]): string => `The code was ${names.join(', ')}.`,
    newRace: 'Other settings',
    link: 'Copy a link to this race',
    notFiled: 'Games of this kind are not saved.',
    filed: 'Your game is saved under “You”.',
  },
  tallies: {
    heading: 'Your races',
    player: 'Player',
    outcomes: { won: 'won', drawn: 'drawn', lost: 'lost' } satisfies Readonly<Record<Outcome, string>>,
    none: 'Finished races are counted here, once you have made a guess in them.',
  },
  trace,
  adversary,
  speech,
  placeholder: 'SSTB, race knuth states, adversary, resign, ?',
  fault,
  keyRows: (letters: readonly string[]): readonly (readonly [keys: readonly string[], does: string])[] => [
    [['1', '…', String(letters.length)], 'place the piece with that number and move on'],
    [letters, 'place the piece with that letter and move on'],
    [['Shift', '1'], 'fill every empty place with it'],
    [['←', '→'], 'go to another place'],
    [['⌫'], 'erase'],
    [['Enter'], 'check the guess'],
    [['R'], 'a new race'],
    [['Q'], 'give up'],
    [['A'], 'race again with the same settings, when it is over'],
    [['L'], 'hear how the race stands'],
    [['/'], 'go to the command line'],
    [['?'], 'show these keys'],
  ],
  commandRows: [
    ['SSTB', 'guess, by letters, digits or names'],
    ['race knuth', 'race a player: knuth, expected, entropy, parts, sampled, random, states'],
    ['race knuth states open', 'two players, with their codes shown'],
    ['race p5c6r seed holly', 'other rules: places, pieces, r or n for repeats; and a seed'],
    ['adversary', 'play against an adversary that never settles on a code'],
    ['again, again holly', 'the same settings, with a seed of your own'],
    ['resign', 'give up'],
    ['review', 'review your game, when it is over'],
    ['link', 'copy a link to this race to share'],
    ['state', 'how the race stands'],
  ] satisfies readonly (readonly [string, string])[],
  dialog: {
    heading: 'New race',
    kind: 'Against',
    kinds: {
      race: 'players who break the same code',
      adversary: 'an adversary that keeps the most codes',
    } satisfies Readonly<Record<Setting['kind'], string>>,
    places: 'Places',
    symbols: 'Pieces',
    repeats: 'A piece may appear more than once',
    digits: 'Bulls and Cows: four different digits',
    tooFew: 'Without repeats there must be as many pieces as places.',
    first: 'First player',
    second: 'Second player',
    nobody: 'nobody',
    open: 'Show the players’ codes while the race runs',
    seedHelp: 'Any text will do. Two people who enter the same one race for the same code.',
    start: 'Start this race',
    leave: 'Keep my race',
  },
  resign: {
    open: 'Give up',
    heading: 'Give up?',
    sentence: (kind: Setting['kind']): string =>
      kind === 'race'
        ? 'You see the code, the others play on, and you lose to every player who finds it.'
        : 'The adversary shows a code that fits everything it said.',
    yes: 'Give up',
    no: 'Play on',
  },
  honest: {
    race: 'The code is drawn from the seed on your device, and each player learns only the answers to its own guesses. Nothing shows the code or a covered guess before the end, but a determined person could work out both from the seed.',
    adversary:
      'There is no code to peek at: the adversary has none until only one is left. It always answers the same guesses in the same way.',
  } satisfies Readonly<Record<Setting['kind'], string>>,
};

export type Messages = typeof english;
