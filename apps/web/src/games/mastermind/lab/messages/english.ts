import type { CodeRules } from '@inkling/core/deduction';
import type { JsonFault } from '@inkling/deduction/notation/graph';
import type { IrvingFault } from '@inkling/deduction/notation/irving-signs';
import type { CodeFault, FeedbackFault } from '@inkling/games/mastermind/rules/notation';
import { grammarOf } from '../../../../shell/language/grammar.ts';
import type { LabLink } from '../../../../shell/parts/lab-part.ts';
import type { ContestRow } from '../../../../shell/parts/lab-tasks.ts';
import type { MakeFault } from '../work/make-tree.ts';
import type { Lap } from '../work/race.ts';
import type { ReadFault } from '../work/read-tree.ts';

const { counted, figure, listed, number } = grammarOf('en', 'always');
/** Either count may be unknown. */
const answer = (exact: number | undefined, near: number | undefined): string =>
  `${exact ?? '?'} exact, ${near ?? '?'} near`;

export const english = {
  name: 'codes',
  rules: {
    places: 'Places',
    symbols: 'Symbols',
    repeats: 'Symbols may repeat',
    inWords: ({ places, symbols, repeats }: CodeRules) =>
      `${counted(places, 'place', 'places')} and ${counted(symbols, 'symbol', 'symbols')}${repeats ? '' : ' without repeats'}`,
    size: (codes: bigint) => `${counted(codes, 'code', 'codes')} in all`,
    hint: 'p4c6r: places, symbols, r with repeats or n without',
    written: 'Codes written as',
    notations: { winter: 'the winter set, SSPP', letters: 'letters, aabb', digits: 'digits, 1122' },
    whichNotation: 'Codes can be written as winter, letters or digits.',
  },
  examples: {
    compare: [
      ['lab/compare/1/p4c6r/knuth,expected,entropy,parts', 'The four classics with 4 places and 6 symbols'],
      ['lab/compare/1/p4c6r/random,states,optimal', 'Chance, the machine from the essay, the optimum'],
    ],
    partition: [['lab/partition/1/p4c6r/aabb~abcd', 'Knuth’s 1122 beside 1234']],
    tree: [
      ['lab/tree/1/optimal/p4c6r', 'The optimal tree, 5625'],
      ['lab/tree/1/knuth/p4c6r', 'Knuth’s tree, 5801'],
    ],
    learn: [
      ['learn/scoring', 'How a guess is scored'],
      ['learn/entropy', 'What a bit of an answer is'],
    ],
  } satisfies Readonly<Record<string, readonly LabLink[]>>,
  answer,
  players: {
    knuth: 'knuth · smallest worst case',
    expected: 'expected · fewest left on average',
    entropy: 'entropy · most bits',
    parts: 'parts · most answers',
    sampled: 'sampled · for spaces of any size',
    random: 'random · any code that fits',
    states: 'states · the machine from the essay',
    optimal: 'optimal · proved best',
  },
  willSample: (games: number) =>
    `There are too many codes to play them all: ${counted(games, 'game is', 'games are')} drawn, and averages come with a 95% interval. Only sampled, random and states can play.`,
  sampled: (rows: readonly ContestRow[], codes: bigint) =>
    `A sample: ${listed(rows.map(({ player, secrets }) => `${player} played ${counted(secrets, 'code', 'codes')}`))} of ${number(codes)}, drawn at random from a fixed seed. ± is the 95% interval of the average; totals and worst cases are those of the sample.`,
  refusals: {
    'too-large': 'there are too many codes to play with here',
    'needs-list': 'this strategy compares every code with every other, and there are too many for that',
    'not-proved': 'the search used up its budget without a proof',
  },
  tooLarge: 'There are too many codes for an exact partition of this history.',
  race: {
    heading: 'Four ways of scoring, in a race',
    evaluators: {
      linked: 'Linked removal',
      flags: 'Used flags',
      counting: 'Counting',
      engine: 'Counting in one pass',
    },
    lap: ({ scored, milliseconds }: Lap): string =>
      milliseconds < 0.5 ? 'too quick for the clock' : `${figure(scored / milliseconds / 1000, 1)} million/s`,
    outcome: (laps: readonly Lap[]): string =>
      laps.every(({ agrees }) => agrees)
        ? 'All of them make the same partition.'
        : 'They do not make the same partition: that is a bug in this program.',
    note: 'Each scored the guess against every code left, at least 200,000 times, just now in this browser. The last is the one in use.',
  },
  exactSearch: 'the exact search',
  codeFault,
  treeFault,
};

/** What is wrong with a typed code or turn. */
function codeFault(fault: CodeFault | FeedbackFault, rules: string, places: number): string {
  switch (fault.code) {
    case 'empty':
      return 'Type a guess first.';
    case 'unknown-symbol':
      return `${fault.text} is not a symbol of ${rules}.`;
    case 'wrong-length':
      return `That has ${counted(fault.length, 'symbol', 'symbols')}; ${rules} has ${counted(places, 'place', 'places')}.`;
    case 'repeated-symbol':
      return `${fault.text} may appear only once.`;
    case 'no-feedback':
      return 'Add the answer, for example: 1122:1,0.';
    case 'bad-feedback':
      return `${fault.text} cannot be read as an answer; write exact and near as 1,0, or ? for what is not known.`;
    case 'impossible-feedback':
      return `No code answers ${fault.exact} exact, ${fault.near} near.`;
  }
}

/** Why a tree cannot be made, or brackets or JSON cannot be read. */
function treeFault(fault: MakeFault | ReadFault, name: string): string {
  switch (fault.code) {
    case 'many-codes':
      return `${name} has too many codes for a tree here: at most ${number(fault.most)}.`;
    case 'needs-rules':
      return 'This notation does not name its rules. Choose them above, for codes, and open it again.';
    case 'rules-too-large':
      return `${name} has too many codes for this notation. Are these the rules that the tree was made for?`;
    case 'irving':
      return `The brackets cannot be read as a tree for ${name} at line ${fault.fault.line}, column ${fault.fault.column}: ${NOTATION_FAULTS[fault.fault.code]}.`;
    case 'json':
      return `The JSON is not a tree for ${name}: ${NOTATION_FAULTS[fault.fault.code]}${fault.fault.path.length === 0 ? '' : ` below ${fault.fault.path.slice(0, 6).join(' › ').slice(0, 80)}`}.`;
    case 'infeasible':
    case 'budget':
      return `No strategy for ${name} was found within ${counted(fault.nodes, 'set', 'sets')} of codes searched.`;
    default:
      return `${name} is too large for the exact search: its table of answers would not fit. Other strategies can still make a tree.`;
  }
}

const NOTATION_FAULTS: Readonly<Record<IrvingFault['code'] | JsonFault['code'], string>> = {
  'too-long': 'it is too long',
  'bad-token': 'there is a character where none belongs',
  'bad-guess': 'a guess cannot be read',
  'wrong-size': 'the number of codes is not that of these rules',
  'wrong-slots': 'a guess has the wrong number of answers',
  'missing-tree': 'a tree is missing',
  'unknown-label': 'a label has no meaning here',
  'repeated-label': 'a label is used twice',
  'too-deep': 'it is deeper than any strategy can be',
  trailing: 'there is something after the end',
  'not-json': 'it is not JSON',
  'bad-node': 'a node has no guess',
  'bad-class': 'an answer cannot be read',
};
