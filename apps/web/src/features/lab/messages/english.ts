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
  partition: 'Split by a guess',
  tree: 'Tree',
  proofs: 'Proofs',
  own: 'Your own game',
};

const EVERYWHERE = [
  [['/'], 'go to the command line'],
  [['L'], 'hear where things stand'],
  [['?'], 'show these keys'],
] as const;

export const english = {
  title: (page: LabPage) => `${PAGE_NAMES[page]}${page === 'index' ? '' : ' · Lab'} · Inkling`,
  pages: 'Pages of the Lab',
  pageNames: { ...PAGE_NAMES, index: 'Overview' },
  badAddress: 'That link is damaged. Start here instead.',
  nothingRuns: 'Nothing is running.',
  nothingStopped: 'Nothing was stopped.',
  stop: 'Stop',
  goOn: 'Continue',
  noSuchCell: (number: number, count: number): string =>
    count === 0
      ? 'There is nothing below to open.'
      : `There is no number ${number} here: the numbers run from 1 to ${count}.`,
  commandFault,
  treeFault,
  number,
  permille,
  figure,
  wrongPage: 'That command belongs to another page of the Lab.',
  index: {
    heading: 'The Lab',
    lead: 'Look inside: every number here is computed in this browser while you watch.',
    begin: 'Good places to begin',
    openExample: 'Open',
    entries: {
      compare: {
        name: 'Compare strategies',
        does: 'Let strategies find every code, and see their totals side by side, as in the literature.',
        open: 'Compare',
      },
      partition: {
        name: 'How a guess splits the codes',
        does: 'See how a guess splits the codes that are left, how each measure rates it, and open any part.',
        open: 'Split by a guess',
      },
      tree: {
        name: 'Decision trees',
        does: 'Walk through a whole strategy: the best one for p4c6r, or any that you open. Find where a code ends up.',
        open: 'Walk through a tree',
      },
      proofs: {
        name: 'Proofs',
        does: 'Why no strategy needs fewer guesses: walk through the cases of a proof, each checked as you open it.',
        open: 'See the proofs',
      },
      own: {
        name: 'Your own game',
        does: 'Enter a table of secrets and questions. See whether it is fair, then play it, share it, and have the best strategy proved.',
        open: 'Enter a table',
      },
    },
  },
  rules: {
    legend: 'Rules',
    game: 'Secrets',
  },
  share: {
    heading: 'Share this page',
    link: 'Copy link',
    command: 'Copy as command',
    summary: 'Copy as mmstrat lines',
    file: 'Copy strategy file',
    text: 'Text to share',
    copied: 'Copied.',
    notCopied:
      'This browser did not let the page copy. The text is below the buttons: select it and copy it.',
  },
  compare,
  partition,
  tree,
  placeholder: 'compare knuth entropy, partition 1122, where TBST, ?',
  keyRows: (page: LabPage): readonly KeyRow[] => [
    ...(page === 'tree'
      ? ([
          [['←', '→'], 'the previous or next answer to the same guess'],
          [['↓', '↑'], 'the first answer below; back up'],
          [['Enter'], 'go down and zoom in'],
          [['Esc'], 'go back up and zoom out'],
          [['Home'], 'the first guess'],
          [['V'], 'columns, icicle or outline'],
        ] as const)
      : []),
    ...(page === 'partition'
      ? ([
          [['1', '…', '9'], 'go down into the part with that number'],
          [['U'], 'take back the last turn'],
        ] as const)
      : []),
    ...(page === 'proofs' ? ([[['U'], 'back to where you came from']] as const) : []),
    ...(page === 'compare'
      ? ([
          [['G'], 'play, or continue'],
          [['S'], 'stop'],
        ] as const)
      : []),
    ...EVERYWHERE,
  ],
  commandRows: [
    ['compare knuth entropy', 'let these strategies find every code'],
    ['compare word entropy', 'the same with words'],
    ['partition 1122 1234', 'one guess, or two side by side'],
    ['1122:1,0', 'add a turn that was played'],
    ['tree optimal, tree knuth p5c6r', 'the tree of the search, or of a strategy'],
    ['where TBST', 'the way to a code in the tree'],
    ['open 3, up, next, previous, top', 'go down into the third, and so on'],
    ['rules p5c8r, rules word5', 'other rules'],
    ['write digits', 'codes as winter, letters or digits'],
    ['columns, icicle, outline', 'how the tree is shown'],
    ['proofs', 'proofs that no strategy needs fewer guesses'],
    ['own', 'a game of your own, from a table'],
    ['stop, go, say, link, copy', 'stop, continue, read out, copy the link or the command'],
  ] satisfies CommandRow[],
};
