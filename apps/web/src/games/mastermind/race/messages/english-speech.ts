import type { PlayerName } from '@inkling/games/mastermind/analysis/players';
import { grammarOf } from '../../../../shell/language/grammar.ts';
import { codeFault } from '../../messages/english/code-faults.ts';
import type { CommandFault } from '../session/command.ts';
import {
  type Answered,
  outcomeAmong,
  type RivalAnswered,
  type RivalResult,
  type YourResult,
} from '../session/outcome.ts';
import type { Setting } from '../session/setting.ts';

const { counted, listed, number } = grammarOf('en', 'always');

/** The players' display names, and how each chooses its guesses. */
export const players: Readonly<Record<PlayerName, { readonly name: string; readonly does: string }>> = {
  knuth: { name: 'Knuth', does: 'minimises the worst case' },
  expected: { name: 'Expected', does: 'minimises the expected number of codes left' },
  entropy: { name: 'Entropy', does: 'takes the guess with the most bits' },
  parts: { name: 'Parts', does: 'takes the guess with the most different answers' },
  sampled: { name: 'Sampled', does: 'weighs a sample of the codes left' },
  random: { name: 'Random', does: 'guesses any code that still fits' },
  states: {
    name: 'Four states',
    does: 'the essay’s machine: GuessOne, GuessTwo, GuessCompute, GuessPermute',
  },
};

const nameOf = (name: PlayerName) => players[name].name;

/** Returns `, 14 codes left`, `, 14 left`, or nothing while the number is not known. */
export function leftText(left: number | undefined, named = false): string {
  if (left === undefined) return '';
  return named ? `, ${counted(left, 'code', 'codes')} left` : `, ${number(left)} left`;
}

/** Describes what is wrong with a typed line. */
export function fault(fault: CommandFault): string {
  switch (fault.code) {
    case 'nothing':
    case 'empty':
      return 'Type a guess, or a command such as race knuth. Type ? to list them all.';
    case 'not-a-setting':
      return `${fault.text} is neither a player nor a setting. Players: ${Object.keys(players).join(', ')}; then p4c6r, open or covered, seed and any words.`;
    case 'rules-not-raced':
      return `${fault.text} cannot be raced here: 3 to 5 places, 4 to 6 pieces, and enough pieces when none repeats.`;
    case 'too-many-players':
      return 'At most two players race you.';
    case 'same-player':
      return `${players[fault.name].name} can race you only once.`;
    case 'not-in-a-race':
      return `There is no ${fault.text} in a race: each player breaks the code alone, and no move is taken back.`;
    case 'not-understood':
      return `${fault.text} is neither a command nor a piece. Type ? for all commands.`;
    default:
      return codeFault(fault);
  }
}

function yourEnd({ needed, resigned }: YourResult): string {
  if (needed !== undefined) return `You found the code in ${counted(needed, 'turn', 'turns')}.`;
  return resigned ? 'You gave up.' : 'You have no turns left.';
}

function rivalEnd({ name, needed }: RivalResult): string {
  return needed === undefined
    ? `${nameOf(name)} did not find it.`
    : `${nameOf(name)} needed ${counted(needed, 'turn', 'turns')}.`;
}

const OUTCOMES = { won: 'You win.', drawn: 'A draw.', lost: 'You lose.' } as const;

/** What is announced, one or two calm sentences at a time. */
export const speech = {
  waiting: 'The adversary is still counting.',
  turn: (turn: number, you: Answered, rivals: readonly RivalAnswered[]): string => {
    const yours = `You: ${you.exact} exact, ${you.near} near${leftText(you.left, true)}.`;
    const theirs = rivals.map(({ name, exact, near, left, found }) =>
      found
        ? `${nameOf(name)}: found it.`
        : `${nameOf(name)}: ${exact} exact, ${near} near${leftText(left)}.`,
    );
    return [`Turn ${turn}.`, yours, ...theirs].join(' ');
  },
  end: (you: YourResult, rivals: readonly RivalResult[], code: readonly string[]): string => {
    const outcome = outcomeAmong(
      you.needed,
      rivals.map(({ needed }) => needed),
    );
    const revealed = you.needed === undefined ? [`The code was ${code.join(', ')}.`] : [];
    return [yourEnd(you), ...rivals.map(rivalEnd), OUTCOMES[outcome], ...revealed].join(' ');
  },
  rivalsGoOn: (you: YourResult, code: readonly string[]): string =>
    `${yourEnd(you)}${you.needed === undefined ? ` The code was ${code.join(', ')}.` : ''} The others play on.`,
  endAgainstAdversary: (you: YourResult): string =>
    you.needed === undefined
      ? `${yourEnd(you)} The adversary shows what it kept.`
      : `You cornered the adversary in ${counted(you.needed, 'turn', 'turns')}.`,
  begun: ({ kind, rules, players: names, open }: Setting, seed: string): string =>
    kind === 'adversary'
      ? `A new game against the adversary, ${rules.places} places.`
      : `A new race against ${listed(names.map(nameOf))}, ${rules.places} places, codes ${open ? 'open' : 'covered'}, seed ${seed}.`,
  resumed: (turn: number): string => `Your race is as you left it, at turn ${turn}.`,
  state: (
    turn: number,
    most: number,
    left: number | undefined,
    rivals: readonly {
      readonly name: PlayerName;
      readonly turns: number;
      readonly found: boolean;
      readonly left: number | undefined;
    }[],
    guess: readonly (string | undefined)[],
  ): string => {
    const yours = left === undefined ? [] : [`${counted(left, 'code', 'codes')} left.`];
    const theirs = rivals.map(({ name, turns, found, left: theirLeft }) =>
      found
        ? `${nameOf(name)} found it in ${turns}.`
        : `${nameOf(name)}: ${counted(turns, 'turn', 'turns')}${leftText(theirLeft)}.`,
    );
    const filled = guess.map((name, place) => `place ${place + 1} ${name ?? 'empty'}`).join(', ');
    return [`Turn ${turn} of ${most}.`, ...yours, ...theirs, `Your guess: ${filled}.`].join(' ');
  },
  alreadyOver: 'This race is already over.',
  proposed: 'A link asks for this race. Start it, or keep the one that you have.',
  copied: 'Copied: a link to this race, for the same code and the same players.',
  notCopied: 'This browser does not let the page copy.',
  noReview: (over: boolean): string =>
    over ? 'This race is not among your games.' : 'A race can be reviewed when it is over.',
};
