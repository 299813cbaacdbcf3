import type { Seat } from '../../session/setup.ts';
import type { ArchiveFault } from '../archive.ts';
import type { CommandFault } from '../command.ts';
import type { Standing } from '../kept-sheet.ts';
import type { HistoryWords } from './words.ts';

const plural = new Intl.PluralRules('en');
const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

function counted(count: number, one: string, other: string): string {
  return `${count} ${plural.select(count) === 'one' ? one : other}`;
}

const sheets = (count: number) => counted(count, 'sheet', 'sheets');

const FAULTS: Readonly<Record<ArchiveFault, string>> = {
  'too-large': 'That file is too large to be a collection of sheets. Nothing was changed.',
  'not-an-archive': 'That file holds no sheets from this page. Nothing was changed.',
  'later-version': 'That file is from a later version of this page. Reload to get it, then try again.',
};

function sentence(fault: CommandFault): string {
  switch (fault.code) {
    case 'nothing':
      return 'Type a command such as open 1. Type ? for all of them.';
    case 'which-sheet':
      return 'Say which sheet, for example: open 1.';
    case 'no-such-sheet':
      if (fault.sheets === 0) return 'No sheet is kept yet.';
      return `There is no sheet ${fault.text}: ${sheets(fault.sheets)} here.`;
    case 'not-understood':
      return `${fault.text} is not a command here. Type ? for the words that work.`;
  }
}

const GAMES: Readonly<Record<string, string>> = { witch: 'Witch', word: 'Word' };

function progress({ game, progress }: Extract<Standing, { kind: 'other' }>): string {
  if (!progress) return 'opens in its own place';
  const { phase, done, of } = progress;
  if (game === 'witch')
    return phase === 'unfinished' ? `${done} of ${counted(of, 'pair', 'pairs')}` : 'all pairs found';
  if (phase === 'unfinished') return `unfinished, ${counted(done, 'turn', 'turns')}`;
  return phase === 'found' ? `found in ${done}` : `not found in ${done}`;
}

/** What every sheet has in common is not said: six elements, repeats, a code that was drawn. */
function mastermindName({ rules, seat, sheet }: Extract<Standing, { kind: 'mastermind' }>): string {
  const elements = rules.symbols === 6 ? '' : `, ${rules.symbols} elements`;
  const name = `${counted(rules.places, 'place', 'places')}${elements}${rules.repeats ? '' : ', no repeats'}`;
  return seat === 'breaker' ? `${name}, seed ${sheet.seed}` : `${name}, ${SEATS[seat]}`;
}

const SEATS: Readonly<Record<Exclude<Seat, 'breaker'>, string>> = {
  maker: 'you make the code',
  two: 'two people',
  solver: 'a game from elsewhere',
};

