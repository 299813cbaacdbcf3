import type { Messages } from './english.ts';

export const german: Messages = {
  title: 'Dein erstes Wort in 60 Sekunden',
  tried: 'BAUEN',
  marks: 'x-xn-',
  found: 'BLUME',
  steps: [
    {
      says: [
        'Ein Wort mit fünf Buchstaben ist versteckt. Du findest es, indem du andere Wörter probierst.',
        'BAUEN ist ein guter Anfang.',
      ],
      question: 'Sehen wir nach, was es verrät?',
      answers: [{ says: 'Eingeben' }],
    },
    {
      says: [
        'Voll mit Scheibe: Der Buchstabe stimmt und steht richtig. So wie B und U.',
        'Gepunktet mit Ring: Der Buchstabe kommt vor, aber woanders.',
        'Leer mit Strich: Der Buchstabe kommt nicht vor.',
      ],
      question: 'Welchen Buchstaben kannst du vergessen?',
      answers: [
        { says: 'A' },
        { says: 'E', wrong: 'E ist gepunktet: Es kommt vor, nur nicht an vierter Stelle.' },
      ],
    },
    {
      says: ['B und U bleiben. E rückt weiter. A und N fallen weg.'],
      question: 'Welches Wort kann es sein?',
      answers: [
        { says: 'BLUME' },
        { says: 'BLAUE', wrong: 'In BLAUE gibt es ein A, und das U steht nicht mehr an dritter Stelle.' },
      ],
    },
  ],
  end: 'Das ist das Wort! In richtigen Spielen hast du sechs Versuche und wählst jedes Wort selbst.',
};
