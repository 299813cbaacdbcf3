import type { Messages } from './english.ts';

export const german: Messages = {
  home: 'Inkling, Startseite',
  motto: 'Drei Deduktionsspiele. Erst spielen, dann sehen, warum.',
  main: 'Hauptmenü',
  more: 'Mehr',
  you: 'Du',
  settings: 'Einstellungen',
  lab: 'Labor',
  offline: 'Läuft ohne Netz.',
  promise: 'Kein Konto. Spiele ohne Server bleiben auf diesem Gerät.',
  dialog: {
    heading: 'Einstellungen',
    look: 'Aussehen',
    looks: { auto: 'Wie das Gerät', day: 'Tag', night: 'Nacht' },
    language: 'Sprache',
    sameAsBrowser: 'Wie der Browser',
    sound: 'Töne',
    soundHelp: 'Kurze mechanische Klicks und ein Akkord, wenn du gewinnst.',
    still: 'Keine Animationen',
    stillHelp: 'Nichts bewegt sich, egal was im System eingestellt ist.',
    keys: 'Tastenkürzel',
    keysHelp: 'Mit ? zeigt jede Seite ihre Tasten.',
    commands: 'Befehlszeile',
    commandsHelp: 'Jede Seite lässt sich auch durch Tippen bedienen. Mit / kommst du zur Befehlszeile.',
    aids: 'Hilfe beim Spielen',
    aidsHelp:
      'Wie viele Lösungen noch passen, Tipps und was wohin kann. Ausgeschaltet verrät ein Spiel nichts.',
    counts: 'Wie viele noch passen',
    countsHelp: 'Die Zahl am zugeklappten Bereich, im Tab und nach jedem Zug.',
    done: 'Fertig',
  },
};
