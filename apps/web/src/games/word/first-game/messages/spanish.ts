import type { Messages } from './english.ts';

export const spanish: Messages = {
  title: 'Tu primera palabra en 60 segundos',
  tried: 'COBRE',
  marks: '-nxx-',
  found: 'LIBRO',
  steps: [
    {
      says: [
        'Hay una palabra oculta de cinco letras. La encuentras probando otras palabras.',
        'COBRE es una buena forma de empezar.',
      ],
      question: '¿Vemos qué nos dice?',
      answers: [{ says: 'Probar' }],
    },
    {
      says: [
        'Llena con un disco: la letra es correcta y está en su lugar. Así están la B y la R.',
        'Punteada con un anillo: la letra está en la palabra, pero en otro lugar.',
        'Vacía con una raya: la letra no está en la palabra.',
      ],
      question: '¿Qué letra puedes descartar?',
      answers: [
        { says: 'C' },
        { says: 'O', wrong: 'La O está punteada: está en la palabra, pero no en segundo lugar.' },
      ],
    },
    {
      says: ['La B y la R se quedan. La O se mueve. La C y la E sobran.'],
      question: '¿Qué palabra puede ser?',
      answers: [
        { says: 'LIBRO' },
        { says: 'SOBRA', wrong: 'En SOBRA la O sigue en segundo lugar, y allí no está.' },
      ],
    },
  ],
  end: '¡Esa es la palabra! En las partidas de verdad tienes seis intentos y eliges tú cada palabra.',
};
