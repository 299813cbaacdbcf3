import { grammarOf } from '../../../shell/language/grammar.ts';
import type { CommandRow, KeyRow } from '../../../ui/keycap.tsx';
import type { LabPage } from '../model/address.ts';
import { english as compare } from './english/compare.ts';
import { commandFault, treeFault } from './english/faults.ts';
import { english as partition } from './english/partition.ts';
import { english as tree } from './english/tree.ts';

const { number, figure, permille } = grammarOf('en', 'always');

const PAGE_NAMES: Readonly<Record<LabPage, string>> = {
  index: 'Lab',
  compare: 'Compare',
  partition: 'Partition',
  tree: 'Tree',
  own: 'Your own game',
};

const EVERYWHERE = [
  [['/'], 'go to the command line'],
  [['L'], 'listen: say where things stand'],
  [['?'], 'this page'],
] as const;

export const english = {
  title: (page: LabPage) => `${PAGE_NAMES[page]}${page === 'index' ? '' : ' · Lab'} · Inkling`,
  pages: 'Pages of the Lab',
  pageNames: { ...PAGE_NAMES, index: 'Overview' },
  badAddress: 'That link is damaged, or of a version that this page does not know. Begin here instead.',
  nothingRuns: 'Nothing is running.',
  nothingStopped: 'Nothing was stopped.',
  stop: 'Stop',
  goOn: 'Go on',
  noSuchCell: (number: number, count: number): string =>
    count === 0
      ? 'There is nothing below to open.'
      : `There is no number ${number} here: they run from 1 to ${count}.`,
  commandFault,
  treeFault,
  number,
  permille,
  figure,
  wrongPage: 'That command belongs to another page of the Lab.',
  index: {
    heading: 'The Lab',
    lead: 'Look inside: every figure here is computed in this browser, while you watch.',
    entries: {
      compare: {
        name: 'Compare strategies',
        does: 'Let players find every code there is and set their totals side by side, as the literature prints them.',
      },
      partition: {
        name: 'Partition of a guess',
        does: 'See how a guess splits the codes that are left, what each way of judging makes of it, and go down into any part.',
      },
      tree: {
        name: 'Decision trees',
        does: 'Walk through a whole strategy, the best there is for p4c6r or any that you open, and ask where a code ends.',
      },
      own: {
        name: 'Your own game',
        does: 'Bring a table of secrets and questions. See whether it is fair, then play it, share it, and let the best strategy be proved.',
        open: 'Bring a table',
      },
      learn: {
        name: 'Pages that teach',
        does: 'Read in six short lessons what happens between a guess and its answer, with figures that you can change.',
      },
    },
  },
  rules: {
    legend: 'Rules',
    game: 'Secrets',
  },
  share: {
    heading: 'Take it with you',
    link: 'Copy link',
    command: 'Copy as command',
    summary: 'Copy as mmstrat lines',
    file: 'Copy strategy file',
    text: 'Text to share',
    copied: 'Copied.',
    notCopied:
      'This browser did not let the page copy. The text stands below the buttons: select and copy it.',
  },
  compare,
  partition,
  tree,
  placeholder: 'compare knuth entropy, partition 1122, where TBST, ?',
  keyRows: (page: LabPage): readonly KeyRow[] => [
    ...(page === 'tree'
      ? ([
          [['←', '→'], 'the answer before or after, under the same guess'],
          [['↓', '↑'], 'the first answer below, and back up'],
          [['Enter'], 'go down, and give the node the whole width'],
          [['Esc'], 'back up, and widen the view again'],
          [['Home'], 'the first guess'],
          [['V'], 'icicle or outline'],
        ] as const)
      : []),
    ...(page === 'partition'
      ? ([
          [['1', '…', '9'], 'go down into the part with that number'],
          [['U'], 'take the last turn back'],
        ] as const)
      : []),
    ...(page === 'compare'
      ? ([
          [['G'], 'go: play, or go on'],
          [['S'], 'stop'],
        ] as const)
      : []),
    ...EVERYWHERE,
  ],
  commandRows: [
    ['compare knuth entropy', 'let these players find every code'],
    ['compare word entropy', 'the same with words'],
    ['partition 1122 1234', 'one guess, or two side by side'],
    ['1122:1,0', 'a turn that was played'],
    ['tree optimal, tree knuth p5c6r', 'the tree of the search or of a player'],
    ['where TBST', 'the way to a code in the tree'],
    ['open 3, up, next, previous, top', 'go down into the third, and so on'],
    ['rules p5c8r, rules word5', 'other rules'],
    ['write digits', 'codes as winter, letters or digits'],
    ['icicle, outline', 'how the tree is shown'],
    ['own', 'a game of your own, from a table'],
    ['stop, go, say, link, copy', 'as they say; copy takes the command'],
  ] satisfies CommandRow[],
};
