import type { THEMES } from '../../preferences.ts';

/** The texts of the frame around every page. */
export const english = {
  home: 'Inkling, home',
  motto: 'Three games of deduction. Play first. See why after.',
  main: 'Main',
  more: 'More',
  you: 'You',
  settings: 'Settings',
  lab: 'Lab',
  offline: 'Works offline.',
  promise: 'No account. Games played without a server stay on this device.',
  dialog: {
    heading: 'Settings',
    look: 'Theme',
    looks: { auto: 'Automatic', day: 'Day', night: 'Night' } satisfies Record<
      (typeof THEMES)[number],
      string
    > as Readonly<Record<(typeof THEMES)[number], string>>,
    language: 'Language',
    sameAsBrowser: 'Same as the browser',
    sound: 'Sounds',
    soundHelp: 'Short mechanical clicks, and a chord when you win.',
    still: 'No motion',
    stillHelp: 'Nothing moves, whatever the system says.',
    keys: 'One-key shortcuts',
    keysHelp: 'Press ? on a page to see its keys.',
    commands: 'Command line',
    commandsHelp: 'You can use every page by typing, too. Press / to begin.',
    aids: 'Help while playing',
    aidsHelp:
      'How many solutions still fit, hints, and what can go where. With help off, a game gives nothing away.',
    counts: 'How many still fit',
    countsHelp: 'The number on a closed drawer, in the tab and after each turn.',
    done: 'Done',
  },
};

export type Messages = typeof english;
