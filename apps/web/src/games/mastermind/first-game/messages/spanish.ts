import type { CodeFirstGameText } from './english.ts';

export const spanish: CodeFirstGameText = {
  title: 'Tu primer código en 60 segundos',
  hidden: 'oculto',
  steps: [
    {
      says: [
        'Hay tres fichas ocultas, todas distintas. Puedes elegir entre cuatro.',
        'Para empezar vale cualquier intento. Este es Papá Noel, Campana, Árbol.',
      ],
      question: '¿Vemos qué tal?',
      answers: [{ says: 'Comprobar' }],
    },
    {
      says: [
        'Un disco: una ficha es correcta y está en su lugar. No se dice cuál.',
        'Un anillo: una ficha es correcta, pero va en otro lugar.',
      ],
      question: 'Entonces, ¿pueden estar las tres en el código?',
      answers: [
        { says: 'No, una sobra' },
        {
          says: 'Sí, las tres',
          wrong: 'Dos marcas son dos fichas. La tercera no tiene ninguna: no está en el código.',
        },
      ],
    },
    {
      says: [
        'Otro intento: Papá Noel, Árbol, Regalo. ¡Tres anillos! Las tres están en el código y ninguna en su lugar.',
        'En el turno 1 una ficha sí estaba en su lugar.',
      ],
      question: '¿Cuál era?',
      answers: [
        { says: 'El árbol, en el lugar 3' },
        {
          says: 'Papá Noel, en el lugar 1',
          wrong: 'En el turno 2 Papá Noel también va primero, y no hay ningún disco.',
        },
      ],
    },
    {
      says: ['El árbol va al final. Papá Noel no va primero.'],
      question: '¿Cuál es entonces el código?',
      answers: [
        { says: 'Regalo, Papá Noel, Árbol' },
        {
          says: 'Papá Noel, Regalo, Árbol',
          wrong: 'En el turno 2 Papá Noel va en el lugar 1 y no recibe ningún disco. Ahí no puede estar.',
        },
      ],
    },
  ],
  end: '¡Encontrado en tres! Eso es todo: las partidas de verdad tienen cuatro lugares y seis fichas.',
};
