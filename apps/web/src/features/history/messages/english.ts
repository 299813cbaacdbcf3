import { dayMessages } from '../../../shell/daily/messages/language.ts';
import type { FinishedGame } from '../../../shell/finished-games.ts';
import type { Choices, Luck } from '../../../shell/game/result/model/story.ts';
import { dateOf } from '../../../shell/language/date.ts';
import { grammarOf } from '../../../shell/language/grammar.ts';
import { type PageEntry, pageName } from '../../../shell/page.ts';
import type { Fact } from '../../../shell/parts/history-part.ts';
import { dayOf, type SavedEntry } from '../../../shell/saved-games.ts';
import type { ArchiveFault } from '../session/archive.ts';
import type { CommandFault } from '../session/command.ts';
import type { GroupFigures } from '../session/group-figures.ts';
import type { Imported } from '../session/imported-game.ts';

const { counted, either, figure, number } = grammarOf('en');
const date = dateOf('en-GB');

const games = (count: number) => counted(count, 'game', 'games');

const FAULTS: Readonly<Record<Exclude<ArchiveFault['code'], 'other-version'>, string>> = {
  'too-large': 'That file is too large to be a collection of games. Nothing was changed.',
  'not-an-archive': 'That file holds no games from this page, or it is damaged. Nothing was changed.',
};

function otherVersion({ version, known }: { readonly version: number; readonly known: number }): string {
  if (version < known)
    return `That file is version ${version}, which this page does not read. Nothing was changed.`;
  return `That file is version ${version}, and this page reads version ${known}. Reload the page for a newer app, then open the file again. Nothing was changed.`;
}

function sentence(fault: CommandFault): string {
  switch (fault.code) {
    case 'nothing':
      return 'Type a command such as open 1. Type ? to list them all.';
    case 'which-sheet':
      return 'Say which game, for example: open 1.';
    case 'no-such-sheet':
      if (fault.sheets === 0) return 'No games yet.';
      return `There is no game ${fault.text}: ${games(fault.sheets)} here.`;
    case 'not-understood':
      return `${fault.text} is not a command here. Type ? for all commands.`;
  }
}

