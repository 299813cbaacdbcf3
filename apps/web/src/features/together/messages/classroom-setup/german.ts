import type { english } from './english.ts';

export const german: typeof english = {
  heading: 'Mit einer Klasse',
  lead: 'Alle stimmen ab, du spielst, was die Klasse will, und gemeinsam seht ihr, warum.',
  sheet: 'Eine Klasse eröffnen',
  open: 'Klasse eröffnen',
  noAccounts: 'Niemand braucht ein Konto, und keine Stimme hat einen Namen.',
  noServer: {
    none: 'Diese Seite hat keinen Server, und ohne geht es mit einer Klasse nicht.',
    away: 'Gerade antwortet kein Server, und ohne geht es mit einer Klasse nicht.',
  },
  how: {
    heading: 'So geht es',
    join: 'Du hast einen Namen? Mach unter „Zusammen“ mit',
    steps: [
      'Zeige die nächste Seite an der Wand. Darauf steht ein Name, zum Beispiel HOLLY\u00a0427.',
      'Die Klasse tippt diesen Namen unter „Zusammen“ ein oder scannt den QR-Code.',
      'Alle machen einen Vorschlag. An der Wand steht, was die Klasse will, ohne Namen.',
      'Du deckst auf, welche Vorschläge richtig sein können, ihr redet darüber, und du nimmst einen.',
    ],
  },
  state: (game, terms) => `${game}: ${terms}. Eröffne die Klasse, wenn sie bereit ist.`,
  notUnderstood: (text) =>
    `${text === '' ? 'Eine leere Zeile' : text} ist hier kein Befehl. Mit ? siehst du alle Befehle.`,
  placeholder: 'open, ?',
  keyRows: [
    [['/'], 'zur Befehlszeile'],
    [['?'], 'diese Tasten zeigen'],
  ],
  commandRows: [
    ['open', 'eröffnet eine Klasse mit den gezeigten Regeln'],
    ['open p4c6r/12', 'eröffnet eine Klasse mit diesen Regeln'],
    ['state', 'sagt, was gewählt ist'],
  ],
};
