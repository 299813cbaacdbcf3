import type { english } from './english.ts';

export const german: typeof english = {
  heading: 'Lernen',
  introduction:
    'Sechs kurze Lektionen. Jede hat ein Brett, das du verändern kannst, und jede Zahl wird berechnet, während du zusiehst.',
  contents: 'Alle Lektionen',
  figure: 'Probier es aus',
  previous: 'Zurück',
  next: 'Weiter',
  toLab: 'Zum Labor',
  toPlay: (game) => `${game} spielen`,
  begin: 'Anfangen',
  state: { read: 'gelesen', open: 'noch nicht' },
  firstGames: 'Erste Spiele',
  guided: 'ein geführtes Spiel, 60 Sekunden',
  deeper: {
    solver: { does: 'seine Kästchen oder Zeilen eingeben und sehen, was passt', act: 'Lösen' },
    heading: 'Genauer hinsehen',
    lab: {
      name: 'Labor',
      does: 'Strategien vergleichen, eine ganz durchgehen, sehen, wie ein Versuch die Codes zerlegt',
      act: 'Öffnen',
    },
    own: {
      name: 'Dein eigenes Spiel',
      does: 'eine Tabelle mit Fragen und Antworten einfügen und sehen, ob sie fair ist',
      act: 'Einfügen',
    },
  },
  missing: 'Diese Lektion gibt es nicht. Das sind die Lektionen:',
  title: (lesson) => `${lesson} · Inkling`,
  keyRows: [
    [['/'], 'zur Befehlszeile'],
    [['?'], 'diese Übersicht öffnen'],
  ],
  commandRows: [['lesson 3', 'zu dieser Lektion; lessons zeigt die Liste']],
};
