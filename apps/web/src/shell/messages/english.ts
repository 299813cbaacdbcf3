import type { CommandRow } from '../../ui/keycap.tsx';
import type { Language } from '../language/language.ts';

export const english = {
  language: 'en' as Language,
  app: {
    name: 'Inkling',
    tagline: 'ink coverage is certainty',
    places: 'Games',
    opening: 'Opening…',
    skipToBoard: 'Skip to the sheet',
    engineRestarted: 'The part that thinks stopped and was started again. Your sheet is safe.',
    engineStopped:
      'The part that thinks has stopped, so counts and hints are missing. You can go on playing; reload to get them back.',
    savedUnreadable:
      'The sheet saved here could not be read. It was put aside unchanged, and this is a new one.',
    notSaved: 'This browser does not let the page save, so a reload will lose the sheet.',
    follows:
      'This game is open in another tab, too. What is done there shows here; whatever you do here goes on in this tab.',
    noSuchPage: (name: string) =>
      `There is no page named “${name}” here. Perhaps the link comes from another version of this app.`,
    badLink: 'That link is damaged, or holds a game that this page cannot show. Your own sheet is as it was.',
    updateReady: 'A new version is ready. Your sheets stay as they are.',
    updateNow: 'Reload now',
    updateLater: 'Not now',
    language: 'Language',
    languageAuto: 'Same as the browser',
    languageCommand: ['language de', 'the page in German; also en, es, auto'] as CommandRow,
  },
  command: {
    label: 'Command',
    run: 'Run',
  },
  keys: {
    heading: 'Keys and commands',
    open: 'Keys',
    close: 'Close',
    shortcuts: 'Keys',
    commands: 'Commands',
    turnOn: 'Use one-key shortcuts everywhere on the page',
  },
  settings: {
    everywhere: 'Everywhere',
    theme: 'Light',
    themes: { auto: 'Same as the system', day: 'Day', night: 'Night' },
    aids: 'Show what is possible',
    sound: 'Sounds',
  },
};