export const english: HistoryWords = {
  title: 'History · Inkling',
  heading: 'Your sheets',
  count: sheets,
  reading: 'Reading your sheets.',
  empty: 'No sheet is kept yet. A sheet is kept from its first printed guess on.',
  emptyLink: 'Play Mastermind',
  name: (standing) => {
    if (standing.kind === 'unreadable') return 'A sheet that cannot be read';
    if (standing.kind === 'other') return `${GAMES[standing.game] ?? standing.game}, seed ${standing.seed}`;
    return mastermindName(standing);
  },
  standing: (standing) => {
    if (standing.kind === 'unreadable') return 'damaged, or of a later version';
    if (standing.kind === 'other') return progress(standing);
    const { phase, turns } = standing;
    if (phase === 'found') return `found in ${turns}`;
    return phase === 'lost' ? `not found in ${turns}` : `unfinished, ${counted(turns, 'turn', 'turns')}`;
  },
  date: (milliseconds) => (milliseconds === undefined ? 'date not known' : dates.format(milliseconds)),
  open: 'Open',
  review: 'Review',
  delete: 'Delete',
  action: (does, name) => `${does}: ${name}`,
  keep: {
    heading: 'Take along',
    privacy:
      'Your sheets lie in this browser and nowhere else: no account, nothing is sent. A file moves them to another.',
    export: 'Save to a file',
    import: 'Add from a file',
    deleteAll: 'Delete all sheets',
    fileName: 'inkling-sheets.json',
  },
  confirm: {
    heading: 'Delete for good?',
    one: (name) => `${name} will be deleted from this browser. There is no undo.`,
    all: (count) =>
      count === 1
        ? 'Your one sheet will be deleted from this browser. There is no undo; a file would keep it.'
        : `All ${sheets(count)} will be deleted from this browser. There is no undo; a file would keep them.`,
    yes: 'Delete',
    no: 'Keep',
  },
  statistics: {
    heading: 'Statistics',
    counting: 'Counting.',
    failed: 'The figures could not be counted. Reload to try again; your sheets are safe.',
    none: 'Figures appear with the first sheet of Mastermind or Word.',
    rules: (places, count) => `${counted(places, 'place', 'places')}, ${sheets(count)}`,
    facts: ({ solved, lost, unfinished, average, turns, gained, expected, luck }) => {
      const per = (bits: number) => (turns === 0 ? '–' : (bits / turns).toFixed(2).replace('-', '−'));
      return [
        ['Found', String(solved)],
        ['Not found', String(lost)],
        ['Unfinished', String(unfinished)],
        ['Turns on average', average === undefined ? '–' : average.toFixed(2)],
        ['Bits a turn', per(gained)],
        ['of them by choice', per(expected)],
        ['and by luck', per(luck)],
      ];
    },
    words: (count) => `Word, ${sheets(count)}`,
    wordFacts: ({ found, lost, unfinished, average }) => [
      ['Found', String(found)],
      ['Not found', String(lost)],
      ['Unfinished', String(unfinished)],
      ['Tries on average', average === undefined ? '–' : average.toFixed(2)],
    ],
    chart: 'Sheets by the turns they took',
    turns: 'Turns',
    sheets: 'Sheets',
    lost: 'not found',
    bits: 'A bit halves the codes that are possible. Choice is what a guess tells on average; luck is the rest.',
  },
  noPlace: 'No place here can open that sheet.',
  noReview:
    'Only sheets of Mastermind are reviewed here; Word and Witch review their own at the end of a game.',
  listed: (names) =>
    names.length === 0 ? 'No sheet is kept yet.' : names.map((name, at) => `${at + 1}: ${name}.`).join(' '),
  command: { label: 'Command', placeholder: 'open 1, review 1, export, ?', run: 'Run' },
  keys: {
    heading: 'Keys and commands',
    shortcuts: 'Keys',
    commands: 'Commands',
    commandRows: [
      ['open 2', 'opens the second sheet of the list'],
      ['review 2', 'reviews it, turn by turn'],
      ['delete 2', 'asks, and deletes it; delete 2 yes does not ask'],
      ['delete all', 'asks, and deletes every sheet'],
      ['export', 'saves every sheet to a file'],
      ['state', 'names every sheet'],
    ],
    turnOn: 'Keys are on',
    close: 'Close',
  },
  keyRows: [
    [['↑', '↓', '←', '→'], 'from sheet to sheet and along their buttons'],
    [['L'], 'names every sheet'],
    [['/'], 'to the command line'],
    [['?'], 'this sheet'],
  ],
  fault: sentence,
  notOpened: 'This browser does not let the page save, so the sheet cannot be opened.',
  notDeleted: 'This browser did not let the page delete. Nothing was changed.',
  unreadableFile: 'That file could not be read. Nothing was changed.',
  deleted: (count) => `${sheets(count)} deleted.`,
  exported: (count) => `${sheets(count)} saved to a file.`,
  imported: (added, known, refused, failed) =>
    [
      `${sheets(added)} added.`,
      known > 0 ? `${known} here already.` : '',
      refused > 0
        ? `${refused} in the file could not be read and ${refused === 1 ? 'was' : 'were'} left out.`
        : '',
      failed > 0 ? `${failed} could not be saved by this browser.` : '',
    ]
      .filter((sentence) => sentence !== '')
      .join(' '),
  importFault: (fault) => FAULTS[fault],
};