/** All messages of History, displayed or announced. */
export const english = {
  title: 'You · Inkling',
  you: 'You',
  youHelp: 'On this device. No account.',
  settings: { heading: 'Settings', kept: 'Kept on this device.' },
  heading: 'Your games',
  count: games,
  empty: 'No games yet. A game is saved once you make a guess.',
  nothingSaved:
    'This browser does not let the page save anything, so what you play now is lost when you leave.',
  emptyLink: (game: PageEntry): string => `Play ${pageName(game, 'en')}`,
  /** The full name of a game. */
  name: (entry: SavedEntry): string => {
    const { summary, sheet, game } = entry;
    const day = dayOf(entry);
    if (game && day !== undefined) return `${pageName(game.entry, 'en')}, ${dayMessages().ofDay(day)}`;
    if (summary?.name) return summary.name();
    if (!sheet || (game && !summary)) return 'A game that cannot be read';
    return `${game ? pageName(game.entry, 'en') : sheet.game}, seed ${sheet.seed}`;
  },
  /** The progress of a game. */
  progress: ({ summary, sheet, game }: SavedEntry): string => {
    if (!sheet || (game && !summary)) return 'damaged, or saved by another version';
    if (!summary) return 'cannot be opened here';
    if (summary.progressText) return summary.progressText();
    if (!summary.progress) return 'opens on its own page';
    const { phase, done } = summary.progress;
    if (phase === 'unfinished') return `unfinished, ${counted(done, 'turn', 'turns')}`;
    return phase === 'found' ? `found in ${done}` : `not found in ${done}`;
  },
  /** The kind of a game. */
  kind: ({ summary, sheet, game }: SavedEntry): string =>
    !sheet || (game && !summary)
      ? 'A game that cannot be read'
      : game
        ? pageName(game.entry, 'en')
        : sheet.game,
  /** What distinguishes a game from others of its kind. */
  detail: (entry: SavedEntry): string | undefined => {
    const { summary, sheet, game } = entry;
    const day = dayOf(entry);
    if (day !== undefined) return dayMessages().ofDay(day);
    return summary?.name?.() ?? (sheet && (summary || !game) ? `seed ${sheet.seed}` : undefined);
  },
  /** Both times are in milliseconds since the epoch. */
  date: (changed: number | undefined, today: number): string =>
    changed === undefined ? 'date not known' : date(changed, today),
  all: (count: number): string => `All ${games(count)}`,
  open: 'Open',
  goOn: 'Continue',
  review: 'Review',
  delete: 'Delete',
  /** The label of a button for one game. */
  action: (does: string, name: string): string => `${does}: ${name}`,
  /** Finished games with others. */
  finished: {
    heading: 'In rooms and by link',
    look: 'View',
    /** Without nouns, because every game has its own for what is hidden and for a turn. */
    outcome: ({ outcome, isMaker, turns }: FinishedGame): string =>
      ({
        found: isMaker ? `you hid it; found in ${turns.length}` : `you found it in ${turns.length}`,
        'not-found': isMaker ? 'you hid it; not found' : 'you did not find it',
        won: 'you won',
        lost: 'another player won',
        even: 'a draw',
      })[outcome],
  },
  file: {
    heading: 'Back up and move',
    privacy:
      'Your games are kept in this browser, without an account. A server keeps only what you played on it: games with others and daily games. A file takes your games elsewhere.',
    export: 'Save to a file',
    import: 'Add from a file',
    deleteAll: 'Delete all games',
    name: 'inkling-games.json',
  },
  confirm: {
    heading: 'Delete for good?',
    one: (name: string): string => `${name} will be deleted from this browser. There is no undo.`,
    withOthers: (name: string): string =>
      `${name} will be deleted from this browser. There is no undo. The others keep their copies.`,
    all: (count: number): string =>
      count === 1
        ? 'Your only game will be deleted from this browser. There is no undo; save a file to keep it.'
        : `All ${games(count)} will be deleted from this browser. There is no undo; save a file to keep them.`,
    yes: 'Delete',
    no: 'Keep',
  },
  statistics: {
    counting: 'Counting…',
    failed: 'The statistics could not be computed. Reload to try again; your games are safe.',
    none: (games: readonly PageEntry[]): string =>
      `Statistics appear after your first game of ${either(games.map((game) => pageName(game, 'en')))}.`,
    group: ({ game, name, games }: GroupFigures): string =>
      `${name?.() ?? pageName(game.entry, 'en')}, ${counted(games, 'game', 'games')}`,
    facts: ({ found, lost, unfinished, average }: GroupFigures): readonly Fact[] => [
      ['Found', number(found)],
      ['Not found', number(lost)],
      ['Unfinished', number(unfinished)],
      ['Turns on average', average === undefined ? '–' : figure(average, 2)],
    ],
    usual: 'usually',
    best: 'best',
    found: 'found',
    plain: 'without notes',
    turnsTaken: (turns: number): string => counted(turns, 'turn', 'turns'),
    of: (some: number, all: number): string => `${number(some)} of ${number(all)}`,
    chart: 'Games by the turns they took',
    turns: 'Turns',
    sheets: 'Games',
    lost: 'not found',
  },
  timeline: {
    heading: 'Luck and choice',
    chosen: (games: number, good: number): string =>
      games === 1
        ? good === 1
          ? 'Good guesses throughout.'
          : 'There were better guesses.'
        : `Good guesses throughout in ${number(good)} of ${counted(games, 'game', 'games')}.`,
    /** In how many of all games luck was with the user, and in how many against. */
    luck: (all: number, lucky: number, unlucky: number): string => {
      if (lucky === 0 && unlucky === 0) return 'Luck was average.';
      if (all === 1) return lucky === 1 ? 'Luck was with you.' : 'Luck was against you.';
      if (unlucky === 0) return `Luck was with you in ${games(lucky)}.`;
      if (lucky === 0) return `Luck was against you in ${games(unlucky)}.`;
      return `Luck was with you in ${games(lucky)} and against you in ${number(unlucky)}.`;
    },
    none: 'Each finished game adds a point for your choices and a bar for your luck.',
    levels: ['best', 'good', 'fair', 'could be better'],
    choice: 'your choices',
    with: 'luck with you',
    against: 'against you',
    game: (name: string, date: string, choices: Choices, luck: Luck): string =>
      `${name}, ${date}: ${{ best: 'no better guesses were possible', good: 'good guesses', fair: 'fair guesses', costly: 'there were better guesses' }[choices]}, ${{ with: 'luck with you', usual: 'average luck', against: 'luck against you' }[luck]}. Review`,
    due: (turns: number): string =>
      turns === 1 ? 'One turn to practise today' : `${turns} turns to practise today`,
  },
  noPage: 'That game cannot be opened here.',
  noReview: (game: PageEntry | undefined): string =>
    `${game ? pageName(game, 'en') : 'That game'} has no review, or this game is not over.`,
  /** Lists every game with its one-based number. */
  listed: (names: readonly string[]): string =>
    names.length === 0 ? 'No games yet.' : names.map((name, at) => `${at + 1}: ${name}.`).join(' '),
  placeholder: 'open 1, review 1, export, ?',
  commandRows: [
    ['open 2', 'opens the second game of the list'],
    ['review 2', 'reviews it, turn by turn'],
    ['delete 2', 'asks first, then deletes it; delete 2 yes does not ask'],
    ['delete all', 'asks first, then deletes every game'],
    ['export', 'saves every game to a file'],
    ['state', 'names every game'],
  ] satisfies readonly (readonly [string, string])[],
  keyRows: [
    [['↑', '↓', '←', '→'], 'go from game to game and along their buttons'],
    [['L'], 'hear the list of games'],
    [['/'], 'go to the command line'],
    [['?'], 'show these keys'],
  ] satisfies readonly (readonly [readonly string[], string])[],
  fault: sentence,
  notOpened: 'This browser does not let the page save, so the game cannot be opened.',
  notDeleted: 'This browser did not let the page delete. Nothing was changed.',
  unreadableFile: 'That file could not be read. Nothing was changed.',
  deleted: (count: number): string => `${games(count)} deleted.`,
  exported: (count: number): string => `${games(count)} saved to a file.`,
  imported: ({ added, extended, known, refused, failed }: Imported): string =>
    [
      added > 0 || extended === 0 ? `${games(added)} added.` : '',
      extended > 0 ? `${games(extended)} gained new moves.` : '',
      known > 0 ? `${known} already here.` : '',
      refused > 0
        ? `${refused} in the file could not be read and ${refused === 1 ? 'was' : 'were'} left out.`
        : '',
      failed > 0 ? `${failed} could not be saved by this browser.` : '',
    ]
      .filter((sentence) => sentence !== '')
      .join(' '),
  importFault: (fault: ArchiveFault): string =>
    fault.code === 'other-version' ? otherVersion(fault) : FAULTS[fault.code],
};

export type Messages = typeof english;
