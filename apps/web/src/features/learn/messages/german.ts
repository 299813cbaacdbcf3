import type { english } from './english.ts';

export const german: typeof english = {
  heading: 'Seiten zum Lernen',
  introduction:
    'Sechs kurze Seiten darüber, was zwischen einem Versuch und seiner Antwort geschieht. Nichts darin ist vorgekocht: Jede Zahl wird berechnet, während du hinsiehst, von der Maschine, die auch spielt, und du kannst ändern, worum es geht.',
  contents: 'Lektionen',
  figure: 'Probier es aus',
  previous: 'Davor',
  next: 'Weiter',
  toLab: 'Zum Labor',
  own: 'Ein eigenes Spiel mitbringen',
  toPlay: (game) => `${game} spielen`,
  firstGame: (game: string) => `Erstes Spiel ${game}, 60 Sekunden`,
  missing: 'Diese Seite gibt es nicht. Das sind die Seiten zum Lernen:',
  title: (lesson) => `${lesson} · Inkling`,
  keyRows: [
    [['/'], 'zur Befehlszeile'],
    [['?'], 'dieses Blatt'],
  ],
  commandRows: [['lesson 3', 'zu dieser Seite; lessons ist die Liste']],
};
