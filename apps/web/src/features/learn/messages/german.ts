import type { english } from './english.ts';

export const german: typeof english = {
  heading: 'Lektionen',
  introduction:
    'Sechs kurze Lektionen darüber, was zwischen einem Versuch und seiner Antwort geschieht. Jede Zahl wird berechnet, während du zusiehst, von derselben Maschine, die auch spielt, und du kannst ändern, worum es geht.',
  contents: 'Alle Lektionen',
  figure: 'Probier es aus',
  previous: 'Zurück',
  next: 'Weiter',
  toLab: 'Zum Labor',
  own: 'Ein eigenes Spiel mitbringen',
  toPlay: (game) => `${game} spielen`,
  firstGame: (game: string) => `Dein erstes Spiel: ${game}, 60 Sekunden`,
  missing: 'Diese Lektion gibt es nicht. Das sind die Lektionen:',
  title: (lesson) => `${lesson} · Inkling`,
  keyRows: [
    [['/'], 'zur Befehlszeile'],
    [['?'], 'dieses Blatt öffnen'],
  ],
  commandRows: [['lesson 3', 'zu dieser Lektion; lessons zeigt die Liste']],
};
