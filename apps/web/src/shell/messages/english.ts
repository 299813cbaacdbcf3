import type { CommandRow } from '../../ui/keycap.tsx';
import type { Language } from '../language/language.ts';

export const english = {
  language: 'en' as Language,
  app: {
    name: 'Inkling',
    opening: 'Opening…',
    more: 'More about this game',
    skipToBoard: 'Skip to the content',
    engineRestarted: 'The solver crashed and was restarted. Your game is safe.',
    engineStopped:
      'The solver has stopped, so counts and hints are missing. You can keep playing; reload the page to get them back.',
    savedUnreadable:
      'The game saved here could not be read. It was set aside unchanged, and this is a new one.',
    savedOtherVersion: (version: number, known: number) =>
      `The game saved here is version ${version}, and this app reads version ${known}. It was set aside unchanged, and this is a new one.`,
    oneTry: 'You get one try at a daily game, so its result is final.',
    notSaved: 'This browser does not let the page save anything, so reloading will lose the game.',
    follows:
      'This game is open in another tab, too. Changes there appear here; as soon as you play here, this tab takes over.',
    nothingHere: 'There is no such page',
    allGames: 'All games',
    noSuchPage: (name: string) =>
      `This app has no page or game named “${name}”. The link may come from another version.`,
    notLoaded: 'This page did not load',
    loadAgain:
      'There is no connection, or a new version has come out since you opened this tab. Your games are safe: reload to go on.',
    noSuchDay: 'There is no such day. Your own game is unchanged.',
    toCome: (day: string): string => `${day} is still to come.`,
    beforeFirst: (first: string): string => `Daily games began on ${first}.`,
    badLink: 'That link is damaged, or its game cannot be shown here. Your own game is unchanged.',
    otherLinkVersion: (version: number, known: number) =>
      `That link is version ${version}, and this app reads version ${known}. Reload the page for a newer app, then open the link again. Nothing here has changed.`,
    updateReady: 'A new version is ready. Your games stay as they are.',
    updateNow: 'Reload now',
    updateLater: 'Not now',
    languageCommand: ['language de', 'the page in German; also en, es, auto'] as CommandRow,
  },
  command: {
    label: 'Command',
    run: 'Run',
  },
  newGame: {
    heading: 'New game',
    seed: 'Seed',
    start: 'Start this game',
    leave: 'Keep my game',
  },
  drawer: {
    unfold: 'Unfold',
    fold: 'Fold away',
    uncounted: 'Help when you ask for it.',
  },
  keys: {
    heading: 'Keyboard and commands',
    open: 'Keys',
    close: 'Close',
    shortcuts: 'Keyboard',
    commands: 'Commands',
    turnOn: 'Use one-key shortcuts everywhere on the page',
  },
  settings: {},
};
