import type { PlayerName } from 'inkling/mastermind/players';
import { outcomeAmong } from '../session/outcome.ts';
import { and, counted, leftText } from './english-grammar.ts';
import { players } from './english-players.ts';
import type { RaceWords, RivalDone, YouDone } from './words.ts';

const nameOf = (name: PlayerName) => players[name].name;

function yourEnd({ needed, resigned }: YouDone): string {
  if (needed !== undefined) return `You found the code in ${counted(needed, 'turn', 'turns')}.`;
  return resigned ? 'You gave up.' : 'You have no turns left.';
}

function rivalEnd({ name, needed }: RivalDone): string {
  return needed === undefined
    ? `${nameOf(name)} did not find it.`
    : `${nameOf(name)} needed ${counted(needed, 'turn', 'turns')}.`;
}

const OUTCOMES = { won: 'You win.', drawn: 'A draw.', lost: 'You lose.' } as const;

/** What is spoken, one calm sentence or two at a time. */
export const speech: RaceWords['speech'] = {
  waiting: 'The adversary is still counting.',
  turn: (turn, you, rivals) => {
    const yours = `You: ${you.exact} exact, ${you.near} near${leftText(you.left, true)}.`;
    const theirs = rivals.map(({ name, exact, near, left, found }) =>
      found
        ? `${nameOf(name)}: found it.`
        : `${nameOf(name)}: ${exact} exact, ${near} near${leftText(left)}.`,
    );
    return [`Turn ${turn}.`, yours, ...theirs].join(' ');
  },
  end: (you, rivals, code) => {
    const outcome = outcomeAmong(
      you.needed,
      rivals.map(({ needed }) => needed),
    );
    const revealed = you.needed === undefined ? [`The code was ${code.join(', ')}.`] : [];
    return [yourEnd(you), ...rivals.map(rivalEnd), OUTCOMES[outcome], ...revealed].join(' ');
  },
  rivalsGoOn: (you, code) =>
    `${yourEnd(you)}${you.needed === undefined ? ` The code was ${code.join(', ')}.` : ''} The others play on.`,
  endAgainstAdversary: (you) =>
    you.needed === undefined
      ? `${yourEnd(you)} The adversary shows what it kept.`
      : `You cornered the adversary in ${counted(you.needed, 'turn', 'turns')}.`,
  begun: ({ kind, rules, players: names, open }, seed) =>
    kind === 'adversary'
      ? `A new sheet against the adversary, ${rules.places} places.`
      : `A new race against ${and(names.map(nameOf))}, ${rules.places} places, codes ${open ? 'open' : 'covered'}, seed ${seed}.`,
  resumed: (turn) => `Your race is as you left it, at turn ${turn}.`,
  state: (turn, most, left, rivals, guess) => {
    const yours = left === undefined ? [] : [`${counted(left, 'code', 'codes')} left.`];
    const theirs = rivals.map(({ name, turns, found, left: theirLeft }) =>
      found
        ? `${nameOf(name)} found it in ${turns}.`
        : `${nameOf(name)}: ${counted(turns, 'turn', 'turns')}${leftText(theirLeft)}.`,
    );
    const filled = guess.map((name, place) => `place ${place + 1} ${name ?? 'empty'}`).join(', ');
    return [`Turn ${turn} of ${most}.`, ...yours, ...theirs, `Your guess: ${filled}.`].join(' ');
  },
  alreadyOver: 'This race is over already.',
  proposed: 'A link asks for this race. Start it, or keep the one that you have.',
  copied: 'Copied: a link to this race, for the same code and the same players.',
  notCopied: 'This browser does not let the page copy.',
  noReview: (over) =>
    over ? 'This race is not among your kept sheets.' : 'A race can be reviewed when it is over.',
};
