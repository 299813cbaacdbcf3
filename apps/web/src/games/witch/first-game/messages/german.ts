import type { FirstGameText } from '../../../../shell/parts/first-game-part.ts';

export const german: FirstGameText = {
  title: 'Deine erste Hexe in 60 Sekunden',
  steps: [
    {
      says: ['Jede Hexe liegt hier zweimal, verdeckt. Finde ihre beiden Karten, und sie gehört dir.'],
      question: 'Zwei Karten aufdecken?',
      answers: [{ says: 'Zwei aufdecken' }],
    },
    {
      says: ['Zwei verschiedene Hexen. Gleich liegen sie wieder verdeckt, also merk dir, wo jede lag.'],
      question: 'Gemerkt?',
      answers: [{ says: 'Wieder verdecken' }],
    },
    {
      says: ['Noch eine Karte, und wieder ist es die Hexe mit dem blauen Haar.'],
      question: 'Wo hast du sie schon gesehen?',
      answers: [
        { says: 'Oben links' },
        { says: 'Unten in der Mitte', wrong: 'Das war die Hexe mit der Brille.' },
        { says: 'Unten links', wrong: 'Diese Karte war noch nicht aufgedeckt.' },
      ],
    },
    {
      says: ['Ein Paar! Fehlt noch ihr Name. Er beginnt mit K.'],
      question: 'Wer ist sie?',
      answers: [{ says: 'Keziah' }, { says: 'Clementine', wrong: 'Clementine ist die mit der Brille.' }],
    },
  ],
  end: 'Paar und Name: Das ist das Spiel. Zwischen den Karten liegen auch Bomben, sieh also genau hin.',
};
