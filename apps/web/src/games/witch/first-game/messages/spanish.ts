import type { FirstGameText } from '../../../../shell/parts/first-game-part.ts';

export const spanish: FirstGameText = {
  title: 'Tu primera bruja en 60 segundos',
  steps: [
    {
      says: ['Cada bruja está aquí dos veces, boca abajo. Encuentra sus dos cartas y es tuya.'],
      question: '¿Levantamos dos cartas?',
      answers: [{ says: 'Levantar dos' }],
    },
    {
      says: ['Dos brujas distintas. Se van a tapar otra vez, así que recuerda dónde estaba cada una.'],
      question: '¿Las recuerdas?',
      answers: [{ says: 'Volver a taparlas' }],
    },
    {
      says: ['Otra carta, y es de nuevo la bruja del pelo azul.'],
      question: '¿Dónde la habías visto?',
      answers: [
        { says: 'Arriba a la izquierda' },
        { says: 'Abajo en el centro', wrong: 'Esa era la bruja de las gafas.' },
        { says: 'Abajo a la izquierda', wrong: 'Esa carta aún no se ha levantado.' },
      ],
    },
    {
      says: ['¡Una pareja! Falta su nombre. Empieza por K.'],
      question: '¿Quién es?',
      answers: [{ says: 'Keziah' }, { says: 'Clementine', wrong: 'Clementine es la de las gafas.' }],
    },
  ],
  end: 'Pareja y nombre: ese es el juego. Entre las cartas también hay bombas, así que mira bien.',
};
