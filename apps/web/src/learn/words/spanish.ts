import { entropy, entropyText } from './spanish/entropy.ts';
import { evaluators, evaluatorsText } from './spanish/evaluators.ts';
import { answer } from './spanish/grammar.ts';
import { knuth, knuthText } from './spanish/knuth.ts';
import { scoring, scoringText } from './spanish/scoring.ts';
import { states, statesText } from './spanish/states.ts';
import { witchCentre, witchCentreText } from './spanish/witch-centre.ts';
import type { LearnWords } from './words.ts';

export const spanish: LearnWords = {
  heading: 'Páginas para aprender',
  introduction:
    'Seis páginas cortas sobre lo que pasa entre un intento y su respuesta. Nada en ellas está preparado: cada cifra se calcula mientras miras, con el motor que juega las partidas, y puedes cambiar aquello de lo que tratan.',
  contents: 'Lecciones',
  figure: 'Pruébalo',
  previous: 'Antes',
  next: 'Siguiente',
  toLab: 'Al Laboratorio',
  toPlay: 'Jugar a Mastermind',
  missing: 'Esa página no existe. Estas son las páginas para aprender:',
  keysOpen: 'Teclas y órdenes',
  title: (lesson) => `${lesson} · Inkling`,
  console: { label: 'Orden', run: 'Enviar' },
  keys: {
    heading: 'Teclas y órdenes',
    shortcuts: 'Teclas',
    commands: 'Órdenes (en inglés)',
    turnOn: 'Usar teclas sueltas en toda la página',
    close: 'Cerrar',
  },
  keyRows: [
    [['/'], 'a la línea de órdenes'],
    [['?'], 'esta hoja'],
  ],
  commandRows: [['lesson 3', 'va a esa página; lessons es la lista']],
  palette: 'Elementos',
  place: (place, name) => `Lugar ${place}: ${name}`,
  answer,
  lessons: {
    scoring: scoringText,
    knuth: knuthText,
    entropy: entropyText,
    states: statesText,
    'witch-centre': witchCentreText,
    evaluators: evaluatorsText,
  },
  scoring,
  knuth,
  entropy,
  states,
  witchCentre,
  evaluators,
};
